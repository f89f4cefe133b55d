// Rivers, lakes and springs.
#include "tools/tileart/hunters/layout.h"

namespace bastide::art::hunters {

namespace {

constexpr double kBend = .44;        // of a river's controls, of the way out from the middle
constexpr double kLakeRadius = 51;   // and 2.5 for each fish
constexpr double kBandLake = 44;     // before a forest that goes through
constexpr double kSmallLake = 40;    // where two share a tile
constexpr double kSpringBack = .30;  // of the way from the middle to its edge

// Where the mouths of some rivers draw a lake: their mean direction.
Point pull_of(const std::vector<int>& sides) {
  Point sum;
  for (const int s : sides) sum = sum + kOutwards[s];
  return sum;
}

std::vector<int> mouths_of(const Face& face, int lake) {
  int sides = 0;
  for (const Zone& z : face.zones) {
    if (z.kind == Kind::River && z.lake == lake) sides |= z.sides;
  }
  return sides_of(sides);
}

// The way to the shore that is farthest from all mouths: there a hut stands. Always a diagonal, for a figure
// rises towards the sides of the tile and must not stand before the fish, however the tile is turned.
Point clear_of(const std::vector<int>& sides) {
  Point best{0, 1};
  double best_score = -1e9;
  for (int i = 0; i < 4; ++i) {
    const Point d = polar({0, 0}, 1, (90 * i + 45) * kPi / 180);
    double score = 0;
    for (const int s : sides) score += distance(d, kOutwards[s]);
    if (score > best_score + .01) {
      best_score = score;
      best = d;
    }
  }
  return best;
}

bool has_band(const Face& face) {
  for (const Zone& z : face.zones) {
    if (z.kind == Kind::Forest && (z.sides == 5 || z.sides == 10)) return true;
  }
  return false;
}

void place_lake(Plan& plan, int segment, int lakes, double size) {
  const Face& face = *plan.face;
  const std::vector<int> mouths = mouths_of(face, segment);
  const Zone& zone = face.zones[static_cast<std::size_t>(segment)];
  Rng rng("hunters-lake-" + face.ground + std::to_string(segment));
  const Point pull = pull_of(mouths);
  const double r = size * (lakes > 1 ? kSmallLake : kLakeRadius + 2.5 * zone.fish);
  double along = lakes > 1 ? 46 : (has_band(face) ? 42 : -6);  // towards its mouths, or from them
  if (mouths.size() == 2 && lakes == 1) along = -4;
  Point middle = kMiddle + (length(pull) > .5 ? pull * along : Point{});
  middle = middle + Point{rng.range(-3, 3), rng.range(-3, 3)};
  Lake lake{segment, {middle, has_band(face) ? kBandLake : r}, {}, clear_of(mouths)};
  lake.shore = blob(rng, middle, lake.at.r * rng.range(1.0, 1.07), lake.at.r * rng.range(.94, 1.0), 11, .06);
  plan.lakes.push_back(lake);
}

void place_river(Plan& plan, int segment) {
  const Face& face = *plan.face;
  const Zone& zone = face.zones[static_cast<std::size_t>(segment)];
  const std::vector<int> sides = sides_of(zone.sides);
  const std::string seed = "hunters-river-" + face.ground + std::to_string(segment);
  River river{segment, zone.sides, {}, {}};
  if (sides.size() == 2) {
    river.line = way(sides[0], sides[1], seed, 16, {}, kBend);
    plan.rivers.push_back(river);
    return;
  }
  Rng rng(seed);
  const Point edge = kEdgeMiddle[sides[0]], aside = right_of(kOutwards[sides[0]]) * rng.range(-9, 9);
  Point end = lerp(kMiddle, edge, has_band(face) ? .46 : kSpringBack);
  if (zone.spring) river.spring = {end, kSpringRadius};
  for (const Lake& lake : plan.lakes) {
    if (lake.segment == zone.lake) end = lake.at.at;
  }
  river.line = bezier(edge, lerp(edge, kMiddle, .3), lerp(end, edge, .4) + aside, end, 16);
  plan.rivers.push_back(river);
}

}  // namespace

void place_waters(Plan& plan, double lake_size) {
  int lakes = 0;
  for (const Zone& z : plan.face->zones) lakes += z.kind == Kind::Water && z.under < 0 ? 1 : 0;
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    const Zone& z = plan.face->zones[i];
    if (z.kind == Kind::Water && z.under < 0) place_lake(plan, static_cast<int>(i), lakes, lake_size);
  }
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    if (plan.face->zones[i].kind == Kind::River) place_river(plan, static_cast<int>(i));
  }
}

double Plan::water_room(Point p) const {
  double room = 1e9;
  for (const River& river : rivers) {
    room = std::min(room, distance_to_line(p, river.line) - kHalfBank);
    if (river.spring.r > 0) room = std::min(room, distance(p, river.spring.at) - river.spring.r - 5);
  }
  for (const Lake& lake : lakes) {
    Line closed = lake.shore;
    closed.push_back(lake.shore.front());
    const double d = distance_to_line(p, closed) - 6;
    room = std::min(room, inside(p, lake.shore) ? -d - 12 : d);
  }
  return room;
}

}  // namespace bastide::art::hunters
