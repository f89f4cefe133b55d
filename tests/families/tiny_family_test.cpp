// A family of the tests' own through every door there is: one-door API, random games with every check, saves,
// links, protocol, chance, session.
#include "tests/families/tiny_family.h"

#include "engine/data/json.h"
#include "engine/game/action_text.h"
#include "engine/game/link.h"
#include "engine/game/outlook.h"
#include "engine/game/protocol.h"
#include "engine/game/save.h"
#include "shell/play/session.h"
#include "tests/properties/check_game.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

GameSetup lanes_game(const std::string& seed, int players = 2) {
  GameSetup setup;
  setup.setup = tiny::lanes(players);
  setup.players = default_players(players);
  setup.seed = seed;
  return setup;
}

void play_out(Game& game, u64 choices) {
  Rng rng(choices);
  while (!game.over()) {
    ActionList legal;
    game.legal(legal);
    REQUIRE(game.apply(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
  }
}

}  // namespace

TEST_CASE("a test's own family: random games with every check") {
  GameChecks checks;
  checks.catalogue = tiny::lanes_catalogue();
  checks.referee = false;  // it knows the main game only
  for (int n = 0; n < 60; ++n) {
    CHECK(check_game(tiny::lanes(2 + n % 2, n % 3 == 0), "lanes-" + std::to_string(n), checks) == "");
  }
}

TEST_CASE("a test's own family: a board that ends, and lanes that end with it") {
  const auto rules = make_rules(tiny::lanes(), tiny::lanes_catalogue());
  REQUIRE(rules.ok());
  const auto state = std::make_unique<State>();
  start_game(**rules, *state);
  CHECK(state->open_count == 4);
  // the start tile's lane: four edges, none at the border yet
  CHECK(feature_of(*state, 0).open == 4);
  const u8 straight = (*rules)->design_by_id("straight");
  lay_tile(*state, (*rules)->traits, (*rules)->designs.data(), straight, {0, -1}, 0);
  CHECK(feature_of(*state, 0).open == 3);  // to the north it runs into the border and ends
  CHECK_FALSE(is_open(state->at({0, -2})));
  lay_tile(*state, (*rules)->traits, (*rules)->designs.data(), straight, {0, 1}, 0);
  lay_tile(*state, (*rules)->traits, (*rules)->designs.data(), straight, {1, 0}, 1);
  CHECK(feature_of(*state, 0).open == 2);
  lay_tile(*state, (*rules)->traits, (*rules)->designs.data(), straight, {-1, 0}, 1);
  lay_tile(*state, (*rules)->traits, (*rules)->designs.data(), straight, {2, 0}, 1);
  CHECK_FALSE(is_complete(feature_of(*state, 0)));
  const u8 end = (*rules)->design_by_id("end");
  lay_tile(*state, (*rules)->traits, (*rules)->designs.data(), end, {-2, 0}, 1);
  CHECK(is_complete(feature_of(*state, 0)));
  CHECK(check_features(**rules, *state) == "");
}

TEST_CASE("a test's own family: its own numbers of players, tiles, pieces and no edition") {
  for (const int players : {1, 4}) {
    const auto rules = make_rules(tiny::lanes(players), tiny::lanes_catalogue());
    REQUIRE_FALSE(rules.ok());
    CHECK(rules.error().code == "players");
    CHECK(rules.error().what == "must be from 2 to 3");
  }
  auto game = Game::create(lanes_game("pieces"), tiny::lanes_catalogue());
  REQUIRE(game.ok());
  CHECK(tiles_left(game->state()) + 1 == tiny::kTiles);
  CHECK(game->state().supply[0][tiny::kWalker] == tiny::kWalkers);
  CHECK(game->rules().piece_by_key("meeple") == -1);
  Setup edition = tiny::lanes();
  CHECK_FALSE(OptionList(tiny::lanes_catalogue().back()).set(edition, "edition", 0));
}

TEST_CASE("a test's own family: saved and loaded, unknown to those who do not know it") {
  auto game = Game::create(lanes_game("save", 3), tiny::lanes_catalogue());
  REQUIRE(game.ok());
  play_out(*game, 3);
  const std::string saved = save_game(*game);
  CHECK(saved.find("\"family\":\"lanes\"") != std::string::npos);
  CHECK(saved.find("edition") == std::string::npos);
  CHECK(saved.find("deploy walker") != std::string::npos);
  const auto loaded = load_game(saved, tiny::lanes_catalogue());
  REQUIRE(loaded.ok());
  CHECK(state_hash(loaded->state()) == state_hash(game->state()));
  const auto unknown = load_game(saved);
  REQUIRE_FALSE(unknown.ok());
  CHECK(unknown.error().where == "save.setup.family");
}

TEST_CASE("a test's own family: its links, and those of the main game beside them") {
  GameSetup setup = lanes_game("link");
  setup.setup = tiny::lanes(2, true);
  const auto link = make_link(setup, tiny::lanes_catalogue());
  REQUIRE(link.ok());
  CHECK(*link == "v=1&g=lanes&p=2&o=by_twos&s=link");
  const auto read = parse_link(*link, tiny::lanes_catalogue());
  REQUIRE(read.ok());
  CHECK(*read == setup);
  CHECK_FALSE(parse_link(*link).ok());
  CHECK_FALSE(parse_link("v=1&g=lanes&p=2&e=C1&s=link", tiny::lanes_catalogue()).ok());  // it has no editions
  const auto main_game = parse_link("v=1&p=2&e=C1&s=link", tiny::lanes_catalogue());
  REQUIRE(main_game.ok());
  CHECK(main_game->setup.family == 0);
}

TEST_CASE("a test's own family: a whole game through the protocol, its tiles given in order") {
  Protocol protocol(tiny::lanes_catalogue());
  auto answer =
      *parse_json(protocol.answer(R"({"cmd":"new","setup":{"family":"lanes","options":{"by_twos":true},
      "deck":["end","straight","bend","end"]}})"),
                  "answer");
  REQUIRE_FALSE(answer.contains("error"));
  CHECK(answer["tile"] == "end");
  CHECK(answer["supply"][0] == *parse_json(R"({"walker":3})", "test"));
  CHECK(answer["left"] == 3);
  std::vector<std::string> tiles;
  while (!answer["over"].get<bool>()) {
    if (answer["what"] == "place_tile") tiles.push_back(answer["tile"].get<std::string>());
    answer = *parse_json(protocol.answer(R"({"cmd":"apply","action":0})"), "answer");
    REQUIRE_FALSE(answer.contains("error"));
  }
  CHECK(tiles == std::vector<std::string>{"end", "straight", "bend", "end"});
  CHECK(protocol.answer(R"({"cmd":"new","setup":{"family":"lanes","edition":"C2","seed":"a"}})")
            .find("error") != std::string::npos);
}

