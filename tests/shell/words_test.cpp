// Words: plural forms, parameters, and the chronicle of whole games in every language.
#include "shell/text/words.h"

#include "engine/assembly/built_in.h"
#include "engine/expansions/messages/messages.h"
#include "engine/expansions/tower_thieves/tower_thieves.h"
#include "engine/rules/rules.h"
#include "shell/play/stacks.h"
#include "shell/text/chronicle.h"
#include "shell/text/locale.h"
#include "tests/support/expansions.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
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
  for (const char* broken : {"", "\"a\"", R"({"a":"b")", R"({"a":null})", R"({"a":["b"]})",
                             R"({"a":{"one":"b"}})", R"({"a":{"many":"b","other":"c"}})",
                             R"({"a":{"other":{"other":"b"}}})", R"({"a":"b","c":"d","a":"e"})"})
    CHECK(!words.load("cs", broken));
  CHECK(!words.load("cs", std::string_view("{\"a\":\"b\"}\0", 10)));
  CHECK(words.text("a", {}) == "{name} má {n}");  // unchanged
  CHECK(words.count("b", 3) == "3 body");
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
    bool expansion_events = false;
    bool early = false;
    for (const char* seed : {"one", "two", "three", "four"}) {
      GameSetup setup = set_up(3, seed);
      for (const Expansion* expansion : landscape().expansions) setup.setup.expansions |= 1U << expansion->id;
      const Game game = play_game(setup);
      for (const ChronicleLine& line : chronicle(game)) {
        for (const char* key : {"chronicle.", "event.", "reason.", "{n}"})
          CHECK(line.text.find(key) == std::string::npos);
        const Event& event = game.events()[line.event];
        if (event.kind == EventKind::ExpansionEvent) CHECK(line.has_cell);  // it leads to its place
        expansion_events = expansion_events || event.kind == EventKind::ExpansionEvent;
        early = early || (event.kind == EventKind::Scored && event.unfinished && !event.final_scoring);
      }
    }
    CHECK(expansion_events);
    CHECK(early);  // an abbot taken back (ABB-03)
  }
}

TEST_CASE("a chronicle that grows with the game tells what one of the whole game tells") {
  REQUIRE(locale().load("en", locale_json("en")));
  GameSetup setup = set_up(3, "growing");
  for (const Expansion* expansion : landscape().expansions) setup.setup.expansions |= 1U << expansion->id;
  auto game = Game::create(setup);
  REQUIRE(game);
  Rng rng(7);
  Chronicle grown;
  const auto same = [](const ChronicleLine& a, const ChronicleLine& b) {
    return a.text == b.text && a.detail == b.detail && a.amount == b.amount && a.seat == b.seat &&
           a.turn == b.turn && a.event == b.event && a.feature_segment == b.feature_segment;
  };
  while (!game->over()) {
    REQUIRE(game->apply(random_action(game->legal(), rng)));
    grown.follow(*game);
    const auto whole = chronicle(*game);
    REQUIRE(std::equal(whole.begin(), whole.end(), grown.lines().begin(), grown.lines().end(), same));
  }
  CHECK(grown.lines().size() > 100);
}

TEST_CASE("the chronicle has a tile as soon as it lies, and the figure in its place once there is one") {
  REQUIRE(locale().load("en", locale_json("en")));
  auto game = Game::create(set_up(2, "as-soon"));
  REQUIRE(game);
  Rng rng(5);
  int with = 0, without = 0;
  while (!game->over()) {
    REQUIRE(game->apply(random_action(game->legal(), rng)));
    const auto& events = game->events();
    std::size_t placed = events.size();
    while (placed > 0 && events[placed - 1].kind != EventKind::TilePlaced) --placed;
    REQUIRE(placed > 0);
    const auto told = [&](EventKind kind) {
      const auto lines = chronicle(*game);
      return std::any_of(lines.begin(), lines.end(), [&](const ChronicleLine& line) {
        return line.event + 1 >= placed && events[line.event].kind == kind;
      });
    };
    const bool figure = std::any_of(events.begin() + static_cast<std::ptrdiff_t>(placed), events.end(),
                                    [](const Event& event) { return event.kind == EventKind::FigurePlaced; });
    CHECK(told(EventKind::TilePlaced) == !figure);
    CHECK(told(EventKind::FigurePlaced) == figure);
    (figure ? with : without) += 1;
  }
  CHECK(with > 5);
  CHECK(without > 5);
}

