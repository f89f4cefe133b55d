// Roads: BASE-30.
#include "engine/data/assets.h"
#include "engine/families/carcassonne/compile.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <bit>
#include <set>
#include <string>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("BASE-30 a road ends at a crossroads, a city or a monastery: 1 point per tile") {
  struct End {
    const char* id;
    int degrees;
  };
  // Each with a road to the west that ends on the tile.
  for (const End end : {End{"W", 0}, End{"X", 0}, End{"L", 0}, End{"T", 90}, End{"S", 90}, End{"A", 90}}) {
    CAPTURE(end.id);
    Board board(2);
    board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
    CHECK_FALSE(board.complete(0, 0, "road E"));
    board.turn(end.id, 1, 0, end.degrees);
    CHECK(board.complete(0, 0, "road E"));
    CHECK(board.score(kRed) == 3);
    CHECK(board.supply(kRed) == 7);
  }
}

TEST_CASE("BASE-30 a road that goes on is not complete and scores nothing yet") {
  for (const char* id : {"U", "V", "P", "K"}) {
    CAPTURE(id);
    Board board(2);
    board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
    board.turn(id, 1, 0, std::string(id) == "P" ? 90 : 0);
    CHECK_FALSE(board.complete(0, 0, "road E"));
    CHECK(board.score(kRed) == 0);
    CHECK(board.supply(kRed) == 6);
  }
}

TEST_CASE("BASE-30 a crossroads ends each of its roads, it does not join them") {
  Board board(2);
  board.place("X", 1, 0);
  for (const char* other : {"road N", "road E", "road S"}) {
    CHECK_FALSE(board.same_feature(1, 0, "road W", 1, 0, other));
  }
}

TEST_CASE("BASE-30 a road that closes into a loop is complete") {
  Board board(2);
  board.place("V", 1, 0).place("V", 1, 1, 90).place("V", -1, 0, 270).place("V", -1, 1, 180);
  board.put(kBlue, 0, 0, "road E");
  CHECK_FALSE(board.complete(0, 0, "road E"));
  board.turn("U", 0, 1);
  CHECK(board.complete(0, 0, "road E"));
  CHECK(board.score(kBlue) == 6);
}

TEST_CASE("BASE-30 a tile counts once, however often the road crosses it") {
  // From the crossroads' east round to its south: five segments on four tiles.
  Board board(2);
  board.place("X", 1, 0).place("V", 2, 0).place("V", 2, 1, 90).put(kRed, 2, 0, "road W");
  CHECK(board.tiles(2, 0, "road W") == 3);
  board.turn("V", 1, 1, 180);
  CHECK(board.same_feature(1, 0, "road E", 1, 0, "road S"));
  CHECK(board.tiles(1, 0, "road E") == 4);
  CHECK(board.complete(1, 0, "road E"));
  CHECK(board.score(kRed) == 4);
}

TEST_CASE("BASE-30 every end named in the tile facts ends the road on its tile") {
  std::set<std::string> ends;
  const Board board(2);
  const Rules& rules = board.rules();
  for (const assets::File& file : assets::tile_files()) {
    const auto set = tile_set(file.name);
    REQUIRE(set.ok());
    for (const TileFact& fact : (*set)->tiles) {
      const TileDesign design = carcassonne::compile(fact, rules);
      for (unsigned road = 0; road < fact.roads.size(); ++road) {
        CAPTURE(fact.id);
        ends.insert(fact.roads[road].end);
        const bool through = fact.roads[road].end.empty();
        CHECK(design.segments[road].kind == carcassonne::kRoad);
        CHECK(std::popcount(design.segments[road].sides) == (through ? 2 : 1));
        CHECK(design.segments[road].open == (through ? 2 : 1));
      }
    }
  }
  // through, village, trees, cottage, monastery, ferry lake, crop circle, city: none is missing
  CHECK(ends.size() == 8);
}
