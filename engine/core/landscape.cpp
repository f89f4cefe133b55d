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

// The empty cell on a side of a tile: only terrains that match may lie at its facing side (BASE-11). Whether
// it is open already is close to random: no branch on it.
inline void need_at(State& state, const LandscapeTraits& traits, Cell beside, unsigned fit, int side) {
  const unsigned terrain = static_cast<unsigned>(std::countr_zero((fit >> (4 * side)) & 0xFu));
  const int their_side = opposite(side);
  const auto need = static_cast<u16>((kAnyTerrain & ~(0xFu << (4 * their_side))) |
                                     (static_cast<unsigned>(traits.match[terrain]) << (4 * their_side)));
  GridEntry& entry = state.grid[grid_index(beside)];
  const bool known = is_open(entry);
  const unsigned index = known ? entry & (kOpenFlag - 1u) : state.open_count;
  const unsigned any_if_new = static_cast<unsigned>(known) - 1u;
  state.open_need[index] = static_cast<u16>((state.open_need[index] | any_if_new) & need);
  state.open_cell[index] = beside;
  entry = static_cast<GridEntry>(kOpenFlag | index);
  state.open_count = static_cast<u16>(state.open_count + (known ? 0 : 1));
}

// A segment as newly laid: a feature of its own.
void lay_segment(State& state, const SegmentDesign& design, SegmentId id) {
  state.parent[id] = id;
  state.next[id] = id;
  Feature& feature = state.features[id];
  feature.counters = design.counters;
  feature.figures = 0;
  feature.size = 1;
  feature.kind = design.kind;
  feature.open = design.open;
  feature.scored = false;
}

// Adds the tile's segments, each a feature of its own as yet.
void add_segments(State& state, const TileDesign& design, PlacedTile& tile, unsigned tile_index) {
  const unsigned first = state.segment_count;
  guard(first + design.segment_count <= kMaxSegments, "State::features");
  tile.first_segment = static_cast<u16>(first);
  for (unsigned i = 0; i < design.segment_count; ++i) {
    const unsigned id = first + i;
    lay_segment(state, design.segments[i], static_cast<SegmentId>(id));
    state.tile_of[id] = static_cast<u8>(tile_index);
  }
  state.segment_count = static_cast<u16>(first + design.segment_count);
}

void close_edge(State& state, SegmentId segment) { --state.features[find(state, segment)].open; }

// What lies at the middle of a side, here and beyond it: one feature, or two that end there.
void join_middle(State& state, const LandscapeTraits& traits, SegmentId mine, SegmentId theirs) {
  if (traits.mixed_edges) {
    const bool here = mine != kNoSegmentId;
    const bool there = theirs != kNoSegmentId;
    if (!here || !there || state.features[mine].kind != state.features[theirs].kind) {
      if (here) close_edge(state, mine);
      if (there) close_edge(state, theirs);
      return;
    }
  } else if (mine == kNoSegmentId || theirs == kNoSegmentId) {
    return;
  }
  unite(state, mine, theirs, 2);
}

SegmentId segment_of(const PlacedTile& tile, u8 local) {
  return local == kNoSegment ? kNoSegmentId : segment_id(tile, local);
}

// The segment at the middle of a board side, or kNoSegmentId.
SegmentId middle_of(const TileDesign* designs, const PlacedTile& tile, int side) {
  return segment_of(tile, designs[tile.design].middle[static_cast<unsigned>(tile_side(side, tile.rotation))]);
}

// Joins the new tile's segments with those of the neighbour on `side`.
void join_side(State& state, const LandscapeTraits& traits, const TileDesign* designs, const PlacedTile& tile,
               const PlacedTile& other, int side) {
  const TileDesign& mine = designs[tile.design];
  const TileDesign& theirs = designs[other.design];
  const auto my_side = static_cast<unsigned>(tile_side(side, tile.rotation));
  const auto their_side = static_cast<unsigned>(tile_side(opposite(side), other.rotation));
  join_middle(state, traits, segment_of(tile, mine.middle[my_side]),
              segment_of(other, theirs.middle[their_side]));
  if (traits.layered && mine.beneath[my_side] != kNoSegment && theirs.beneath[their_side] != kNoSegment)
    unite(state, segment_of(tile, mine.beneath[my_side]), segment_of(other, theirs.beneath[their_side]), 0);
  const auto join_half = [&](u8 a, u8 b) {
    if (a != kNoSegment && b != kNoSegment) unite(state, segment_of(tile, a), segment_of(other, b), 0);
  };
  // My left half lies against their right half and the other way round. Only between two plain field
  // edges is that the same joint twice; where a road ends at a monastery one field has both halves.
  const u8 left = mine.half[2 * my_side];
  const u8 right = mine.half[2 * my_side + 1];
  const u8 their_left = theirs.half[2 * their_side];
  const u8 their_right = theirs.half[2 * their_side + 1];
  join_half(left, their_right);
  if (right != left || their_left != their_right) join_half(right, their_left);
}

