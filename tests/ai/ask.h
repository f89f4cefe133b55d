// How tests ask a computer player.
#pragma once

#include "engine/ai/player.h"

#include <doctest/doctest.h>

#include <memory>

namespace bastide::test {

// The seat's answer with what it knows; it and the line that comes with it are legal.
inline ai::Choice ask(ai::Player& player, const Rules& rules, const State& state, u32 simulations, u64 seed) {
  const auto view = std::make_unique<State>();
  const Seat seat = pending(state).who;
  view_for(rules, state, seat, *view);
  const ai::Choice choice = player.choose(rules, *view, {.simulations = simulations}, seed);
  REQUIRE(is_legal(rules, state, choice.action));
  REQUIRE(choice.own >= 1);
  REQUIRE(choice.line.size() >= choice.own);
  CHECK(choice.line[0] == choice.action);
  for (unsigned i = 0; i < choice.own; ++i) {
    REQUIRE(!is_over(*view));
    REQUIRE(pending(*view).who == seat);
    REQUIRE(is_legal(rules, *view, choice.line[i]));
    apply(rules, *view, choice.line[i]);
  }
  return choice;
}

}  // namespace bastide::test
