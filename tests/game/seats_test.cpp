// Who decides for a seat: in set-ups, links and saves, old ones as before.
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "engine/game/save.h"
#include "engine/game/setup_json.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;

namespace {

// A person here, the computer at its third level, a person elsewhere.
GameSetup mixed() {
  GameSetup setup;
  setup.setup.players = 3;
  setup.players = default_players(3);
  setup.players[1].kind = SeatKind::Computer;
  setup.players[1].level = 2;
  setup.players[2].kind = SeatKind::Elsewhere;
  setup.seed = "seats";
  return setup;
}

}  // namespace

TEST_CASE("seats of every kind come back from JSON, links and saves") {
  const GameSetup setup = mixed();
  const Json json = setup_to_json(setup);
  CHECK(json["seats"] == Json({"here", "sharp", "elsewhere"}));
  const auto read = setup_from_json(json, "set-up");
  REQUIRE(read.ok());
  CHECK(*read == setup);

  const auto link = make_link(setup);
  REQUIRE(link.ok());
  CHECK(link->find("&i=here,sharp,elsewhere&") != std::string::npos);
  const auto parsed = parse_link(*link);
  REQUIRE(parsed.ok());
  CHECK(*parsed == setup);

  const Game game = test::played_game(setup, 1);
  const auto loaded = load_game(save_game(game));
  REQUIRE(loaded.ok());
  CHECK(loaded->setup() == setup);
  const auto position = make_position_link(game);
  REQUIRE(position.ok());
  const auto there = parse_position_link(*position);
  REQUIRE(there.ok());
  CHECK(there->setup() == setup);
  CHECK(save_game(*there) == save_game(game));
}

TEST_CASE("where everybody is here nothing is written, and what says nothing is read so") {
  GameSetup setup = mixed();
  setup.players = default_players(3);
  CHECK(!setup_to_json(setup).contains("seats"));
  CHECK(make_link(setup)->find("&i=") == std::string::npos);
  const auto old = parse_link("v=1&p=3&e=C2&s=seats");
  REQUIRE(old.ok());
  for (const Player& player : old->players) CHECK(player.kind == SeatKind::Here);
}

TEST_CASE("seats that are no seats are refused, and said where") {
  for (const char* link :
       {"v=1&p=3&e=C2&i=here,sharp&s=a", "v=1&p=2&e=C2&i=here,,sharp&s=a", "v=1&p=2&e=C2&i=here,&s=a",
        "v=1&p=2&e=C2&i=here,Sharp&s=a", "v=1&p=2&e=C2&i=&s=a"}) {
    CAPTURE(link);
    const auto read = parse_link(link);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().code == "seats");
    CHECK(read.error().where.find("seats") != std::string::npos);
  }
  Json json = setup_to_json(mixed());
  json["seats"][1] = 3;
  const auto read = setup_from_json(json, "set-up");
  REQUIRE_FALSE(read.ok());
  CHECK(read.error().where.find("seats[1]") != std::string::npos);
}

TEST_CASE("however wrong the number of players is, what is told are the game's numbers") {
  for (const std::int64_t bad : {std::int64_t{-1}, std::int64_t{7}, std::int64_t{9'999'999'999}}) {
    Json json = setup_to_json(mixed());
    json["players"] = bad;
    const auto read = setup_from_json(json, "set-up");
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().text() == "set-up.players: must be from 1 to 6");
    CHECK(read.error().code == "players");
  }
}

TEST_CASE("who decides changes nothing of the game") {
  GameSetup setup = mixed();
  const Game of_kinds = test::played_game(setup, 5);
  setup.players = default_players(3);
  const Game all_here = test::played_game(setup, 5);
  CHECK(of_kinds.actions() == all_here.actions());
  CHECK(std::ranges::equal(scores(of_kinds.rules(), of_kinds.state()),
                           scores(all_here.rules(), all_here.state())));
}

TEST_CASE("a game knows who made each of its decisions, after taking back too") {
  auto game = Game::create(mixed());
  REQUIRE(game.ok());
  Rng rng(3);
  std::vector<Seat> asked;
  while (!game->over()) {
    asked.push_back(pending(game->state()).who);
    REQUIRE(game->apply(random_action(game->legal(), rng)));
  }
  REQUIRE(game->rewind(asked.size() / 2));
  while (game->can_redo()) REQUIRE(game->redo());
  for (std::size_t i = 0; i < asked.size(); ++i) CHECK(game->decided(i) == asked[i]);
}
