// Words: plural forms, parameters, and the chronicle of whole games in every language.
#include "shell/words.h"

#include "engine/assembly/built_in.h"
#include "engine/expansions/messages/messages.h"
#include "shell/locale.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

std::string locale_json(std::string_view language) {
  std::ifstream file(std::string(BASTIDE_SOURCE_DIR) + "/assets/locales/" + std::string(language) + ".json");
  return {std::istreambuf_iterator<char>(file), {}};
}

Game play_game(const GameSetup& setup) { return test::played_game(setup, hash_text(setup.seed)); }

GameSetup set_up(int players, const char* seed) {
  GameSetup setup;
  setup.setup.players = players;
  setup.players = default_players(players);
  setup.players[0].name = "Žofie";
  setup.seed = seed;
  return setup;
}

}  // namespace

TEST_CASE("plural forms of English, Czech and Slovak") {
  CHECK(plural_form("en", 1) == 0);
  CHECK(plural_form("en", 2) == 2);
  CHECK(plural_form("cs", 1) == 0);
  for (const int n : {2, 3, 4}) CHECK(plural_form("sk", n) == 1);
  for (const int n : {0, 5, 11, 12, 22, 102}) CHECK(plural_form("cs", n) == 2);
}

TEST_CASE("texts take parameters and plural forms; a gap shows its key") {
  Locale words;
  REQUIRE(
      words.load("cs", R"({"a":"{name} má {n}","b":{"one":"{n} bod","few":"{n} body","other":"{n} bodů"}})"));
  CHECK(words.text("a", {{"name", "Řehoř"}, {"n", 3}}) == "Řehoř má 3");
  CHECK(words.count("b", 1) == "1 bod");
  CHECK(words.count("b", 3) == "3 body");
  CHECK(words.count("b", 0) == "0 bodů");
  CHECK(words.text("c") == "c");
  CHECK(!words.load("cs", "[]"));
  CHECK(!words.load("cs", R"({"a":7})"));
  CHECK(words.text("a", {}) == "{name} má {n}");  // unchanged
}

TEST_CASE("the browser's languages choose ours") {
  CHECK(choose_language({"sk-SK", "en"}) == "sk");
  CHECK(choose_language({"de", "cs"}) == "cs");
  CHECK(choose_language({"de"}) == "en");
  CHECK(choose_language({}) == "en");
}

TEST_CASE("every line of whole games has words in every language") {
  for (const std::string_view language : kLanguages) {
    REQUIRE(locale().load(language, locale_json(language)));
    for (int players = 1; players <= 6; ++players) {
      const Game game = play_game(set_up(players, "words"));
      const auto lines = chronicle(game);
      CHECK(!lines.empty());
      for (const ChronicleLine& line : lines) {
        // a missing text would show its key
        CHECK(line.text.find("chronicle.") == std::string::npos);
        CHECK(line.detail.find("reason.") == std::string::npos);
        CHECK(!spoken(game, line).empty());
      }
      for (int design = 0; design < game.rules().design_count; ++design)
        CHECK(tile_words(game.rules(), static_cast<u8>(design)).find('.') == std::string::npos);
    }
  }
}

TEST_CASE("every line of whole games with expansions has words in every language") {
  for (const std::string_view language : kLanguages) {
    REQUIRE(locale().load(language, locale_json(language)));
    bool room_events = false;
    bool early = false;
    for (const char* seed : {"one", "two", "three", "four"}) {
      GameSetup setup = set_up(3, seed);
      for (const Room* room : landscape().rooms) setup.setup.rooms |= 1U << room->id;
      const Game game = play_game(setup);
      for (const ChronicleLine& line : chronicle(game)) {
        for (const char* key : {"chronicle.", "event.", "reason.", "{n}"})
          CHECK(line.text.find(key) == std::string::npos);
        const Event& event = game.events()[line.event];
        if (event.kind == EventKind::RoomEvent) CHECK(line.has_cell);  // it leads to its place
        room_events = room_events || event.kind == EventKind::RoomEvent;
        early = early || (event.kind == EventKind::Scored && event.unfinished && !event.final_scoring);
      }
    }
    CHECK(room_events);
    CHECK(early);  // an abbot taken back (ABB-03)
  }
}

TEST_CASE("LET-04 a message that is performed is told by what it does") {
  REQUIRE(locale().load("en", locale_json("en")));
  std::set<int> told;
  for (int seed = 0; seed < 100; ++seed) {  // random play seldom lands on dark spaces
    GameSetup setup = set_up(2, std::to_string(seed).c_str());
    for (const Room* room : landscape().rooms) setup.setup.rooms |= 1U << room->id;
    const Game game = play_game(setup);
    for (const ChronicleLine& line : chronicle(game)) {
      const Event& event = game.events()[line.event];
      if (event.kind != EventKind::RoomEvent || event.room != messages::kId ||
          event.option != messages::kPerformed)
        continue;
      CHECK(line.text.starts_with("message " + std::to_string(event.amount) + ": "));
      told.insert(event.amount);
    }
  }
  CHECK(told.size() >= 4);  // of eight
}
