// Where animals, fish, nuggets and signs are seen, and where figures stand: all of a segment's find their
// places together, so that none stands on another.
#include "tools/tileart/hunters/layout.h"

#include <algorithm>
#include <functional>

namespace bastide::art::hunters {

namespace {

constexpr double kSignRoom = 22;
constexpr double kPowerRoom = 28;
constexpr double kFieldRoom = 40;
constexpr double kFishRoom = 13;
constexpr double kEnough = 10;        // u of air round a thing; more is no better
constexpr double kFigureHeight = 52;  // of one that stands, over its anchor on the screen
constexpr double kFigureHalf = 19;    // its half width

// Half of what its picture takes.
double room_of(const std::string& animal) {
  if (animal == "mammoth") return 31;
  return animal == "deer" ? 24 : 28;
}

// How far a figure that stands at `figure` keeps from showing before a circle, whichever way the tile is
// turned: it rises towards each of the four sides.
double gap_to_standing(Point figure, Point p, double r) {
  const double x = std::abs(p.x - figure.x), y = std::abs(p.y - figure.y);
  return std::max(std::min(x, y) - kFigureHalf - r * .6, std::max(x, y) - kFigureHeight - r * .8);
}

struct Wanted {
  double r = 0;
  bool figure = false;
  Point at;
};

// All of them within a segment, each with its room and apart from the others; returns how much air the worst
// of them has. `stands`: figures there stand; elsewhere they lie.
double settle(const Plan& plan, int segment, bool stands, std::vector<Wanted>& wanted) {
  Line places;
  std::vector<double> rooms;
  for (double y = 14; y <= kT - 14; y += 5) {
    for (double x = 14; x <= kT - 14; x += 5) {
      const double room = plan.room_in(segment, {x, y});
      if (room < 6) continue;
      places.push_back({x, y});
      rooms.push_back(room);
    }
  }
  if (places.empty()) return -1e9;
  Point middle;
  for (const Point p : places) middle = middle + p * (1 / static_cast<double>(places.size()));
  const auto air = [&](std::size_t who, std::size_t place) {
    const Point p = places[place];
    const Wanted& self = wanted[who];
    double least = std::min(rooms[place] - self.r, kEnough);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (i == who) continue;
      const Wanted& other = wanted[i];
      double gap = distance(p, other.at) - self.r - other.r;
      if (stands && self.figure != other.figure)
        gap = self.figure ? gap_to_standing(p, other.at, other.r) : gap_to_standing(other.at, p, self.r);
      least = std::min(least, gap);
    }
    return least;
  };
  Rng rng("hunters-sites-" + plan.face->ground + std::to_string(segment));
  std::vector<Wanted> best = wanted;
  double best_air = -1e9;
  for (int start = 0; start < 10; ++start) {
    for (Wanted& w : wanted) w.at = rng.pick_of(places);
    double worst = -1e9;
    for (int round = 0; round < 4; ++round) {
      worst = 1e9;
      for (std::size_t who = 0; who < wanted.size(); ++who) {
        double top = -1e9;
        std::size_t at = 0;
        for (std::size_t place = 0; place < places.size(); ++place) {
          const double score = air(who, place) - .02 * distance(places[place], middle);
          if (score <= top) continue;
          top = score;
          at = place;
        }
        wanted[who].at = places[at];
        worst = std::min(worst, top);
      }
    }
    if (worst <= best_air) continue;
    best_air = worst;
    best = wanted;
  }
  wanted = best;
  return best_air;
}

void place_land(Plan& plan, int segment) {
  const Zone& zone = plan.face->zones[static_cast<std::size_t>(segment)];
  const bool forest = zone.kind == Kind::Forest;
  std::vector<Site> sites;
  for (const std::string& animal : zone.animals) sites.push_back({animal, segment, {{}, room_of(animal)}, 1});
  if (zone.nugget) sites.push_back({plan.face->menhirs ? "menhir" : "nugget", segment, {{}, kSignRoom}, 1});
  for (int i = 0; i < zone.mushrooms; ++i) sites.push_back({"mushrooms", segment, {{}, kSignRoom}, 1});
  if (!zone.power.empty())
    sites.push_back({zone.power == "wild_fire" ? "fire" : zone.power,
                     segment,
                     {{}, zone.power == "agriculture" ? kFieldRoom : kPowerRoom},
                     1});
  if (forest && plan.face->start) sites.push_back({"volcano", segment, {{}, kPowerRoom + 10}, 1});
  if (forest && plan.face->id == "SC-scout") sites.push_back({"lookout", segment, {{}, kSignRoom}, 1});
  std::vector<Wanted> wanted;
  for (const Site& s : sites) wanted.push_back({s.at.r, false, {}});
  wanted.push_back({forest ? 15.0 : kFigureRoom, true, {}});
  const double air = settle(plan, segment, forest, wanted);
  if (air < -14) plan.problems.push_back("no room in segment " + std::to_string(segment));
  const double scale = std::clamp(1 + air / 45, .84, 1.16);  // as there is room for it
  for (std::size_t i = 0; i < sites.size(); ++i) {
    sites[i].at.at = wanted[i].at;
    sites[i].scale = scale * (sites[i].at.r >= kFieldRoom ? 1.25 : 1);
    plan.sites.push_back(sites[i]);
  }
  plan.anchors[static_cast<std::size_t>(segment)] = wanted.back().at;
}

// Fish, and what floats beside them, at the shore that the hut leaves.
void place_in_lake(Plan& plan, const Lake& lake) {
  const Zone& zone = plan.face->zones[static_cast<std::size_t>(lake.segment)];
  const Point out = lake.clear, aside = right_of(out);
  plan.anchors[static_cast<std::size_t>(lake.segment)] = lake.at.at + out * (lake.at.r * .62);
  const auto put = [&](const char* prop, double along, double across, double r) {
    plan.sites.push_back({prop, lake.segment, {lake.at.at - out * along + aside * across, r}, 1});
  };
  const double in = lake.at.r * .38;
  if (!zone.power.empty()) {
    put(zone.power.c_str(), in - 7, -15, 20);
    put("fish", in + 2, 20, kFishRoom);
    return;
  }
  static constexpr double kSpots[5][4][2] = {{},
                                             {{0, 0}},
                                             {{0, -17}, {0, 17}},
                                             {{10, -17.5}, {10, 17.5}, {-20, 0}},
                                             {{16, -17}, {16, 17}, {-17, -17}, {-17, 17}}};
  const int n = std::clamp(zone.fish, 0, 4);
  for (int i = 0; i < n; ++i) put("fish", in + kSpots[n][i][0], kSpots[n][i][1], kFishRoom);
}

// Where on its river a figure stands: off the middle, and not before what must be seen.
Point on_river(const Plan& plan, const River& river, double from, double to) {
  Point best = point_at(river.line, (from + to) / 2);
  double best_score = -1e9;
  for (double f = from; f <= to; f += .02) {
    const Point p = point_at(river.line, f);
    double score = std::min(to_border(p) - 34, 6.0) - 20 * std::abs(f - (from + to) / 2);
    for (const Site& s : plan.sites) score = std::min(score, gap_to_standing(p, s.at.at, s.at.r));
    if (score <= best_score) continue;
    best_score = score;
    best = p;
  }
  return best;
}

void place_on_river(Plan& plan, const River& river) {
  const Zone& zone = plan.face->zones[static_cast<std::size_t>(river.segment)];
  const bool through = sides_of(river.sides).size() == 2;
  for (int i = 0; i < zone.fish; ++i)
    plan.sites.push_back({"fish",
                          river.segment,
                          {point_at(river.line, .5 + (i - (zone.fish - 1) / 2.0) * .15), kFishRoom},
                          1});
  Point& fisher = plan.anchors[static_cast<std::size_t>(river.segment)];
  fisher = through ? on_river(plan, river, .16, .36) : point_at(river.line, .42);
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    if (plan.face->zones[i].under == river.segment)
      plan.anchors[i] = through ? on_river(plan, river, .64, .84) : river.spring.at;
  }
  if (zone.lake < 0) return;
  for (const Lake& lake : plan.lakes) {  // half way on what is seen of it
    if (lake.segment == zone.lake) fisher = point_at(river.line, .5 * (1 - lake.at.r / length(river.line)));
  }
}

