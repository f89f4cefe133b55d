// What expansions register: ids, keys and numbers that others rely on.
#include "engine/data/assets.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("every expansion has an id and a key of its own") {
  for (const FamilyEntry& entry : built_in()) {
    std::set<ExpansionId> ids = {kCoreId};
    std::set<std::string_view> keys;
    for (const Expansion* expansion : entry.expansions) {
      CAPTURE(expansion->key);
      CHECK(ids.insert(expansion->id).second);
      CHECK(expansion->id < kFirstFreeExpansion);
      CHECK(keys.insert(expansion->key).second);
    }
  }
}

TEST_CASE(
    "every step that an expansion lists stands once in the turn or the end, every line is the core's or some "
    "expansion's") {
  for (const FamilyEntry& entry : built_in()) {
    std::multiset<std::string_view> named;  // lines of expansions
    for (const auto& table : {entry.turn, entry.ending}) {
      for (const Step& line : table) {
        if (line.run == nullptr) named.insert(line.name);
      }
    }
    std::multiset<std::string_view> listed;
    const Expansion* const own[] = {entry.family->core};
    for (const auto& expansions : {std::span<const Expansion* const>(own), entry.expansions, entry.house}) {
      for (const Expansion* expansion : expansions) {
        for (const Step& step : expansion->steps) {
          CAPTURE(expansion->key);
          CAPTURE(step.name);
          CHECK(bool(step.run != nullptr));
          CHECK(named.count(step.name) == 1);
          listed.insert(step.name);
        }
      }
    }
    for (const std::string_view name : named) {
      CAPTURE(name);
      CHECK(listed.count(name) == 1);
    }
  }
}

TEST_CASE("a line of the turn is there while the expansion is in play whose step it names") {
  const auto has_line = [](const Setup& setup, std::string_view name, ExpansionId expansion) {
    const auto rules = make_rules(setup);
    REQUIRE(rules.ok());
    const auto* const end = (*rules)->steps.begin() + (*rules)->step_count;
    return std::any_of((*rules)->steps.begin(), end,
                       [&](const Step& step) { return step.name == name && step.expansion == expansion; });
  };
  Setup setup;
  CHECK_FALSE(has_line(setup, "second turn", traders_builders::kId));
  setup.expansions = 1u << traders_builders::kId;
  CHECK(has_line(setup, "second turn", traders_builders::kId));
  CHECK_FALSE(has_line(setup, "hand", house_rules::kHands));
  set_option(setup, "look_ahead");
  CHECK(has_line(setup, "hand", house_rules::kHands));
}

TEST_CASE("keys of pieces, counters, reasons and options are each given once in a game") {
  for (const FamilyEntry& entry : built_in()) {
    std::set<std::string> seen;
    const auto once = [&](const char* what, std::string_view key) {
      CAPTURE(key);
      CHECK(seen.insert(what + std::string(key)).second);
    };
    const auto list = [&](const auto& brings) {
      for (const PieceDef& piece : brings.pieces) once("piece ", piece.key);
      for (const CounterDef& counter : brings.counters) once("counter ", counter.key);
      for (const ReasonDef& reason : brings.reasons) once("reason ", reason.key);
      for (const OptionDef& option : brings.options) once("option ", option.key);
    };
    list(*entry.family);
    for (const Expansion* expansion : entry.expansions) list(*expansion);
  }
}

TEST_CASE("figures have the same numbers in every landscape game, whatever is in play") {
  for (const u32 expansions : {0u, 1u << abbot::kId, 1u << traders_builders::kId, 0x3Eu}) {
    Setup setup;
    setup.expansions = expansions;
    const auto rules = make_rules(setup);
    REQUIRE(rules.ok());
    CHECK((*rules)->piece_by_key("meeple") == kMeeple);
    CHECK((*rules)->piece_by_key("large_meeple") == kLargeMeeple);
    CHECK((*rules)->piece_by_key("abbot") == kAbbot);
    CHECK((*rules)->piece_by_key("builder") == kBuilder);
    CHECK((*rules)->piece_by_key("pig") == kPig);
    CHECK((*rules)->pieces_per_seat[kMeeple] == 7);
    CHECK((*rules)->pieces_per_seat[kAbbot] == ((expansions >> abbot::kId & 1) != 0 ? 1 : 0));
  }
}

TEST_CASE("every mark in the tile files of a built-in expansion is one that some expansion knows") {
  std::set<std::string_view> known;
  std::set<std::string_view> files = {"base_c1", "base_c2"};
  for (const Expansion* expansion : landscape().expansions) {
    for (const CounterDef& counter : expansion->counters) known.insert(counter.key);
    known.insert(expansion->marks.begin(), expansion->marks.end());
    for (const int edition : {0, 1}) {
      Setup setup;
      set_option(setup, "edition", edition);
      if (expansion->tile_set != nullptr) files.insert(expansion->tile_set(setup));
    }
  }
  int marks = 0;
  for (const assets::File& file : assets::tile_files()) {
    if (!files.contains(file.name)) continue;
    for (const PlacedMark& mark : all_marks(**tile_set(file.name))) {
      CAPTURE(mark.tile->id);
      CAPTURE(mark.mark->key);
      CHECK(known.contains(mark.mark->key));
      ++marks;
    }
  }
  CHECK(marks >= 6 + 2 + 20 + 4);  // inns, cathedrals, goods, springs and lakes
}

TEST_CASE("options: defaults, choices, and what does not go together is refused") {
  static constexpr std::string_view kExcluded[] = {"river_start_tile"};
  static constexpr std::string_view kNeeded[] = {"small_cities", "farmers_by_city"};
  static constexpr OptionDef kOptions[] = {{.key = "lonely", .excludes = kExcluded},
                                           {.key = "needy", .low = 0, .high = 20, .needs = kNeeded}};
  static const Expansion kExpansion{.id = kFirstFreeExpansion, .key = "options", .options = kOptions};
  static const ExtendedCatalogue kCatalogue({&kExpansion});
  const Catalogue catalogue = kCatalogue;
  const OptionList options(catalogue[0]);
  const auto made = [&](std::initializer_list<std::pair<const char*, int>> values) {
    Setup setup;
    for (const auto& [key, value] : values) REQUIRE(options.set(setup, key, value));
    return make_rules(setup, catalogue);
  };
  CHECK(made({}).ok());
  CHECK(made({{"lonely", 1}}).ok());
  CHECK(made({{"river_start_tile", 1}}).ok());
  const auto both = made({{"lonely", 1}, {"river_start_tile", 1}});
  REQUIRE_FALSE(both.ok());
  CHECK(both.error().code == "option_conflict");
  CHECK(both.error().where == "options.lonely");
  CHECK_FALSE(made({{"needy", 15}}).ok());
  CHECK(made({{"needy", 15}, {"farmers_by_city", 1}}).ok());
  const auto beyond = made({{"needy", 21}, {"farmers_by_city", 1}});
  REQUIRE_FALSE(beyond.ok());
  CHECK(beyond.error().code == "option");
  CHECK((*made({{"needy", 15}, {"small_cities", 1}}))->option(kFirstFreeExpansion, 1) == 15);
  CHECK((*made({}))->option(kCoreId, carcassonne::kFarmersOption) == 1);
}
