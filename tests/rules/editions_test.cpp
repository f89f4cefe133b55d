// Editions and dropped rules: ED-01 to ED-06.
#include "engine/assembly/built_in.h"
#include "engine/families/carcassonne/compile.h"
#include "engine/game/setup_json.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

// What is on a tile apart from gardens and decoration, as text.
std::string features_of(const TileFact& fact) {
  std::string text;
  for (const EdgeFact edge : fact.edges) text += "FCRV"[static_cast<unsigned>(edge)];
  for (const RoadFact& road : fact.roads) {
    text += " r" + std::to_string(road.sides) + "/" + road.end;
  }
  for (const CityFact& city : fact.cities) {
    text += " c" + std::to_string(city.sides) + "/" + std::to_string(city.coats_of_arms);
  }
  for (const FieldFact& field : fact.fields) {
    text += " f" + std::to_string(field.halves);
    for (const int city : field.cities) text += "," + std::to_string(city);
  }
  return text + (fact.monastery ? " m" : "");
}

std::map<std::string, int> features_of(const Rules& rules) {
  std::map<std::string, int> copies;
  for (int d = 0; d < rules.design_count; ++d) {
    const TileFact& fact = carcassonne::fact(rules, static_cast<u8>(d));
    copies[features_of(fact)] += fact.count;
  }
  return copies;
}

int gardens(const Rules& rules) {
  int count = 0;
  for (int d = 0; d < rules.design_count; ++d) {
    const TileFact& fact = carcassonne::fact(rules, static_cast<u8>(d));
    count += fact.garden ? fact.count : 0;
  }
  return count;
}

constexpr ExpansionId kAbbots = kFirstFreeExpansion;

// An expansion that hands out abbots and brings tiles with gardens.
const Expansion kAbbotExpansion{
    .id = kAbbots,
    .key = "test_abbots",
    .tile_set = [](const Setup&) -> std::string_view { return "robbers"; },
    .build = [](RulesDraft& draft) { draft.give(abbot::kId, 0, 1); },
};
const ExtendedCatalogue kAbbotCatalogue({&kAbbotExpansion});

Setup abbots(Edition edition) {
  Setup setup = with_edition(edition);
  setup.expansions = 1u << kAbbots;
  return setup;
}

}  // namespace

TEST_CASE("ED-01 the 72 base tiles have the same features in all four editions") {
  const auto original = features_of(Board(with_edition(Edition::C1)).rules());
  int tiles = 0;
  for (const auto& [features, copies] : original) tiles += copies;
  CHECK(tiles == 72);
  for (const Edition edition : {Edition::C2, Edition::Anniversary, Edition::C3}) {
    CHECK(features_of(Board(with_edition(edition)).rules()) == original);
  }
}

TEST_CASE("ED-01 gardens exist from C2 on") {
  CHECK(gardens(Board(with_edition(Edition::C1)).rules()) == 0);
  for (const Edition edition : {Edition::C2, Edition::Anniversary, Edition::C3}) {
    CHECK(gardens(Board(with_edition(edition)).rules()) == 8);
  }
}

TEST_CASE("ED-02 the edition is an option of a game, C2 by default") {
  CHECK(carcassonne::edition(Setup{}) == Edition::C2);
  for (const std::string key : {"C1", "C2", "20", "C3"}) {
    Json json;
    json["edition"] = key;
    json["seed"] = "x";
    const auto setup = setup_from_json(json, "setup");
    REQUIRE(setup.ok());
    CHECK(kEditionKeys[static_cast<unsigned>(carcassonne::edition(setup->setup))] == key);
  }
  Json json;
  json["seed"] = "x";
  CHECK(carcassonne::edition(setup_from_json(json, "setup")->setup) == Edition::C2);
  json["edition"] = "C4";
  CHECK_FALSE(setup_from_json(json, "setup").ok());
}

TEST_CASE("ED-02 with C1 an abbot may stand on monasteries only, on expansion tiles neither on gardens") {
  Board c2(abbots(Edition::C2), kAbbotCatalogue);
  c2.lay("V-G", 1, 0);
  CHECK(c2.may_deploy("garden", kAbbot));
  CHECK_FALSE(c2.may_deploy("garden"));  // a meeple does not
  c2.pass().lay("RaubD", 0, -1, 180);
  CHECK(c2.may_deploy("garden", kAbbot));
  Board c1(abbots(Edition::C1), kAbbotCatalogue);
  c1.lay("RaubD", 0, -1, 180);
  CHECK(c1.asks_figure());
  CHECK_FALSE(c1.may_deploy("garden", kAbbot));
  c1.pass().lay("B", 0, 1);
  CHECK(c1.may_deploy("monastery", kAbbot));
}