TEST_CASE("TOW-05 towers that grow one after another are told as one, and what comes between parts them") {
  REQUIRE(locale().load("en", locale_json("en")));
  GameSetup setup = set_up(3, "towers");
  setup.setup.expansions = 1u << tower_thieves::kId;
  const Game game = play_game(setup);
  const auto& events = game.events();
  const auto grown = [&](std::size_t i) {
    return i < events.size() && events[i].kind == EventKind::ExpansionEvent &&
           events[i].expansion == tower_thieves::kId && events[i].option == tower_thieves::kGrown;
  };
  const std::vector<ChronicleLine> lines = chronicle(game);
  int together = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!grown(i) || (i > 0 && grown(i - 1))) continue;
    std::size_t end = i;
    while (grown(end + 1)) ++end;
    const int count = static_cast<int>(end - i + 1);
    const auto told = std::count_if(lines.begin(), lines.end(), [&](const ChronicleLine& line) {
      return line.event >= i && line.event <= end;
    });
    REQUIRE(told == 1);
    const auto line =
        std::find_if(lines.begin(), lines.end(), [&](const ChronicleLine& one) { return one.event == end; });
    REQUIRE(line != lines.end());
    CHECK(line->text == (count == 1 ? trn("event.tower_thieves.grown", events[i].amount)
                                    : trn("event.tower_thieves.grown.many", count)));
    together += count > 1 ? 1 : 0;
  }
  CHECK(together > 0);
}

TEST_CASE("TOW-03 a guard stands on as many pieces as its tower has, the pieces on none") {
  GameSetup setup = set_up(2, "guards");
  setup.setup.expansions = 1u << tower_thieves::kId;
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  Rng rng(3);
  int guards = 0;
  while (!game->over() && guards < 2) {
    ActionList actions, others;
    game->legal(actions);
    std::optional<Action> guard;
    for (const Action& one : actions) {
      const bool posts = one.verb == Verb::DeployPiece && one.expansion == tower_thieves::kId;
      if (!posts) others.add(one);
      if (posts && tower_thieves::tower_at(game->state(), one.cell).height > 1) guard = one;
    }
    REQUIRE(
        game->apply(guard ? *guard : others[static_cast<int>(rng.below(static_cast<u32>(others.size())))]));
    if (!guard) continue;
    ++guards;
    CHECK(on_site(game->rules(), guard->expansion, guard->segment));
    LyingList lying;
    game->rules().expansions[tower_thieves::kId]->shown.lying(game->rules(), game->state(), lying);
    CHECK(storeys_below(game->rules(), lying, guard->expansion, guard->cell) ==
          tower_thieves::tower_at(game->state(), guard->cell).height);
  }
  CHECK(guards == 2);
}

TEST_CASE("HOUSE-05 what is put back and what leaves the game are told apart") {
  REQUIRE(locale().load("en", locale_json("en")));
  for (const bool back : {true, false}) {
    GameSetup setup = set_up(2, "");
    test::set_option(setup.setup, "put_back", back ? 1 : 0);
    setup.deck = {"E", "C", "U", "V"};  // the city is closed, and C is city all around
    auto game = Game::create(setup);
    REQUIRE(game.ok());
    REQUIRE(
        game->apply({.verb = Verb::PlaceTile, .option = game->state().hand, .cell = {0, -1}, .rotation = 2}));
    REQUIRE(game->apply(Action{}));
    std::string told;
    for (const ChronicleLine& line : chronicle(*game)) told += line.text + "\n";
    CHECK((told.find("back into the bag") != std::string::npos) == back);
    CHECK((told.find("out of the game") != std::string::npos) != back);
  }
}

TEST_CASE("LET-04 a message that is performed is told by what it does") {
  REQUIRE(locale().load("en", locale_json("en")));
  std::set<int> told;
  for (int seed = 0; seed < 100; ++seed) {  // random play seldom lands on dark spaces
    GameSetup setup = set_up(2, std::to_string(seed).c_str());
    for (const Expansion* expansion : landscape().expansions) setup.setup.expansions |= 1U << expansion->id;
    const Game game = play_game(setup);
    for (const ChronicleLine& line : chronicle(game)) {
      const Event& event = game.events()[line.event];
      if (event.kind != EventKind::ExpansionEvent || event.expansion != messages::kId ||
          event.option != messages::kPerformed)
        continue;
      CHECK(line.text.starts_with("message " + std::to_string(event.amount) + ": "));
      told.insert(event.amount);
    }
  }
  CHECK(told.size() >= 4);  // of eight
}

TEST_CASE("LET-09 a message that cannot be performed is told, not asked about") {
  int only = 0, both = 0;
  for (int seed = 0; seed < 30; ++seed) {
    GameSetup setup = set_up(2, std::to_string(seed).c_str());
    // with every other expansion counters land on dark spaces more often
    for (const Expansion* expansion : landscape().expansions) setup.setup.expansions |= 1U << expansion->id;
    const Game played = play_game(setup);
    auto game = Game::create(setup);
    REQUIRE(game.ok());
    for (const Action& action : played.actions()) {
      if (game->rules().decision_def(pending(game->state())).key == "message") {
        const bool asks = game->legal().size() > 1;
        for (const std::string_view language : kLanguages) {
          REQUIRE(locale().load(language, locale_json(language)));
          CHECK(question(*game).ends_with('?') == asks);
        }
        ++(asks ? both : only);
      }
      REQUIRE(game->apply(action));
    }
  }
  CHECK(only > 2);
  CHECK(both > 10);
}
