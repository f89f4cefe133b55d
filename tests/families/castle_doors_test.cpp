// The Castle through every door there is: saves, links, positions, protocol, chance, session, allocation.
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "engine/game/protocol.h"
#include "engine/game/random_play.h"
#include "engine/game/save.h"
#include "shell/base/allocations.h"
#include "shell/play/session.h"
#include "tests/support/castle.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// A game in which tokens were opened.
Game game_with_tokens() {
  for (u64 n = 0;; ++n) {
    Game game = played_game(castle_game("tokens-" + std::to_string(n)), n);
    if (!game.chance().answered().empty()) return game;
  }
}

}  // namespace

TEST_CASE("the doors to the castle: saves hold the tokens opened, and come back") {
  const Game game = game_with_tokens();
  const std::string saved = save_game(game);
  CHECK(saved.find("\"family\":\"castle\"") != std::string::npos);
  CHECK(saved.find("\"tokens\":[") != std::string::npos);
  const auto loaded = load_game(saved);
  REQUIRE_MESSAGE(loaded.ok(), loaded.error().text());
  CHECK(state_hash(loaded->state()) == state_hash(game.state()));
  CHECK(save_game(*loaded) == saved);
  // whoever meddles with what was opened changes the game
  const auto at = saved.find("\"tokens\":[") + 10;
  std::string other = saved;
  other[at] = other[at] == '8' ? '7' : '8';
  const auto changed = load_game(other);
  if (changed.ok()) CHECK(state_hash(changed->state()) != state_hash(game.state()));
}

TEST_CASE("the doors to the castle: links to a game and to a position") {
  const auto link = make_link(castle_game("amber-kiln-42"));
  REQUIRE(link.ok());
  CHECK(*link == "v=1&g=castle&p=2&s=amber-kiln-42");
  const auto read = parse_link(*link);
  REQUIRE(read.ok());
  CHECK(*read == castle_game("amber-kiln-42"));
  CHECK_FALSE(parse_link("v=1&g=castle&p=3&s=a").ok());
  CHECK_FALSE(parse_link("v=1&g=castle&p=2&x=river&s=a").ok());
  CHECK_FALSE(parse_link("v=1&g=castle&p=2&e=C2&s=a").ok());
  for (const int actions : {0, 1, 2, 7, 40, 1 << 20}) {
    auto game = Game::create(castle_game("position"));
    REQUIRE(game.ok());
    Rng rng(static_cast<u64>(actions));
    ActionList legal;
    for (int i = 0; i < actions && !game->over(); ++i) {
      game->legal(legal);
      REQUIRE(game->apply(random_action(legal, rng)));
    }
    const auto position = make_position_link(*game);
    REQUIRE(position.ok());
    const auto back = parse_position_link("#" + *position);
    REQUIRE_MESSAGE(back.ok(), back.error().text());
    CHECK(save_game(*back) == save_game(*game));
    CHECK(position->size() < 250);
  }
}

TEST_CASE("the doors to the castle: the protocol, tiles and tokens given in order, where a counter ends") {
  Protocol protocol;
  const auto ask = [&](const std::string& line) {
    const auto answer = parse_json(protocol.answer(line), "answer");
    REQUIRE(answer.ok());
    REQUIRE_MESSAGE(!answer->contains("error"), answer->dump());
    return *answer;
  };
  ask(R"({"cmd":"new","setup":{"family":"castle","deck":["C04","F11","E05","E06"],"tokens":[8]}})");
  Json answer = ask(R"({"cmd":"state"})");
  CHECK(answer["tile"] == "C04");
  CHECK(answer["supply"][0] == *parse_json(R"({"follower":6})", "test"));
  answer = ask(R"({"cmd":"apply","action":{"verb":"place_tile","x":6,"y":0,"rotation":0}})");
  CHECK(answer["what"] == "deploy");
  answer = ask(R"({"cmd":"apply","action":{"verb":"deploy","feature":"path"}})");
  CHECK(answer["supply"][0]["follower"] == 5);
  answer = ask(R"({"cmd":"apply","action":{"verb":"place_tile","x":5,"y":0,"rotation":0}})");
  answer = ask(R"({"cmd":"apply","action":{"verb":"deploy","feature":"courtyard"}})");
  CHECK(answer["who"] == 0);
  // its path has a herald, its courtyard the other's merchant: nobody may be placed
  answer = ask(R"({"cmd":"apply","action":{"verb":"place_tile","x":6,"y":1,"rotation":0}})");
  CHECK(answer["tile"] == "E06");
  answer = ask(R"({"cmd":"apply","action":{"verb":"place_tile","x":7,"y":0,"rotation":270}})");
  answer = ask(R"({"cmd":"apply","action":{"verb":"pass"}})");
  // start field, three tiles and a well: 8 points
  Json scored;
  for (const Json& event : answer["events"]) {
    if (event["event"] == "scored" && event["feature"] == "path") scored = event;
  }
  CHECK(scored["player"] == 0);
  CHECK(scored["points"] == 8);
  CHECK(scored["space"] == 8);
  CHECK(answer["over"] == true);
  const auto refused =
      protocol.answer(R"({"cmd":"new","setup":{"family":"castle","seed":"a","tokens":[9]}})");
  CHECK(refused.find("at most 1000 numbers from 0 to 8") != std::string::npos);
}

