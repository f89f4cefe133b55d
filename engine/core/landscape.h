// The landscape: laying a tile keeps grid, open cells and features up to date, in time independent
// of the landscape's size. Knows terrains and segments, but no rule.
#pragma once

#include "engine/core/features.h"

namespace bastide {

// For each terrain of an edge the set (4 bits) of terrains that may lie against it.
using MatchTable = std::array<u8, 4>;

// Some of the grid's cells: the board of a game that has one.
class CellSet {
 public:
  constexpr void add(Cell cell) { words_[grid_index(cell) >> 6] |= u64{1} << (grid_index(cell) & 63); }
  [[nodiscard]] constexpr bool holds(Cell cell) const {
    return (words_[grid_index(cell) >> 6] >> (grid_index(cell) & 63) & 1) != 0;
  }

 private:
  std::array<u64, kGridSize / 64> words_{};
};

struct LandscapeTraits {
  MatchTable match{};
  u8 closing_kinds = 0;  // bit per Kind: completes when no edge is open (roads, cities)
  u8 watched_kinds = 0;  // bit per Kind: completes when surrounded, and somebody may stand there
  // Different features may lie side by side: each of them ends there.
  bool mixed_edges = false;
  // At the end of the board features end, and cells beyond it count as filled around a watched one.
  bool border_closes = false;
  // Segments may lie beneath those at the middle of a side (TileDesign::beneath).
  bool layered = false;
  const CellSet* shape = nullptr;  // the cells of the board, inside State::bounds; null = all of them
};

// Whether a tile may lie there at all.
inline bool on_board(const State& state, const LandscapeTraits& traits, Cell cell) {
  return state.bounds.hold(cell) && (traits.shape == nullptr || traits.shape->holds(cell));
}

// Lays a tile. The cell must be empty; matching is not checked. Adds its segments, joins them with
// the neighbours', updates the open cells. Returns the tile's index.
int lay_tile(State& state, const LandscapeTraits& traits, const TileDesign* designs, u8 design, Cell cell,
             int rotation);

// Where there is no tile yet, the first may lie there and nowhere else.
void open_first_cell(State& state, Cell cell);
// The board has grown (State::bounds): cells beside the land that are on it now are open cells as well. Not
// for boards whose border closes features.
void open_new_cells(State& state, const LandscapeTraits& traits, const TileDesign* designs);

// Makes a segment a feature of its own again, as newly laid, and joins it with those beyond its edges; what
// has been taken apart is joined again by calling both for all its segments, one after the other. Figures
// are not counted again. Not for segments that meet at half edges (fields), which nothing parts.
void part_segment(State& state, const TileDesign* designs, SegmentId segment);
void rejoin_segment(State& state, const LandscapeTraits& traits, const TileDesign* designs,
                    SegmentId segment);

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

}  // namespace bastide
