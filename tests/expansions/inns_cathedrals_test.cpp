// Inns & Cathedrals: INN-01 to INN-05.
#include "engine/assembly/built_in.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

Board inns_board(int players = 2) { return Board(with_expansions({inns_cathedrals::kId}, players)); }

// A cathedral north of the start tile's city, six tiles and a gap at 2,-2; two coats of arms.
Board cathedral_board() {
  Board board = inns_board();
  board.place("EK", 0, -1).place("E", -1, -1, 90).place("E", 0, -2, 180).place("F", 1, -1).place("M", 2, -1);
  return board;
}

// The start tile's city of four tiles with two coats of arms, 12 points once 0,-3 is closed.
Board long_city() {
  Board board = inns_board();
  board.place("F", 0, -1, 90).place("F", 0, -2, 90);
  return board;
}

// A field with three completed cities: it runs from the start tile's south round 0,1 and 0,2.
Board three_cities() {
  Board board = inns_board();
  board.place("H", 0, 1, 90).place("E", 1, 1, 270).place("E", -1, 1, 90);
  board.place("E", 0, 2, 180).place("E", 0, 3);
  return board;
}

}  // namespace

TEST_CASE("INN-01 18 tiles are added and each player has a large meeple") {
  const Board board = inns_board(6);
  CHECK(tiles_left(board.state()) == 71 + 18);
  int inns = 0;
  int cathedrals = 0;
  for (u8 d = 0; d < board.rules().design_count; ++d) {
    const TileFact& fact = carcassonne::fact(board.rules(), d);
    bool inn = false;
    for (const RoadFact& road : fact.roads) inn = inn || has_mark(road.marks, "inn");
    inns += inn ? fact.count : 0;
    for (const CityFact& city : fact.cities) cathedrals += has_mark(city.marks, "cathedral") ? fact.count : 0;
  }
  CHECK(inns == 6);
  CHECK(cathedrals == 2);
  for (Seat seat = 0; seat < 6; ++seat) CHECK(board.pieces(seat, kLargeMeeple) == 1);
}

TEST_CASE("INN-01 a completed road of 5 tiles with 1 inn: 10") {
  Board board = inns_board();
  board.place("U", -1, 0).place("A", -2, 0, 270).place("EB", 1, 0).put(kRed, 0, 0, "road E");
  board.turn("W", 2, 0);
  CHECK(board.tiles(0, 0, "road E") == 5);
  CHECK(board.score(kRed) == 10);
}

TEST_CASE("INN-01 a completed road of 5 tiles with 2 inns: 10, more inns change nothing") {
  Board board = inns_board();
  board.place("A", -1, 0, 270).place("EB", 1, 0).place("EA", 2, 0).put(kRed, 0, 0, "road E");
  board.turn("W", 2, 1, 90);
  CHECK(board.tiles(0, 0, "road E") == 5);
  CHECK(board.score(kRed) == 10);
}

TEST_CASE("INN-01 an unfinished road with an inn at the end: 0; without one its tiles") {
  Board board = inns_board();
  board.place("EB", 1, 0).put(kRed, 0, 0, "road E");
  CHECK(board.value(0, 0, "road E").now == 0);
  CHECK(board.value(0, 0, "road E").complete == 4);
  board.finish();
  CHECK(board.score(kRed) == 0);
  Board plain = inns_board();
  plain.place("U", 1, 0).put(kRed, 0, 0, "road E").finish();
  CHECK(plain.score(kRed) == 2);
}

TEST_CASE("INN-01 an inn joined late counts for the whole road") {
  Board board = inns_board();
  board.place("A", -1, 0, 270).place("U", 1, 0).put(kBlue, 0, 0, "road E");
  board.turn("EM", 2, 0).turn("A", 2, 1, 180);
  CHECK(board.score(kBlue) == 2 * 5);
}