TEST_CASE(
    "the doors to the castle: CAS-02 two tokens of a kind and no more are given, by set-ups and by saves") {
  GameSetup setup = castle_game("a");
  setup.given = {{"tokens", {1, 0, 1, 8, 8}}};
  CHECK(Game::create(setup).ok());
  setup.given = {{"tokens", {1, 0, 1, 8, 1}}};
  const auto refused = Game::create(setup);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().text() == "tokens[4]: no more copies of number 1");
  Protocol protocol;
  CHECK(protocol.answer(R"({"cmd":"new","setup":{"family":"castle","seed":"a","tokens":[8,8,8]}})") ==
        R"({"error":"no more copies of number 8","where":"tokens[2]","code":"malformed"})");
  const auto load = [](const std::string& tokens) {
    return load_game(
        R"({"format":"bastide-game","version":1,"setup":{"family":"castle","seed":"a"},"chance":{"tokens":)" +
        tokens + R"(},"actions":[]})");
  };
  CHECK(load("[3,4,3]").ok());
  REQUIRE_FALSE(load("[3,3,3]").ok());
  CHECK(load("[3,3,3]").error().where == "chance.tokens[2]");
}

TEST_CASE("the doors to the castle: events of tokens and keeps are told by name") {
  const Game game = game_with_tokens();
  std::string all;
  for (const Event& event : game.events()) all += event_json(game.rules(), game.state(), event).dump();
  const auto list = game.chance().answered();
  const std::string token(castle::kTokenKeys[list[0].answers[0]]);
  CHECK(all.find(R"("room":"castle","what":"token_taken")") != std::string::npos);
  CHECK(all.find("\"token\":\"" + token + "\"") != std::string::npos);
}

TEST_CASE("the doors to the castle: undo gives back a token and opens the same again") {
  Game game = game_with_tokens();
  const auto opened = game.chance().answered();
  const u64 end = state_hash(game.state());
  const auto steps = game.actions().size();
  for (std::size_t i = 0; i < steps; ++i) REQUIRE(game.undo());
  CHECK(game.chance().answered().empty());
  while (game.can_redo()) REQUIRE(game.redo());
  CHECK(state_hash(game.state()) == end);
  REQUIRE(game.chance().answered().size() == opened.size());
  CHECK(game.chance().answered()[0] == opened[0]);
}

TEST_CASE("the doors to the castle: the session at the screen plays it as any other game") {
  shell::Session session;
  session.start(std::move(*Game::create(castle_game("session"))));
  Rng rng(5);
  int placed = 0;
  while (session.phase() != shell::Phase::Over && placed < 30) {
    if (session.phase() == shell::Phase::Place) {
      REQUIRE(session.aim(session.places()[rng.below(static_cast<u32>(session.places().size()))].cell));
      REQUIRE(session.place());
      ++placed;
    } else {
      REQUIRE(session.phase() == shell::Phase::Figure);
      session.choose_spot(static_cast<int>(rng.below(static_cast<u32>(session.spots().size()))));
      REQUIRE(session.confirm());
    }
  }
  CHECK(placed == 30);
  REQUIRE(session.undo());
}

TEST_CASE("the doors to the castle: no allocation in play") {
  const auto rules = make_rules(castle_setup());
  REQUIRE(rules.ok());
  const auto state = std::make_unique<State>();
  const auto copy = std::make_unique<State>();
  const auto actions = std::make_unique<ActionList>();
  for (u64 seed = 0; seed < 10; ++seed) {
    Rng rng(seed);
    const unsigned long before = shell::allocations();
    start_game(**rules, *state);
    while (!is_over(*state)) {
      const Action action = random_answer(**rules, *state, *actions, rng);
      bastide::clone(*copy, *state);
      apply(**rules, *copy, action);
      bastide::clone(*state, *copy);
      feature_value(**rules, *state, static_cast<SegmentId>(state->segment_count - 1));
    }
    CHECK(shell::allocations() == before);
  }
}
