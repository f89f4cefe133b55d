// Farmers: FARM-01 to FARM-06.
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <bit>

using namespace bastide;
using namespace bastide::test;
using carcassonne::completed_cities;

namespace {

int cities_at(const Board& board, int x, int y, std::string_view where) {
  return completed_cities(board.rules(), board.state(), board.segment(x, y, where));
}

}  // namespace

TEST_CASE("FARM-01 roads, cities and the edge of the landscape bound a field") {
  Board board(2);
  CHECK_FALSE(board.same_feature(0, 0, "field EL", 0, 0, "field ER"));  // the road between
  CHECK(board.same_feature(0, 0, "field EL", 0, 0, "field WR"));        // behind the city
  board.place("G", 0, 1);                                               // a city from east to west
  CHECK(board.same_feature(0, 0, "field SL", 0, 1, "field NL"));
  CHECK_FALSE(board.same_feature(0, 1, "field NL", 0, 1, "field SL"));
  // Across an edge with a road the two sides stay apart: left half meets right half.
  board.place("U", 1, 0);
  CHECK(board.same_feature(0, 0, "field EL", 1, 0, "field WR"));
  CHECK(board.same_feature(0, 0, "field ER", 1, 0, "field WL"));
  CHECK_FALSE(board.same_feature(1, 0, "field NL", 1, 0, "field SL"));
  // Round the road's end at a monastery the two sides are one field, whichever tile came first.
  board.place("A", 2, 0, 90);
  CHECK(board.same_feature(1, 0, "field NL", 1, 0, "field SL"));
  Board other(2);
  other.place("B", 0, 1).place("B", 1, 1).place("A", 1, 0, 90);
  CHECK(other.same_feature(0, 0, "field EL", 0, 0, "field ER"));
  Board late(2);
  late.place("B", 0, 1).place("B", 1, 1).place("B", 2, 1).place("A", 2, 0, 90).place("U", 1, 0);
  CHECK(late.same_feature(0, 0, "field EL", 0, 0, "field ER"));
}

TEST_CASE("FARM-01 rivers bound a field") {
  const auto set = tile_set("river_c2");
  REQUIRE(set.ok());
  int parted = 0;
  for (const TileFact& fact : (*set)->tiles) {
    if (std::popcount(fact.river) != 2) continue;  // spring and lake
    ++parted;
    for (const FieldFact& field : fact.fields) {
      for (unsigned side = 0; side < kSides; ++side) {
        if (fact.edges[side] != EdgeFact::River) continue;
        CAPTURE(fact.id);
        CHECK((field.halves >> (2 * side) & 3) != 3);  // never both banks
      }
    }
  }
  CHECK(parted >= 10);
}

TEST_CASE("FARM-02 a farmer's whole field must be empty, and the farmer stays to the end") {
  Board board(2);
  board.turn("U", 1, 0, 0, "field NL");  // red, north of the road
  board.lay("U", -1, 0);
  CHECK_FALSE(board.may_deploy("field NL"));  // the same field, two tiles away
  CHECK(board.may_deploy("field SL"));        // south of the road
  board.deploy("field SL");
  board.turn("A", 2, 0, 90).turn("A", -2, 0, 270);  // the road is complete
  CHECK(board.supply(kRed) == 6);
  CHECK(board.supply(kBlue) == 6);
  board.turn("E", 0, -1, 180);                  // the city is complete
  CHECK(board.meeples(1, 0, "field NL") == 2);  // joined round the roads' ends
  board.finish();
  CHECK(board.supply(kRed) == 6);
  CHECK(board.state().figure_count == 2);
}

TEST_CASE("FARM-03 3 points for each completed city on the field to the majority, all of them on a tie") {
  Board board(3);
  board.place("E", 0, -1, 180).place("U", 1, 0).place("U", -1, 0);  // city A, completed
  board.put(kRed, 0, -1, "field NL").put(kBlue, 0, 0, "field EL");
  // E's field and the start tile's northern one are still apart: each counts the city.
  CHECK(cities_at(board, 0, -1, "field NL") == 1);
  board.place("E", 1, -1, 90);  // now they meet; its own city to the east is unfinished
  CHECK(board.same_feature(0, -1, "field NL", 0, 0, "field EL"));
  CHECK(cities_at(board, 0, 0, "field EL") == 1);
  board.finish();
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 3);
  CHECK(board.score(kGreen) == 0);
}

