#include "engine/core/state.h"

#include <cstddef>
#include <cstring>

namespace bastide {
namespace {

template <class T, std::size_t N>
void copy_first(std::array<T, N>& to, const std::array<T, N>& from, std::size_t count) {
  std::memcpy(to.data(), from.data(), count * sizeof(T));
}

// The rows of the grid's storage that hold tiles or open cells: a cell west of x = 0 lies at the end of the
// row before its own (grid_index).
struct Rows {
  int first, last;
};
Rows rows_of(const State& state) { return {state.min_y - 2, state.max_y + 1}; }
unsigned row_start(int y) { return grid_index({0, static_cast<i8>(y)}); }

void clear_rows(State& state, int first, int last) {
  for (int y = first; y <= last; ++y)
    std::memset(&state.grid[row_start(y)], 0, kGridWidth * sizeof(GridEntry));
}

}  // namespace

void clone(State& to, const State& from) {
  const Rows old = rows_of(to);
  const Rows now = rows_of(from);
  clear_rows(to, old.first, old.last < now.first ? old.last : now.first - 1);
  clear_rows(to, old.first > now.last ? old.first : now.last + 1, old.last);
  for (int y = now.first; y <= now.last; ++y)
    std::memcpy(&to.grid[row_start(y)], &from.grid[row_start(y)], kGridWidth * sizeof(GridEntry));
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
