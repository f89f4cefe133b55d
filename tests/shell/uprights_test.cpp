// What stands on a land: kept in order while it grows, as if it were sorted anew each time.
#include "shell/board/land/uprights.h"

#include "engine/core/rng.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <vector>

using namespace bastide;
using namespace bastide::shell;

namespace {

// The number of a thing stands in its quad.
Upright thing(int number, float depth, bool small = false) {
  Upright one;
  one.quad = {};
  one.quad.corner[0].x = static_cast<float>(number);
  one.depth = depth;
  one.small = small;
  return one;
}

int number_of(const Quad& quad) { return static_cast<int>(quad.corner[0].x); }

// The slots as who draws them has them.
struct Drawn {
  std::vector<Quad> slots;
  void fill(Uprights& uprights) {
    const auto first = static_cast<std::size_t>(uprights.slots() - uprights.fresh().size());
    slots.resize(static_cast<std::size_t>(uprights.slots()));
    std::copy_n(uprights.fresh().data(), uprights.fresh().size(),
                slots.begin() + static_cast<std::ptrdiff_t>(first));
    uprights.let_go();
  }
  [[nodiscard]] std::vector<int> numbers(const Uprights& uprights) const {
    std::vector<int> list;
    for (const Uprights::Thing& one : uprights.in_order()) list.push_back(number_of(slots[one.slot]));
    return list;
  }
};

}  // namespace

TEST_CASE("what stands is in order of depth, at one depth by owner and then as it was put") {
  Uprights uprights;
  Drawn drawn;
  uprights.put(2, std::vector{thing(20, 5), thing(21, 5, true), thing(22, 1)});
  uprights.put(1, std::vector{thing(10, 5), thing(11, 9)});
  uprights.settle();
  drawn.fill(uprights);
  CHECK(drawn.numbers(uprights) == std::vector{22, 10, 20, 21, 11});
  CHECK(uprights.in_order()[3].small);
  CHECK_FALSE(uprights.in_order()[2].small);
  uprights.put(1, std::vector{thing(12, 5)});
  uprights.put(3, std::vector{thing(30, 0)});
  uprights.settle();
  CHECK(uprights.fresh().size() == 2);  // nothing else is sent again
  drawn.fill(uprights);
  CHECK(drawn.numbers(uprights) == std::vector{30, 22, 12, 20, 21});
  uprights.put(2, {});
  uprights.settle();
  CHECK(drawn.numbers(uprights) == std::vector{30, 12});
  CHECK_FALSE(uprights.settle());  // nothing has changed since
  uprights.put(9, {});             // nor is it by one who had nothing
  CHECK_FALSE(uprights.settle());
  uprights.put(3, {});
  CHECK(uprights.settle());
  uprights.clear();
  CHECK(uprights.settle());
  CHECK(uprights.in_order().empty());
  CHECK(uprights.slots() == 0);
}

TEST_CASE("however things come and go, they stand as if all had been sorted at once") {
  Rng rng(7);
  Uprights uprights;
  Drawn drawn;
  std::map<unsigned, std::vector<Upright>> put;
  int next = 0;
  for (int step = 0; step < 300; ++step) {
    for (unsigned puts = 1 + rng.below(3); puts > 0; --puts) {
      const unsigned owner = rng.below(12) + (rng.below(4) == 0 ? 5000 : 0);
      std::vector<Upright> things;
      for (unsigned count = rng.below(6); count > 0; --count)
        things.push_back(thing(next++, static_cast<float>(rng.below(8)), rng.below(2) == 0));
      uprights.put(owner, things);
      put[owner] = things;
    }
    if (rng.below(4) == 0) continue;  // put again before it was ever in order
    uprights.settle();
    drawn.fill(uprights);
    std::vector<Upright> all;
    for (const auto& [owner, things] : put) all.insert(all.end(), things.begin(), things.end());
    std::stable_sort(all.begin(), all.end(),
                     [](const Upright& a, const Upright& b) { return a.depth < b.depth; });
    std::vector<int> expected;
    for (const Upright& one : all) expected.push_back(number_of(one.quad));
    REQUIRE(drawn.numbers(uprights) == expected);
  }
  CHECK(next > 500);
}
