// Cities: BASE-31, BASE-32.
#include "engine/data/assets.h"
#include "engine/families/carcassonne/compile.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("BASE-31 a complete city: 2 points per tile and 2 per coat of arms") {
  Board board(2);
  board.place("F", 0, -1, 90).put(kRed, 0, 0, "city N");  // F has a coat of arms
  CHECK_FALSE(board.complete(0, 0, "city N"));
  board.turn("E", 0, -2, 180);
  CHECK(board.score(kRed) == 3 * 2 + 2);
  Board without(2);
  without.place("G", 0, -1, 90).put(kRed, 0, 0, "city N").turn("E", 0, -2, 180);
  CHECK(without.score(kRed) == 3 * 2);
}

TEST_CASE("BASE-31 a city with an open edge or a gap inside is not complete") {
  Board board(2);
  board.put(kRed, 0, 0, "city N");
  board.turn("C", 0, -1);  // four city edges, three of them open
  CHECK_FALSE(board.complete(0, 0, "city N"));
  board.turn("E", 0, -2, 180).turn("E", 1, -1, 270);
  CHECK_FALSE(board.complete(0, 0, "city N"));
  CHECK(board.score(kRed) == 0);
  board.turn("E", -1, -1, 90);
  CHECK(board.complete(0, 0, "city N"));
  CHECK(board.score(kRed) == 5 * 2 + 2);
}

TEST_CASE("BASE-31 a gap inside keeps a city open until it is filled") {
  // A ring of eight tiles, walled off outside, round the empty cell 0,2.
  Board board(with_edition(Edition::C1));
  board.place("R", 0, 1, 180).place("N", 1, 1, 270).place("N", -1, 1, 180);
  board.place("R", 1, 2, 270).place("R", -1, 2, 90);
  board.put(kRed, 0, 1, "city S");
  board.place("N", 1, 3, 0).place("M", -1, 3, 90).turn("Q", 0, 3, 0);
  CHECK(board.tiles(0, 1, "city S") == 8);
  CHECK_FALSE(board.complete(0, 1, "city S"));
  CHECK(board.score(kRed) == 0);
  board.turn("C", 0, 2);
  CHECK(board.complete(0, 1, "city S"));
  CHECK(board.score(kRed) == 9 * 2 + 3 * 2);  // coats of arms on M, Q and C
}

TEST_CASE("BASE-31 two segments of the same city on one tile count as one tile") {
  Board board(2);
  board.place("N", 0, 1, 180).place("N", 1, 1, 270).place("N-G", 0, 2, 90);
  board.put(kBlue, 0, 1, "city E");
  board.turn("I", 1, 2);  // its two city segments, N and W, close the ring
  CHECK(board.same_feature(1, 2, "city N", 1, 2, "city W"));
  CHECK(board.tiles(1, 2, "city N") == 4);
  CHECK(board.complete(1, 2, "city N"));
  CHECK(board.score(kBlue) == 4 * 2);
}

TEST_CASE("BASE-31 a coat of arms counts for the city it lies in only") {
  // M with its coat of arms lies at the corner of the start tile and beside its city, walls between.
  Board board(2);
  board.place("K", 1, 0).place("M", 1, -1, 180).put(kRed, 0, 0, "city N");
  board.turn("E", 0, -1, 180);
  CHECK_FALSE(board.same_feature(0, 0, "city N", 1, -1, "city S"));
  CHECK(board.score(kRed) == 4);
  // On tiles with several cities it belongs to one of them, as the facts say.
  for (const assets::File& file : assets::tile_files()) {
    const auto set = tile_set(file.name);
    REQUIRE(set.ok());
    for (const TileFact& fact : (*set)->tiles) {
      const TileDesign design = carcassonne::compile(fact, board.rules());
      for (unsigned city = 0; city < fact.cities.size(); ++city) {
        const SegmentDesign& segment = design.segments[fact.roads.size() + city];
        CAPTURE(fact.id);
        CHECK(segment.kind == carcassonne::kCity);
        CHECK(lane(segment.counters, carcassonne::kCoatsOfArms) == fact.cities[city].coats_of_arms);
      }
    }
  }
}

TEST_CASE("BASE-32 a two-tile city scores 4 like all others") {
  Board board(2);
  board.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(board.score(kRed) == 4);
}
