#include "tests/support/played_game.h"

#include <cstdlib>

namespace bastide::test {

Game played_game(const GameSetup& setup, u64 choices) {
  auto game = Game::create(setup);
  if (!game) std::abort();
  Rng rng(choices);
  while (!game->over()) {
    ActionList actions;
    game->legal(actions);
    const Action action = actions[static_cast<int>(rng.below(static_cast<u32>(actions.size())))];
    if (!game->apply(action)) std::abort();  // a legal action is taken
  }
  return std::move(*game);
}

}  // namespace bastide::test
