// The tiles of a game that is being set up (shell/play/mix.h).
#include "shell/play/mix.h"

#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"
#include "engine/expansions/river/river.h"
#include "engine/game/game.h"
#include "engine/rules/rules.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;
using namespace bastide::test;

TEST_CASE("a mix counts the tiles of its sets, however many copies there are") {
  Setup setup = with_expansions({inns_cathedrals::kId});
  const Mix once(setup);
  REQUIRE(once.made());
  CHECK(once.printed() == once.made());
  REQUIRE(once.sets().size() == 2);
  CHECK(once.sets()[0].tiles == 72);
  CHECK(once.sets()[0].least == 1);
  CHECK(once.sets()[1].tiles == 18);
  CHECK(once.sets()[1].least == 0);
  CHECK(once.tiles() == 90);
  setup.set_copies(kCoreId, 2);
  setup.set_copies(inns_cathedrals::kId, 0);
  const Mix mix(setup);
  CHECK(mix.tiles() == 144);
  CHECK(mix.sets()[1].copies == 0);
  const u8 start = mix.printed()->design_by_id("D");
  CHECK(mix.tiles_of(start) == 2 * mix.printed()->designs[start].copies);
  CHECK(mix.most_left_out(start) == mix.tiles_of(start) - 1);  // one is laid first
}

TEST_CASE("a mix of more than 256 tiles is known as such, and still counted") {
  Setup setup;
  for (const Expansion* expansion : landscape().expansions) setup.expansions |= 1u << expansion->id;
  CHECK_FALSE(Mix(setup).too_many());
  setup.set_copies(kCoreId, 3);
  const Mix mix(setup);
  CHECK(mix.too_many());
  CHECK_FALSE(mix.made());
  REQUIRE(mix.printed());
  CHECK(mix.tiles() == Mix(mix.printed()->setup).tiles() + 2 * 72);
}

TEST_CASE("what cannot be left out any more leaves the list, the rest keeps its order") {
  Setup setup = with_expansions({inns_cathedrals::kId});
  std::vector<std::string> out = {"EK", "X", "B", "X", "?", "B"};
  drop_impossible(out, Mix(setup));
  CHECK(out == std::vector<std::string>{"EK", "X", "B", "B"});
  CHECK(times(out, "B") == 2);
  CHECK(times(out, "EC") == 0);
  setup.expansions = 0;
  drop_impossible(out, Mix(setup));
  CHECK(out == std::vector<std::string>{"X", "B", "B"});
  GameSetup game;
  game.setup = setup;
  game.players = default_players(2);
  game.seed = "out";
  game.left_out = out;
  CHECK(Game::create(game).ok());
}
