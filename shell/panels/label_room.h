// Room for labels on the land: each lies whole in the window, upon no panel and upon no other label.
#pragma once

#include "shell/base/geometry.h"

#include <span>
#include <vector>

namespace bastide::shell {

class LabelRoom {
 public:
  // `covered`: where panels lie. Units as in view.h; of one frame.
  LabelRoom(const Rect& window, std::span<const Rect> covered)
      : window_(window), taken_(covered.begin(), covered.end()), panels_(covered.size()) {}

  // Beneath a panel, in part at least.
  [[nodiscard]] bool covered(const Rect& r) const {
    return overlaps_one(r, std::span(taken_).first(panels_));
  }
  // true: it was free, and is the caller's.
  [[nodiscard]] bool take(const Rect& r) {
    if (!holds(window_, r) || overlaps_one(r, taken_)) return false;
    taken_.push_back(r);
    return true;
  }

 private:
  Rect window_;
  std::vector<Rect> taken_;
  std::size_t panels_;  // the first of them
};

}  // namespace bastide::shell
