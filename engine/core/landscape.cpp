#include "engine/core/landscape.h"

#include <algorithm>
#include <bit>

namespace bastide {
namespace {

constexpr u16 kAnyTerrain = 0xFFFF;

void remove_open_cell(State& state, unsigned index) {
  const unsigned last = --state.open_count;
  if (index == last) return;
  state.open_need[index] = state.open_need[last];
  state.open_cell[index] = state.open_cell[last];
  state.grid[grid_index(state.open_cell[index])] = static_cast<GridEntry>(kOpenFlag | index);
}

void add_open_cell(State& state, Cell cell, u16 need) {
  const unsigned index = state.open_count++;
  state.open_need[index] = need;
  state.open_cell[index] = cell;
  state.grid[grid_index(cell)] = static_cast<GridEntry>(kOpenFlag | index);
}

// Adds the tile's segments, each a feature of its own as yet.
void add_segments(State& state, const TileDesign& design, PlacedTile& tile, unsigned tile_index) {
  const unsigned first = state.segment_count;
  tile.first_segment = static_cast<u16>(first);
  for (unsigned i = 0; i < design.segment_count; ++i) {
    const SegmentDesign& segment = design.segments[i];
    const unsigned id = first + i;
    state.parent[id] = static_cast<SegmentId>(id);
    state.next[id] = static_cast<SegmentId>(id);
    state.tile_of[id] = static_cast<u8>(tile_index);
    Feature& feature = state.features[id];
    feature.counters = segment.counters;
    feature.figures = 0;
    feature.size = 1;
    feature.kind = segment.kind;
    feature.open = segment.open;
  }
  state.segment_count = static_cast<u16>(first + design.segment_count);
}

// Joins the new tile's segments with those of the neighbour on `side`.
void join_side(State& state, const TileDesign* designs, const PlacedTile& tile, const PlacedTile& other,
               int side) {
  const TileDesign& mine = designs[tile.design];
  const TileDesign& theirs = designs[other.design];
  const auto my_side = static_cast<unsigned>(tile_side(side, tile.rotation));
  const auto their_side = static_cast<unsigned>(tile_side(opposite(side), other.rotation));
  const auto join = [&](u8 a, u8 b, i16 edges) {
    if (a != kNoSegment && b != kNoSegment) {
      unite(state, static_cast<SegmentId>(tile.first_segment + a),
            static_cast<SegmentId>(other.first_segment + b), edges);
    }
  };
  join(mine.middle[my_side], theirs.middle[their_side], 2);
  // My left half lies against their right half and the other way round. Only between two plain field
  // edges is that the same joint twice; where a road ends at a monastery one field has both halves.
  const u8 left = mine.half[2 * my_side];
  const u8 right = mine.half[2 * my_side + 1];
  const u8 their_left = theirs.half[2 * their_side];
  const u8 their_right = theirs.half[2 * their_side + 1];
  join(left, their_right, 0);
  if (right != left || their_left != their_right) join(right, their_left, 0);
}

// One more neighbour for every monastery and garden around the new tile, and those on it.
void update_surrounded(State& state, const LandscapeTraits& traits, const TileDesign& design,
                       const PlacedTile& tile) {
  for (unsigned i = 0; i < state.surrounded_count; ++i) {
    const Surrounded& entry = state.surrounded[i];
    const int dx = entry.cell.x - tile.cell.x;
    const int dy = entry.cell.y - tile.cell.y;
    if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1) --state.features[entry.segment].open;
  }
  for (unsigned rest = design.surrounded; rest != 0; rest &= rest - 1) {
    const unsigned local = static_cast<unsigned>(std::countr_zero(rest));
    if ((traits.watched_kinds >> design.segments[local].kind & 1) == 0) continue;
    const auto segment = static_cast<SegmentId>(tile.first_segment + local);
    state.features[segment].open = static_cast<i16>(8 - count_neighbours(state, tile.cell));
    state.surrounded[state.surrounded_count++] = {tile.cell, segment};
  }
}

}  // namespace

int count_neighbours(const State& state, Cell cell) {
  int count = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell around{static_cast<i8>(cell.x + dx), static_cast<i8>(cell.y + dy)};
      count += (dx != 0 || dy != 0) && is_tile(state.at(around)) ? 1 : 0;
    }
  }
  return count;
}

SegmentId segment_at_side(const State& state, const TileDesign* designs, int tile, int board_side) {
  const PlacedTile& placed = state.tiles[static_cast<unsigned>(tile)];
  const u8 local =
      designs[placed.design].middle[static_cast<unsigned>(tile_side(board_side, placed.rotation))];
  return local == kNoSegment ? kNoSegmentId : static_cast<SegmentId>(placed.first_segment + local);
}

int lay_tile(State& state, const LandscapeTraits& traits, const TileDesign* designs, u8 design_index,
             Cell cell, int rotation) {
  const TileDesign& design = designs[design_index];
  const unsigned index = state.tile_count++;
  PlacedTile& tile = state.tiles[index];
  tile.design = design_index;
  tile.rotation = static_cast<u8>(rotation);
  tile.cell = cell;
  add_segments(state, design, tile, index);

  GridEntry& here = state.grid[grid_index(cell)];
  if (is_open(here)) remove_open_cell(state, here & (kOpenFlag - 1u));
  state.grid[grid_index(cell)] = static_cast<GridEntry>(index + 1);
  state.last_tile = static_cast<u16>(index);
  state.min_x = std::min(state.min_x, cell.x);
  state.max_x = std::max(state.max_x, cell.x);
  state.min_y = std::min(state.min_y, cell.y);
  state.max_y = std::max(state.max_y, cell.y);

  const unsigned fit = design.fit(rotation);
  for (int side = 0; side < kSides; ++side) {
    const Cell beside = neighbour(cell, side);
    const GridEntry entry = state.at(beside);
    if (is_tile(entry)) {
      join_side(state, designs, tile, state.tiles[entry - 1u], side);
      continue;
    }
    const unsigned terrain = static_cast<unsigned>(std::countr_zero((fit >> (4 * side)) & 0xFu));
    const int their_side = opposite(side);
    // Only the terrains that match mine may lie at the neighbour's facing side (BASE-11).
    const auto need = static_cast<u16>((kAnyTerrain & ~(0xFu << (4 * their_side))) |
                                       (static_cast<unsigned>(traits.match[terrain]) << (4 * their_side)));
    if (is_open(entry)) {
      state.open_need[entry & (kOpenFlag - 1u)] &= need;
    } else {
      add_open_cell(state, beside, need);
    }
  }
  update_surrounded(state, traits, design, tile);
  return static_cast<int>(index);
}

}  // namespace bastide
