// The landscape: laying a tile keeps grid, open cells and features up to date, in time independent
// of the landscape's size. Knows terrains and segments, but no rule.
#pragma once

#include "engine/core/features.h"

namespace bastide {

// For each terrain of an edge the set (4 bits) of terrains that may lie against it.
using MatchTable = std::array<u8, 4>;

struct LandscapeTraits {
  MatchTable match{};
  u8 closing_kinds = 0;  // bit per Kind: completes when no edge is open (roads, cities)
  u8 watched_kinds = 0;  // bit per Kind: completes when surrounded, and somebody may stand there
};

// Lays a tile. The cell must be empty; matching is not checked. Adds its segments, joins them with
// the neighbours', updates the open cells. Returns the tile's index.
int lay_tile(State& state, const LandscapeTraits& traits, const TileDesign* designs, u8 design, Cell cell,
             int rotation);

// The highest bit of 16-bit lane r is set if the design fits the open cell in rotation r. hot: called per
// candidate cell.
inline u64 fitting_rotations(u64 fit4, u16 need) {
  constexpr u64 kLow = 0x7FFF7FFF7FFF7FFFULL;
  // Edge bits that the cell does not allow; a rotation fits if its lane is zero. Adding kLow carries
  // into the lane's highest bit unless the lane's lower bits are all zero, and never further.
  const u64 miss = fit4 & ~(need * 0x0001000100010001ULL);
  return ~(((miss & kLow) + kLow) | miss) & ~kLow;
}

// How many of the 8 cells around hold a tile.
int count_neighbours(const State& state, Cell cell);

// The global segment at the middle of a board side of a placed tile, or kNoSegmentId.
SegmentId segment_at_side(const State& state, const TileDesign* designs, int tile, int board_side);

}  // namespace bastide
