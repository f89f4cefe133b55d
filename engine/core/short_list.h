// A short list with a fixed capacity.
#pragma once

#include "engine/core/guard.h"

#include <array>

namespace bastide {

template <class T, unsigned kCapacity>
class ShortList {
 public:
  static constexpr unsigned kMost = kCapacity;
  void add(const T& item) {
    guard(count_ < kCapacity, "ShortList");
    if (count_ < kCapacity) items_[count_++] = item;
  }
  // Unless it is in the list; says whether it was not.
  bool add_once(const T& item) {
    for (const T& known : *this) {
      if (known == item) return false;
    }
    add(item);
    return true;
  }
  [[nodiscard]] unsigned size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] const T& operator[](unsigned i) const { return items_[i]; }
  [[nodiscard]] T& at(unsigned i) { return items_[i]; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + count_; }

 private:
  std::array<T, kCapacity> items_{};
  unsigned count_ = 0;
};

}  // namespace bastide
