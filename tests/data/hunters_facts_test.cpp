// The facts of Hunters & Gatherers and of its Scout: what the files hold in all, what holds of every tile,
// and that a broken file is refused with what is wrong and where.
#include "engine/core/rng.h"
#include "engine/data/assets.h"
#include "engine/data/json.h"
#include "engine/families/hunters/compile.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <map>

using namespace bastide;
using namespace bastide::hunters;

namespace {

std::string file_text() { return std::string(*assets::game_file("hunters")); }

const Facts& read_facts() {
  const auto read = hunters::facts();
  REQUIRE_MESSAGE(read.ok(), read.error().text());
  return **read;
}

const TileFacts& tile(const std::vector<TileFacts>& tiles, std::string_view id) {
  const auto it =
      std::find_if(tiles.begin(), tiles.end(), [&](const TileFacts& one) { return one.id == id; });
  REQUIRE(bool(it != tiles.end()));
  return *it;
}

// What lies on the tiles of a kind, the start tile among the land.
struct Sum {
  int tiles = 0, mushrooms = 0, nuggets = 0, springs = 0, lakes = 0, fish_of_lakes = 0, fish_of_rivers = 0;
  std::array<int, kAnimals> animals{};
  std::map<Power, int> powers;
};
Sum sum_of(const EditionFacts& edition, bool bonus) {
  Sum sum;
  for (const TileFacts& one : edition.tiles) {
    if ((one.kind == TileKind::Bonus) != bonus) continue;
    ++sum.tiles;
    for (const ForestFact& forest : one.forests) {
      sum.mushrooms += forest.mushrooms;
      sum.nuggets += forest.nugget ? 1 : 0;
    }
    for (const RiverFact& river : one.rivers) {
      sum.fish_of_rivers += river.fish;
      sum.springs += river.spring ? 1 : 0;
    }
    for (const MeadowFact& meadow : one.meadows) {
      for (unsigned animal = 0; animal < kAnimals; ++animal) sum.animals[animal] += meadow.animals[animal];
      if (meadow.power != Power::None) ++sum.powers[meadow.power];
    }
    for (const LakeFact& lake : one.lakes) {
      ++sum.lakes;
      sum.fish_of_lakes += lake.fish;
      if (lake.power != Power::None) ++sum.powers[lake.power];
    }
  }
  return sum;
}

const EditionFacts& of_2002() { return read_facts().editions[0]; }
const EditionFacts& of_2020() { return read_facts().editions[1]; }

// The error of the file after one change of it.
template <class Change>
std::string error_after(Change&& change) {
  Json json = *parse_json(file_text(), "test");
  change(json);
  const auto read = parse_facts(json.dump(), "hunters");
  return read.ok() ? "" : read.error().text();
}

// … with the value at a place replaced, or a member gone.
std::string error_with(const std::string& place, const Json& value) {
  return error_after([&](Json& json) { json[Json::json_pointer(place)] = value; });
}
std::string error_without(const std::string& parent, const std::string& key) {
  return error_after([&](Json& json) { json[Json::json_pointer(parent)].erase(key); });
}

}  // namespace

TEST_CASE("HG-01 HG-02: the tiles of 2002, and five members and two huts each") {
  const EditionFacts& game = of_2002();
  CHECK(game.land == 79);
  CHECK(game.bonus == 12);
  CHECK(game.members == 5);
  CHECK(game.huts == 2);
  const Sum land = sum_of(game, false);
  CHECK(land.tiles == 79);
  CHECK(land.nuggets == 30);
  CHECK(land.springs == 7);
  CHECK(land.lakes == 22);
  CHECK(land.fish_of_lakes == 30);
  CHECK(land.animals == std::array<int, kAnimals>{29, 14, 0, 11, 0});
  CHECK(land.powers.empty());
  const auto starts = std::count_if(game.tiles.begin(), game.tiles.end(),
                                    [](const TileFacts& one) { return one.kind == TileKind::Start; });
  CHECK(starts == 1);
}

