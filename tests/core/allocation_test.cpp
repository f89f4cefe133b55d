// The hot path asks the heap for nothing: start_game, legal_actions, apply and the rest of the one
// door, without an event log. Counted by operator new (shell/base/allocations.h). (That nothing throws is the
// build's doing: the engine is compiled without exceptions.)
#include "engine/api.h"
#include "shell/base/allocations.h"
#include "tests/support/expansions.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <memory>

using namespace bastide;
using namespace bastide::test;

namespace {

struct Counts {
  unsigned long in_door = 0;
  long decisions = 0;
};

// A random game straight through the door.
Counts play(const Rules& rules, u64 seed) {
  const auto state = std::make_unique<State>();
  const auto copy = std::make_unique<State>();
  const auto actions = std::make_unique<ActionList>();
  Rng rng(seed);
  Counts counts;
  const unsigned long before = shell::allocations();
  start_game(rules, *state);
  while (!is_over(*state)) {
    ++counts.decisions;
    const bool chance = pending(*state).who == kChance;
    const Action action = test::random_answer(rules, *state, *actions, rng);
    if (!chance && !is_legal(rules, *state, action)) return {};
    bastide::clone(*copy, *state);
    apply(rules, *copy, action);
    bastide::clone(*state, *copy);
    if (state->segment_count > 0) feature_value(rules, *state, 0);
  }
  counts.in_door = shell::allocations() - before;
  return counts;
}

}  // namespace

TEST_CASE("the counter counts") {
  const unsigned long before = shell::allocations();
  const auto one = std::make_unique<int>(1);
  CHECK(*one == 1);
  CHECK(shell::allocations() - before >= 1);
}

TEST_CASE("no allocation in start_game, legal_actions, is_legal, apply, sample_chance, feature_value") {
  u32 all = 0;
  for (const Expansion* expansion : landscape().expansions) all |= 1u << expansion->id;
  for (const u32 in_play : {0u, all}) {
    for (const int players : {2, 6}) {
      for (const u32 options : {0u, 3u}) {
        Setup setup;
        setup.players = players;
        setup.expansions = in_play;
        set_listed_options(setup, options);
        const auto rules = make_rules(setup);
        REQUIRE(rules.ok());
        for (u64 seed = 0; seed < 10; ++seed) {
          const Counts counts = play(**rules, seed);
          CHECK(counts.decisions > 140);
          CHECK(counts.in_door == 0);
        }
      }
    }
  }
}