// A side of the new tile at which no tile lies.
void end_side(State& state, const LandscapeTraits& traits, const TileDesign* designs, const PlacedTile& tile,
              int side) {
  const Cell beside = neighbour(tile.cell, side);
  if (on_board(state, traits, beside)) {
    need_at(state, traits, beside, designs[tile.design].fit(tile.rotation), side);
    return;
  }
  const SegmentId middle = middle_of(designs, tile, side);
  if (traits.border_closes && middle != kNoSegmentId) close_edge(state, middle);
}

// Cells around that no tile will ever fill, where such cells count as filled.
int filled_by_border(const State& state, const LandscapeTraits& traits, Cell cell) {
  if (!traits.border_closes) return 0;
  int count = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell around{static_cast<i8>(cell.x + dx), static_cast<i8>(cell.y + dy)};
      count += !is_tile(state.at(around)) && !on_board(state, traits, around) ? 1 : 0;
    }
  }
  return count;
}

// One more neighbour for every monastery and garden around the new tile, and those on it.
void update_surrounded(State& state, const LandscapeTraits& traits, const TileDesign& design,
                       const PlacedTile& tile) {
  for (unsigned i = 0; i < state.surrounded_count; ++i) {
    const Surrounded& entry = state.surrounded[i];
    const auto dx = static_cast<unsigned>(entry.cell.x - tile.cell.x + 1);
    const auto dy = static_cast<unsigned>(entry.cell.y - tile.cell.y + 1);
    i16& missing = state.features[entry.segment].open;
    missing = static_cast<i16>(missing - (static_cast<int>(dx <= 2) & static_cast<int>(dy <= 2)));
  }
  for (unsigned rest = design.surrounded; rest != 0; rest &= rest - 1) {
    const unsigned local = static_cast<unsigned>(std::countr_zero(rest));
    if ((traits.watched_kinds >> design.segments[local].kind & 1) == 0) continue;
    const auto segment = segment_id(tile, local);
    state.features[segment].open =
        static_cast<i16>(8 - count_neighbours(state, tile.cell) - filled_by_border(state, traits, tile.cell));
    guard(state.surrounded_count < kMaxSurrounded, "State::surrounded");
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

void part_segment(State& state, const TileDesign* designs, SegmentId segment) {
  const PlacedTile& tile = state.tiles[state.tile_of[segment]];
  lay_segment(state, designs[tile.design].segments[local_segment(tile, segment)], segment);
}

void rejoin_segment(State& state, const LandscapeTraits& traits, const TileDesign* designs,
                    SegmentId segment) {
  const PlacedTile& tile = state.tiles[state.tile_of[segment]];
  for (int side = 0; side < kSides; ++side) {
    if (middle_of(designs, tile, side) != segment) continue;
    const Cell beyond = neighbour(tile.cell, side);
    const GridEntry entry = state.at(beyond);
    if (!is_tile(entry)) {
      if (traits.border_closes && !on_board(state, traits, beyond)) close_edge(state, segment);
      continue;
    }
    const SegmentId theirs = middle_of(designs, state.tiles[entry - 1u], opposite(side));
    const bool same = theirs != kNoSegmentId && state.features[theirs].kind == state.features[segment].kind;
    // A joint is seen from both sides and made from one; where a feature of another kind ends, it stays.
    if (!same)
      close_edge(state, segment);
    else if (side == kEast || side == kSouth)
      unite(state, segment, theirs, 2);
  }
}

void open_first_cell(State& state, Cell cell) { add_open_cell(state, cell, kAnyTerrain); }

void open_new_cells(State& state, const LandscapeTraits& traits, const TileDesign* designs) {
  for (unsigned i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[i];
    const unsigned fit = designs[tile.design].fit(tile.rotation);
    for (int side = 0; side < kSides; ++side) {
      const Cell beside = neighbour(tile.cell, side);
      if (!is_tile(state.at(beside)) && on_board(state, traits, beside))
        need_at(state, traits, beside, fit, side);
    }
  }
}

int lay_tile(State& state, const LandscapeTraits& traits, const TileDesign* designs, u8 design_index,
             Cell cell, int rotation) {
  const TileDesign& design = designs[design_index];
  guard(state.tile_count < kMaxTiles, "State::tiles");
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

  // Which sides have neighbours is close to random, how many is not: first all of those, then the others.
  unsigned joined = 0;
  for (unsigned side = 0; side < kSides; ++side)
    joined |= static_cast<unsigned>(is_tile(state.at(neighbour(cell, static_cast<int>(side))))) << side;
  for (unsigned rest = joined; rest != 0; rest &= rest - 1) {
    const int side = std::countr_zero(rest);
    join_side(state, traits, designs, tile, state.tiles[state.at(neighbour(cell, side)) - 1u], side);
  }
  for (unsigned rest = ~joined & 0xFu; rest != 0; rest &= rest - 1)
    end_side(state, traits, designs, tile, std::countr_zero(rest));
  update_surrounded(state, traits, design, tile);
  return static_cast<int>(index);
}

}  // namespace bastide
