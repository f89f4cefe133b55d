// Sorting for screens and files. It is one algorithm for elements of every type: each std::sort of a type of
// its own weighs 2 KB in the page. It allocates: not for the rules.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace bastide {

// Whether the element at `a` comes before the one at `b`; `items` is whatever holds them.
using ComesBefore = bool (*)(const void* items, std::size_t a, std::size_t b);

// The places of `size` elements in their order; equal ones as they lie.
std::vector<std::size_t> sorted_order(std::size_t size, ComesBefore before, const void* items);

// The places of a vector's or a span's elements in their order, for what is large or has to stay where it is;
// equal ones as they lie. Less(a, b): a comes before b.
template <class Items, class Less>
std::vector<std::size_t> order_of(const Items& items, const Less& less) {
  const auto both = std::pair(items.data(), &less);
  return sorted_order(
      items.size(),
      [](const void* context, std::size_t a, std::size_t b) {
        const auto& [first, before] = *static_cast<const decltype(both)*>(context);
        return (*before)(first[a], first[b]);
      },
      &both);
}

// Sorts a vector or a span; equal elements stay as they lie.
template <class Items, class Less>
void sort_by(Items&& items, const Less& less) {
  using Element = std::remove_cvref_t<decltype(items[0])>;
  const auto order = order_of(items, less);
  std::vector<Element> sorted;
  sorted.reserve(order.size());
  for (const std::size_t place : order) sorted.push_back(std::move(items[place]));
  std::move(sorted.begin(), sorted.end(), items.begin());
}

}  // namespace bastide
