// Hunters & Gatherers through every door there is: saves, links, positions, protocol, chance, session,
// allocation.
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "engine/game/protocol.h"
#include "engine/game/random_play.h"
#include "engine/game/save.h"
#include "shell/base/allocations.h"
#include "shell/play/session.h"
#include "tests/support/hunters.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

Game played(const Setup& setup, u64 number) {
  return played_game(hunters_game(setup, "doors-" + std::to_string(number)), number);
}

// Every set-up that differs in its decisions.
std::vector<Setup> setups() { return {hunters_setup(), hunters_2020_setup(3), hunters_scout_setup(5)}; }

}  // namespace

TEST_CASE("the doors to the hunters: saves hold what was dealt and refused, and come back") {
  for (const Setup& setup : setups()) {
    const Game game = played(setup, 3);
    const std::string saved = save_game(game);
    CHECK(saved.find("\"family\":\"hunters\"") != std::string::npos);
    CHECK((saved.find("\"edition\":\"2020\"") != std::string::npos) == hunters::is_2020(game.rules()));
    CHECK((saved.find("\"scout_tiles\":[") != std::string::npos) == setup.has_expansion(hunters::kScout));
    const auto loaded = load_game(saved);
    REQUIRE_MESSAGE(loaded.ok(), loaded.error().text());
    CHECK(state_hash(loaded->state()) == state_hash(game.state()));
    CHECK(save_game(*loaded) == saved);
    const auto opened = unseal(seal(saved));
    REQUIRE(opened.ok());
    CHECK(*opened == saved);
  }
}

TEST_CASE("the doors to the hunters: links name edition and Scout where they are not the default") {
  const auto link_of = [](const Setup& setup) {
    const auto link = make_link(hunters_game(setup, "amber-kiln-42"));
    REQUIRE(link.ok());
    return *link;
  };
  CHECK(link_of(hunters_setup()) == "v=1&g=hunters&p=2&e=2002&s=amber-kiln-42");
  CHECK(link_of(hunters_2020_setup(5)) == "v=1&g=hunters&p=5&e=2020&s=amber-kiln-42");
  CHECK(link_of(hunters_scout_setup(3)) == "v=1&g=hunters&p=3&e=2002&x=scout&s=amber-kiln-42");
  Setup by_segments = hunters_setup();
  by_segments.options[hunters::kForestSegmentsOption] = 1;
  CHECK(link_of(by_segments) == "v=1&g=hunters&p=2&e=2002&o=forest_segments&s=amber-kiln-42");
  for (const char* bad : {"v=1&g=hunters&p=1&s=a", "v=1&g=hunters&p=6&s=a", "v=1&g=hunters&p=2&x=river&s=a",
                          "v=1&g=hunters&p=2&e=C2&s=a", "v=1&g=hunters&p=2&e=2020&x=scout&s=a",
                          "v=1&g=castle&p=2&x=scout&s=a", "v=1&g=hunters&p=2&e=2002&o=farmers&s=a"}) {
    CAPTURE(bad);
    const auto read = parse_link(bad);
    CHECK_FALSE(bool(read.ok() && Game::create(*read).ok()));
  }
}

TEST_CASE("the doors to the hunters: links to a position hold every move") {
  for (const Setup& setup : setups()) {
    for (const int actions : {0, 1, 2, 7, 40, 1 << 20}) {
      auto game = Game::create(hunters_game(setup, "position"));
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
      CHECK(position->size() < 400);
    }
  }
}

