// Ferries: FER-01 to FER-09.
#include "engine/expansions/ferries/ferries.h"

#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

Board ferry_board(std::initializer_list<ExpansionId> others = {}, int players = 2) {
  Setup setup = with_expansions(others, players);
  setup.expansions |= 1u << ferries::kId;
  return Board(setup);
}

// A ferry between two sides of the lake at x, y.
std::string ferry(const Board& board, int x, int y, std::string_view sides) {
  int a = local_segment(board.state(), board.segment(x, y, "road " + std::string(sides.substr(0, 1))));
  int b = local_segment(board.state(), board.segment(x, y, "road " + std::string(sides.substr(1, 1))));
  if (b < a) std::swap(a, b);
  return "token:ferries ferry " + std::to_string(x) + "," + std::to_string(y) + "/" + std::to_string(a) +
         "+" + std::to_string(b);
}

bool joins(const Board& board, int x, int y, std::string_view sides) {
  return board.same_feature(x, y, "road " + std::string(sides.substr(0, 1)), x, y,
                            "road " + std::string(sides.substr(1, 1)));
}

// Four lakes' ends: FährH at 1,0 with its ferry from west to east; red and yellow on either side.
Board across(std::initializer_list<ExpansionId> others = {}) {
  Board board = ferry_board(others, 4);
  board.lay("FährH", 1, 0);
  if (board.asks_figure()) board.pass();
  board.act(ferry(board, 1, 0, "WE")).place("U", 2, 0);
  board.put(kRed, 0, 0, "road W").put(kYellow, 2, 0, "road E").to_move(kRed);
  return board;
}

}  // namespace

TEST_CASE("FER-01 three or four road ends, a figure on one of them or elsewhere; then a ferry must be laid") {
  Board board = ferry_board();
  CHECK(tiles_left(board.state()) == 71 + 8);
  board.lay("FährD", 1, 0);
  CHECK(board.may_deploy("road S"));
  CHECK(board.may_deploy("road E"));
  CHECK(board.may_deploy("field NL"));
  board.pass();
  CHECK(board.asked() == "lay_ferry");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.answers() == 3);
  CHECK_FALSE(board.may("pass"));
  Board four = ferry_board();
  four.lay("FährH", 1, 0).pass();
  CHECK(four.answers() == 6);
  // with no figure left the ferry is laid all the same
  Board none = ferry_board();
  none.supply(kRed, 0).lay("FährD", 1, 0);
  CHECK(none.asked() == "lay_ferry");
}

TEST_CASE("example FER-01 FER-02: a figure on a free end, which the ferry joins to blue's road") {
  Board board = ferry_board();
  board.put(kBlue, 0, 0, "road E").lay("FährD", 1, 0);
  CHECK_FALSE(board.may_deploy("road W"));  // blue's
  board.deploy("road S").act(ferry(board, 1, 0, "WS"));
  CHECK(board.same_feature(0, 0, "road E", 1, 0, "road S"));
  CHECK(board.meeples(0, 0, "road E") == 2);
  CHECK(check_features(board.rules(), board.state()) == "");
  CHECK(board.state().active == kBlue);
}

TEST_CASE("example FER-01 FER-06: the ferry between other ends; blue's road of 3 tiles ends at the lake") {
  Board board = ferry_board();
  board.place("A", -1, 0, 270).put(kBlue, 0, 0, "road E");
  board.lay("FährD", 1, 0).deploy("road S").act(ferry(board, 1, 0, "SE"));
  CHECK(board.score(kBlue) == 3);
  CHECK(board.supply(kBlue) == 7);
  CHECK(board.meeples(1, 0, "road E") == 1);
}

TEST_CASE("example FER-03 FER-08: red extends the road and moves the ferry: red and yellow are parted") {
  Board board = across();
  REQUIRE(board.same_feature(0, 0, "road W", 2, 0, "road E"));
  board.lay("U", -1, 0).pass();
  CHECK(board.asked() == "move_ferry");
  CHECK(board.answers() == 5 + 1);  // any two ends but those it joins, or not at all
  board.act(ferry(board, 1, 0, "WS"));
  CHECK_FALSE(board.same_feature(0, 0, "road W", 2, 0, "road E"));
  CHECK(joins(board, 1, 0, "WS"));
  CHECK(board.meeples(0, 0, "road W") == 1);
  CHECK(board.tiles(0, 0, "road W") == 3);
  CHECK(check_features(board.rules(), board.state()) == "");
  CHECK(board.state().active == kBlue);
}

TEST_CASE("FER-03 it need not touch the extended road, and may stay") {
  Board board = across();
  board.lay("U", -1, 0).pass().act(ferry(board, 1, 0, "NS"));
  CHECK(joins(board, 1, 0, "NS"));
  CHECK_FALSE(joins(board, 1, 0, "WN"));
  CHECK(check_features(board.rules(), board.state()) == "");
  Board stays = across();
  stays.lay("U", -1, 0).pass().act("pass");
  CHECK(joins(stays, 1, 0, "WE"));
  CHECK(stays.state().active == kBlue);
  // a road without a ferry: nothing is asked
  Board other = across();
  other.lay("B", 0, 1).pass();
  CHECK(other.state().active == kBlue);
}

TEST_CASE("FER-04 of several ferries on the road only the nearest, once in each direction") {
  Board board = across();
  board.lay("FährD", 3, 0).pass().act(ferry(board, 3, 0, "WE"));
  CHECK(board.asked() == "move_ferry");  // the new lake extends the road of the old one
  CHECK(board.answers() == 5 + 1);       // its own new ferry isn't moved
  board.act("pass");
  // from the west the ferry of 1,0 is met first
  board.to_move(kRed).lay("U", -1, 0).pass();
  CHECK(board.may(ferry(board, 1, 0, "WS")));
  CHECK_FALSE(board.may(ferry(board, 3, 0, "WS")));
  // it goes, and the one behind it is no nearer by that: the roads are those before
  board.act(ferry(board, 1, 0, "WS"));
  CHECK(board.asked() == "draw_tile");
}