TEST_CASE("a test's own family: the session at the screen plays it as any other game") {
  shell::Session session;
  session.start(std::move(*Game::create(lanes_game("session"), tiny::lanes_catalogue())));
  Rng rng(5);
  int placed = 0;
  int walkers = 0;
  while (session.phase() != shell::Phase::Over) {
    if (session.phase() == shell::Phase::Place) {
      REQUIRE(session.aim(session.places()[rng.below(static_cast<u32>(session.places().size()))].cell));
      REQUIRE(session.place());
      ++placed;
    } else {
      REQUIRE(session.phase() == shell::Phase::Figure);
      session.choose_spot(static_cast<int>(rng.below(static_cast<u32>(session.spots().size()))));
      REQUIRE(session.confirm());
      ++walkers;
    }
  }
  CHECK(placed > 4);
  CHECK(walkers > 2);
  REQUIRE(session.undo());
  CHECK(session.phase() != shell::Phase::Over);
}

TEST_CASE("a test's own family: the outlook counts its tiles, dead cells and scores to come") {
  auto game = Game::create(lanes_game("outlook"), tiny::lanes_catalogue());
  REQUIRE(game.ok());
  const TilesThatFit fits = tiles_that_fit(game->rules(), game->state(), {0, -1});
  CHECK(fits.tiles > 0);
  CHECK(tiles_that_fit(game->rules(), game->state(), {0, -2}).none());
  const auto scratch = std::make_unique<State>();
  const auto projected = projected_scores(game->rules(), game->state(), *scratch);
  CHECK(projected[0] == tiny::kWalkers);  // all at home
  CHECK(projected[1] == tiny::kWalkers);
}
