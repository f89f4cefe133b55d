// Putting a plan together, paths, and the measures of room: see the header.
#include "tools/tileart/castle/layout.h"

#include "tools/tileart/sight.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

constexpr double kReach = .44;  // a curve's controls, of the way out from the middle

// From the middle of an edge to a wall of the building, which it meets square to the side.
Line way_into(const Plan& plan, int from, int into, Entry& entry) {
  const Building* goal = nullptr;
  for (const Building& b : plan.buildings) {
    if (has_side(b.sides, into)) goal = &b;
  }
  if (goal == nullptr) return {};
  entry.kind = goal->kind;
  const bool straight = ((from + 2) & 3) == into || has_side(goal->sides, (from + 2) & 3);
  // a bent way keeps to its own edge, so that the courtyard on its other side stays open
  const Point aim =
      straight ? kEdgeMiddle[(from + 2) & 3] : lerp(kMiddle, kEdgeMiddle[from], .2) + kOutwards[into] * 128.0;
  const Point start = straight ? kEdgeMiddle[from] : lerp(kMiddle, kEdgeMiddle[from], .2);
  Point hit = start;
  for (double t = 0; t < 1; t += .005) {
    hit = lerp(start, aim, t);
    if (inside(hit, goal->polygon)) break;
  }
  entry.at = hit;
  const Point outward = unit(start - aim);
  entry.side = outward.y < -.5 ? 0 : (outward.x > .5 ? 1 : (outward.y > .5 ? 2 : 3));
  if (straight) return resample({kEdgeMiddle[from], hit}, 8);
  return bezier(kEdgeMiddle[from], lerp(kEdgeMiddle[from], start, .9), lerp(hit, start, .6), hit);
}

void place_path(Plan& plan, const PathFact& fact, int segment) {
  Path path{fact.sides, segment, {}, fact.end};
  const std::vector<int> sides = sides_of(fact.sides);
  if (fact.end == End::Square) {
    path.lines.push_back(resample({kEdgeMiddle[sides[0]], kMiddle}, 8));
    if (plan.squares.empty()) plan.squares.push_back({kMiddle, kSquareRadius});
  } else if (fact.end == End::Building) {
    Entry entry;
    path.lines.push_back(way_into(plan, sides[0], fact.building_side, entry));
    plan.entries.push_back(entry);
  } else if (sides.size() == 2 && ((sides[0] + 2) & 3) != sides[1]) {
    path.lines.push_back(way(sides[0], sides[1], "", 0, {}, kReach));
  } else {
    for (const int side : sides) {
      const int across = (side + 2) & 3;
      if (has_side(fact.sides, across) && across < side) continue;
      const bool through = has_side(fact.sides, across);
      path.lines.push_back(resample({kEdgeMiddle[side], through ? kEdgeMiddle[across] : kMiddle}, 8));
    }
  }
  plan.paths.push_back(std::move(path));
}

}  // namespace

void place_paths(Plan& plan) {
  int segment = 0;
  for (const PathFact& fact : plan.face->paths) place_path(plan, fact, segment++);
  for (const Circle& square : plan.squares) plan.sights.push_back(square);
}

double Plan::room_in_sight(Point p) const {
  double room = 1e9;
  for (const Path& path : paths) {
    for (const Line& line : path.lines) room = std::min(room, distance_to_line(p, line) - kHalfCasing);
  }
  for (const Circle& c : sights) room = std::min(room, distance(p, c.at) - c.r);
  return room;
}

double Plan::open_room(Point p) const {
  double room = room_in_sight(p);
  for (const Building& b : buildings) {
    const bool in = inside(p, b.polygon);
    Line closed = b.polygon;
    closed.push_back(b.polygon.front());
    room = std::min(room, in ? -1 : distance_to_line(p, closed));
  }
  return room;
}

double Plan::inside_depth(const Building& b, Point p) const {
  if (!inside(p, b.polygon)) return -1;
  double depth = 1e9;
  for (const Wall& wall : b.walls) depth = std::min(depth, distance_to_line(p, wall.line));
  for (const Building& other : buildings) {
    if (other.segment == b.segment) continue;
    if (inside(p, other.polygon)) return -1;
    for (const Wall& wall : other.walls) depth = std::min(depth, distance_to_line(p, wall.line));
  }
  return depth;
}

bool Plan::hides_nothing(Point p, double half_width, double height) const {
  return art::hides_nothing(p, half_width, height, [&](Point q) { return room_in_sight(q); });
}

Plan lay_out(const Face& face) {
  Plan plan;
  plan.face = &face;
  plan.kinds = std::string(face.paths.size(), 'p');
  for (const BuildingFact& b : face.buildings) plan.kinds += b.kind == Kind::Tower ? 't' : 'h';
  plan.kinds += std::string(face.courtyards.size(), 'y');
  place_buildings(plan);
  place_paths(plan);
  place_wells(plan);
  place_mask(plan);
  place_markets(plan);
  place_anchors(plan);
  place_beds(plan);
  return plan;
}

}  // namespace bastide::art::castle
