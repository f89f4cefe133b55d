// clone(): copies what is in use, whatever the copy held before.
#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// Plays `turns` random turns, or to the end.
void play(const Rules& rules, State& state, Rng& rng, int turns) {
  ActionList actions;
  while (!is_over(state) && state.turn < turns) {
    if (pending(state).who == kChance) {
      apply(rules, state, sample_chance(rules, state, rng));
      continue;
    }
    legal_actions(rules, state, actions);
    apply(rules, state, actions[static_cast<int>(rng.below(static_cast<u32>(actions.size())))]);
  }
}

bool same_grid(const State& a, const State& b) { return a.grid == b.grid; }

}  // namespace

TEST_CASE("a clone equals its original, also where it held a larger or another landscape before") {
  const auto rules =
      *make_rules(with_expansions({river::kId, abbot::kId, traders_builders::kId, king_robber::kId}, 3));
  const auto original = std::make_unique<State>();
  const auto used = std::make_unique<State>();
  const auto fresh = std::make_unique<State>();
  Rng rng(4);
  for (int n = 0; n < 60; ++n) {
    start_game(*rules, *original);
    play(*rules, *original, rng, n % 3 == 0 ? 200 : n);
    start_game(*rules, *used);
    play(*rules, *used, rng, n % 4 == 0 ? 200 : 70 - n);
    *fresh = State{};
    clone(*fresh, *original);
    clone(*used, *original);
    CHECK(state_hash(*fresh) == state_hash(*original));
    CHECK(state_hash(*used) == state_hash(*original));
    CHECK(same_grid(*fresh, *original));
    CHECK(same_grid(*used, *original));
    CHECK(check_features(*rules, *used) == "");
  }
}

TEST_CASE("a clone goes its own way") {
  Board board(2);
  board.turn("U", 1, 0);
  const auto copy = std::make_unique<State>();
  clone(*copy, board.state());
  const u64 before = state_hash(*copy);
  board.turn("U", 2, 0);
  CHECK(state_hash(*copy) == before);
  CHECK(copy->tile_count + 1 == board.state().tile_count);
}

TEST_CASE("a landscape that reaches round the grid's edge is cloned whole") {
  Board board(2);
  const u8 road = board.rules().design_by_id("U");
  for (int x = -1; x > -60; --x)
    lay_tile(board.state(), board.rules().traits, board.rules().designs.data(), road, {static_cast<i8>(x), 0},
             0);
  const u8 monastery = board.rules().design_by_id("B");
  for (int y = 1; y < 60; ++y)
    lay_tile(board.state(), board.rules().traits, board.rules().designs.data(), monastery,
             {-59, static_cast<i8>(y)}, 0);
  const auto copy = std::make_unique<State>();
  clone(*copy, board.state());
  CHECK(same_grid(*copy, board.state()));
  Board other(2);
  other.turn("U", 1, 0);
  clone(*copy, other.state());
  CHECK(same_grid(*copy, other.state()));
}
