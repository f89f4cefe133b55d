// The tests' own expansion in play: hooks, a decision of its own, its own state, saving and loading.
#include "tests/expansions/tiny_expansion.h"

#include "engine/game/action_json.h"
#include "engine/game/action_text.h"
#include "engine/game/save.h"
#include "tests/properties/check_game.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

Setup tiny_setup(int count = 2) {
  Setup setup = players(count);
  setup.expansions = 1u << tiny::kId;
  return setup;
}

Game tiny_game(const std::string& seed, u64 choices) {
  GameSetup setup;
  setup.setup = tiny_setup();
  setup.seed = seed;
  return played_game(setup, choices, tiny::kCatalogue);
}

}  // namespace

TEST_CASE("a test's own expansion: its decision is asked between placing and the figure") {
  Board board(tiny_setup(), tiny::kCatalogue);
  board.lay("B", 0, 1);
  CHECK(pending(board.state()) == Decision{tiny::kId, 0, kRed, 0});
  CHECK_FALSE(board.asks_figure());
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  REQUIRE(legal.size() == 2);
  CHECK(action_text(board.rules(), legal[1]) == "pick:tiny ring");
  CHECK(board.rules().decision_def(pending(board.state())).key == "ring_bell");
  apply(board.rules(), board.state(), legal[1]);
  CHECK(expansion_state<tiny::Bell>(board.state(), tiny::kId).rung == 1);
  CHECK(pending(board.state()) == Decision{tiny::kId, 0, kBlue, 0});
  apply(board.rules(), board.state(), legal[0]);
  CHECK(expansion_state<tiny::Bell>(board.state(), tiny::kId).rung == 1);
  CHECK(board.asks_figure());
  board.pass().lay("U", 1, 0);
  CHECK(board.asks_figure());  // no monastery, no question
}

TEST_CASE("a test's own expansion: placements are filtered, points are modified") {
  Board board(tiny_setup(), tiny::kCatalogue);
  board.place("E", 0, -1, 180).place("B", 0, -2).place("B", 0, -3);
  CHECK(board.can_place("B", 1, -3));
  CHECK_FALSE(board.can_place("B", 0, -4));
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E").turn("W", 1, 0);
  CHECK(board.score(kRed) == 3 + 1);
  CHECK(board.events().back().kind == EventKind::TurnEnded);
  // Without the expansion nothing of it is left.
  Board plain(2);
  plain.place("A", -1, 0, 270).put(kRed, 0, 0, "road E").turn("W", 1, 0);
  CHECK(plain.score(kRed) == 3);
}

TEST_CASE("a test's own expansion: whole games, with every check but the base game's referee") {
  GameChecks checks;
  checks.catalogue = tiny::kCatalogue;
  checks.referee = false;
  for (int count = 1; count <= kMaxPlayers; ++count) {
    CHECK(check_game(tiny_setup(count), "tiny-" + std::to_string(count), checks) == "");
  }
}

TEST_CASE("a test's own expansion: saved and loaded, unknown to those who do not know it") {
  const Game game = tiny_game("bell", 5);
  CHECK(expansion_state<tiny::Bell>(game.state(), tiny::kId).rung > 0);
  const std::string saved = save_game(game);
  CHECK(saved.find("\"expansions\":[\"tiny\"]") != std::string::npos);
  auto loaded = load_game(saved, tiny::kCatalogue);
  REQUIRE(loaded.ok());
  CHECK(state_hash(loaded->state()) == state_hash(game.state()));
  auto unknown = load_game(saved);
  REQUIRE_FALSE(unknown.ok());
  CHECK(unknown.error().code == "unknown_room");
  CHECK(unknown.error().where == "save.setup.expansions");
}

TEST_CASE("a test's own expansion: its points stand in the breakdown under its own reason") {
  for (int n = 0; n < 20; ++n) {
    const Game game = tiny_game("points-" + std::to_string(n), static_cast<u64>(n));
    const auto bell = expansion_state<tiny::Bell>(game.state(), tiny::kId);
    for (unsigned seat = 0; seat < 2; ++seat) {
      const auto breakdown = game.breakdown()[seat];
      const auto it = breakdown.find("bell");
      CHECK((it == breakdown.end() ? 0 : it->second) == 2 * bell.by_seat[seat]);
    }
  }
}

TEST_CASE("make_rules refuses expansions nobody knows") {
  auto rules = make_rules(tiny_setup());
  REQUIRE_FALSE(rules.ok());
  CHECK(rules.error().code == "unknown_room");
  Setup far;
  far.expansions = 1u << 31;
  CHECK_FALSE(make_rules(far, tiny::kCatalogue).ok());
}
