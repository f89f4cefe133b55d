// The landscape recounted the slow way: from the placed tiles and the tile facts alone, by flood fill
// over cells, sharing no code with engine/core. What the engine keeps up to date must equal this. Of other
// families than the main game it knows no facts and reads the compiled designs instead.
#pragma once

#include "tests/support/expansions.h"

#include <vector>

namespace bastide::test {

// One connected feature.
struct Region {
  Kind kind = 0;
  std::vector<int> segments;  // numbered as the engine numbers them, by placing order
  std::vector<int> tiles;     // different tiles, ascending
  int open = 0;               // open edges; for monastery and garden the missing neighbours
  int coats_of_arms = 0;
  int inns = 0;
  int cathedrals = 0;
  int goods[3] = {};
  std::vector<int> cities;  // for fields: regions of the cities that touch it, each once
};

class SlowLandscape {
 public:
  SlowLandscape(const Rules& rules, const State& state);

  [[nodiscard]] const std::vector<Region>& regions() const { return regions_; }
  // The region a segment belongs to.
  [[nodiscard]] int region_of(int segment) const { return region_of_[static_cast<unsigned>(segment)]; }
  [[nodiscard]] int segment_count() const { return static_cast<int>(nodes_.size()); }

  [[nodiscard]] bool has_tile(int x, int y) const { return tile_at(x, y) >= 0; }
  // BASE-10, BASE-11 by looking at the facts: an empty cell of the board beside a tile, all touching edges
  // equal.
  [[nodiscard]] bool is_board(int x, int y) const;
  [[nodiscard]] bool fits(u8 design, int x, int y, int rotation) const;
  [[nodiscard]] int min_x() const { return min_x_; }
  [[nodiscard]] int max_x() const { return max_x_; }
  [[nodiscard]] int min_y() const { return min_y_; }
  [[nodiscard]] int max_y() const { return max_y_; }

 private:
  struct Node {
    int tile = 0;
    Kind kind = 0;
    unsigned sides = 0;   // as they lie on the board
    unsigned halves = 0;  // as they lie on the board
    std::vector<int> touches;
  };

  void add_tile(int index);
  void add_by_facts(int index, const PlacedTile& tile);
  void add_by_design(int index, const PlacedTile& tile);
  Node& add_node(int tile, Kind kind);
  void flood(int start);
  [[nodiscard]] std::size_t place_of(int x, int y) const;
  [[nodiscard]] int tile_at(int x, int y) const;
  [[nodiscard]] int terrain(u8 design, int rotation, int board_side) const;
  void count(Region& region, int segment) const;

  const Rules& rules_;
  const State& state_;
  bool facts_;  // it is the main game
  JointList joints_;
  std::vector<Node> nodes_;
  std::vector<int> first_;  // first node of each tile
  std::vector<int> cells_;  // tile at a cell between the outermost ones, by rows; -1 = none
  std::vector<Region> regions_;
  std::vector<int> region_of_;
  int min_x_ = 0, max_x_ = 0, min_y_ = 0, max_y_ = 0, width_ = 0;
};

}  // namespace bastide::test
