// Hunters & Gatherers: completed rivers (HG-20 to HG-23), and majorities there (HG-41, HG-42).
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("HG-20 HG-21 HG-23: from lake to lake: a point per tile and per fish of both lakes") {
  HuntersBoard board;
  board.member(kRed, 0, 0, "river W").place("48", -1, 0);
  CHECK_FALSE(board.complete(0, 0, "river W"));
  board.to_move(kBlue);
  board.turn("01", -2, 0);  // the start tile's lake has one fish, this one three
  CHECK(board.complete(0, 0, "river W"));
  CHECK(board.score(kRed) == 3 + 1 + 3);
  CHECK(board.members(kRed) == 5);
  CHECK_FALSE(board.complete(-2, 0, "river W"));  // beyond the lake
}

TEST_CASE("HG-20 HG-21: from lake to spring, and from spring to spring: tiles of both ends count") {
  HuntersBoard board;
  board.turn("68", -1, 0, 270, "river E");  // a spring
  CHECK(board.score(kRed) == 2 + 1);
  HuntersBoard springs;
  springs.place("61", 0, -1).place("68", -1, -1, 180);
  springs.member(kRed, -1, -1, "river N").turn("66", -1, -2);
  CHECK(springs.score(kRed) == 2);
}

TEST_CASE("HG-20: a closed loop is complete") {
  HuntersBoard board;
  board.place("15", 0, -1, 270).place("16", 1, -1, 180).place("19", 0, -2);
  CHECK_FALSE(board.complete(0, -2, "river E"));
  board.turn("18", 1, -2, 90, "river W");
  CHECK(board.complete(0, -2, "river E"));
  CHECK(board.score(kRed) == 4);
  CHECK(board.members(kRed) == 5);
}

TEST_CASE("HG-22: a tile with two stretches of the same river counts once") {
  HuntersBoard board;  // out of the start lake, around and across: six tiles, two lakes of one fish
  board.place("17", -1, 0).place("15", -1, -1, 90).place("16", -2, -1).place("18", -2, 0, 270);
  board.member(kRed, 0, 0, "river W");
  CHECK(board.same_feature(-1, 0, "river E", -1, 0, "river W"));
  board.turn("59", -1, 1);
  CHECK(board.score(kRed) == 6 + 1 + 1);
}

TEST_CASE("HG-22 HG-81: a lake at both ends of a river counts its fish once, for fisherman and hut") {
  HuntersBoard board;
  board.place("20", 0, 1, 180).place("15", 0, 2, 180).place("16", -1, 2, 270);
  board.hut(kBlue, 0, 1, "river_system S");
  board.turn("18", -1, 1, 0, "river E");
  CHECK(board.complete(0, 1, "river W"));
  CHECK(board.score(kRed) == 4 + 2);
  board.end();
  CHECK(board.final_points(kBlue, hunters::kWater) == 2);
}

TEST_CASE("HG-23: in 2002 fish are only in lakes") {
  const HuntersBoard board;
  for (const hunters::TileFacts& tile : hunters::edition(board.rules()).tiles) {
    for (const hunters::RiverFact& river : tile.rivers) CHECK_MESSAGE(river.fish == 0, tile.id);
    for (const hunters::LakeFact& lake : tile.lakes) CHECK_MESSAGE(lake.fish >= 1, tile.id);
  }
}

TEST_CASE("HG-40: rivers joined and completed: the most fishermen score, all go home") {
  HuntersBoard
      board;  // 17 at the corner joins the river of the start tile with one that comes from the north
  board.place("61", 0, -1).place("59", -1, -1, 180);
  board.member(kRed, 0, 0, "river W").member(kBlue, -1, -1, "river S");
  board.turn("17", -1, 0);
  CHECK(board.score(kRed) == 3 + 1 + 1);  // one each: both score
  CHECK(board.score(kBlue) == 3 + 1 + 1);
  CHECK(board.members(kRed) == 5);
  CHECK(board.members(kBlue) == 5);
}

TEST_CASE("HG-41: whoever completes a river, its fisherman scores") {
  HuntersBoard board;
  board.member(kBlue, 0, 0, "river W").turn("05", -1, 0);
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 4);
}

TEST_CASE("HG-42: completed and occupied in the same turn, if it was unoccupied") {
  HuntersBoard board;
  board.turn("05", -1, 0, 0, "river E");
  CHECK(board.score(kRed) == 2 + 1 + 1);
  CHECK(board.members(kRed) == 5);
  HuntersBoard occupied;
  occupied.member(kBlue, 0, 0, "river W").lay("05", -1, 0);
  CHECK_FALSE(occupied.may_put_member("river E"));
}
