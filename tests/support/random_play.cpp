#include "tests/support/random_play.h"

#include "engine/rules/steps.h"

#include <cstdlib>

namespace bastide::test {

void play_on(Game& game, Rng& rng) {
  play_on(game, rng, [](const Action&) {});
}

Game played_game(const GameSetup& setup, u64 choices, std::span<const Room* const> extra_rooms) {
  auto game = Game::create(setup, extra_rooms);
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

bool draw_from(const Deck& deck, std::size_t& drawn, const Rules& rules, State& state) {
  while (!is_over(state) && pending(state).who == kChance) {
    if (pending(state) != Decision{kCoreRoom, kDrawDecision, kChance, 0} || drawn >= deck.size())
      return false;
    Action draw;
    draw.verb = Verb::DrawTile;
    draw.option = deck[drawn++];
    apply(rules, state, draw);
  }
  return true;
}

}  // namespace bastide::test
