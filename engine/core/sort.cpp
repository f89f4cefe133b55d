#include "engine/core/sort.h"

#include <algorithm>
#include <numeric>

namespace bastide {

std::vector<std::size_t> sorted_order(std::size_t size, ComesBefore before, const void* items) {
  std::vector<std::size_t> order(size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return before(items, a, b) || (!before(items, b, a) && a < b);
  });
  return order;
}

}  // namespace bastide
