// The facts of the Castle (assets/castle/castle.json) as far as its art needs them.
#pragma once

#include "engine/core/result.h"
#include "tools/tileart/geometry.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace bastide::art::castle {

enum class Kind { Path, Tower, House, Courtyard };

// Where a path stops on the tile; Through: nowhere.
enum class End { Through, Square, Building };

struct PathFact {
  int sides = 0;  // bit per side, 0 N 1 E 2 S 3 W
  bool well = false;
  End end = End::Through;
  int building_side = 0;  // a side of the building in which it ends
};

struct BuildingFact {
  Kind kind = Kind::House;
  int sides = 0;
};

struct CourtyardFact {
  int sides = 0;  // whole edges
  int halves =
      0;  // of path edges: bit 2 * side for the half counter-clockwise of the path, + 1 for the other
  int markets = 0;
};

struct Face {
  std::string id;
  int count = 1;
  std::array<Kind, 4> edges{};
  std::vector<PathFact> paths;
  std::vector<BuildingFact> buildings;  // towers in file order, then houses
  std::vector<CourtyardFact> courtyards;
};

struct CornerTower {
  std::array<int, 2> numbers{};
  bool convex = true;
  Point vertex;  // cells
  Point away;    // from the vertex to the tower: ±1, ±1
  bool token = false;
};

// A straight side of the wall: the spaces between two corner towers.
struct Run {
  int after_tower = 0;
  int side = 0;
  int first = 0, last = 0;  // numbers
};

struct StartField {
  std::string id;
  Point cell;
  int side = 0;
  Kind edge = Kind::Path;
  int markets = 0;
};

struct Facts {
  int width = 0, height = 0;
  std::vector<std::string> rows;  // '#' is a cell
  std::vector<CornerTower> towers;
  std::vector<Run> runs;
  std::vector<StartField> starts;
  std::vector<Face> faces;

  [[nodiscard]] bool is_cell(int x, int y) const {
    return x >= 0 && y >= 0 && x < width && y < height &&
           rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#';
  }
};

// Read on first use and kept; an error of the file ends the program, for it is compiled in.
const Facts& facts();

inline int sides_count(int sides) { return __builtin_popcount(static_cast<unsigned>(sides)); }

}  // namespace bastide::art::castle
