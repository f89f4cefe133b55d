#include "shell/board/land/uprights.h"

#include "engine/core/sort.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bastide::shell {

namespace {

bool comes_before(const Uprights::Thing& a, const Uprights::Thing& b) {
  return a.depth != b.depth ? a.depth < b.depth : a.order < b.order;
}

}  // namespace

void Uprights::clear() {
  things_.clear();
  added_.clear();
  has_.clear();
  fresh_.clear();
  slots_ = 0;
  changed_ = true;
}

void Uprights::put(Owner owner, std::span<const Upright> uprights) {
  if (owner >= has_.size()) has_.resize(owner + 1);
  if (has_[owner]) {
    const auto its = [owner](const Thing& thing) { return thing.order >> kSerialBits == owner; };
    std::erase_if(things_, its);
    std::erase_if(added_, its);
  }
  changed_ = changed_ || has_[owner] || !uprights.empty();
  has_[owner] = !uprights.empty();
  u32 order = owner << kSerialBits;
  for (const Upright& upright : uprights) {
    added_.push_back({upright.depth, order++, slots_++, upright.small});
    fresh_.add(upright.quad);
  }
}

bool Uprights::settle() {
  if (added_.empty()) return std::exchange(changed_, false);
  sort_by(added_, comes_before);
  std::vector<Thing> all;
  all.reserve(things_.size() + added_.size());
  std::merge(things_.begin(), things_.end(), added_.begin(), added_.end(), std::back_inserter(all),
             comes_before);
  things_ = std::move(all);
  added_.clear();
  return std::exchange(changed_, false);
}

}  // namespace bastide::shell
