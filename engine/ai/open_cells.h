// Where a feature can still grow: its open cells, and how many tiles of the bag fit each by their edges.
#pragma once

#include "engine/core/features.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <bit>

namespace bastide::ai {

// Some of a position's open cells, by index.
class OpenCells {
 public:
  void insert(unsigned cell) {
    words_[cell >> 6] |= u64{1} << (cell & 63);
    used_ = std::max(used_, (cell >> 6) + 1);
  }
  [[nodiscard]] bool holds(unsigned cell) const { return (words_[cell >> 6] >> (cell & 63) & 1) != 0; }
  [[nodiscard]] bool meets(const OpenCells& other) const {
    u64 both = 0;
    for (unsigned i = 0; i < std::min(used_, other.used_); ++i) both |= words_[i] & other.words_[i];
    return both != 0;
  }
  template <class Fn>
  void for_each(Fn&& fn) const {
    for (unsigned i = 0; i < used_; ++i) {
      for (u64 rest = words_[i]; rest != 0; rest &= rest - 1)
        fn(i * 64 + static_cast<unsigned>(std::countr_zero(rest)));
    }
  }

 private:
  std::array<u64, (kMaxOpen + 63) / 64> words_{};
  unsigned used_ = 0;  // of the words, the first
};

// Tiles of the bag that fit what lies around each open cell; by index of the open cell (State::open_cell).
struct FittingTiles {
  std::array<u16, kMaxOpen> count{};  // NOLINT: those of open cells are filled
  u16 all = 0;                        // tiles in the bag
};
void count_fitting(const Rules& rules, const State& state, FittingTiles& fitting);

// The same for one cell at a time, in positions of one game: which designs fit a cell depends on what lies
// around it alone, and is worked out once; how many tiles these are, once for each bag.
class Fits {
 public:
  // To be called before positions of other rules are looked at.
  void forget() {
    keys_.fill(0);
    bag_number_ = 1;
  }
  // To be called before cells of a position are asked for.
  void look_at(const State& state);
  // Tiles of the bag that fit where so much is asked of the sides (State::open_need).
  int count(const Rules& rules, u16 need);

 private:
  static constexpr unsigned kSlots = 1024;  // a power of two
  static constexpr unsigned kProbes = 8;
  using Designs = std::array<u64, kMaxDesigns / 64>;  // a bit for each
  struct Slot {
    Designs designs;
    u32 bag;  // the number of the bag in which `left` were counted
    int left;
  };
  static Designs designs_that_fit(const Rules& rules, u16 need);
  [[nodiscard]] int count_left(const Designs& designs) const;
  std::array<u32, kSlots> keys_{};  // one more than the need; 0: free
  std::array<Slot, kSlots> slots_;  // NOLINT: where there is a key
  decltype(State::bag) bag_{};      // the one looked at
  u32 bag_number_ = 1;
};

// Calls fn(cell) for each side of the feature's tiles at which it is open, so for some cells more than once.
template <class Fn>
void for_each_open_side(const Rules& rules, const State& state, SegmentId segment, Fn&& fn) {
  for_each_segment(state, segment, [&](SegmentId s) {
    const PlacedTile& tile = state.tiles[state.tile_of[s]];
    const unsigned sides = rules.designs[tile.design].segments[local_segment(tile, s)].sides;
    for (int side = 0; side < kSides; ++side) {
      if ((sides >> side & 1) == 0) continue;
      const Cell cell = neighbour(tile.cell, board_side(side, tile.rotation));
      if (is_open(state.at(cell))) fn(cell);
    }
  });
}

// Whether every cell that a feature wants filled is one that some tile of the bag fits: where there is none,
// its figures stay until the end.
bool can_be_completed(const Rules& rules, const State& state, const FittingTiles& fitting, SegmentId segment);

}  // namespace bastide::ai