TEST_CASE("the doors to the hunters: the protocol, tiles and the Scout's deal given in order") {
  Protocol protocol;
  const auto ask = [&](const std::string& line) {
    const auto answer = parse_json(protocol.answer(line), "answer");
    REQUIRE(answer.ok());
    REQUIRE_MESSAGE(!answer->contains("error"), answer->dump());
    return *answer;
  };
  // the shaman and the bridge for 0, the scout and the ferryman for 1
  ask(R"({"cmd":"new","setup":{"family":"hunters","expansions":["scout"],"scout_tiles":[0,1,2,3],
          "deck":["HG02-05","HG02-61","HG02-62","HG02-37"]}})");
  Json answer = ask(R"({"cmd":"state"})");
  CHECK(answer["what"] == "play");
  CHECK(answer["legal"][0] ==
        *parse_json(R"({"verb":"pick_option","room":"scout","option":"footbridge"})", "test"));
  answer = ask(R"({"cmd":"apply","action":{"verb":"pass"}})");
  CHECK(answer["what"] == "place_tile");
  CHECK(answer["tile"] == "HG02-05");
  CHECK(answer["supply"][0] == *parse_json(R"({"member":5,"hut":2})", "test"));
  answer = ask(R"({"cmd":"apply","action":{"verb":"place_tile","x":-1,"y":0,"rotation":0}})");
  CHECK(answer["what"] == "deploy");
  answer = ask(R"({"cmd":"apply","action":{"verb":"deploy","piece":"member","feature":"river"}})");
  Json scored;
  for (const Json& event : answer["events"]) {
    if (event["event"] == "scored") scored = event;
  }
  // two tiles and a fish in each lake at the ends
  CHECK(scored["player"] == 0);
  CHECK(scored["feature"] == "river");
  CHECK(scored["points"] == 4);
  CHECK(answer["supply"][0]["member"] == 5);
  CHECK(answer["who"] == 1);
  const auto refused =
      protocol.answer(R"({"cmd":"new","setup":{"family":"hunters","expansions":["scout"],"seed":"a",
                         "scout_tiles":[5]}})");
  CHECK(refused.find("at most 1000 numbers from 0 to 4") != std::string::npos);
}

TEST_CASE("the doors to the hunters: events of bonus tiles and of the Scout are told by name") {
  std::string all;
  for (const Setup& setup : setups()) {
    for (u64 number = 0; number < 4; ++number) {
      const Game game = played(setup, number);
      for (const Event& event : game.events()) all += event_json(game.rules(), game.state(), event).dump();
    }
  }
  for (const char* told :
       {R"("room":"hunters","what":"bonus_earned")", R"("room":"hunters","what":"power_found")",
        R"("room":"hunters","what":"deer_eaten")", R"("room":"scout","what":"tile_dealt")",
        R"("room":"scout","what":"tile_played")"}) {
    CAPTURE(told);
    CHECK(all.find(told) != std::string::npos);
  }
}

TEST_CASE("the doors to the hunters: undo and redo give the same tiles, deals and piles again") {
  for (const Setup& setup : setups()) {
    Game game = played(setup, 5);
    const auto drawn = game.chance().answers();
    const u64 end = state_hash(game.state());
    const auto steps = game.actions().size();
    for (std::size_t i = 0; i < steps; ++i) REQUIRE(game.undo());
    CHECK(game.chance().answers().size() < drawn.size());
    while (game.can_redo()) REQUIRE(game.redo());
    CHECK(state_hash(game.state()) == end);
    CHECK(game.chance().answers() == drawn);
  }
}

TEST_CASE("the doors to the hunters: what the bag and the pile will give is no part of a view") {
  for (const Setup& setup : setups()) {
    HuntersBoard board(setup);
    const auto view = std::make_unique<State>();
    for (Seat seat = 0; seat < setup.players; ++seat) {
      view_for(board.rules(), board.state(), seat, *view);
      CHECK(state_hash(*view) == state_hash(board.state()));  // all lies open
    }
  }
}

TEST_CASE("the doors to the hunters: the session at the screen plays each set-up to its end") {
  for (const Setup& setup : setups()) {
    shell::Session session;
    session.start(std::move(*Game::create(hunters_game(setup, "session"))));
    Rng rng(5);
    const auto any = [&](std::size_t count) { return static_cast<int>(rng.below(static_cast<u32>(count))); };
    int placed = 0;
    while (session.phase() != shell::Phase::Over) {
      if (session.phase() == shell::Phase::Place) {
        const auto& places = session.places();
        REQUIRE(session.aim(places[static_cast<std::size_t>(any(places.size()))].cell));
        REQUIRE(session.place());
        ++placed;
      } else if (session.phase() == shell::Phase::Choose) {
        REQUIRE(session.choose(any(session.choices().size())));
      } else {
        REQUIRE(session.phase() == shell::Phase::Figure);
        session.choose_spot(any(session.spots().size()));
        REQUIRE(session.confirm());
      }
    }
    CHECK(placed > 70);
    REQUIRE(session.undo());
  }
}

TEST_CASE("the doors to the hunters: no allocation in play") {
  const auto state = std::make_unique<State>();
  const auto copy = std::make_unique<State>();
  const auto actions = std::make_unique<ActionList>();
  for (const Setup& setup : setups()) {
    const auto rules = make_rules(setup);
    REQUIRE(rules.ok());
    for (u64 seed = 0; seed < 8; ++seed) {
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
}
