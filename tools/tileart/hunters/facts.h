// The facts of Hunters & Gatherers (assets/hunters) as far as its art needs them.
#pragma once

#include "tools/tileart/geometry.h"

#include <array>
#include <string>
#include <vector>

namespace bastide::art::hunters {

// In the order of a tile's segments: first all its forests, in file order, then its rivers … A water is a
// lake, or what lies under a river that ends in no lake: huts stand there
// (engine/families/hunters/README.md).
enum class Kind { Forest, River, Meadow, Water };
inline constexpr char kKindLetters[] = "wvol";  // FORMAT.md

struct Zone {
  Kind kind = Kind::Meadow;
  int sides = 0;   // of a forest: whole edges; of a river: where it flows over the edge
  int halves = 0;  // of a meadow, bit 0 N0 … 7 W1, clockwise
  int fish = 0;
  int lake = -1;   // of a river: segment of the lake in which it ends
  int under = -1;  // of a water: segment of the river that it lies under; -1: it is a lake
  bool spring = false;
  bool nugget = false;
  int mushrooms = 0;
  std::vector<std::string> animals;
  std::string power;
};

struct Face {
  std::string id;
  std::string ground;    // id of the first tile with the same picture of the ground
  bool menhirs = false;  // of the edition that has menhirs where the other has nuggets
  bool start = false;
  std::vector<Zone> zones;  // by segment
  [[nodiscard]] std::string kinds() const;
};

// Read on first use and kept; an error of the files ends the program, for they are compiled in.
const std::vector<Face>& faces();

}  // namespace bastide::art::hunters
