// What stands on a land, each thing in a slot of its own, and the order in which it is drawn: by depth; of
// one depth by who put it there, then as it was put. Kept while the land grows: what a tile adds is merged
// in, and nothing else is touched. No GL.
#pragma once

#include "shell/board/land/upright.h"

#include <span>
#include <vector>

namespace bastide::shell {

class Uprights {
 public:
  // Who puts things there: a tile, a tower. Below 1 << 20; each at most 1 << 12 things.
  using Owner = u32;
  struct Thing {
    float depth;
    u32 order;  // of those of one depth
    u32 slot;
    bool small;
  };

  void clear();  // slots begin with 0 again
  // In place of what this owner had.
  void put(Owner owner, std::span<const Upright> uprights);
  // After puts: brings all in order. false: nothing has changed since.
  bool settle();

  [[nodiscard]] const std::vector<Thing>& in_order() const { return things_; }
  [[nodiscard]] int slots() const { return static_cast<int>(slots_); }  // given out since clear()
  // What was put since it was let go of last: in the last so many slots.
  [[nodiscard]] const Quads& fresh() const { return fresh_; }
  void let_go() { fresh_.clear(); }

 private:
  static constexpr unsigned kSerialBits = 12;

  std::vector<Thing> things_;  // in order
  std::vector<Thing> added_;
  std::vector<bool> has_;  // by owner
  Quads fresh_;
  u32 slots_ = 0;
  bool changed_ = false;
};

}  // namespace bastide::shell
