// From the facts of a castle tile to its geometry: where paths run, what ground houses and towers cover,
// where squares, wells and markets lie. Ground, props, mask and anchors all read this one description.
#pragma once

#include "tools/tileart/castle/facts.h"
#include "tools/tileart/design.h"

namespace bastide::art::castle {

inline constexpr double kSquareRadius = 31;
inline constexpr double kWellRadius = 20;
inline constexpr double kMarketRadius = 30;
inline constexpr double kHalfCasing = kRoadCasingWidth / 2;

struct Building {
  Kind kind = Kind::House;
  int sides = 0;
  int segment = 0;
  Line polygon;
  std::vector<Wall> walls;  // where it ends on the tile; towers have a real one there, houses a kerb
  Line owned_corners;       // of the tile
};

struct Path {
  int sides = 0;
  int segment = 0;
  std::vector<Line> lines;  // from the edge inwards, or from edge to edge
  End end = End::Through;
};

// Where a path goes into a building.
struct Entry {
  Point at;
  int side = 0;  // to which the door looks
  Kind kind = Kind::House;
};

enum class BedKind { Parterre, Herbs, Lawn, Paved };

struct Bed {
  Point at;
  double w = 0, h = 0;  // half sizes
  BedKind kind = BedKind::Herbs;
};

struct Plan {
  const Face* face = nullptr;
  std::vector<Path> paths;
  std::vector<Building> buildings;
  std::vector<Entry> entries;
  std::vector<Circle> squares, wells, markets;
  Line well_paths;                // per well, the point of its path it stands beside
  std::vector<int> market_yards;  // per market, its courtyard
  std::vector<Bed> beds;
  std::vector<Circle> sights;  // that nothing may hide, in no rotation
  Mask mask;                   // segments: paths, towers, houses, courtyards in file order
  std::string kinds;           // their letters, FORMAT.md
  Line anchors;                // where figures stand
  std::vector<std::string> problems;

  [[nodiscard]] int courtyard_segment(int yard) const {
    return static_cast<int>(face->paths.size() + face->buildings.size()) + yard;
  }
  // Distance in u from p to the next path, square, building, well or market; negative on one.
  [[nodiscard]] double open_room(Point p) const;
  // The same of what must be seen: paths, squares, wells, markets.
  [[nodiscard]] double room_in_sight(Point p) const;
  // A thing of this height and half width, with its foot at p: does it cover none of these, however the tile
  // is turned?
  [[nodiscard]] bool hides_nothing(Point p, double half_width, double height) const;
  [[nodiscard]] double inside_depth(const Building& b, Point p) const;  // to its border within the tile
};

Plan lay_out(const Face& face);

// Parts of lay_out.
void place_buildings(Plan& plan);
void place_paths(Plan& plan);
void place_mask(Plan& plan);
void place_wells(Plan& plan);
void place_markets(Plan& plan);
void place_anchors(Plan& plan);
void place_beds(Plan& plan);

}  // namespace bastide::art::castle
