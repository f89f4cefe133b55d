// Sorting for screens and files.
#include "engine/core/sort.h"

#include <doctest/doctest.h>

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

using namespace bastide;

TEST_CASE("what is sorted is in its order, and equal elements stay as they lie") {
  struct Item {
    int depth;
    std::string name;
  };
  std::vector<Item> items = {{2, "a"}, {1, "a rather long name that is moved"}, {2, "b"}, {0, "c"}, {1, "d"},
                             {2, "e"}};
  sort_by(items, [](const Item& a, const Item& b) { return a.depth < b.depth; });
  std::string names;
  for (const Item& item : items) names += item.name + " ";
  CHECK(names == "c a rather long name that is moved d a b e ");

  std::vector<int> none;
  sort_by(none, std::less<>());
  CHECK(none.empty());
}

TEST_CASE("an order says where each element lies, and moves none") {
  const std::vector<int> depths = {2, 1, 2, 0, 1};
  CHECK(order_of(depths, std::less<>()) == std::vector<std::size_t>{3, 1, 4, 0, 2});
  CHECK(order_of(std::span(depths).subspan(1, 3), std::greater<>()) == std::vector<std::size_t>{1, 0, 2});
  CHECK(order_of(std::span<const int>(), std::less<>()).empty());
}

TEST_CASE("a part of an array is sorted and the rest is left") {
  std::array<int, 5> numbers = {4, 3, 2, 1, 0};
  sort_by(std::span(numbers).first(3), std::less<>());
  CHECK(numbers == std::array<int, 5>{2, 3, 4, 1, 0});
}
