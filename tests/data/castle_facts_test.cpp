// The Castle's facts: what the file holds in all (the printed totals and those of the reconstruction), and
// that a broken file is refused with what is wrong and where.
#include "engine/core/rng.h"
#include "engine/data/assets.h"
#include "engine/data/json.h"
#include "engine/families/castle/facts.h"

#include <doctest/doctest.h>

#include <bit>
#include <map>
#include <set>

using namespace bastide;
using namespace bastide::castle;

namespace {

std::string file_text() { return std::string(*assets::game_file("castle")); }

const Facts& read_facts() {
  const auto read = castle::facts();
  REQUIRE_MESSAGE(read.ok(), read.error().text());
  return **read;
}

// The error of the file after one change of it.
template <class Change>
std::string error_after(Change&& change) {
  Json json = *parse_json(file_text(), "test");
  change(json);
  const auto read = parse_facts(json.dump(), "castle");
  return read.ok() ? "" : read.error().text();
}

// … with the value at a place replaced.
std::string error_with(const std::string& place, const Json& value) {
  return error_after([&](Json& json) { json[Json::json_pointer(place)] = value; });
}
std::string error_without(const std::string& parent, const std::string& key) {
  return error_after([&](Json& json) { json[Json::json_pointer(parent)].erase(key); });
}

}  // namespace

TEST_CASE("CAS-01 CAS-02: the wall's cells, spaces and corner towers") {
  const Facts& game = read_facts();
  CHECK(game.cells.size() == 76);
  CHECK(game.track.size() == 100);
  CHECK(game.towers.size() == 14);
  CHECK(game.start_fields.size() == 7);
  std::set<int> halves;
  int tokens = 0;
  for (std::size_t i = 0; i < game.towers.size(); ++i) {
    const CornerTower& tower = game.towers[i];
    for (const int number : {tower.first, tower.first + 1}) {
      CHECK(halves.insert(number).second);
      CHECK(game.track[static_cast<std::size_t>(number)].tower == static_cast<int>(i));
    }
    tokens += tower.token ? 1 : 0;
  }
  CHECK(tokens == 13);
  CHECK_FALSE(game.towers[0].token);
  CHECK(game.towers[0].first == 0);
  CHECK(game.towers[1].first == 12);
  CHECK(game.track[33].tower >= 0);  // printed example of CAS-30
  // spaces that are no towers lie at a side of a cell beyond which there is none
  for (const Space& space : game.track) {
    if (space.tower >= 0) continue;
    CHECK(game.has_cell(space.cell));
    CHECK_FALSE(game.has_cell(neighbour(space.cell, space.side)));
  }
}

TEST_CASE("CAS-02: the tiles in all, by their edges, wells, markets and squares") {
  const Facts& game = read_facts();
  int tiles = 0;
  int wells = 0;
  int markets = 0;
  int squares = 0;
  std::map<Part, int> edges;
  std::array<int, 5> with_paths{};
  for (const TileFacts& tile : game.tiles) {
    tiles += tile.count;
    int paths = 0;
    for (const Part edge : tile.edges) {
      edges[edge] += tile.count;
      paths += edge == kPath ? 1 : 0;
    }
    with_paths[static_cast<std::size_t>(paths)] += tile.count;
    bool square = false;
    for (const PathFact& path : tile.paths) {
      wells += path.well ? tile.count : 0;
      square = square || path.end == PathEnd::Square;
    }
    squares += square ? tile.count : 0;
    for (const CourtyardFact& courtyard : tile.courtyards) markets += courtyard.markets * tile.count;
  }
  CHECK(tiles == 60);
  CHECK(game.tiles.size() == 56);
  CHECK(edges == std::map<Part, int>{{kPath, 84}, {kTower, 48}, {kHouse, 54}, {kCourtyard, 54}});
  CHECK(with_paths == std::array<int, 5>{21, 9, 17, 11, 2});
  CHECK(wells == 11);
  CHECK(markets == 17);
  CHECK(squares == 10);
  CHECK(game.start_fields[3].markets == 1);
}

TEST_CASE("CAS-02 CAS-03: nine kinds of tokens, two of each; seven followers of which one is the counter") {
  const Facts& game = read_facts();
  REQUIRE(game.tokens.size() == kTokenKinds);
  for (std::size_t i = 0; i < game.tokens.size(); ++i) {
    CHECK(game.tokens[i].key == kTokenKeys[i]);
    CHECK(game.tokens[i].count == 2);
  }
  CHECK(game.followers == 6);
}

