// Drawing and placing a tile: BASE-10 to BASE-12, BASE-20.
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("BASE-10 a tile goes on an empty cell that shares an edge, in any rotation that fits") {
  Board board(2);
  // South of the start tile lies field against field: a monastery fits in all four rotations.
  for (const int degrees : {0, 90, 180, 270}) CHECK(board.can_place("B", 0, 1, degrees));
  CHECK_FALSE(board.can_place("B", 1, 1));   // corner contact is not enough
  CHECK_FALSE(board.can_place("B", -1, 1));  // nor here
  CHECK_FALSE(board.can_place("B", 0, 2));   // nor a cell away from everything
  CHECK_FALSE(board.can_place("B", 0, 0));   // nor a cell that is taken
  board.draw("B");
  CHECK_FALSE(is_legal(board.rules(), board.state(), Action{}));  // the tile must be placed
}

TEST_CASE("BASE-11 every touching edge must match: road, city, field") {
  Board board(2);
  CHECK(board.can_place("V", 1, 0, 0));          // road against road
  CHECK_FALSE(board.can_place("V", 1, 0, 180));  // field against road
  CHECK(board.can_place("E", 0, -1, 180));       // city against city
  CHECK_FALSE(board.can_place("E", 0, -1, 0));   // field against city
  CHECK_FALSE(board.can_place("V", 0, -1, 90));  // road against city
  CHECK_FALSE(board.can_place("V", 0, 1, 90));   // road against field
  CHECK(board.can_place("V", 0, 1, 0));          // field against field
}

TEST_CASE("BASE-11 two and four touching edges are all checked, not one") {
  Board board(2);
  board.place("V", 1, 0, 0).place("B", 0, 1);
  // 1,1 has a road to the north and a field to the west.
  CHECK(board.can_place("V", 1, 1, 180));        // roads N and E
  CHECK(board.can_place("U", 1, 1, 90));         // roads N and S
  CHECK_FALSE(board.can_place("V", 1, 1, 90));   // roads N and W: the west is field
  CHECK_FALSE(board.can_place("V", 1, 1, 270));  // roads E and S: the north is road
  CHECK_FALSE(board.can_place("X", 1, 1));
  // A hole at 0,1 with tiles on all four sides: field N, field E, field S, road W.
  Board hole(2);
  hole.place("V", 1, 0, 0).place("V", 1, 1, 180).place("B", 1, 2).place("B", 0, 2).place("B", -1, 2);
  hole.place("U", -1, 1);
  CHECK(hole.can_place("A", 0, 1, 90));  // its one road to the west
  for (const int degrees : {0, 180, 270}) CHECK_FALSE(hole.can_place("A", 0, 1, degrees));
  for (const int degrees : {0, 90, 180, 270}) {
    CHECK_FALSE(hole.can_place("B", 0, 1, degrees));
    CHECK_FALSE(hole.can_place("V", 0, 1, degrees));
    CHECK_FALSE(hole.can_place("E", 0, 1, degrees));
  }
}

TEST_CASE("BASE-12 a tile that fits nowhere leaves the game and the player draws another") {
  Board board(2);
  board.place("E", 0, -1, 180);  // no open city edge is left
  board.clear_events();
  const int before = tiles_left(board.state());
  board.draw("C");
  CHECK(board.count(EventKind::TileDiscarded) == 1);  // everybody sees it
  CHECK(board.events().back().design == board.rules().design_by_id("C"));
  CHECK(board.events().back().seat == kRed);
  CHECK(board.state().discarded == 1);
  CHECK(tiles_left(board.state()) == before - 1);
  CHECK(pending(board.state()).who == kChance);  // draws again …
  CHECK(board.state().active == kRed);           // … the same player
  CHECK_THROWS(board.draw("C"));                 // it does not come back
  board.draw("B");
  CHECK(pending(board.state()) == Decision{kCoreId, 1, kRed, 0});
}

TEST_CASE("BASE-12 a tile that fits somewhere is never discarded") {
  Board board(2);
  board.draw("C");  // fits north of the start tile
  CHECK(board.count(EventKind::TileDiscarded) == 0);
  CHECK(board.state().hand == board.rules().design_by_id("C"));
}

TEST_CASE("BASE-20 segments join across edges only, not corner to corner") {
  Board board(2);
  board.place("I", 0, -1, 180);  // cities S and E, which meet in a corner of the tile
  CHECK(board.same_feature(0, 0, "city N", 0, -1, "city S"));
  CHECK_FALSE(board.same_feature(0, -1, "city S", 0, -1, "city E"));
  CHECK(board.complete(0, 0, "city N"));
  CHECK_FALSE(board.complete(0, -1, "city E"));
  // Corner to corner between tiles: the city of 1,-1 lies diagonally to the start tile's.
  board.place("U", 1, 0).place("E", 1, -1, 270);
  CHECK(board.same_feature(0, -1, "city E", 1, -1, "city W"));
  CHECK_FALSE(board.same_feature(0, 0, "city N", 1, -1, "city W"));
}