TEST_CASE("INN-02 a completed city with a cathedral, 7 tiles and 2 coats of arms: 27") {
  Board board = cathedral_board();
  board.put(kRed, 0, 0, "city N").turn("E", 2, -2, 180);
  CHECK(board.tiles(0, 0, "city N") == 7);
  CHECK(board.score(kRed) == 27);
}

TEST_CASE("INN-02 both cathedrals: still 3 points per tile") {
  Board board = inns_board();
  board.place("EK", 0, -1).place("EK", 1, -1).place("E", -1, -1, 90).place("E", 0, -2, 180);
  board.place("E", 1, -2, 180).place("E", 2, -1, 270).put(kRed, 0, 0, "city N");
  board.turn("K", 1, 0);
  CHECK(board.tiles(0, 0, "city N") == 8);
  CHECK(board.score(kRed) == 24);
}

TEST_CASE("INN-02 an unfinished city with a cathedral at the end: 0") {
  Board board = cathedral_board();
  board.put(kRed, 0, 0, "city N");
  CHECK(board.value(0, 0, "city N").now == 0);
  CHECK(board.value(0, 0, "city N").complete == 3 * 6 + 3 * 2);
  board.finish();
  CHECK(board.score(kRed) == 0);
  Board plain = inns_board();
  plain.place("F", 0, -1, 90).put(kRed, 0, 0, "city N").finish();
  CHECK(plain.score(kRed) == 2 + 1);
}

TEST_CASE("INN-01 INN-02 an inn does nothing for a city, a cathedral nothing for a road") {
  Board board = inns_board();
  board.put(kRed, 0, 0, "city N").turn("EM", 0, -1, 180);  // its inn is on the road
  CHECK(board.score(kRed) == 4);
  Board road = inns_board();
  road.place("A", -1, 0, 270).place("EK", 0, -1).put(kRed, 0, 0, "road E").turn("A", 1, 0, 90);
  CHECK(road.score(kRed) == 3);
}

TEST_CASE("INN-03 EC: the inn is on the roads right and left, not on the one down") {
  const auto score_of = [](int degrees, int expected) {
    Board board = inns_board();
    board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
    board.turn("EC", 1, 0, degrees);  // the side that lies to the west meets red's road
    CAPTURE(degrees);
    CHECK(board.complete(0, 0, "road E"));
    CHECK(board.score(kRed) == expected);
  };
  score_of(0, 6);    // left
  score_of(180, 6);  // right
  score_of(90, 3);   // down
}

TEST_CASE("INN-03 each inn belongs to the road its tile fact names") {
  const Board board = inns_board();
  for (const char* id : {"EA", "EB", "EC", "EL", "EM", "EN"}) {
    CAPTURE(id);
    const u8 design = board.rules().design_by_id(id);
    const TileFact& fact = carcassonne::fact(board.rules(), design);
    for (unsigned road = 0; road < fact.roads.size(); ++road) {
      const Lanes counters = board.rules().designs[design].segments[road].counters;
      const bool expected = std::string_view(id) != "EC" || fact.roads[road].sides != 1u << kSouth;
      CHECK((lane(counters, board.rules().counter(inns_cathedrals::kId, 0)) > 0) == expected);
    }
  }
}

TEST_CASE("INN-04 a city worth 8: red large meeple, black meeple: 8 and 0") {
  Board board = inns_board();
  board.place("F", 0, -1, 90).put(kRed, 0, 0, "city N", kLargeMeeple).put(kBlue, 0, -1, "city S");
  board.turn("E", 0, -2, 180);
  CHECK(board.score(kRed) == 8);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.pieces(kRed, kLargeMeeple) == 1);  // returns like a meeple
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 7);
}

TEST_CASE("INN-04 BASE-35 a city worth 12: red large meeple, black two meeples: 12 and 12") {
  Board board = long_city();
  board.put(kRed, 0, 0, "city N", kLargeMeeple).put(kBlue, 0, -1, "city S").put(kBlue, 0, -2, "city S");
  board.turn("E", 0, -3, 180);
  CHECK(board.score(kRed) == 12);
  CHECK(board.score(kBlue) == 12);
}

