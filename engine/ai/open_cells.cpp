#include "engine/ai/open_cells.h"

namespace bastide::ai {

void count_fitting(const Rules& rules, const State& state, FittingTiles& fitting) {
  fitting.all = 0;
  for (unsigned i = 0; i < state.open_count; ++i) fitting.count[i] = 0;
  for (int d = 0; d < rules.design_count; ++d) {
    const u8 left = state.bag[static_cast<unsigned>(d)];
    const TileDesign& design = rules.designs[static_cast<unsigned>(d)];
    if (left == 0 || design.group >= kBagGroups) continue;
    fitting.all = static_cast<u16>(fitting.all + left);
    for (unsigned i = 0; i < state.open_count; ++i) {
      const bool fits = fitting_rotations(design.fit4, state.open_need[i]) != 0;
      fitting.count[i] = static_cast<u16>(fitting.count[i] + (fits ? left : 0));
    }
  }
}

Fits::Designs Fits::designs_that_fit(const Rules& rules, u16 need) {
  Designs fitting{};
  for (unsigned d = 0; d < static_cast<unsigned>(rules.design_count); ++d) {
    const TileDesign& design = rules.designs[d];
    if (design.group < kBagGroups && fitting_rotations(design.fit4, need) != 0)
      fitting[d >> 6] |= u64{1} << (d & 63);
  }
  return fitting;
}

void Fits::look_at(const State& state) {
  if (state.bag == bag_) return;
  bag_ = state.bag;
  ++bag_number_;
}

int Fits::count_left(const Designs& designs) const {
  int left = 0;
  for (unsigned word = 0; word < designs.size(); ++word) {
    for (u64 rest = designs[word]; rest != 0; rest &= rest - 1)
      left += bag_[word * 64 + static_cast<unsigned>(std::countr_zero(rest))];
  }
  return left;
}

int Fits::count(const Rules& rules, u16 need) {
  const unsigned first = need * 0x9E3779B9U >> 22;
  for (unsigned i = 0; i < kProbes; ++i) {
    const unsigned at = (first + i) & (kSlots - 1);
    Slot& slot = slots_[at];
    if (keys_[at] != need + 1u) {
      if (keys_[at] != 0) continue;
      keys_[at] = need + 1u;
      slot.designs = designs_that_fit(rules, need);
      slot.bag = 0;
    }
    if (slot.bag != bag_number_) {
      slot.bag = bag_number_;
      slot.left = count_left(slot.designs);
    }
    return slot.left;
  }
  return count_left(designs_that_fit(rules, need));
}

bool can_be_completed(const Rules& rules, const State& state, const FittingTiles& fitting,
                      SegmentId segment) {
  bool can = true;
  const auto look = [&](Cell cell) {
    const GridEntry entry = state.at(cell);
    if (is_open(entry) && fitting.count[entry & ~kOpenFlag] == 0) can = false;
  };
  if ((rules.traits.closing_kinds >> feature_of(state, segment).kind & 1) != 0) {
    for_each_open_side(rules, state, segment, look);
    return can;
  }
  const Cell centre = state.tiles[state.tile_of[segment]].cell;
  for (int n = 0; n < 9; ++n)
    look({static_cast<i8>(centre.x + n % 3 - 1), static_cast<i8>(centre.y + n / 3 - 1)});
  return can;
}

}  // namespace bastide::ai
