// Gold Mines: GOLD-01 to GOLD-06.
#include "engine/expansions/gold_mines/gold_mines.h"

#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using gold_mines::ingots_at;
using gold_mines::ingots_of;

namespace {

Board gold_board(int players = 2) { return Board(with_expansions({gold_mines::kId}, players)); }

// A road of four tiles from a monastery in the west, to be closed at 1,1, with two ingots at 0,0 and one at
// 1,0; red moves.
Board road_with_gold(int players = 2) {
  Board board = gold_board(players);
  board.place("A", -1, 0, 270);
  board.lay("GoldH", 1, 0, 90).pass();
  board.lay("GoldG", 0, 1, 270).act("token:gold_mines ingot 0,0").pass();
  return std::move(board.to_move(kRed));
}

}  // namespace

TEST_CASE("GOLD-01 8 land tiles are shuffled in") {
  CHECK(tiles_left(gold_board().state()) == 71 + 8);
  for (const Edition edition : {Edition::C1, Edition::C2}) {
    const Board board(with_expansions({gold_mines::kId}, 2, edition));
    CHECK(board.rules().design_by_id("GoldA") != kNoDesign);
  }
}

TEST_CASE(
    "example GOLD-01: a gold tile brings one ingot onto itself and one onto a neighbour, also diagonally") {
  Board board = gold_board();
  board.place("E", 0, -1, 180).lay("GoldH", 1, 0, 90);
  CHECK(ingots_at(board.state(), {1, 0}) == 1);
  CHECK(board.asked() == "lay_ingot");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.answers() == 2);  // 0,0 and, across the corner, 0,-1
  CHECK_FALSE(board.may("token:gold_mines ingot 1,0"));
  board.act("token:gold_mines ingot 0,-1");
  CHECK(ingots_at(board.state(), {0, -1}) == 1);
  CHECK(board.asks_figure());  // TURN-01: the figure comes after
}

TEST_CASE("GOLD-01 where there is one neighbour alone the second ingot goes there unasked") {
  Board board = gold_board();
  board.lay("GoldH", 1, 0, 90);
  CHECK(ingots_at(board.state(), {1, 0}) == 1);
  CHECK(ingots_at(board.state(), {0, 0}) == 1);
  CHECK(board.asks_figure());
}

TEST_CASE("GOLD-01 ingots pile up on a cell") {
  const Board board = road_with_gold();
  CHECK(ingots_at(board.state(), {0, 0}) == 2);
  CHECK(ingots_at(board.state(), {1, 0}) == 1);
  CHECK(ingots_at(board.state(), {0, 1}) == 1);
  LyingList list;
  gold_mines::kExpansion.shown.lying(board.rules(), board.state(), list);
  CHECK(list.size() == 3);  // heaps
  CHECK(check_tokens(board.rules(), board.state()) == "");
}

TEST_CASE("example GOLD-02 GOLD-03: red completes and holds a city with 3 ingots on its tiles: 3 ingots") {
  Board board = gold_board();
  board.lay("GoldH", 1, 0, 90).pass();
  board.lay("GoldE", -1, 0).pass();
  board.lay("GoldA", 1, 1).act("token:gold_mines ingot 0,0").pass();
  board.put(kRed, 0, 0, "city N").to_move(kRed);
  board.turn("E", 0, -1, 180);
  CHECK(board.score(kRed) == 4);
  CHECK(ingots_of(board.state(), kRed) == 3);  // all that lay on a tile with a part of the city
  CHECK(ingots_of(board.state(), kBlue) == 0);
  CHECK(ingots_at(board.state(), {0, 0}) == 0);
  CHECK(ingots_at(board.state(), {1, 0}) == 1);
}

TEST_CASE("GOLD-03 a monastery has the ingots of its own tile and of the 8 around") {
  Board board = gold_board();
  board.place("B", 0, 1).place("U", -1, 0).place("B", -1, 1).place("B", 0, 2).place("E", -1, 2, 180);
  board.lay("GoldH", 1, 0, 180).act("token:gold_mines ingot 0,0").pass();
  board.place("B", 1, 1).put(kBlue, 0, 1, "monastery").to_move(kRed);
  board.turn("E", 1, 2, 180);
  CHECK(board.score(kBlue) == 9);
  CHECK(ingots_of(board.state(), kBlue) == 2);
}

TEST_CASE("example GOLD-04: red completes a road tied with blue, 3 ingots: red, blue, red") {
  Board board = road_with_gold();
  board.put(kRed, 0, 0, "road E").put(kBlue, 1, 0, "road W");
  board.lay("A", 1, 1, 180).pass();
  CHECK(board.score(kRed) == 4);
  CHECK(board.score(kBlue) == 4);
  CHECK(board.asked() == "take_ingot");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.answers() == 2);  // from 0,0 or from 1,0
  board.act("untoken:gold_mines ingot 1,0");
  // What is left lies on one tile: blue takes one, then red the last.
  CHECK(board.asked() == "draw_tile");
  CHECK(ingots_of(board.state(), kRed) == 2);
  CHECK(ingots_of(board.state(), kBlue) == 1);
  CHECK(ingots_at(board.state(), {0, 0}) == 0);
}

TEST_CASE("GOLD-04 whoever is entitled to nothing more is passed over, the others go on") {
  Board board = road_with_gold(3);
  board.put(kRed, 0, 0, "road E").put(kGreen, 1, 0, "road W").to_move(kBlue);
  board.lay("A", 1, 1, 180).pass();
  CHECK(board.asked_seat() == kGreen);  // blue has no claim
  board.act("untoken:gold_mines ingot 0,0");
  CHECK(board.asked_seat() == kRed);
  board.act("untoken:gold_mines ingot 0,0");
  CHECK(ingots_of(board.state(), kGreen) == 2);
  CHECK(ingots_of(board.state(), kRed) == 1);
}

TEST_CASE("GOLD-05 where nobody stands the ingots stay") {
  Board board = road_with_gold();
  board.lay("A", 1, 1, 180).pass();
  CHECK(board.complete(0, 0, "road E"));
  CHECK(ingots_at(board.state(), {0, 0}) == 2);
  // another feature of the same tile finds them later
  board.put(kBlue, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(ingots_of(board.state(), kBlue) == 2);
  // what still lies at the end is lost
  board.clear_events();
  board.finish();
  CHECK(board.score(kRed) == 0);
}

TEST_CASE(
    "example GOLD-06: 102 points and 7 ingots make 123; 3, 4, 6, 9, 10 ingots are worth 3, 8, 12, 27, 40") {
  for (const auto& [count, points] :
       {std::pair{0, 0}, {1, 1}, {3, 3}, {4, 8}, {6, 12}, {7, 21}, {9, 27}, {10, 40}, {16, 64}}) {
    CAPTURE(count);
    CHECK(gold_mines::worth(count) == points);
  }
  Board board = gold_board();
  board.state().score[kRed] = 102;
  board.state().expansions[gold_mines::kId].bytes[gold_mines::kIngots + kRed] = 7;  // as if taken
  REQUIRE(ingots_of(board.state(), kRed) == 7);
  board.finish();
  CHECK(board.score(kRed) == 123);
}
