// Random numbers: pinned values (splitmix64's published ones among them), range and evenness.
#include "engine/core/rng.h"

#include <doctest/doctest.h>

#include <vector>

using namespace bastide;

TEST_CASE("splitmix64 gives its published numbers") {
  Rng rng(0);
  CHECK(rng.next() == 0xE220A8397B1DCDAFULL);
  CHECK(rng.next() == 0x6E789E6AA1B965F4ULL);
  CHECK(rng.next() == 0x06C45D188009454FULL);
  CHECK(rng.next() == 0xF88BB8A8724C81ECULL);
}

TEST_CASE("numbers below n are pinned") {
  Rng rng(42);
  std::vector<u32> dice;
  for (int i = 0; i < 12; ++i) dice.push_back(rng.below(6));
  CHECK(dice == std::vector<u32>{4, 0, 1, 2, 0, 5, 1, 4, 2, 3, 1, 2});
  CHECK(rng.below(1'000'000'007) == 513'396'119);
  CHECK(rng.below(1'000'000'007) == 520'013'303);
  CHECK(rng.below(1'000'000'007) == 665'159'415);
  CHECK(rng.below(0xFFFFFFFF) == 873'747'140);
  CHECK(rng.below(0xFFFFFFFF) == 444'847'953);
}

TEST_CASE("numbers below n stay below n and come evenly") {
  Rng rng(7);
  for (const u32 n : {1u, 2u, 3u, 7u, 71u}) {
    std::vector<int> count(n);
    for (u32 i = 0; i < 2000 * n; ++i) {
      const u32 value = rng.below(n);
      REQUIRE(value < n);
      ++count[value];
    }
    for (const int c : count) {
      CHECK(c > 1750);
      CHECK(c < 2250);
    }
  }
}

TEST_CASE("FNV-1a gives its published hashes") {
  CHECK(hash_text("") == 0xCBF29CE484222325ULL);
  CHECK(hash_text("a") == 0xAF63DC4C8601EC8CULL);
  CHECK(hash_text("foobar") == 0x85944171F73967E8ULL);
}