TEST_CASE("ED-03 the anniversary set and C3 play like C2: the same game, decision by decision") {
  const Board c2(with_edition(Edition::C2));
  for (const Edition edition : {Edition::Anniversary, Edition::C3}) {
    const Board board(with_edition(edition));
    CHECK(features_of(board.rules()) == features_of(c2.rules()));
    CHECK(gardens(board.rules()) == gardens(c2.rules()));
    REQUIRE(board.rules().design_count == c2.rules().design_count);
    for (int d = 0; d < c2.rules().design_count; ++d) {
      const auto design = static_cast<u8>(d);
      CHECK(board.rules().tile_id(design) == c2.rules().tile_id(design));
    }
    // Whole games, without expansions and with all: one seed and the same choices give the same landscape
    // and the same points.
    u32 all = 0;
    for (const Expansion* expansion : landscape().expansions) all |= 1u << expansion->id;
    for (u64 choices = 0; choices < 12; ++choices) {
      GameSetup setup;
      setup.seed = "editions";
      setup.setup.players = 3;
      setup.setup.expansions = choices % 2 == 0 ? 0 : all;
      const Game first = played_game(setup, choices);
      setup.setup = with_edition(edition);
      setup.setup.players = 3;
      setup.setup.expansions = choices % 2 == 0 ? 0 : all;
      const Game second = played_game(setup, choices);
      CHECK(first.turn_number() > 70);
      CHECK(first.chance().answers() == second.chance().answers());
      CHECK(first.actions() == second.actions());
      CHECK(state_hash(first.state()) == state_hash(second.state()));
      CHECK(first.breakdown() == second.breakdown());
    }
  }
}

TEST_CASE("ED-04 the dropped rules are options, off by default in every edition, each by itself") {
  Json json;
  json["seed"] = "x";
  json["edition"] = "C1";
  const Board plain(setup_from_json(json, "setup")->setup);
  CHECK_FALSE(has_option(plain.rules(), "small_cities"));
  CHECK_FALSE(has_option(plain.rules(), "farmers_by_city"));
  for (const Edition edition : {Edition::C1, Edition::C2, Edition::Anniversary, Edition::C3}) {
    for (int both = 0; both < 4; ++both) {
      const bool small_cities = (both & 1) != 0, by_city = (both & 2) != 0;
      Setup setup = with_edition(edition);
      set_option(setup, "small_cities", small_cities ? 1 : 0);
      set_option(setup, "farmers_by_city", by_city ? 1 : 0);
      Board city(setup);  // a city of two tiles
      city.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
      CHECK(city.score(kRed) == (small_cities ? 2 : 4));
      Board fields(setup);  // a city, around it two farmers of red's and one of blue's on three fields
      fields.place("F", 0, -1, 90).place("E", 0, -2, 180);
      fields.put(kRed, 0, -1, "field EL").put(kRed, 0, -2, "field NL").put(kBlue, 0, -1, "field WL");
      fields.finish();
      CHECK(fields.score(kRed) == (by_city ? 3 : 6));
      CHECK(fields.score(kBlue) == (by_city ? 0 : 3));
    }
  }
}

TEST_CASE("ED-05 a completed city of exactly two tiles is worth 2 points") {
  Board on(with_option("small_cities"));
  on.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(on.score(kRed) == 2);
  Board off(2);
  off.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(off.score(kRed) == 4);
  // Three tiles are no small city …
  Board three(with_option("small_cities"));
  three.put(kRed, 0, 0, "city N").place("F", 0, -1, 90).turn("E", 0, -2, 180);
  CHECK(three.score(kRed) == 8);
  // … nor is an unfinished one of two.
  Board open(with_option("small_cities"));
  open.put(kRed, 0, 0, "city N").place("F", 0, -1, 90).finish();
  CHECK(open.score(kRed) == 3);
}