TEST_CASE("facts of the castle: what a tile says of its parts") {
  const Facts& game = read_facts();
  const auto tile = [&](std::string_view id) -> const TileFacts& {
    for (const TileFacts& one : game.tiles) {
      if (one.id == id) return one;
    }
    FAIL("no such tile");
    return game.tiles[0];
  };
  const TileFacts& e01 = tile("E01");  // a path into a house over three sides
  REQUIRE(e01.paths.size() == 1);
  CHECK(e01.paths[0].end == PathEnd::Building);
  CHECK(e01.paths[0].building == kHouse);
  CHECK(e01.houses == std::vector<u8>{1 << kEast | 1 << kSouth | 1 << kWest});
  const TileFacts& a01 = tile("A01");
  CHECK(a01.paths[0].well);
  CHECK(a01.paths[0].end == PathEnd::None);
  REQUIRE(a01.courtyards.size() == 2);
  CHECK(a01.courtyards[0].sides == 1 << kWest);
  CHECK(a01.courtyards[0].halves == (0b1 | 0b100000 | 0b11000000));  // NL SR and both of W
  CHECK(a01.courtyards[1].markets == 1);
}

TEST_CASE("a broken file of the castle is refused: what is wrong, and where") {
  const Json kNothing;
  CHECK(error_after([](Json&) {}) == "");
  CHECK(parse_facts("", "castle").error().text() == "castle: not valid JSON");
  CHECK(parse_facts("[]", "castle").error().text() == "castle: expected an object");
  CHECK(parse_facts("{}", "castle").error().text() == "castle.counts: missing");
  CHECK(error_with("/moat", 1) == "castle.moat: unknown key");
  CHECK(error_with("/version", 2) == "castle.version: expected 1");
  CHECK(error_without("", "wall") == "castle.wall: missing");
  CHECK(error_with("/wall", 7) == "castle.wall: expected an object");
  CHECK(error_with("/tiles", "F01") == "castle.tiles: expected a list");
  CHECK(error_with("/interior/height", 11) ==
        "castle.interior.rows: expected as many rows as the height says");
  CHECK(error_with("/interior/width", 99) == "castle.interior.width: must be from 1 to 32");
  CHECK(error_with("/interior/rows/3", ".####...x") ==
        "castle.interior.rows[3]: expected # and . as many as the width says");
  CHECK(error_with("/interior/rows/3", 5) ==
        "castle.interior.rows[3]: expected # and . as many as the width says");
  CHECK(error_with("/interior/rows/3", ".######..").find("castle.") == 0);  // cells are missing
  CHECK(error_with("/counts/cells", 77) == "castle.counts.cells: there are 76");
  CHECK(error_with("/counts/tiles", 59) == "castle.counts.tiles: there are 60");
  CHECK(error_without("/counts", "tokens_on_wall") == "castle.counts.tokens_on_wall: there are 13");
  CHECK(error_with("/counts/followers_per_player", 1) ==
        "castle.counts.followers_per_player: must be from 2 to 12");
  CHECK(error_with("/wall/towers/2/id", 5) == "castle.wall.towers[2].id: towers are numbered from 0 on");
  CHECK(error_with("/wall/towers/2/numbers", Json::array({21, 23})) ==
        "castle.wall.towers[2].numbers: expected two numbers that follow each other");
  CHECK(error_with("/wall/towers/2/numbers", Json::array({21.5, 22.5})) ==
        "castle.wall.towers[2].numbers: expected two whole numbers");
  CHECK(error_with("/wall/towers/2/numbers", Json::array({19, 20})) ==
        "castle.wall.track[21].tower: not a number of that corner tower");
  CHECK(error_with("/wall/towers/2/corner", "round") ==
        "castle.wall.towers[2].corner: expected convex or reflex");
  CHECK(error_with("/wall/towers/2/centre", Json::array({1e9, 0})) ==
        "castle.wall.towers[2].centre: out of range");
  CHECK(error_with("/wall/track/5/n", 6) == "castle.wall.track[5].n: spaces are numbered from 0 on");
  CHECK(error_with("/wall/track/5/cell", Json::array({0, 0})) ==
        "castle.wall.track[5].cell: no cell within the wall");
  CHECK(error_with("/wall/track/5/kind", "gate") == "castle.wall.track[5].kind: expected tower or space");
  CHECK(error_with("/wall/track/12/tower", 14) == "castle.wall.track[12].tower: no such corner tower");
  CHECK(error_after([](Json& json) {
          json["wall"]["track"][13] = json["wall"]["track"][14];
          json["wall"]["track"][13]["n"] = 13;
        }) == "castle.wall.track: a number of corner tower 1 is no space of it");
  CHECK(error_after([](Json& json) { json["wall"]["track"].clear(); }) ==
        "castle.wall.track: a number of corner tower 0 is no space of it");
  CHECK(error_with("/start_fields/1/edge", "moat") == "castle.start_fields[1].edge: unknown kind 'moat'");
  CHECK(error_with("/start_fields/1/side", "W") ==
        "castle.start_fields[1].side: no wall with this cell alone");
  CHECK(error_with("/start_fields/1/side", "NE") == "castle.start_fields[1].side: expected N, E, S or W");
  CHECK(error_with("/start_fields/1/well", true) == "castle.start_fields[1].well: only a path has a well");
  CHECK(error_with("/start_fields/1/markets", 1) ==
        "castle.start_fields[1].markets: only a courtyard has markets");
  CHECK(error_with("/start_fields/1/beside_numbers/0", 100) ==
        "castle.start_fields[1].beside_numbers: no such space");
  CHECK(error_with("/start_fields/1/id", "S1") == "castle.start_fields[1].id: two of 'S1'");
  CHECK(error_after([](Json& json) {
          json["start_fields"][1] = json["start_fields"][0];
          json["start_fields"][1]["id"] = "S8";
        }) == "castle.start_fields[1].cell: two start fields in one place");
  CHECK(error_with("/tokens/3/key", "open_field") ==
        "castle.tokens[3].key: expected the kinds of tokens in their order");
  CHECK(error_with("/tokens/3/id", 3) == "castle.tokens[3].id: tokens are numbered from 1 on");
  CHECK(error_with("/tokens/3/count", 4) == "castle.counts.tokens_total: there are 20");
}

