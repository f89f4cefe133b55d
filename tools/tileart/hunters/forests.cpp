// The ground that forests cover. A forest that must part two meadows which its plain shape leaves together
// grows tongues, to a water or a corner of the tile: the fewest and shortest with which the meadows are those
// of the facts.
#include "tools/tileart/ground_shapes.h"
#include "tools/tileart/hunters/layout.h"
#include "tools/tileart/open_land.h"

#include <algorithm>

namespace bastide::art::hunters {

namespace {

constexpr double kFingerRoom = 2;   // a water is a little wider in the mask than drawn
constexpr double kTongueRoot = 40;  // half widths
constexpr double kTongueWaist = 25;
constexpr double kCornerTip = 4;
constexpr double kRootDepth = 22;  // so far back a tongue begins in its forest
constexpr int kMostTongues = 4;

Reach reach_of(const Face& face, const Zone& forest) {
  Reach reach{.cap = 86, .corner = 20, .waist = 40, .pocket = 128};
  int others = 0;
  bool water = false;
  for (const Zone& z : face.zones) {
    if (&z != &forest && z.kind == Kind::Forest) ++others;
    water = water || z.kind == Kind::River;
  }
  if (others > 0) {
    reach.cap = 72;
    reach.corner = -14;
    reach.pocket = 120;
  }
  if (water) {
    reach.cap = 66;
    reach.corner = others > 0 ? -34 : -26;
    reach.pocket = 104;
  }
  if (!water && others == 0) reach.cap = 98;
  return reach;
}

// A wavy border: the ends stay where they are.
Line waved(const Line& border, Rng& rng) {
  Line out = resample(border, 12);
  for (std::size_t i = 2; i + 2 < out.size(); ++i)
    out[i] = out[i] + right_of(unit(out[i + 1] - out[i - 1])) * rng.range(-3.6, 3.6);
  return out;
}

Forest forest_of(const Face& face, int segment) {
  const Zone& zone = face.zones[static_cast<std::size_t>(segment)];
  Rng rng("hunters-forest-" + face.ground + std::to_string(segment));
  GroundShape shape = ground_on(zone.sides, reach_of(face, zone));
  Forest out{segment, zone.sides, {}, {}, {}};
  const bool band = zone.sides == 5 || zone.sides == 10;
  if (!band && !shape.borders.empty())
    shape.polygon.resize(shape.polygon.size() - shape.borders.front().size());
  if (band) shape.polygon.clear();
  for (const Line& border : shape.borders) {
    out.borders.push_back(waved(border, rng));
    shape.polygon = joined(shape.polygon, out.borders.back());
  }
  out.ground = shape.polygon;
  return out;
}

int segment_at(const Plan& plan, Point p) {
  for (const Lake& lake : plan.lakes) {
    if (inside(p, scaled(lake.shore, lake.at.at, 1.06))) return lake.segment;
  }
  const River* nearest = nullptr;
  double best = 1e9;
  for (const River& river : plan.rivers) {
    double d = distance_to_line(p, river.line) - kHalfBank;
    if (river.spring.r > 0) d = std::min(d, distance(p, river.spring.at) - river.spring.r - 3);
    if (d >= best) continue;
    best = d;
    nearest = &river;
  }
  if (best < kFingerRoom) return nearest->segment;
  for (const Forest& forest : plan.forests) {
    if (forest.covers(p)) return forest.segment;
  }
  return -1;
}

// A point just inside the middle of each half edge, beside a river's mouth.
Line points_of(int halves) {
  static constexpr Point kCorner[4] = {{0, 0}, {kT, 0}, {kT, kT}, {0, kT}};
  Line out;
  for (int h = 0; h < 8; ++h) {
    if ((halves >> h & 1) == 0) continue;
    const int side = h / 2;
    out.push_back(kCorner[side] + right_of(kOutwards[side]) * (h % 2 == 0 ? 56.0 : 200.0) +
                  kOutwards[side] * -3.0);
  }
  return out;
}

int make_mask(Plan& plan) {
  std::vector<OpenLand> meadows;
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    const Zone& z = plan.face->zones[i];
    if (z.kind == Kind::Meadow) meadows.push_back({static_cast<int>(i), points_of(z.halves)});
  }
  int faults = 0;
  label_land(plan.mask, [&](Point p) { return segment_at(plan, p); }, meadows, [&](OpenFault) { ++faults; });
  return faults;
}

struct Choice {
  int forest = 0;  // segment
  double cost = 0;
  Tongue tongue;
};

Tongue along(const Line& path, double root, double waist, double tip) {
  const Line fine = resample(path, 9);
  Tongue out;
  const auto n = static_cast<double>(fine.size() - 1);
  for (std::size_t i = 0; i < fine.size(); ++i) {
    const double t = static_cast<double>(i) / n;
    const double half =
        t < .5 ? root + (waist - root) * std::sin(t * kPi) : waist + (tip - waist) * (2 * t - 1);
    const Point across =
        right_of(unit(fine[std::min(i + 1, fine.size() - 1)] - fine[i > 0 ? i - 1 : 0])) * half;
    out.left.push_back(fine[i] - across);
    out.right.push_back(fine[i] + across);
  }
  return out;
}

Point root_of(const Forest& forest, Point goal) {
  Point nearest = centroid(forest.ground);
  double best = 1e9;
  for (const Line& border : forest.borders) {
    for (const Point p : border) {
      const double d = distance(p, goal) + .25 * distance(p, kMiddle);
      if (to_border(p) < 30 || d >= best) continue;
      best = d;
      nearest = p;
    }
  }
  return nearest;
}

// A tongue that comes to a water from the side of its mouths would shut in the meadows there.
double crowding(Point goal, Point root, int mouths) {
  double most = -1;
  const Point d = unit(root - goal);
  for (const int s : sides_of(mouths)) most = std::max(most, d.x * kOutwards[s].x + d.y * kOutwards[s].y);
  return most > -.3 ? 30 + 60 * most : 0;
}

void add_to_water(const Forest& forest, Point goal, int mouths, std::vector<Choice>& out) {
  const Point root = root_of(forest, goal), back = root + unit(root - goal) * kRootDepth;
  out.push_back({forest.segment, distance(root, goal) + crowding(goal, root, mouths),
                 along({back, goal}, kTongueRoot, kTongueWaist, kTongueWaist)});
}

void add_to_corner(const Forest& forest, Point corner, std::vector<Choice>& out) {
  const Point root = root_of(forest, corner), back = root + unit(root - corner) * kRootDepth;
  const Point end = corner + unit(corner - kMiddle) * 4.0;
  const bool past_middle = distance(root, corner) < distance(kMiddle, corner) + 10;
  const Line path = past_middle ? Line{back, end}
                                : bezier(back, lerp(root, kMiddle, .8), lerp(kMiddle, corner, .3), end, 30);
  out.push_back({forest.segment, distance(root, corner) + 60, along(path, 34, 22, kCornerTip)});
}

std::vector<Choice> possible_tongues(const Plan& plan) {
  std::vector<Choice> out;
  for (const Forest& forest : plan.forests) {
    for (const Lake& lake : plan.lakes) {
      int mouths = 0;
      for (const River& river : plan.rivers)
        mouths |=
            plan.face->zones[static_cast<std::size_t>(river.segment)].lake == lake.segment ? river.sides : 0;
      add_to_water(forest, lake.at.at, mouths, out);
    }
    for (const River& river : plan.rivers) {
      if (river.spring.r > 0) {
        add_to_water(forest, river.spring.at, river.sides, out);
      } else if (sides_of(river.sides).size() == 2) {
        add_to_water(forest, point_at(river.line, .5), 0, out);
      }
    }
    for (const Point corner : {Point{0, 0}, {kT, 0}, {kT, kT}, {0, kT}}) {
      if (!forest.covers(lerp(corner, kMiddle, .1))) add_to_corner(forest, corner, out);
    }
  }
  std::stable_sort(out.begin(), out.end(), [](const Choice& a, const Choice& b) { return a.cost < b.cost; });
  return out;
}

void set_tongues(Plan& plan, const std::vector<Choice>& all, const std::vector<std::size_t>& chosen) {
  for (Forest& forest : plan.forests) {
    forest.tongues.clear();
    for (const std::size_t i : chosen) {
      if (all[i].forest == forest.segment) forest.tongues.push_back(all[i].tongue);
    }
  }
}

// `count` of them, in the order of the list, from `next` on.
bool grow(Plan& plan, const std::vector<Choice>& all, std::vector<std::size_t>& chosen, std::size_t next,
          int count) {
  if (count == 0) {
    set_tongues(plan, all, chosen);
    return make_mask(plan) == 0;
  }
  for (std::size_t i = next; i < all.size(); ++i) {
    chosen.push_back(i);
    if (grow(plan, all, chosen, i + 1, count - 1)) return true;
    chosen.pop_back();
  }
  return false;
}

}  // namespace