TEST_CASE("ED-05 its coats of arms are worth 1 each") {
  // No printed tile has a coat of arms in a city with one edge: one is added by hand.
  Board board(with_option("small_cities"));
  board.state().features[board.segment(0, 0, "city N")].counters += lane_unit(carcassonne::kCoatsOfArms);
  board.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("ED-06 farmers are counted city by city, 3 points once per city") {
  // One city, three fields around it: red 1 + 1 farmers, blue 1, and blue 1 more.
  const auto landscape = [](Board& board) {
    board.place("F", 0, -1, 90).place("E", 0, -2, 180);
    board.put(kRed, 0, -1, "field EL").put(kRed, 0, -2, "field NL").put(kBlue, 0, -1, "field WL");
    board.finish();
  };
  Board by_city(with_option("farmers_by_city"));
  landscape(by_city);
  CHECK(by_city.score(kRed) == 3);  // 2 farmers against 1, once for the city
  CHECK(by_city.score(kBlue) == 0);
  Board by_field(2);
  landscape(by_field);
  CHECK(by_field.score(kRed) == 6);
  CHECK(by_field.score(kBlue) == 3);
}

TEST_CASE("ED-06 tied players get 3 points each, unfinished cities nothing") {
  Board board(with_option("farmers_by_city"));
  board.place("F", 0, -1, 90).place("E", 0, -2, 180).place("E", -1, -2, 270);
  board.put(kRed, 0, -1, "field EL").put(kBlue, 0, -1, "field WL").finish();
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 3);
}

TEST_CASE("ED-06 a farmer counts for every city on their field") {
  Board board(with_option("farmers_by_city"));
  // Cities north of the start tile and of the tile east of it, both on the field between them.
  board.place("E", 0, -1, 180).place("D", 1, 0).place("E", 1, -1, 180);
  board.put(kRed, 0, 0, "field EL").finish();
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("ED-06 4 points for a player whose pig lies on a field bordering the city") {
  static const Expansion kPigExpansion{
      .id = kFirstFreeExpansion,
      .key = "test_pigs",
      .field_city_points = [](const Rules&, const State&, SegmentId, Seat seat) -> PointItem {
        return {0, static_cast<i16>(seat == 0 ? 1 : 0)};
      },
  };
  static const ExtendedCatalogue kExpansions({&kPigExpansion});
  Setup setup = with_option("farmers_by_city");
  setup.expansions = 1u << kFirstFreeExpansion;
  Board board(setup, kExpansions);
  board.place("F", 0, -1, 90).place("E", 0, -2, 180);
  board.put(kRed, 0, -1, "field EL").put(kBlue, 0, -1, "field WL").finish();
  CHECK(board.score(kRed) == 4);
  CHECK(board.score(kBlue) == 3);
}

TEST_CASE("ED-06 the value of a field is what its cities give city by city") {
  // One city, fields on both sides: red has two farmers around it, blue one.
  const auto landscape = [](Board& board) {
    board.place("F", 0, -1, 90).place("E", 0, -2, 180);
    board.put(kRed, 0, -1, "field EL").put(kRed, 0, -2, "field NL").put(kBlue, 0, -1, "field WL");
  };
  Board by_city(with_option("farmers_by_city"));
  landscape(by_city);
  CHECK(by_city.value(0, -1, "field EL").now == 3);
  CHECK(by_city.value(0, -1, "field EL").owners == 0b01);
  CHECK(by_city.value(0, -1, "field WL").now == 0);  // blue alone there, but not most around the city
  CHECK(by_city.value(0, -1, "field WL").owners == 0b10);
  CHECK(by_city.value(0, 0, "field SL").now == 0);  // touches no city
  Board by_field(2);
  landscape(by_field);
  CHECK(by_field.value(0, -1, "field WL").now == 3);
}

TEST_CASE("ED-06 a field goes to the farmers who get most from its cities, not to the most farmers") {
  Board board(with_option("farmers_by_city"));
  // Two cities on the field between them; around the western one blue has more farmers elsewhere.
  board.place("F", 0, -1, 90).place("E", 0, -2, 180);
  board.put(kRed, 0, -1, "field EL").put(kBlue, 0, -2, "field NL");
  board.put(kBlue, 0, -1, "field WL");
  CHECK(board.value(0, -1, "field EL").weight[kRed] == 1);
  CHECK(board.value(0, -1, "field EL").owners == 0b01);
  CHECK(board.value(0, -1, "field EL").now == 0);
  CHECK(board.value(0, -2, "field NL").now == 3);
  CHECK(board.value(0, -2, "field NL").owners == 0b10);
}