TEST_CASE("HG-57 HG-58 HG-59: the twelve bonus tiles; only shrine and fire are one of a kind") {
  const Sum bonus = sum_of(of_2002(), true);
  CHECK(bonus.tiles == 12);
  CHECK(bonus.powers == std::map<Power, int>{{Power::Shrine, 1}, {Power::Fire, 1}});
  CHECK(bonus.mushrooms == 2);
  CHECK(bonus.animals[kAurochs] == 5);
  int fullest = 0;
  for (const TileFacts& one : of_2002().tiles) {
    for (const LakeFact& lake : one.lakes) fullest = std::max(fullest, lake.fish);
  }
  CHECK(fullest == 4);
  CHECK(tile(of_2002().tiles, "HG02-89").lakes[0].fish == 4);
  // HG-58: the tiger drawn on the fire's tile is fleeing, so none is there
  CHECK(tile(of_2002().tiles, "HG02-85").meadows[0].animals[kTiger] == 0);
}

TEST_CASE("HG-70: the tiles of 2020, sixteen with menhirs, five members and three huts each") {
  const EditionFacts& game = of_2020();
  CHECK(game.land == 79);
  CHECK(game.bonus == 16);
  CHECK(game.members == 5);
  CHECK(game.huts == 3);
  const Sum land = sum_of(game, false);
  CHECK(land.tiles == 79);
  CHECK(land.nuggets == 30);
  CHECK(land.lakes == 20);
  CHECK(land.fish_of_lakes == 27);
  CHECK(land.fish_of_rivers == 7);
  CHECK(land.animals == std::array<int, kAnimals>{30, 4, 10, 11, 0});
  const Sum bonus = sum_of(game, true);
  CHECK(bonus.tiles == 16);
  CHECK(bonus.mushrooms == 2);
  CHECK(bonus.fish_of_rivers == 1);
}

TEST_CASE("HG-73 HG-74: each power of 2020 is on one tile; there is no shrine") {
  CHECK(sum_of(of_2020(), false).powers.empty());
  CHECK(sum_of(of_2020(), true).powers == std::map<Power, int>{{Power::Shaman, 1},
                                                               {Power::Logboat, 1},
                                                               {Power::HuntingTrap, 1},
                                                               {Power::PitTrap, 1},
                                                               {Power::WildFire, 1},
                                                               {Power::Raft, 1}});
}

TEST_CASE("HG-71 HG-72: what gives how many points in either edition") {
  const PointFacts& old = of_2002().points;
  CHECK(old.forest_tile == 2);
  CHECK(old.mushrooms == 2);
  CHECK(old.nugget == 0);  // HG-31
  CHECK(old.river_tile == 1);
  CHECK(old.river_fish == 1);
  CHECK(old.system_fish == 1);
  CHECK(old.animals == std::array<int, kAnimals>{2, 2, 2, 0, 0});  // HG-55
  const PointFacts& now = of_2020().points;
  CHECK(now.forest_tile == 2);
  CHECK(now.mushrooms == 3);
  CHECK(now.river_tile == 1);
  CHECK(now.river_fish == 1);
  CHECK(now.system_fish == 1);
  CHECK(now.animals == std::array<int, kAnimals>{1, 3, 2, 0, 0});
  CHECK(now.logboat_lake == 2);
  CHECK(now.raft_lake == 1);
}

TEST_CASE("HG-23: fish of 2002 are in lakes alone") {
  for (const bool bonus : {false, true}) CHECK(sum_of(of_2002(), bonus).fish_of_rivers == 0);
}

TEST_CASE("HG-35 HG-38: a forest of the land over two sides or more has a nugget, one of one side never") {
  for (const EditionFacts& edition : read_facts().editions) {
    for (const TileFacts& one : edition.tiles) {
      CAPTURE(one.id);
      for (const ForestFact& forest : one.forests) {
        const bool wide = std::popcount(forest.sides) > 1;
        if (one.kind != TileKind::Bonus) CHECK(forest.nugget == wide);
      }
    }
  }
  CHECK(tile(of_2002().tiles, "HG02-81").meadows[0].power == Power::Shrine);
  CHECK(tile(of_2002().tiles, "HG02-81").forests[0].nugget);
}

