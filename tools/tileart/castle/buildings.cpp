// The ground that houses and towers cover, by the room that paths and courtyards leave them.
#include "tools/tileart/castle/layout.h"
#include "tools/tileart/ground_shapes.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

bool has_path(const Face& face, int sides) {
  for (const PathFact& p : face.paths) {
    if ((p.sides & sides) != 0) return true;
  }
  return false;
}

bool has_courtyard(const Face& face, int side) {
  return face.edges[static_cast<std::size_t>(side)] == Kind::Courtyard;
}

Reach reach_of(const Face& face, const BuildingFact& b) {
  Reach shape;
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

void add_wall(Building& b, const Line& line) { b.walls.push_back({line, -1, true, true}); }

Building raise(const BuildingFact& fact, const Reach& reach) {
  const GroundShape ground = ground_on(fact.sides, reach);
  Building b{fact.kind, fact.sides, 0, ground.polygon, {}, ground.owned_corners};
  for (const Line& border : ground.borders) add_wall(b, border);
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
    plan.buildings.push_back(raise(fact, reach_of(face, fact)));
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
