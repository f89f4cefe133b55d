#include "tests/support/random_play.h"

#include "engine/rules/steps.h"

#include <cstdlib>

namespace bastide::test {

void play_on(Game& game, Rng& rng) {
  play_on(game, rng, [](const Action&) {});
}

Game played_game(const GameSetup& setup, u64 choices, Catalogue catalogue) {
  auto game = Game::create(setup, catalogue);
  if (!game) std::abort();
  Rng rng(choices);
  play_on(*game, rng);
  return std::move(*game);
}

Action random_answer(const Rules& rules, const State& state, ActionList& legal, Rng& rng) {
  if (pending(state).who == kChance) return sample_chance(rules, state, rng);
  legal_actions(rules, state, legal);
  return random_action(legal, rng);
}

void play_chance(Chance& chance, const Rules& rules, State& state) {
  while (!is_over(state) && pending(state).who == kChance) apply(rules, state, chance.answer(rules, state));
}

}  // namespace bastide::test