TEST_CASE("HG-14 HG-20: every river has two ends, every lake a river") {
  for (const EditionFacts& edition : read_facts().editions) {
    for (const TileFacts& one : edition.tiles) {
      CAPTURE(one.id);
      std::vector<int> rivers_at(one.lakes.size());
      for (const RiverFact& river : one.rivers) {
        CHECK(std::popcount(river.sides) + (river.lake >= 0 ? 1 : 0) + (river.spring ? 1 : 0) == 2);
        if (river.lake >= 0) ++rivers_at[static_cast<std::size_t>(river.lake)];
      }
      CHECK(std::count(rivers_at.begin(), rivers_at.end(), 0) == 0);
    }
  }
}

TEST_CASE("SCOUT-01 SCOUT-03: the four tiles of the Scout that are placed") {
  const auto& tiles = read_facts().scout;
  REQUIRE(tiles.size() == 4);
  CHECK(tile(tiles, "SC-scout").forests[0].sides == (1 << kEast | 1 << kSouth));
  CHECK_FALSE(tile(tiles, "SC-scout").forests[0].nugget);
  const TileFacts& bridge = tile(tiles, "SC-footbridge");
  REQUIRE(bridge.meadows.size() == 2);
  CHECK(bridge.meadows[0].animals == std::array<u8, kAnimals>{});
  CHECK(bridge.meadows[1].animals == std::array<u8, kAnimals>{0, 0, 0, 0, 1});  // SCOUT-05: in the lower one
  CHECK(bridge.rivers[0].sides == (1 << kEast | 1 << kWest));
  CHECK(tile(tiles, "SC-ferryman").rivers[0].sides == (1 << kEast | 1 << kWest));
  CHECK(tile(tiles, "SC-agriculture").meadows[0].power == Power::Agriculture);
  CHECK(tile(tiles, "SC-agriculture").meadows[0].halves == 0xFF);
}

TEST_CASE("facts of the hunters: what a tile says of its parts, and its segments") {
  const TileFacts& start = tile(of_2002().tiles, "HG02-56");
  CHECK(start.kind == TileKind::Start);
  CHECK(start.edges == std::array<Edge, kSides>{kMeadowEdge, kForestEdge, kForestEdge, kRiverEdge});
  REQUIRE(start.rivers.size() == 1);
  CHECK(start.rivers[0].sides == 1 << kWest);
  CHECK(start.rivers[0].lake == 0);
  CHECK_FALSE(start.rivers[0].spring);
  REQUIRE(start.meadows.size() == 2);
  CHECK(start.meadows[0].halves == 0b10000011);  // NL NR, and WR north of the river
  CHECK(start.meadows[0].animals[kMammoth] == 1);
  CHECK(start.meadows[1].halves == 0b01000000);
  CHECK(compile(start).segment_count == 5);  // forest, river, two meadows, the lake's water
  CHECK(compile(tile(of_2002().tiles, "HG02-83")).segment_count == 9);
  CHECK(compile(tile(of_2002().tiles, "HG02-70")).segment_count == 8);  // two springs are two waters
}