TEST_CASE("FARM-03 the minority gets nothing") {
  Board board(2);
  board.place("E", 0, -1, 180);
  board.put(kRed, 0, -1, "field NL").put(kRed, 0, -1, "field EL").put(kBlue, 0, -1, "field NL");
  board.finish();
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("FARM-04 size is irrelevant, unfinished cities count nothing") {
  Board big(2);
  big.place("F", 0, -1, 90).place("E", 0, -2, 180).put(kRed, 0, -1, "field EL").finish();
  CHECK(big.score(kRed) == 3);  // three tiles and a coat of arms
  Board open(2);
  open.place("F", 0, -1, 90).put(kRed, 0, -1, "field EL").finish();
  CHECK(open.score(kRed) == 0);
}

TEST_CASE("FARM-04 a city bordering several fields counts for each of them") {
  Board board(2);
  board.place("F", 0, -1, 90).place("E", 0, -2, 180);
  board.put(kRed, 0, -1, "field EL").put(kBlue, 0, -1, "field WL").put(kRed, 0, -2, "field NL");
  CHECK_FALSE(board.same_feature(0, -1, "field EL", 0, -1, "field WL"));
  board.finish();
  CHECK(board.score(kRed) == 6);
  CHECK(board.score(kBlue) == 3);
}

TEST_CASE("FARM-04 a city bordering one field in several places counts once for it") {
  Board board(2);
  board.place("F", 0, -1, 90).place("E", 0, -2, 180).place("U", 1, 0).place("B", 1, -1).place("B", 1, -2);
  // East of the city the field touches it on three tiles.
  CHECK(board.same_feature(0, 0, "field EL", 0, -1, "field EL"));
  CHECK(board.same_feature(0, -1, "field EL", 0, -2, "field EL"));
  CHECK(cities_at(board, 0, -1, "field EL") == 1);
  board.put(kRed, 0, -1, "field EL").finish();
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("FARM-05 a field borders a city only where their segments touch on a tile") {
  Board board(2);
  board.place("E", 0, -1, 180);
  // South of the start tile's road: on a tile with the city, but not touching it.
  CHECK(cities_at(board, 0, 0, "field SL") == 0);
  CHECK(cities_at(board, 0, 0, "field EL") == 1);
  // A field whose tile lies beside the city, behind the wall's field.
  board.place("B", 0, -2);
  CHECK(cities_at(board, 0, -2, "field NL") == 1);  // joined to E's own field
  board.place("W", 1, 0, 90).place("U", 1, -1, 90);
  CHECK(cities_at(board, 1, -1, "field ER") == 0);  // east of the road from north to south
  board.put(kRed, 0, 0, "field SL").put(kBlue, 1, -1, "field ER").finish();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("FARM-05 which fields of a tile touch which of its cities is a tile fact") {
  const Board board(with_edition(Edition::C1));
  const auto touches = [&](std::string_view id, unsigned field) {
    return carcassonne::fact(board.rules(), board.rules().design_by_id(id)).fields[field].cities;
  };
  CHECK(touches("D", 0) == std::vector<int>{0});
  CHECK(touches("D", 1).empty());
  CHECK(touches("H", 0) == std::vector<int>{0, 1});
  CHECK(touches("S", 1) == std::vector<int>{0});
  CHECK(touches("L", 1).empty());
}

TEST_CASE("FARM-05 a field between two cities of its tile borders both") {
  Board board(2);
  board.place("H", 0, -1).place("E", 0, -2, 180);
  REQUIRE_FALSE(board.same_feature(0, -1, "city N", 0, -1, "city S"));
  CHECK(cities_at(board, 0, -1, "field EL") == 2);
}

TEST_CASE("FARM-06 fields are never completed and score only at the end") {
  Board board(2);
  board.place("V", 1, 0).place("V", 1, 1, 90).place("V", -1, 0, 270).place("V", -1, 1, 180);
  board.put(kRed, 0, 0, "field SL");
  board.turn("U", 0, 1);  // the field inside the loop of road is shut in on all sides
  CHECK_FALSE(board.complete(0, 0, "field SL"));
  CHECK(board.meeples(0, 0, "field SL") == 1);
  CHECK(board.score(kRed) == 0);
}

TEST_CASE("FARM-06 occupied fields may be joined, then the majority counts") {
  Board board(2);
  board.place("E", 0, -1, 180).place("U", 1, 0).place("U", -1, 0);
  board.put(kRed, 0, -1, "field NL").put(kRed, 0, 0, "field EL").put(kBlue, 0, 0, "field WR");
  CHECK(board.meeples(0, 0, "field EL") == 2);
  board.turn("E", 1, -1, 90);
  CHECK(board.meeples(0, 0, "field EL") == 3);
  board.finish();
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("FARM-06 BASE-35 of farmers who are tied each scores in full") {
  Board board(2);
  board.place("E", 0, -1, 180).put(kRed, 0, 0, "field EL").put(kBlue, 0, 0, "field EL").finish();
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 3);
}
