// What of a hand lies open and what its holder alone may see (shell/play/secrets.h).
#include "engine/rules/rules.h"
#include "shell/play/secrets.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;
using namespace bastide::test;

namespace {

Game game_with(const char* option, int value, int players = 2) {
  GameSetup setup;
  set_option(setup.setup, option, value);
  setup.setup.players = players;
  setup.players = default_players(players);
  setup.deck = {"U", "E", "B", "V", "A", "X"};
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  return std::move(*game);
}

}  // namespace

TEST_CASE("HOUSE-03 open hands lie open, hidden ones are secrets where others play") {
  const Game open = game_with("hand_of_three", 1);
  CHECK_FALSE(has_secrets(open, kRed));
  const auto tiles = open_tiles(open, kRed);
  REQUIRE(tiles.size() == 3);
  CHECK(open.rules().tile_id(tiles[1]) == "E");
  CHECK(open_tiles(open, kBlue).empty());  // filled when the first turn begins
  const Game hidden = game_with("hand_of_three", 2);
  CHECK(has_secrets(hidden, kRed));
  CHECK_FALSE(has_secrets(hidden, kBlue));  // holds nothing yet
  CHECK(open_tiles(hidden, kRed).empty());
  const Game alone = game_with("hand_of_three", 2, 1);
  CHECK_FALSE(has_secrets(alone, kRed));
  CHECK(open_tiles(alone, kRed).size() == 3);
}

TEST_CASE("HOUSE-02 the tile drawn ahead lies open") {
  Game game = game_with("look_ahead", 1);
  CHECK(open_tiles(game, kRed).empty());  // it is played
  while (game.state().active == kRed) {
    ActionList actions;
    game.legal(actions);
    REQUIRE(game.apply(actions[actions.size() - 1]));
  }
  const auto tiles = open_tiles(game, kRed);
  REQUIRE(tiles.size() == 1);
  CHECK(game.rules().tile_id(tiles[0]) == "E");
  CHECK_FALSE(has_secrets(game, kRed));
}
