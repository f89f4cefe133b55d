// Points are an expression: a list of (reason, amount), so that log, screen and tests can explain
// every score. Reasons are static keys; the locale files translate "reason.<key>".
#pragma once

#include "engine/core/types.h"

namespace bastide {

struct PointItem {
  const char* reason = "";  // static storage only
  i16 amount = 0;
};

class Points {
 public:
  static constexpr int kCapacity = 8;

  void add(const char* reason, int amount) {
    if (amount == 0 || count_ == kCapacity) return;
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