TEST_CASE("a broken tile of the castle is refused: what is wrong, and where") {
  CHECK(error_with("/tiles/3/id", "F01") == "castle.tiles[3].id: two of 'F01'");
  CHECK(error_with("/tiles/3/id", "S1") == "castle.tiles[3].id: two of 'S1'");
  CHECK(error_without("/tiles/3", "id") == "castle.tiles[3].id: missing");
  CHECK(error_with("/tiles/3", 4) == "castle.tiles[3]: expected an object");
  CHECK(error_with("/tiles/3/count", 0) == "castle.tiles[3].count: must be from 1 to 20");
  CHECK(error_without("/tiles/3", "edges") == "castle.tiles[3].edges: missing");
  CHECK(error_with("/tiles/3/edges/N", "moat") == "castle.tiles[3].edges.N: unknown kind 'moat'");
  CHECK(error_with("/tiles/3/edges/N", "house") == "castle.tiles[3].N: a part on a side of another kind");
  CHECK(error_with("/tiles/3/towers", Json::array()) == "castle.tiles[3].N: side not in exactly one part");
  CHECK(error_with("/tiles/3/towers/0", Json::array()) ==
        "castle.tiles[3].towers: expected sides like [\"N\", \"S\"]");
  CHECK(error_with("/tiles/3/towers/0", Json::array({"N", "N"})) ==
        "castle.tiles[3].towers: expected sides like [\"N\", \"S\"]");
  // E01: a path from the north into the house
  CHECK(error_with("/tiles/20/paths/0/edges", Json::array({"N", "E"})) ==
        "castle.tiles[20].paths[0].edges: one side and an end, or two sides and more");
  CHECK(error_with("/tiles/20/paths/0/ends", nullptr) ==
        "castle.tiles[20].paths[0].edges: one side and an end, or two sides and more");
  CHECK(error_with("/tiles/20/paths/0/ends", "cliff") ==
        "castle.tiles[20].paths[0].ends: unknown end 'cliff'");
  CHECK(error_without("/tiles/20/paths/0", "building") == "castle.tiles[20].paths[0].building: missing");
  CHECK(error_with("/tiles/20/paths/0/building/kind", "path") ==
        "castle.tiles[20].paths[0].building.kind: expected tower or house");
  CHECK(error_with("/tiles/20/paths/0/building/edge", "N") ==
        "castle.tiles[20].paths: a path ends in no such building");
  CHECK(error_with("/tiles/20/courtyards/0/edges", Json::array({"NL", "NL"})) ==
        "castle.tiles[20].courtyards[0].edges: expected sides and half edges like [\"NL\", \"W\"]");
  CHECK(error_with("/tiles/20/courtyards/0/edges", Json::array({"NR"})) ==
        "castle.tiles[20].NL: half edge not in exactly one courtyard");
  CHECK(error_with("/tiles/20/courtyards/0/markets", 10) ==
        "castle.tiles[20].courtyards[0].markets: must be from 0 to 9");
}

TEST_CASE("a file of the castle cut off, or with a byte changed, is read or refused and nothing else") {
  const std::string text = file_text();
  for (std::size_t length = 0; length < text.size(); length += 97) {
    const auto read = parse_facts(text.substr(0, length), "castle");
    REQUIRE_FALSE(read.ok());
    CHECK_FALSE(read.error().what.empty());
  }
  Rng rng(11);
  int refused = 0;
  for (int n = 0; n < 400; ++n) {
    std::string changed = text;
    changed[rng.below(static_cast<u32>(text.size()))] = "0{\"N#.-9"[rng.below(8)];
    const auto read = parse_facts(changed, "castle");
    refused += read.ok() ? 0 : 1;
    if (read.ok()) CHECK(read->tiles.size() == 56);
  }
  CHECK(refused > 200);
}

TEST_CASE("facts of a game may be given from outside, as the page does") {
  CHECK(assets::game_file("castle").has_value());
  CHECK_FALSE(assets::game_file("given by a test").has_value());
  assets::give_game_file("given by a test", "{}");
  CHECK(assets::game_file("given by a test") == "{}");
  assets::give_game_file("given by a test", "[]");
  CHECK(assets::game_file("given by a test") == "[]");
}
