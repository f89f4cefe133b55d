// Everything that is told of a game, and all points of its end, lead to a paragraph of the rules that is
// there.
#include "shell/told/rule_of.h"

#include "engine/assembly/built_in.h"
#include "engine/rules/rules.h"
#include "shell/base/embedded.h"
#include "shell/play/examples.h"
#include "shell/play/memories.h"
#include "shell/text/chronicle.h"
#include "shell/text/game_words.h"
#include "shell/told/telling.h"
#include "tests/shell/speak.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

bool is_page(const FamilyEntry& entry, std::string_view page) {
  for (const RulesPage& one : family_words(*entry.family).pages)
    if (one.key == page) return true;
  for (const Expansion* expansion : entry.expansions)
    if (expansion->key == page) return true;
  return page == "house" && !entry.house.empty();
}

void check(const FamilyEntry& entry, const RulePlace& place, std::string_view what) {
  CHECK_MESSAGE(is_page(entry, place.page), what, " leads to ", place.page);
  const std::string key = "rules." + std::string(place.page) + "." + std::to_string(place.paragraph);
  CHECK_MESSAGE(locale().has(key), what, " leads to ", key);
}

Game played(u8 family, int players, u32 expansions, const char* seed) {
  GameSetup setup;
  setup.setup.family = family;
  setup.setup.players = players;
  setup.setup.expansions = expansions;
  setup.players = default_players(players);
  setup.seed = seed;
  return test::played_game(setup, hash_text(setup.seed));
}

}  // namespace

TEST_CASE("rules by what they say: every table leads to paragraphs that are there, in every language") {
  REQUIRE(rule_places().size() == built_in().size());
  for (const std::string_view language : kLanguages) {
    test::speak(language);
    for (std::size_t i = 0; i < built_in().size(); ++i) {
      CHECK(rule_places()[i]->family == built_in()[i].family->key);
      std::set<std::string_view> once;
      for (const RuleOf& one : rule_places()[i]->rules) {
        CHECK_MESSAGE(once.insert(one.what).second, one.what);
        check(built_in()[i], one.place, one.what);
      }
      const auto own = [&](const Expansion& expansion) {
        const Telling* telling = telling_of(expansion.key);
        if (telling == nullptr) return;
        for (const RuleAt& one : telling->rules)
          check(built_in()[i], *rule_of(expansion, one.what), one.what);
      };
      for (const Expansion* expansion : built_in()[i].expansions) own(*expansion);
      for (const Expansion* expansion : built_in()[i].house) own(*expansion);
    }
  }
}

TEST_CASE("rules by what they say: every feature, reason and event of every expansion has its place") {
  for (const FamilyEntry& entry : built_in()) {
    const Family& family = *entry.family;
    const auto has = [&](const std::string& what) { CHECK_MESSAGE(rule_of(family, what).has_value(), what); };
    const auto events = [&](const Expansion& expansion) {
      for (const EventDef& event : expansion.events) {
        const std::string what = "event." + std::string(event.key);
        CHECK_MESSAGE(
            (expansion.id == kCoreId ? rule_of(family, what) : rule_of(expansion, what)).has_value(),
            expansion.key, " ", what);
      }
      for (const ReasonDef& reason : expansion.reasons)
        CHECK_MESSAGE(rule_of(expansion, "reason." + std::string(reason.key)).has_value(), reason.key);
    };
    for (const PieceDef& piece : family.pieces)
      for (std::size_t kind = 0; kind < family.kinds.size(); ++kind) {
        const std::string key(family.kinds[kind].key);
        if ((piece.kinds >> kind & 1) == 0) continue;
        has(key);
        has("figure." + key);
      }
    events(*family.core);
    for (const Expansion* expansion : entry.expansions) events(*expansion);
    for (const Expansion* expansion : entry.house) events(*expansion);
    for (const char* what : {"laid", "unfit", "over"}) has(what);
  }
}

TEST_CASE(
    "rules by what they say: every line of whole games and every part of their points leads somewhere") {
  test::speak("en");
  for (u8 family = 0; family < built_in().size(); ++family) {
    const FamilyEntry& entry = built_in()[family];
    u32 all = 0;
    for (const Expansion* expansion : entry.expansions) all |= 1u << expansion->id;
    std::set<std::string> places;
    for (const char* seed : {"one", "two", "three"})
      for (const u32 expansions : {0u, all}) {
        const Game game = played(family, 2, expansions, seed);
        for (const ChronicleLine& line : chronicle(game)) {
          const RulePlace place = rule_of(game, game.events()[line.event]);
          check(entry, place, line.text);
          places.insert(std::string(place.page) + std::to_string(place.paragraph));
        }
        for (const Memory& memory : memories(game)) {
          const RulePlace place = rule_of_memory(game.rules(), memory.key);
          check(entry, place, memory.key);
          CHECK_MESSAGE(!(place == RulePlace{family_words(game.rules()).pages.front().key, 1}), memory.key);
        }
        for (const Game::Breakdown& seat : game.breakdown())
          for (const auto& [reason, amount] : seat) check(entry, rule_of_part(game.rules(), reason), reason);
      }
    CHECK(places.size() > 8);
  }
}

TEST_CASE("rules by what they say: points lead to what is peculiar about them, with its drawn example") {
  test::speak("en");
  const Game game = played(0, 3, 1u << 3, "inns");  // whatever it is: the words are asked
  const Family& family = *game.rules().family;
  CHECK(rule_of(family, "road") == RulePlace{"base", 4});
  CHECK(rule_of(family, "end.road") == RulePlace{"base", 8});
  CHECK(rule_of_part(game.rules(), "field") == RulePlace{"farmers", 2});
  CHECK(rule_of_sum(game.rules()) == RulePlace{"base", 8});
  Event event;
  event.kind = EventKind::Scored;
  event.feature = 0;
  event.feature_segment = 1;
  CHECK(rule_of(game, event) == RulePlace{"base", 4});
  event.final_scoring = event.unfinished = true;
  CHECK(rule_of(game, event) == RulePlace{"base", 8});
  for (const auto& [page, paragraph] :
       {std::pair{"base", 4}, {"base", 5}, {"base", 6}, {"base", 8}, {"farmers", 2}}) {
    bool drawn = false;
    for (const Example& example : examples_of(page)) drawn = drawn || example.paragraph == paragraph;
    CHECK_MESSAGE(drawn, page, paragraph);
  }
}

TEST_CASE("rules by what they say: every paragraph that something leads to has a drawn example") {
  const std::set<std::string> undrawn = {
      "robbers.1",  // what it is about stands on the scoreboard, which no land shows
      "house.1",    // the tiles of the draw-off go straight back and lie nowhere
  };
  std::set<std::string> drawn, missing;
  for (const assets::File& file : assets::example_files())
    for (const Example& example : examples_of(file.name))
      drawn.insert(std::string(file.name) + "." + std::to_string(example.paragraph));
  const auto look = [&](const RulePlace& place) {
    const std::string paragraph = std::string(place.page) + "." + std::to_string(place.paragraph);
    if (!drawn.contains(paragraph)) missing.insert(paragraph);
  };
  for (const RulesOfGame* game : rule_places())
    for (const RuleOf& one : game->rules) look(one.place);
  for (const FamilyEntry& entry : built_in())
    for (const auto list : {entry.expansions, entry.house})
      for (const Expansion* expansion : list)
        if (const Telling* telling = telling_of(expansion->key))
          for (const RuleAt& one : telling->rules) look(*rule_of(*expansion, one.what));
  CHECK(missing == undrawn);
}