TEST_CASE("a broken file of the hunters is refused: what is wrong, and where") {
  CHECK(error_after([](Json&) {}) == "");
  CHECK(parse_facts("", "hunters").error().text() == "hunters: not valid JSON");
  CHECK(parse_facts("[]", "hunters").error().text() == "hunters: expected an object");
  CHECK(parse_facts("{}", "hunters").error().text() == "hunters.editions: missing");
  CHECK(error_with("/moat", 1) == "hunters.moat: unknown key");
  CHECK(error_with("/format", 2) == "hunters.format: expected 1");
  CHECK(error_without("", "scout") == "hunters.scout: missing");
  CHECK(error_with("/editions", 7) == "hunters.editions: expected an object");
  CHECK(error_with("/editions/1999", Json::object()) == "hunters.editions.1999: unknown key");
  CHECK(error_without("/editions", "2020") == "hunters.editions.2020: missing");
  CHECK(error_without("/editions/2002", "land") == "hunters.editions.2002.land: missing");
  CHECK(error_with("/editions/2002/land", 1) ==
        "hunters.editions.2002.land: must be from 2 to " + std::to_string(kMaxTiles));
  CHECK(error_with("/editions/2002/land", 250).find("hunters.editions.2002.land: ") == 0);
  CHECK(error_with("/editions/2002/land", 80) ==
        "hunters.tiles_2002: not as many tiles of land as the edition says");
  CHECK(error_with("/editions/2020/bonus", 15) ==
        "hunters.tiles_2020: not as many bonus tiles as the edition says");
  CHECK(error_with("/editions/2002/tribe_members", 0) ==
        "hunters.editions.2002.tribe_members: must be from 1 to 12");
  CHECK(error_with("/editions/2002/huts", 13) == "hunters.editions.2002.huts: must be from 0 to 12");
  CHECK(error_without("/editions/2002", "points") == "hunters.editions.2002.points: missing");
  CHECK(error_with("/editions/2002/points/deer", 10) ==
        "hunters.editions.2002.points.deer: must be from 0 to 9");
  CHECK(error_with("/editions/2002/points/moose", 1) == "hunters.editions.2002.points.moose: unknown key");
  CHECK(error_with("/tiles_2002", "HG02-00") == "hunters.tiles_2002: expected a list");
  CHECK(error_with("/tiles_2020/56/kind", "normal") == "hunters.tiles_2020: expected one start tile");
  CHECK(error_with("/tiles_2020/3/kind", "start") == "hunters.tiles_2020: expected one start tile");
  CHECK(error_with("/tiles_2020/91/zones/6/power", "logboat") == "hunters.tiles_2020: a power twice");
}

TEST_CASE("a broken tile of the hunters is refused: what is wrong, and where") {
  CHECK(error_with("/tiles_2002/3", 4) == "hunters.tiles_2002[3]: expected an object");
  CHECK(error_with("/tiles_2002/3/id", "HG02-00") == "hunters.tiles_2002[3].id: two of 'HG02-00'");
  CHECK(error_with("/tiles_2020/3/id", "HG02-00") == "hunters.tiles_2020[3].id: two of 'HG02-00'");
  CHECK(error_without("/tiles_2002/3", "id") == "hunters.tiles_2002[3].id: missing");
  CHECK(error_with("/tiles_2002/3/kind", "scout") ==
        "hunters.tiles_2002[3].kind: expected normal, start or bonus");
  CHECK(error_with("/tiles_2002/3/count", 2) == "hunters.tiles_2002[3].count: expected 1");
  CHECK(error_without("/tiles_2002/3", "edges") == "hunters.tiles_2002[3].edges: missing");
  CHECK(error_without("/tiles_2002/3", "zones") == "hunters.tiles_2002[3].zones: missing");
  CHECK(error_with("/tiles_2002/3/edges/N", "X") == "hunters.tiles_2002[3].edges.N: expected M, F or R");
  // tile 2: M in the north, a river from the east to a lake, a forest over south and west
  const std::string zones = "/tiles_2002/2/zones";
  const auto refused = [&](const std::string& place, const Json& value) {
    const std::string text = error_with(zones + place, value);
    const std::string start = "hunters.tiles_2002[2].";
    CHECK(text.find(start) == 0);
    return text.size() < start.size() ? text : text.substr(start.size());
  };
  CHECK(refused("/0", 5) == "zones[0]: expected an object");
  CHECK(refused("/0/type", "swamp") == "zones[0].type: expected forest, river, meadow or lake");
  CHECK(refused("/0/halves", Json::array({"N0", "N0"})) ==
        "zones[0].halves: expected half edges like [\"N0\", \"W1\"]");
  CHECK(refused("/0/halves", Json::array({"N2"})) ==
        "zones[0].halves: expected half edges like [\"N0\", \"W1\"]");
  CHECK(refused("/0/halves", Json::array({"N1", "E0"})) == "NL: half edge not in exactly one meadow");
  CHECK(refused("/0/animals", Json::array({"wolf"})) ==
        "zones[0].animals: expected a few of deer, mammoth, aurochs, tiger, bear");
  CHECK(refused("/0/animals", Json(10, "deer")) ==
        "zones[0].animals: expected a few of deer, mammoth, aurochs, tiger, bear");
  CHECK(refused("/0/power", "magic") == "zones[0].power: unknown power 'magic'");
  CHECK(refused("/0/power", "raft") == "zones[0].power: a power of lakes");
  CHECK(refused("/1/mouths", Json::array({"E", "E"})) ==
        "zones[1].mouths: expected sides like [\"N\", \"S\"]");
  CHECK(refused("/1/mouths", Json::array()) == "zones[1].mouths: a river has two ends");
  CHECK(refused("/1/mouths", Json::array({"E", "N"})) == "zones[1].mouths: a river has two ends");
  CHECK(refused("/1/spring", true) == "zones[1].mouths: a river has two ends");
  CHECK(refused("/1/lake", nullptr) == "zones[1].mouths: a river has two ends");
  CHECK(refused("/1/lake", "L2") == "zones[1].lake: no such lake");
  CHECK(refused("/1/mouths", Json::array({"S"})) == "S: a zone on a side of another kind");
  CHECK(refused("/1/fish", 10) == "zones[1].fish: must be from 0 to 9");
  CHECK(refused("/3/halves", Json::array({"S0", "S1"})) == "W: side not in exactly one zone");
  CHECK(refused("/3/halves", Json::array({"S0", "W0", "W1"})) == "zones[3].halves: a forest has whole sides");
  CHECK(refused("/3/fish", 1) == "zones[3].fish: unknown key");
  CHECK(refused("/4/power", "shrine") == "zones[4].power: a power of meadows");
  CHECK(refused("/4/fish", -1) == "zones[4].fish: must be from 0 to 9");
  CHECK(refused("/4/id", "") == "zones[4].id: expected a name of its own");
  CHECK(error_after([](Json& json) {
          Json& list = json["tiles_2002"][61]["zones"];
          for (int n = 0; n < kMaxTileSegments; ++n) {
            list.push_back(
                *parse_json(R"({"id":"F","type":"forest","halves":[],"nugget":false,"mushrooms":0})", "f"));
          }
        }) == "hunters.tiles_2002[61].zones: too many zones");
}