TEST_CASE("FER-04 between two lakes both ferries may be moved, one after the other") {
  Board board = ferry_board();
  board.lay("FährD", 1, 0).pass().act(ferry(board, 1, 0, "WE"));
  board.place("B", 1, -1).place("B", 2, -1).place("B", 3, -1);
  board.lay("FährE", 3, 0).pass().act(ferry(board, 3, 0, "WE"));
  board.lay("U", 2, 0).pass();
  CHECK(board.answers() == 2 + 2 + 1);
  board.act(ferry(board, 3, 0, "SE"));
  CHECK(board.answers() == 2 + 1);  // that one has moved
  board.act(ferry(board, 1, 0, "WS"));
  CHECK(board.asked() == "draw_tile");
  CHECK(board.tiles(2, 0, "road E") == 3);  // closed at both lakes
  CHECK(check_features(board.rules(), board.state()) == "");
}

TEST_CASE("FER-05 a ferry moves once a turn; a builder's second turn is a turn of its own") {
  Board board = across({traders_builders::kId});
  board.put(kRed, 0, 0, "road W", kBuilder).lay("U", -1, 0).pass();
  board.act(ferry(board, 1, 0, "WS"));
  CHECK(traders_builders::in_second_turn(board.state()));
  board.lay("U", -2, 0).pass();
  CHECK(board.asked() == "move_ferry");
  CHECK(board.may(ferry(board, 1, 0, "WE")));
  CHECK_FALSE(board.may(ferry(board, 1, 0, "WS")));  // another position than before
  board.act("pass");
  CHECK(board.state().active == kBlue);
}

TEST_CASE("FER-05 LET-07 a message's tile belongs to the same turn: a ferry that has moved stays") {
  Board board = across({messages::kId});
  board.lay("U", -1, 0).pass();
  board.state().expansions[messages::kId].bytes[17] = 1u << kRed;  // a counter of red's is on a dark space
  board.act(ferry(board, 1, 0, "WS")).chance(messages::kAnotherTile).act("pick:messages perform");
  board.lay("U", -2, 0).pass();
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kBlue);
}

TEST_CASE("FER-06 a road completed by a ferry that moves is scored in this turn, far from the tile") {
  Board board = across();
  board.place("A", -1, 0, 270);
  board.lay("U", 3, 0).pass().act(ferry(board, 1, 0, "SE"));
  CHECK(board.score(kRed) == 3);  // from the monastery to the lake
  CHECK(board.supply(kRed) == 7);
  CHECK(board.score(kYellow) == 0);
  CHECK(check_features(board.rules(), board.state()) == "");
}

TEST_CASE("example FER-07: a completed road of 3 tiles over a lake with a ferry, no inn: 3") {
  Board board = ferry_board({inns_cathedrals::kId});
  board.lay("FährD", 0, 1).pass().act(ferry(board, 0, 1, "WE"));
  board.place("A", -1, 1, 270).put(kRed, -1, 1, "road E");
  board.lay("A", 1, 1, 90).pass().act("pass");
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("FER-07 TRA-10 a builder's road extended by moving a ferry gives no second turn") {
  Board board = across({traders_builders::kId});
  board.place("B", 0, 1).place("U", 1, 1, 90).put(kBlue, 1, 1, "road S").put(kBlue, 1, 1, "road S", kBuilder);
  board.to_move(kBlue).lay("U", -1, 0).pass().act(ferry(board, 1, 0, "WS"));
  CHECK(board.same_feature(-1, 0, "road W", 1, 1, "road S"));
  CHECK(board.state().active == kGreen);
}

TEST_CASE("FER-08 TRA-06 majorities are counted anew; a builder cut off returns at once") {
  Board board = across({traders_builders::kId});
  board.put(kRed, 2, 0, "road E", kBuilder);
  CHECK(board.value(0, 0, "road W").weight[kYellow] == 1);
  board.to_move(kBlue).lay("U", -1, 0).pass().act(ferry(board, 1, 0, "WS"));
  CHECK(board.pieces(kRed, kBuilder) == 1);
  CHECK(board.value(0, 0, "road W").owners == 1u << kRed);
  CHECK(board.value(2, 0, "road E").owners == 1u << kYellow);
}

TEST_CASE("FER-09 a road scored once is opened again by a ferry and scored again with all its tiles") {
  Board board = ferry_board();
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  board.lay("FährD", 1, 0).pass().act(ferry(board, 1, 0, "SE"));
  REQUIRE(board.score(kRed) == 3);
  board.lay("U", 1, 1, 90).pass().act(ferry(board, 1, 0, "WS"));  // joined to the open road in the south
  CHECK_FALSE(board.complete(0, 0, "road E"));
  board.to_move(kBlue).lay("A", 1, 2, 180).deploy("road N").act("pass");
  CHECK(board.score(kBlue) == 5);
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("FER-08 eight ferries that come and go in random games equal the recount in every state") {
  // tests/expansions/combinations_test.cpp and tests/properties play them; here the recount itself is shown
  // to see a joint: without it the landscape is another.
  Board board = across();
  REQUIRE(check_features(board.rules(), board.state()) == "");
  Rules blind = board.rules();
  blind.hooks.joints = {};
  CHECK(check_features(blind, board.state()) != "");
}
