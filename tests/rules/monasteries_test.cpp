// Monasteries: BASE-33.
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// A monastery at 0,1 with seven tiles around it; 1,2 is empty.
void seven_around(Board& board) {
  board.place("B", 0, 1).place("U", 1, 0).place("U", -1, 0).place("E", -1, 1, 270).place("E", 1, 1, 90);
  board.place("E", 0, 2, 180).place("B", -1, 2);
}

}  // namespace

TEST_CASE("BASE-33 a monastery is complete when all 8 cells around it hold tiles: 9 points") {
  Board board(2);
  seven_around(board);
  board.put(kRed, 0, 1, "monastery");
  CHECK_FALSE(board.complete(0, 1, "monastery"));
  CHECK(board.value(0, 1, "monastery").now == 8);
  CHECK(board.value(0, 1, "monastery").complete == 9);
  board.turn("U", 2, 0);  // no neighbour of it
  CHECK_FALSE(board.complete(0, 1, "monastery"));
  CHECK(board.score(kRed) == 0);
  board.turn("B", 1, 2);  // the last one, by the corner
  CHECK(board.complete(0, 1, "monastery"));
  CHECK(board.score(kRed) == 9);
  CHECK(board.supply(kRed) == 7);
  CHECK_FALSE(board.complete(1, 2, "monastery"));
}

TEST_CASE("BASE-33 a monastery laid into the last gap is complete at once") {
  Board board(2);
  board.place("U", 1, 0).place("U", -1, 0).place("E", -1, 1, 270).place("E", 1, 1, 90);
  board.place("B", -1, 2).place("E", 0, 2, 180).place("B", 1, 2);
  board.lay("B", 0, 1);
  CHECK(board.complete(0, 1, "monastery"));
  board.deploy("monastery");
  CHECK(board.score(kRed) == 9);
  CHECK(board.supply(kRed) == 7);
}

TEST_CASE("BASE-33 monasteries may lie next to each other, each is scored for itself") {
  Board board(2);
  board.place("B", 0, 1).place("B", 0, 2).place("U", 1, 0).place("U", -1, 0);
  board.place("E", -1, 1, 270).place("E", 1, 1, 90).place("E", -1, 2, 270);
  board.put(kRed, 0, 1, "monastery").put(kBlue, 0, 2, "monastery");
  board.place("B", -1, 3).place("E-G", 0, 3, 180).place("B", 1, 3);
  CHECK(board.score(kRed) == 0);
  board.turn("E", 1, 2, 90);  // the last neighbour of both
  CHECK(board.score(kRed) == 9);
  CHECK(board.score(kBlue) == 9);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 7);
}
