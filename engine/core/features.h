// Features: segments joined across edges. Union-find with union by size; the segments of a feature
// also form a ring (State::next), so a feature can be walked without any further storage.
#pragma once

#include "engine/core/state.h"

#include <utility>

namespace bastide {

// The root segment of the feature that `segment` belongs to. Depth is at most log2(size). Most segments are
// roots or lie right below one, which of the two is close to random: the first steps are taken without
// asking, for a root is its own parent.
inline SegmentId find(const State& state, SegmentId segment) {
  segment = state.parent[segment];
  while (state.parent[segment] != segment) segment = state.parent[segment];
  return segment;
}

// The same, shortening the path on the way (hot: placing).
inline SegmentId find_and_shorten(State& state, SegmentId segment) {
  SegmentId above = state.parent[segment];
  do {
    above = state.parent[above];
    state.parent[segment] = above;
    segment = above;
    above = state.parent[segment];
  } while (above != segment);
  return segment;
}

inline const Feature& feature_of(const State& state, SegmentId segment) {
  return state.features[find(state, segment)];
}

// Joins the features of two segments across one edge; returns the root. `edges` is how many open
// edges the joint closes (2 for a road or city edge, 0 for fields, which never close).
inline SegmentId unite(State& state, SegmentId a, SegmentId b, i16 edges) {
  a = find_and_shorten(state, a);
  b = find_and_shorten(state, b);
  if (a == b) {
    state.features[a].open = static_cast<i16>(state.features[a].open - edges);
    return a;
  }
  if (state.features[a].size < state.features[b].size) std::swap(a, b);
  Feature& to = state.features[a];
  const Feature& from = state.features[b];
  to.counters += from.counters;
  to.figures += from.figures;
  to.size = static_cast<u16>(to.size + from.size);
  to.scored = to.scored && from.scored;
  if (edges != 0) to.open = static_cast<i16>(to.open + from.open - edges);
  state.parent[b] = a;
  std::swap(state.next[a], state.next[b]);
  return a;
}

// Joins the features of two segments of one tile by something laid between them (FER-01): no edge closes.
inline SegmentId join_on_tile(State& state, SegmentId a, SegmentId b) {
  a = find(state, a);
  b = find(state, b);
  if (a == b) return a;
  const int open = state.features[a].open + state.features[b].open;
  const SegmentId root = unite(state, a, b, 0);
  state.features[root].open = static_cast<i16>(open);
  return root;
}

// Calls fn(SegmentId) for every segment of the feature.
template <class Fn>
void for_each_segment(const State& state, SegmentId segment, Fn&& fn) {
  SegmentId s = segment;
  do {
    fn(s);
    s = state.next[s];
  } while (s != segment);
}

// Number of different tiles the feature lies on: a tile counts once however often the feature
// crosses it (BASE-30, BASE-31).
inline int count_tiles(const State& state, SegmentId segment) {
  std::array<u64, kMaxTiles / 64> seen{};
  int count = 0;
  for_each_segment(state, segment, [&](SegmentId s) {
    const unsigned tile = state.tile_of[s];
    u64& word = seen[tile >> 6];
    const u64 bit = u64{1} << (tile & 63);
    count += (word & bit) == 0;
    word |= bit;
  });
  return count;
}

inline bool is_complete(const Feature& feature) { return feature.open <= 0; }

// Local index of a global segment on its tile.
inline u8 local_segment(const State& state, SegmentId segment) {
  return local_segment(state.tiles[state.tile_of[segment]], segment);
}

// The segment that a place, or an action, names: a tile must lie there.
inline SegmentId segment_at(const State& state, Cell cell, unsigned local) {
  return segment_id(state.tiles[state.at(cell) - 1u], local);
}
inline SegmentId segment_at(const State& state, const Action& action) {
  return segment_at(state, action.cell, action.segment);
}

// The action that does something with a figure or token of that kind at a segment.
inline Action action_at(const State& state, Verb verb, ExpansionId expansion, u8 piece, SegmentId segment) {
  const PlacedTile& tile = state.tiles[state.tile_of[segment]];
  Action action;
  action.verb = verb;
  action.expansion = expansion;
  action.piece = piece;
  action.cell = tile.cell;
  action.segment = local_segment(tile, segment);
  return action;
}

}  // namespace bastide