bool Forest::covers(Point p) const {
  if (inside(p, ground)) return true;
  return std::any_of(tongues.begin(), tongues.end(), [&](const Tongue& t) { return inside(p, t.ground()); });
}

double Plan::forest_depth(const Forest& forest, Point p) const {
  if (!forest.covers(p)) return -1;
  double depth = water_room(p) + 4;
  for (const Forest& other : forests) {
    for (const Line& border : other.borders) {
      if (other.segment == forest.segment && !inside(p, forest.ground)) continue;  // in a tongue
      depth = std::min(depth, distance_to_line(p, border));
    }
    if (other.segment != forest.segment && other.covers(p)) return -1;
  }
  if (!inside(p, forest.ground)) {
    double in_tongue = 0;
    for (const Tongue& t : forest.tongues) {
      if (inside(p, t.ground())) in_tongue = std::max(in_tongue, t.side_at(p));
    }
    depth = std::min(depth, in_tongue);
  }
  return depth;
}

double Plan::forest_room(Point p) const {
  double room = 1e9;
  for (const Forest& forest : forests) {
    if (forest.covers(p)) return -1;
    for (const Line& border : forest.borders) room = std::min(room, distance_to_line(p, border));
    for (const Tongue& t : forest.tongues) room = std::min(room, t.side_at(p));
  }
  return room;
}

void place_forests(Plan& plan) {
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    if (plan.face->zones[i].kind == Kind::Forest)
      plan.forests.push_back(forest_of(*plan.face, static_cast<int>(i)));
  }
  if (make_mask(plan) == 0) return;
  const std::vector<Choice> all = possible_tongues(plan);
  for (int count = 1; count <= kMostTongues; ++count) {
    std::vector<std::size_t> chosen;
    if (grow(plan, all, chosen, 0, count)) return;
  }
  set_tongues(plan, all, {});
  make_mask(plan);
  plan.problems.emplace_back("its meadows are not those of the facts");
}

}  // namespace bastide::art::hunters
