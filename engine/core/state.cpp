#include "engine/core/state.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace bastide {
namespace {

template <class T, std::size_t N>
void copy_first(std::array<T, N>& to, const std::array<T, N>& from, std::size_t count) {
  std::memcpy(to.data(), from.data(), count * sizeof(T));
}

// The cells that hold tiles, or are open.
struct Extent {
  int west, east, north, south;
};
Extent extent_of(const State& state) {
  return {state.min_x - 1, state.max_x + 1, state.min_y - 1, state.max_y + 1};
}

// Calls fn(start, count) for the parts of the grid's storage that hold these cells of a row, which lie one
// after another but for the end of the storage (grid_index).
template <class Fn>
void for_each_run(int y, int west, int east, Fn&& fn) {
  if (west > east) return;
  const unsigned start = grid_index({static_cast<i8>(west), static_cast<i8>(y)});
  const auto count = static_cast<unsigned>(east - west + 1);
  const unsigned first = std::min(count, unsigned{kGridSize} - start);
  fn(start, first);
  if (first < count) fn(0U, count - first);
}

void clear_outside(State& state, const Extent& old, const Extent& now) {
  const auto clear = [&](unsigned start, unsigned count) {
    std::memset(&state.grid[start], 0, count * sizeof(GridEntry));
  };
  for (int y = old.north; y <= old.south; ++y) {
    if (y < now.north || y > now.south) {
      for_each_run(y, old.west, old.east, clear);
    } else {
      for_each_run(y, old.west, std::min(old.east, now.west - 1), clear);
      for_each_run(y, std::max(old.west, now.east + 1), old.east, clear);
    }
  }
}

}  // namespace

void clone(State& to, const State& from) {
  const Extent now = extent_of(from);
  clear_outside(to, extent_of(to), now);
  for (int y = now.north; y <= now.south; ++y) {
    for_each_run(y, now.west, now.east, [&](unsigned start, unsigned count) {
      std::memcpy(&to.grid[start], &from.grid[start], count * sizeof(GridEntry));
    });
  }
  static_assert(std::is_standard_layout_v<State>);
  std::memcpy(static_cast<void*>(&to), &from, offsetof(State, tiles));
  copy_first(to.tiles, from.tiles, from.tile_count);
  copy_first(to.open_need, from.open_need, from.open_count);
  copy_first(to.open_cell, from.open_cell, from.open_count);
  copy_first(to.parent, from.parent, from.segment_count);
  copy_first(to.next, from.next, from.segment_count);
  copy_first(to.tile_of, from.tile_of, from.segment_count);
  copy_first(to.features, from.features, from.segment_count);
}

}  // namespace bastide
