// Mixes: how many copies of each set go into the bag, and single tiles left out.
#include "engine/data/json.h"
#include "engine/game/game.h"
#include "engine/game/link.h"
#include "engine/game/save.h"
#include "engine/game/setup_json.h"
#include "tests/properties/check_game.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

#include <string>

using namespace bastide;
using namespace bastide::test;

namespace {

Result<GameSetup> read(const std::string& text) {
  const auto json = parse_json(text, "test");
  REQUIRE(json.ok());
  return setup_from_json(*json, "test");
}

int tiles_of(const Setup& setup) {
  const auto rules = make_rules(setup);
  REQUIRE_MESSAGE(rules.ok(), rules.error().text());
  int tiles = 0;
  for (int i = 0; i < (*rules)->design_count; ++i)
    tiles += (*rules)->designs[static_cast<unsigned>(i)].copies;
  return tiles;
}

}  // namespace

TEST_CASE("copies of each set, of an expansion also none; its figures and rules stay") {
  Setup setup = with_expansions({inns_cathedrals::kId, king_robber::kId});
  CHECK(tiles_of(setup) == 72 + 18 + 5);
  setup.set_copies(kCoreId, 2);
  setup.set_copies(inns_cathedrals::kId, 0);
  setup.set_copies(king_robber::kId, 3);
  CHECK(tiles_of(setup) == 144 + 15);
  const Board board(setup);
  CHECK(board.pieces(kRed, kLargeMeeple) == 1);
  CHECK(board.state().bag[board.rules().design_by_id("EC")] == 0);
  CHECK(board.state().bag[board.rules().design_by_id("C")] == 2);
}

TEST_CASE("RIV-01 of however many copies, a river has one spring and one lake") {
  Setup setup = with_expansions({river::kId});
  setup.set_copies(river::kId, 2);
  const Board board(setup);
  CHECK(board.state().tile_count == 1);
  CHECK(tiles_left(board.state()) == 71 + 20 + 1);
  setup.set_copies(river::kId, 0);
  CHECK(Board(setup).rules().tile_id(Board(setup).state().tiles[0].design) == "D");  // as without it
}

TEST_CASE("up to 256 tiles; more are refused in clear words") {
  Setup setup;
  for (const Expansion* expansion : landscape().expansions) setup.expansions |= 1u << expansion->id;
  CHECK(tiles_of(setup) <= kMaxTiles);
  setup.set_copies(kCoreId, 3);
  const auto rules = make_rules(setup);
  REQUIRE_FALSE(rules.ok());
  CHECK(rules.error().code == "too_many_tiles");
  CHECK(rules.error().what.find("256") != std::string::npos);
  Setup largest;
  largest.set_copies(kCoreId, 3);
  largest.expansions = 1u << inns_cathedrals::kId | 1u << king_robber::kId;
  CHECK(tiles_of(largest) == 216 + 18 + 5);
}

TEST_CASE("single tiles left out of the bag, each as often as it is named") {
  const auto setup = read(R"({"players":2,"seed":"out","left_out":["X","B","B"]})");
  REQUIRE_MESSAGE(setup.ok(), setup.error().text());
  const auto game = Game::create(*setup);
  REQUIRE(game.ok());
  const State& state = game->state();
  CHECK(count_tiles_of_game(state) == 72 - 3);
  CHECK(state.bag[game->rules().design_by_id("B")] + (state.hand == game->rules().design_by_id("B")) == 2);
  const auto loaded = load_game(save_game(*game));
  REQUIRE(loaded.ok());
  CHECK(state_hash(loaded->state()) == state_hash(state));
  const auto too_often = read(R"({"players":2,"seed":"out","left_out":["X","X"]})");
  REQUIRE(too_often.ok());
  CHECK(Game::create(*too_often).error().where == "left_out");
  CHECK_FALSE(Game::create(*read(R"({"players":2,"seed":"out","left_out":["?"]})")).ok());
  // found by fuzzing: codes that would not go back into a link
  CHECK_FALSE(read(R"({"players":2,"seed":"out","left_out":["A.B"]})").ok());
  CHECK_FALSE(read(R"({"players":2,"seed":"out","left_out":["ABCDEFGHIJKLM"]})").ok());
  CHECK_FALSE(read(R"({"players":2,"seed":"out","left_out":[""]})").ok());
}

TEST_CASE("mixes go through saves and links; what is no number of copies is refused") {
  const auto setup = read(
      R"({"players":2,"expansions":["river","ferries"],"seed":"mix","copies":{"base":2,"ferries":3},"left_out":["FährD","X"]})");
  REQUIRE_MESSAGE(setup.ok(), setup.error().text());
  const auto link = make_link(*setup);
  REQUIRE(link.ok());
  CHECK(link->find("k=base-2.ferries-3") != std::string::npos);
  const auto back = parse_link(*link);
  REQUIRE_MESSAGE(back.ok(), back.error().text());
  CHECK(*back == *setup);
  CHECK(*setup_from_json(setup_to_json(*setup), "again") == *setup);
  for (const char* bad : {R"({"base":0})", R"({"river":4})", R"({"nothing":1})", R"({"river":"two"})"})
    CHECK_FALSE(read(std::string(R"({"players":2,"seed":"x","copies":)") + bad + "}").ok());
  CHECK_FALSE(parse_link("v=1&p=2&e=C2&k=base&s=x").ok());
  CHECK_FALSE(parse_link("v=1&p=2&e=C2&k=base-9&s=x").ok());
}

TEST_CASE("random games of mixes hold every invariant, tokens run short or not") {
  GameChecks checks;
  checks.referee = false;
  for (int n = 0; n < 6; ++n) {
    Setup setup = with_expansions({ferries::kId, gold_mines::kId, tower_thieves::kId, river::kId}, 2 + n % 4);
    for (const ExpansionId expansion : {ferries::kId, gold_mines::kId, tower_thieves::kId, river::kId})
      setup.set_copies(expansion, 3);
    CHECK(check_game(setup, "mix-" + std::to_string(n), checks) == "");
  }
}