// The Scout's tiles whose figure has a place of its own (SCOUT-05, SCOUT-06).
void place_scouts(Plan& plan) {
  if (plan.rivers.empty()) return;
  const Point middle = point_at(plan.rivers.front().line, .5);
  if (plan.face->id == "SC-footbridge") {
    const Point along = right_of(direction_at(plan.rivers.front().line, .5));
    plan.bridge = {middle - along * (kHalfBank + 11), middle + along * (kHalfBank + 11)};
    for (std::size_t i = 0; i < plan.anchors.size(); ++i) {
      if (plan.face->zones[i].kind == Kind::Meadow) plan.anchors[i] = middle;
    }
  }
  if (plan.face->id == "SC-ferryman") {
    plan.anchors[static_cast<std::size_t>(plan.rivers.front().segment)] = middle + Point{0, 4};
    plan.sites.push_back({"ferry", plan.rivers.front().segment, {middle, 22}, 1});
  }
}

}  // namespace

double Plan::room_in(int segment, Point p) const {
  const Zone& zone = face->zones[static_cast<std::size_t>(segment)];
  if (mask.at(p) != segment) return -100;
  if (zone.kind == Kind::Forest) {
    for (const Forest& forest : forests) {
      if (forest.segment == segment) return std::min(forest_depth(forest, p), to_border(p) + 2);
    }
  }
  // rather a little over a shore than over the edge of the tile
  return std::min({water_room(p) + 6, forest_room(p) + 6, to_border(p)});
}

double Plan::room_in_sight(Point p) const {
  double room = 1e9;
  for (const Site& s : sites) room = std::min(room, distance(p, s.at.at) - s.at.r);
  for (const River& river : rivers) {
    room = std::min(room, distance_to_line(p, river.line) - 8);
    if (river.spring.r > 0) room = std::min(room, distance(p, river.spring.at) - river.spring.r * .7);
  }
  for (const Lake& lake : lakes) room = std::min(room, distance(p, lake.at.at) - lake.at.r * .8);
  return room;
}

void place_sites(Plan& plan) {
  plan.anchors.resize(plan.face->zones.size(), kMiddle);
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    const Kind kind = plan.face->zones[i].kind;
    if (kind == Kind::Forest || kind == Kind::Meadow) place_land(plan, static_cast<int>(i));
  }
  for (const Lake& lake : plan.lakes) place_in_lake(plan, lake);
  for (const River& river : plan.rivers) place_on_river(plan, river);
  place_scouts(plan);
  if (plan.face->zones.empty()) plan.sites.push_back({"shaman", -1, {{128, 132}, kPowerRoom + 16}, 1.6});
}

}  // namespace bastide::art::hunters