TEST_CASE("a broken file of the Scout is refused: what is wrong, and where") {
  CHECK(error_with("/scout", 3) == "hunters.scout: expected an object");
  CHECK(error_with("/scout/king", 3) == "hunters.scout.king: unknown key");
  CHECK(error_after([](Json& json) { json["scout"]["tiles"].erase(4); }) ==
        "hunters.scout.tiles: expected five tiles");
  CHECK(error_with("/scout/tiles/1/id", "SC-ferryman") ==
        "hunters.scout.tiles[1].id: expected the tiles in their order");
  CHECK(error_with("/scout/tiles/0/placed", true) == "hunters.scout.tiles[0].placed: all but the shaman are");
  CHECK(error_without("/scout/tiles/3", "proposed") == "hunters.scout.tiles[3].proposed: missing");
  CHECK(error_with("/scout/tiles/3/proposed/edges/N", "R") ==
        "hunters.scout.tiles[3].proposed.N: side not in exactly one zone");
  CHECK(error_after([](Json& json) {
          Json& tiles = json["scout"]["tiles"];
          tiles[3]["proposed"] = tiles[4]["proposed"];  // no river for the ferryman
        }) == "hunters.scout.tiles[3].proposed: no place for its figure");
}

TEST_CASE("a file of the hunters cut off, or with a byte changed, is read or refused and nothing else") {
  const std::string text = file_text();
  for (std::size_t length = 0; length < text.size(); length += 1511) {
    const auto read = parse_facts(text.substr(0, length), "hunters");
    REQUIRE_FALSE(read.ok());
    CHECK_FALSE(read.error().what.empty());
  }
  Rng rng(11);
  int refused = 0;
  for (int n = 0; n < 200; ++n) {
    std::string changed = text;
    changed[rng.below(static_cast<u32>(text.size()))] = "0{\"N#.-9"[rng.below(8)];
    const auto read = parse_facts(changed, "hunters");
    refused += read.ok() ? 0 : 1;
    if (read.ok()) CHECK(read->editions[0].tiles.size() == 91);
  }
  CHECK(refused > 60);
}