TEST_CASE("INN-04 it counts two, not more, and never multiplies points") {
  Board board = long_city();
  board.put(kRed, 0, 0, "city N", kLargeMeeple);
  for (const int y : {0, -1, -2}) board.put(kBlue, 0, y, y == 0 ? "city N" : "city S");
  CHECK(board.value(0, 0, "city N").weight[kRed] == 2);
  board.turn("E", 0, -3, 180);
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 12);
  Board alone = long_city();
  alone.put(kRed, 0, 0, "city N", kLargeMeeple).turn("E", 0, -3, 180);
  CHECK(alone.score(kRed) == 12);
  Board together = long_city();
  together.put(kRed, 0, 0, "city N", kLargeMeeple).put(kRed, 0, -1, "city S").put(kBlue, 0, -2, "city S");
  together.put(kBlue, 0, -2, "city S").turn("E", 0, -3, 180);
  CHECK(together.score(kRed) == 12);  // three against two
  CHECK(together.score(kBlue) == 0);
}

TEST_CASE("INN-04 FARM-03 a field with 3 completed cities: red large meeple, blue meeple: 9 and 0") {
  Board board = three_cities();
  board.put(kRed, 0, 0, "field SL", kLargeMeeple).put(kBlue, 0, 2, "field NL");
  REQUIRE(board.same_feature(0, 0, "field SL", 0, 2, "field NL"));
  board.finish();
  CHECK(board.score(kRed) == 9);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("INN-04 it is placed like a meeple: anywhere a meeple may go, nowhere else") {
  Board board = inns_board();
  board.lay("L", 1, 0);
  for (const char* where : {"road W", "road E", "road S", "city N", "field EL", "field SL", "field SR"}) {
    CHECK(board.may_deploy(where, kLargeMeeple));
    CHECK(board.may_deploy(where, kMeeple));
  }
  board.deploy("road W", kLargeMeeple);
  CHECK(board.pieces(kRed, kLargeMeeple) == 0);
  CHECK(board.supply(kRed) == 7);
  board.lay("V", -1, 0, 270);
  CHECK_FALSE(board.may_deploy("road E", kMeeple));  // it occupies the road like any other
  CHECK_FALSE(board.may_deploy("road E", kLargeMeeple));
  board.pass().lay("V", 2, 0);
  CHECK(board.may_deploy("field NL", kMeeple));
  CHECK_FALSE(board.may_deploy("field NL", kLargeMeeple));  // there is one only
  Board monastery = inns_board();
  monastery.lay("B", 0, 1);
  CHECK(monastery.may_deploy("monastery", kLargeMeeple));
}

TEST_CASE("INN-04 with the large meeple alone in the supply a figure is still asked for") {
  Board board = inns_board();
  board.supply(kRed, 0).lay("V", 1, 0);
  CHECK(board.asks_figure());
  CHECK(board.may_deploy("road W", kLargeMeeple));
  CHECK_FALSE(board.may_deploy("road W", kMeeple));
}

TEST_CASE("INN-05 road stubs separate fields and take no meeple") {
  Board board = inns_board();
  board.lay("EI", 1, 0);
  CHECK(board.may_deploy("road W"));
  CHECK(board.may_deploy("road E"));
  CHECK_THROWS(static_cast<void>(board.segment(1, 0, "road N")));  // there is no such road
  CHECK_THROWS(static_cast<void>(board.segment(1, 0, "road S")));
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.size() == 2 * (2 + 2 + 4) + 1);  // meeple and large: roads, cities, fields; or none
}

TEST_CASE("INN-05 a monastery ends the roads that lead to it") {
  Board board = inns_board();
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E").turn("ED", 1, 0);
  CHECK(board.complete(0, 0, "road E"));
  CHECK(board.score(kRed) == 3);
  CHECK_FALSE(board.same_feature(1, 0, "road W", 1, 0, "road E"));
  CHECK_FALSE(board.complete(1, 0, "road E"));
}
