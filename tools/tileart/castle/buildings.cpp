// The ground that houses and towers cover. A border is drawn with the building on its right; on the tile's
// edge it ends 18 u from the corners, so that the two sides of a joint are one.
#include "tools/tileart/castle/layout.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

constexpr double kLow = kWallEnd, kHigh = kT - kWallEnd;

// How much room the tile leaves a building.
struct Shape {
  double cap = 88;      // depth on one side
  double corner = 24;   // how far the border bulges over the diagonal
  double waist = 46;    // how much a band is drawn in on either side
  double pocket = 126;  // controls of the pocket that three sides leave, from its side
};

// Each for its own canonical sides: N, N+E, N+S, W+N+E.
Line cap_border(double depth) {
  const double c = depth / .75;
  return bezier({kHigh, 0}, {.90 * kT, c}, {.10 * kT, c}, {kLow, 0}, 28);
}

Line corner_border(double bulge) {
  const Point a{kT, kHigh}, b{kLow, 0}, out = Point{-1, 1} * (bulge / .75 / std::sqrt(2.0));
  return bezier(a, lerp(a, b, .3) + out, lerp(a, b, .7) + out, b, 32);
}

Line band_border(double waist) {  // its east side
  const double x = kHigh - waist / .75;
  return bezier({kHigh, 0}, {x, .3 * kT}, {x, .7 * kT}, {kHigh, kT}, 30);
}

Line pocket_border(double depth) {
  const double y = kT - kWallEnd - (depth - kWallEnd * .25) / .75;
  return bezier({kT, kHigh}, {.76 * kT, y}, {.24 * kT, y}, {0, kHigh}, 32);
}

bool has_path(const Face& face, int sides) {
  for (const PathFact& p : face.paths) {
    if ((p.sides & sides) != 0) return true;
  }
  return false;
}

bool has_courtyard(const Face& face, int side) {
  return face.edges[static_cast<std::size_t>(side)] == Kind::Courtyard;
}

// Which canonical sides turned `turns` quarters give these.
int turns_of(int sides, int canonical) {
  for (int turns = 0; turns < 4; ++turns) {
    int turned_sides = 0;
    for (const int s : sides_of(canonical)) turned_sides |= 1 << ((s + turns) & 3);
    if (turned_sides == sides) return turns;
  }
  return 0;
}

Shape shape_of(const Face& face, const BuildingFact& b) {
  Shape shape;
  const int others = 15 & ~b.sides;
  const bool lonely = face.buildings.size() == 1;
  bool goes_in = false;
  for (const PathFact& p : face.paths) goes_in = goes_in || p.end == End::Building;
  if (lonely && face.paths.empty()) shape.cap = 100;
  for (const PathFact& p : face.paths) {
    if (p.end == End::Square) shape.cap = 76;
    if (sides_count(p.sides) > 1) shape.cap = 82;
  }
  if (face.buildings.size() > 1 && sides_count(b.sides) == 1 && face.paths.empty()) shape.cap = 74;
  if (has_path(face, others)) shape.corner = 12;
  if (face.buildings.size() > 1) shape.corner = sides_count(others) == 2 && face.courtyards.empty() ? 0 : -8;
  if (face.courtyards.empty()) shape.waist = 84;
  if (goes_in) shape.pocket = 130;
  for (const int side : sides_of(others)) {
    if (has_courtyard(face, side) && sides_count(b.sides) == 2) shape.waist = 56;
  }
  return shape;
}

// Along the tile's edge, clockwise, over all sides of the building.
Line along_edges(int sides, int first, Line& corners) {
  static constexpr Point kCorner[4] = {{0, 0}, {kT, 0}, {kT, kT}, {0, kT}};  // at which side s begins
  Line out;
  for (int i = 0; i < 4; ++i) {
    const int s = (first + i) & 3;
    if (!has_side(sides, s)) break;
    const Point dir = right_of(kOutwards[s]);
    const bool joins_next = has_side(sides, (s + 1) & 3) && sides_count(sides) > 1;
    if (i == 0 && !has_side(sides, (s + 3) & 3)) out.push_back(kCorner[s] + dir * kLow);
    if (joins_next && (i < 3 || sides == 15)) {
      out.push_back(kCorner[(s + 1) & 3]);
      corners.push_back(kCorner[(s + 1) & 3]);
    } else {
      out.push_back(kCorner[s] + dir * kHigh);
    }
  }
  return out;
}

bool begins_span(int sides, int s) {
  return has_side(sides, s) && (sides == 15 || !has_side(sides, (s + 3) & 3));
}

void add_wall(Building& b, const Line& line) { b.walls.push_back({line, -1, true, true}); }

Building raise(const BuildingFact& fact, const Shape& shape) {
  Building b{fact.kind, fact.sides, 0, {}, {}, {}};
  const int n = sides_count(fact.sides);
  if (n == 4) {
    b.polygon = along_edges(15, 0, b.owned_corners);
    return b;
  }
  if (fact.sides == 5 || fact.sides == 10) {
    const int turns = fact.sides == 5 ? 0 : 1;
    add_wall(b, turned(band_border(shape.waist), turns));
    add_wall(b, turned(band_border(shape.waist), turns + 2));
    b.polygon = joined(b.walls[0].line, b.walls[1].line);
    return b;
  }
  const Line border =
      n == 1 ? cap_border(shape.cap) : (n == 2 ? corner_border(shape.corner) : pocket_border(shape.pocket));
  const int canonical = n == 1 ? 1 : (n == 2 ? 3 : 11);
  add_wall(b, turned(border, turns_of(fact.sides, canonical)));
  for (int s = 0; s < 4; ++s) {
    if (begins_span(fact.sides, s)) b.polygon = along_edges(fact.sides, s, b.owned_corners);
  }
  b.polygon = joined(b.polygon, b.walls[0].line);
  return b;
}

// On a tile without courtyard or path a house reaches up to the towers: no meadow is left over between them.
void fill_up(Plan& plan, Building& house) {
  Line polygon;
  for (int s = 0; s < 4; ++s) {
    if (!begins_span(house.sides, s)) continue;
    Line ignored;
    polygon = joined(polygon, along_edges(house.sides, s, ignored));
    const Wall* next = nullptr;
    for (const Building& other : plan.buildings) {
      for (const Wall& wall : other.walls) {
        if (other.kind == Kind::Tower && (next == nullptr || distance(wall.line.back(), polygon.back()) <
                                                                 distance(next->line.back(), polygon.back())))
          next = &wall;
      }
    }
    if (next != nullptr) polygon = joined(polygon, reversed(next->line));
  }
  house.polygon = polygon;
  house.walls.clear();
}

}  // namespace

void place_buildings(Plan& plan) {
  const Face& face = *plan.face;
  int segment = static_cast<int>(face.paths.size());
  for (const BuildingFact& fact : face.buildings) {
    plan.buildings.push_back(raise(fact, shape_of(face, fact)));
    plan.buildings.back().segment = segment++;
  }
  if (!face.courtyards.empty()) return;
  const bool has_tower = std::any_of(plan.buildings.begin(), plan.buildings.end(),
                                     [](const Building& b) { return b.kind == Kind::Tower; });
  for (Building& b : plan.buildings) {
    if (b.kind == Kind::House && has_tower) fill_up(plan, b);
  }
}

}  // namespace bastide::art::castle
