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

// Bit r is set if the design fits the open cell in rotation r. hot: called per candidate.
inline unsigned fitting_rotations(u64 fit4, u16 need) {
  // Edge bits that the cell does not allow; a rotation fits if its 16-bit lane is zero.
  const u64 miss = fit4 & ~(need * 0x0001000100010001ULL);
  unsigned rotations = 0;
  rotations |= (miss & 0xFFFFULL) == 0 ? 1u : 0u;
  rotations |= (miss & 0xFFFF0000ULL) == 0 ? 2u : 0u;
  rotations |= (miss & 0xFFFF00000000ULL) == 0 ? 4u : 0u;
  rotations |= (miss & 0xFFFF000000000000ULL) == 0 ? 8u : 0u;
  return rotations;
}

// How many of the 8 cells around hold a tile.
int count_neighbours(const State& state, Cell cell);

// The global segment at the middle of a board side of a placed tile, or kNoSegmentId.
SegmentId segment_at_side(const State& state, const TileDesign* designs, int tile, int board_side);

}  // namespace bastide
