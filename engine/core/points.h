// Points are an expression: a list of (reason, amount), so that log, screen and tests can explain
// every score. A reason is a number in Rules::reasons, whose keys the locale files translate
// ("reason.<key>").
#pragma once

#include "engine/core/guard.h"
#include "engine/core/types.h"

namespace bastide {

// The family's reasons come first, then each expansion's (rules/rules.h: reason()).
using Reason = u8;

struct PointItem {
  Reason reason = 0;
  i16 amount = 0;
};

class Points {
 public:
  static constexpr int kCapacity = 8;

  void add(Reason reason, int amount) {
    if (amount == 0) return;
    guard(count_ < kCapacity, "Points");
    items_[static_cast<unsigned>(count_++)] = {reason, static_cast<i16>(amount)};
  }
  void clear() { count_ = 0; }
  [[nodiscard]] int total() const {
    int sum = 0;
    for (int i = 0; i < count_; ++i) sum += items_[static_cast<unsigned>(i)].amount;
    return sum;
  }
  [[nodiscard]] int size() const { return count_; }
  [[nodiscard]] const PointItem& operator[](int i) const { return items_[static_cast<unsigned>(i)]; }
  [[nodiscard]] const PointItem* begin() const { return items_.data(); }
  [[nodiscard]] const PointItem* end() const { return items_.data() + count_; }

 private:
  std::array<PointItem, kCapacity> items_{};
  int count_ = 0;
};

}  // namespace bastide
