// The Abbot: ABB-01 to ABB-05.
#include "engine/assembly/built_in.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

Board abbot_board(int players = 2) { return Board(with_expansions({abbot::kId}, players)); }

// A garden at 1,0 with seven of its eight neighbours; 2,1 is missing.
Board garden_board() {
  Board board = abbot_board();
  board.place("U-G", 1, 0).place("U", 2, 0).place("E", 0, -1, 180).place("B", 1, -1).place("B", 2, -1);
  board.place("B", 0, 1).place("B", 1, 1);
  return board;
}

// A monastery at 0,1 with four neighbours; -1,1 is open and takes a garden tile.
Board monastery_board(int players = 2) {
  Board board = abbot_board(players);
  board.place("U", 1, 0).place("U", -1, 0).place("B", 0, 1).place("B", 1, 1);
  return board;
}

}  // namespace

TEST_CASE("ABB-01 every player has one abbot") {
  const Board board = abbot_board(6);
  for (Seat seat = 0; seat < 6; ++seat) CHECK(board.pieces(seat, kAbbot) == 1);
  CHECK(Board(2).pieces(kRed, kAbbot) == 0);
  CHECK(tiles_left(board.state()) == 71);  // no tiles of its own
}

TEST_CASE("ABB-01 a garden takes an abbot, and only an abbot") {
  Board board = abbot_board();
  board.lay("V-G", 1, 0);
  CHECK(board.may_deploy("garden", kAbbot));
  CHECK_FALSE(board.may_deploy("garden", kMeeple));
  for (const char* where : {"road W", "field NL", "field SR"}) {
    CHECK(board.may_deploy(where, kMeeple));
    CHECK_FALSE(board.may_deploy(where, kAbbot));  // and he goes nowhere else
  }
  board.deploy("garden", kAbbot);
  CHECK(board.pieces(kRed, kAbbot) == 0);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.state().active == kBlue);
  Board large(with_expansions({abbot::kId, inns_cathedrals::kId}));
  large.lay("V-G", 1, 0);
  CHECK_FALSE(large.may_deploy("garden", kLargeMeeple));
}

TEST_CASE("ABB-01 a garden with its 8 neighbours is worth 9 points") {
  Board board = garden_board();
  board.put(kRed, 1, 0, "garden", kAbbot);
  board.to_move(kBlue).turn("E", 2, 1, 90);
  CHECK(board.score(kRed) == 9);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.pieces(kRed, kAbbot) == 1);
}

TEST_CASE("ABB-01 BASE-16 a garden tile laid into the last gap is complete at once") {
  Board board = abbot_board();
  board.place("U", 1, 0).place("U", 2, 0).place("A", 0, 1, 270).place("A", 2, 1, 90);
  board.place("B", 0, 2).place("B", 1, 2).place("B", 2, 2);
  board.lay("U-G", 1, 1).deploy("garden", kAbbot);
  CHECK(board.score(kRed) == 9);
  CHECK(board.pieces(kRed, kAbbot) == 1);
}

TEST_CASE("ABB-01 ED-02 no gardens in the first edition, on expansion tiles neither") {
  Board board(with_expansions({abbot::kId, traders_builders::kId, inns_cathedrals::kId}, 2, Edition::C1));
  board.place("U", 1, 0).lay("EB", 2, 0);  // a tile with a garden in later editions
  CHECK(board.may_deploy("road W"));
  CHECK_FALSE(board.may_deploy("garden", kAbbot));
  board.pass().lay("B", 0, 1);
  CHECK(board.may_deploy("monastery", kAbbot));
  CHECK(board.value(2, 0, "garden").now == 0);
}

TEST_CASE("ABB-01 without the Abbot a garden takes nobody and is worth nothing") {
  Board board(2);
  board.lay("V-G", 1, 0);
  CHECK_FALSE(board.may_deploy("garden", kMeeple));
  CHECK_FALSE(board.may_deploy("garden", kAbbot));
  CHECK(board.value(1, 0, "garden").now == 0);
  CHECK(board.value(1, 0, "garden").complete == 0);
}

TEST_CASE("ABB-02 an abbot may be a monk, never a highwayman, farmer or knight") {
  Board board = abbot_board();
  board.lay("A", 1, 0, 90);
  CHECK(board.may_deploy("monastery", kAbbot));
  CHECK(board.may_deploy("monastery", kMeeple));
  CHECK_FALSE(board.may_deploy("road W", kAbbot));
  CHECK_FALSE(board.may_deploy("field NL", kAbbot));
  board.deploy("monastery", kAbbot);
  CHECK(board.meeples(1, 0, "monastery") == 1);
  CHECK(board.pieces(kRed, kAbbot) == 0);
  Board city = abbot_board();
  city.lay("E", 0, -1, 180);
  CHECK_FALSE(city.may_deploy("city S", kAbbot));
}

TEST_CASE("ABB-02 BASE-35 the abbot counts as one meeple in a majority") {
  Board tied = monastery_board();
  tied.put(kRed, 0, 1, "monastery", kAbbot).put(kBlue, 0, 1, "monastery").finish();
  CHECK(tied.score(kRed) == 5);
  CHECK(tied.score(kBlue) == 5);
  Board beaten = monastery_board();
  beaten.put(kRed, 0, 1, "monastery", kAbbot).put(kBlue, 0, 1, "monastery").put(kBlue, 0, 1, "monastery");
  beaten.finish();
  CHECK(beaten.score(kRed) == 0);
  CHECK(beaten.score(kBlue) == 5);
}

