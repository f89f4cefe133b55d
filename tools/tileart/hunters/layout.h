// From the facts of a tile to its geometry: what ground forests cover, where rivers run, where lakes and
// springs lie, where animals, fish and signs are seen and figures stand. Ground, props, mask and anchors all
// read this one description.
#pragma once

#include "tools/tileart/design.h"
#include "tools/tileart/hunters/facts.h"

namespace bastide::art::hunters {

inline constexpr double kSpringRadius = 23;
inline constexpr double kHalfBank = kRiverBankWidth / 2;
inline constexpr double kFigureRoom = 28;  // half of what a figure takes, standing or lying

// A tongue of a forest: where it must reach a water or a corner of the tile, to part two meadows.
struct Tongue {
  Line left, right;  // its sides, both from the root to the tip
  [[nodiscard]] Line ground() const { return joined(left, reversed(right)); }
  [[nodiscard]] double side_at(Point p) const {  // distance to the nearer side
    return std::min(distance_to_line(p, left), distance_to_line(p, right));
  }
};

struct Forest {
  int segment = 0;
  int sides = 0;
  Line ground;
  std::vector<Line> borders;  // of the ground without its tongues
  std::vector<Tongue> tongues;
  [[nodiscard]] bool covers(Point p) const;
};

struct River {
  int segment = 0;
  int sides = 0;
  Line line;      // from an edge to the other, or to the middle of its lake or spring
  Circle spring;  // r = 0: none
};

struct Lake {
  int segment = 0;
  Circle at;
  Line shore;
  Point clear;  // unit: the way from its middle to the shore where no river comes in
};

// What a rule counts or a player looks for: an upright picture in the middle of its circle.
struct Site {
  std::string prop;  // kind
  int segment = -1;
  Circle at;
  double scale = 1;
};

struct Plan {
  const Face* face = nullptr;
  std::vector<Forest> forests;
  std::vector<River> rivers;
  std::vector<Lake> lakes;
  std::vector<Site> sites;
  Mask mask;
  Line anchors;  // where figures stand
  Line bridge;   // of planks, over the river; empty: none
  std::vector<std::string> problems;

  // Distance in u to the next river, lake or spring; below 0 on one.
  [[nodiscard]] double water_room(Point p) const;
  [[nodiscard]] double forest_room(Point p) const;  // the same of forests
  // Inside a forest: to its border on the tile or the next water; below 0 outside.
  [[nodiscard]] double forest_depth(const Forest& forest, Point p) const;
  // The room of a point within its segment, whatever that is; below 0 beside it.
  [[nodiscard]] double room_in(int segment, Point p) const;
  // To the next thing that nothing may hide: sites and waters that have some.
  [[nodiscard]] double room_in_sight(Point p) const;
};

Plan lay_out(const Face& face);

// Parts of lay_out.
void place_waters(Plan& plan, double lake_size);
void place_forests(Plan& plan);  // and the mask: tongues grow until the meadows are those of the facts
void place_sites(Plan& plan);    // and the anchors

inline double to_border(Point p) { return std::min({p.x, p.y, kT - p.x, kT - p.y}); }

}  // namespace bastide::art::hunters