TEST_CASE("ABB-03 ABB-05 garden tile laid, the abbot comes back from a monastery with 5 neighbours: 6") {
  Board board = monastery_board();
  board.put(kRed, 0, 1, "monastery", kAbbot);
  board.lay("V-G", -1, 1);
  CHECK_FALSE(board.may_deploy("garden", kAbbot));  // he is not in the supply
  CHECK(board.may_take_back(0, 1, "monastery"));
  board.take_back(0, 1, "monastery");
  CHECK(board.score(kRed) == 6);
  CHECK(board.pieces(kRed, kAbbot) == 1);
  CHECK(board.state().figure_count == 0);
  CHECK_FALSE(board.asks_figure());  // that was this turn's figure
  CHECK(board.state().active == kBlue);
}

TEST_CASE("ABB-03 from an unfinished garden as well") {
  Board board = garden_board();
  board.put(kRed, 1, 0, "garden", kAbbot);
  board.lay("V", -1, 0, 270).take_back(1, 0, "garden");
  CHECK(board.score(kRed) == 1 + 7);
  CHECK(board.pieces(kRed, kAbbot) == 1);
}

TEST_CASE("ABB-03 only instead of a figure, and it may be left alone") {
  Board board = monastery_board();
  board.put(kRed, 0, 1, "monastery", kAbbot);
  board.lay("V-G", -1, 1).deploy("road W");
  CHECK(board.state().active == kBlue);  // one of the two, not both
  CHECK(board.score(kRed) == 0);
  board.lay("V", 2, 0).pass().lay("V", -2, 0, 270).pass();
  CHECK(board.pieces(kRed, kAbbot) == 0);  // he stays as long as his owner likes
}

TEST_CASE("ABB-03 with no meeple in the supply the abbot can still come back") {
  Board board = monastery_board();
  board.supply(kRed, 0).put(kRed, 0, 1, "monastery", kAbbot);
  board.lay("V", -1, 1);
  CHECK(board.asks_figure());
  CHECK(board.may_take_back(0, 1, "monastery"));
}

TEST_CASE("ABB-03 not another player's abbot, not a meeple, not from elsewhere") {
  Board board = monastery_board();
  board.put(kBlue, 0, 1, "monastery", kAbbot).put(kRed, 1, 1, "monastery");
  board.lay("V-G", -1, 1);
  CHECK_FALSE(board.may_take_back(0, 1, "monastery"));
  CHECK_FALSE(board.may_take_back(1, 1, "monastery"));
  CHECK_FALSE(board.may_take_back(1, 1, "monastery", kMeeple));
  board.pass().lay("V", -2, 0, 270);
  CHECK(board.may_take_back(0, 1, "monastery"));  // in blue's own turn
}

TEST_CASE("ABB-03 one that this turn's tile completes is scored as usual and can't be left this way") {
  Board board = garden_board();
  board.put(kRed, 1, 0, "garden", kAbbot);
  board.lay("E", 2, 1, 90);
  CHECK(board.complete(1, 0, "garden"));
  CHECK_FALSE(board.may_take_back(1, 0, "garden"));
  board.pass();
  CHECK(board.score(kRed) == 9);
  CHECK(board.pieces(kRed, kAbbot) == 1);
}

TEST_CASE("ABB-03 the abbot taken back may be placed again from the next turn on") {
  Board board = monastery_board();
  board.put(kRed, 0, 1, "monastery", kAbbot);
  board.lay("V", -1, 1).take_back(0, 1, "monastery").turn("V", 2, 0);
  board.lay("V-G", -2, 0, 270);
  CHECK(board.may_deploy("garden", kAbbot));
}

TEST_CASE("ABB-04 at the end an abbot on an unfinished garden scores 1 and its neighbours") {
  Board board = garden_board();
  board.put(kBlue, 1, 0, "garden", kAbbot).finish();
  CHECK(board.score(kBlue) == 1 + 7);
  CHECK(board.score(kRed) == 0);
  Board alone = abbot_board();
  alone.place("V-G", 1, 0).put(kRed, 1, 0, "garden", kAbbot).finish();
  CHECK(alone.score(kRed) == 1 + 1);
}

TEST_CASE("ABB-05 the points are the abbot's own, whoever else stands there") {
  Board board = monastery_board(3);
  board.put(kRed, 0, 1, "monastery", kAbbot).put(kBlue, 0, 1, "monastery").put(kBlue, 0, 1, "monastery");
  board.lay("V", -1, 1).take_back(0, 1, "monastery");
  CHECK(board.score(kRed) == 6);                 // no majority needed
  CHECK(board.score(kBlue) == 0);                // nobody else scores
  CHECK(board.meeples(0, 1, "monastery") == 2);  // the others stay
  board.finish();
  CHECK(board.score(kBlue) == 6);
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("ABB-05 FER-01 FER-03 where the abbot comes back a ferry is laid and moved as ever") {
  Board board(with_expansions({abbot::kId, ferries::kId}));
  board.place("B", 0, 1).put(kRed, 0, 1, "monastery", kAbbot).lay("FährH", 1, 0).take_back(0, 1, "monastery");
  CHECK(board.asked() == "lay_ferry");
  board.act("token:ferries ferry 1,0/0+3").put(kBlue, 0, 1, "monastery", kAbbot);
  board.lay("U", 2, 0).take_back(0, 1, "monastery");
  CHECK(board.asked() == "move_ferry");
}
