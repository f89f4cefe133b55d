// Robbers: ROB-01 to ROB-09.
#include "engine/expansions/robbers/robbers.h"

#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using robbers::kInSupply;
using robbers::space_of;

namespace {

Board robber_board(int players = 4, std::initializer_list<ExpansionId> others = {}) {
  Setup setup = with_expansions(others, players);
  setup.expansions |= 1u << robbers::kId;
  return Board(setup);
}

// Puts a seat's robber on the scoreboard by hand.
void set_robber(Board& board, Seat seat, u8 space) {
  board.state().expansions[robbers::kId].bytes[seat] = space;
  REQUIRE(space_of(board.state(), seat) == space);
}

Board& scores_at(Board& board, std::initializer_list<int> points) {
  unsigned seat = 0;
  for (const int p : points) board.state().score[seat++] = p;
  return board;
}

// The seat completes a city of 4 points in its own turn.
void scores_four(Board& board, Seat seat) {
  board.put(seat, 0, 0, "city N").to_move(seat).lay("E", 0, -1, 180).pass();
}

}  // namespace

TEST_CASE(
    "example ROB-01: red lays and places; blue and yellow have theirs on the board: green may, nobody else") {
  Board board = robber_board();  // seats in order: blue, red, yellow, green
  scores_at(board, {3, 7, 12, 53});
  CHECK(tiles_left(board.state()) == 71 + 8);
  set_robber(board, 0, 20);
  set_robber(board, 2, 21);
  board.to_move(1).lay("RaubA", 1, 0);
  CHECK(board.asked() == "place_robber");
  CHECK(board.asked_seat() == 1);
  CHECK(board.answers() == 3);                       // 3 twice, as ROB-09 has it, and 12; or not
  CHECK_FALSE(board.may("token:robbers robber 7"));  // the own counter alone
  board.act("token:robbers robber 12");
  CHECK(space_of(board.state(), 1) == 12);
  CHECK(board.asked_seat() == 3);
  board.act("token:robbers robber 7");
  CHECK(space_of(board.state(), 3) == 7);
  CHECK(board.asks_figure());
}

TEST_CASE(
    "ROB-01 the active player may move it; the next one may too, whatever the active did; one, no more") {
  Board board = robber_board();
  scores_at(board, {1, 2, 3, 4});
  set_robber(board, 0, 3);
  board.lay("RaubA", 1, 0);
  CHECK_FALSE(board.may("token:robbers robber 3"));  // it stands there
  CHECK(board.may("token:robbers robber 4"));
  board.act("pass");
  CHECK(board.asked_seat() == 1);
  board.act("pass");
  CHECK(board.asks_figure());  // not seat 2, although seat 1 declined
  Board alone = robber_board(1);
  alone.lay("RaubA", 1, 0);
  CHECK(alone.asks_figure());  // no counter of another player
}

TEST_CASE("example ROB-02 ROB-05: blue scores 4, robbers of red and green beside it: 4, 2, 2; both back") {
  Board board = robber_board();
  scores_at(board, {20, 10, 30, 40});
  set_robber(board, kRed, 10);
  set_robber(board, kGreen, 10);
  set_robber(board, kBlue, 10);  // nobody robs themselves
  scores_four(board, kBlue);
  CHECK(board.score(kBlue) == 14);
  CHECK(board.score(kRed) == 22);
  CHECK(board.score(kGreen) == 32);
  CHECK(board.origin(kRed) == Origin::of_counter(kBlue, 0));
  CHECK(board.origin(kGreen) == Origin::of_counter(kBlue, 0));
  CHECK(space_of(board.state(), kRed) == kInSupply);
  CHECK(space_of(board.state(), kGreen) == kInSupply);
  CHECK(space_of(board.state(), kBlue) == 10);
}

TEST_CASE("example ROB-02 ROB-03: red 5, blue's robber 3, yellow's goes along with blue's counter") {
  Board board = robber_board();
  scores_at(board, {10, 20, 0, 40});
  set_robber(board, kBlue, 10);
  set_robber(board, kYellow, 20);
  board.place("U", 1, 0).place("U", -1, 0).place("A", -2, 0, 270).put(kRed, 0, 0, "road E");
  board.lay("A", 2, 0, 90).pass();
  CHECK(board.score(kRed) == 15);
  CHECK(board.score(kBlue) == 23);  // half of 5, rounded up
  CHECK(board.score(kYellow) == 40);
  CHECK(space_of(board.state(), kBlue) == kInSupply);
  CHECK(space_of(board.state(), kYellow) == 23);
}

TEST_CASE("example ROB-04: red and blue beside yellow's robber: it robs whichever scores first") {
  Board board = robber_board();
  scores_at(board, {23, 23, 0, 40});
  set_robber(board, kYellow, 23);
  scores_four(board, kBlue);
  CHECK(board.score(kYellow) == 42);
  CHECK(space_of(board.state(), kYellow) == kInSupply);
}

TEST_CASE("ROB-04 two counters beside it score for one feature: its owner chooses before any of them moves") {
  Board board = robber_board();
  scores_at(board, {8, 8, 8, 40});
  set_robber(board, kYellow, 8);
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "city N").lay("E", 0, -1, 180).pass();
  CHECK(board.asked() == "rob");
  CHECK(board.asked_seat() == kYellow);
  CHECK(board.answers() == 2);  // not green, who scores nothing
  CHECK(board.score(kRed) == 8);
  board.act("pick:robbers seat_1");
  CHECK(board.score(kRed) == 12);
  CHECK(board.score(kBlue) == 12);
  CHECK(board.score(kYellow) == 42);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("ROB-04 different features completed by the same tile: it may wait for the later of them only") {
  for (const bool wait : {true, false}) {
    Board board = robber_board();
    board.place("A", -1, 0, 270).place("E", 0, -1, 180).place("E", 1, -1, 180);
    board.put(kRed, 0, 0, "road E").put(kBlue, 1, -1, "city S");
    set_robber(board, kYellow, 0);  // all counters are there
    board.lay("L", 1, 0).pass();
    CHECK(board.asked() == "score_next");
    CHECK(board.asked_seat() == kRed);
    board.act("return meeple " + board.spot(0, 0, "road E"));
    CHECK(board.asked() == "rob");
    CHECK(board.answers() == 2);
    board.act(wait ? "pick:robbers seat_1" : "pick:robbers seat_0");
    CHECK(board.score(kRed) == 3);
    CHECK(board.score(kBlue) == 4);
    CHECK(board.score(kYellow) == 2);  // half of 4, or of 3 rounded up
    CHECK(space_of(board.state(), kYellow) == kInSupply);
  }
}

TEST_CASE("ROB-04 it can't wait for better: the first points beside it are robbed") {
  Board board = robber_board(2);
  set_robber(board, kBlue, 0);
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  board.lay("A", 1, 0, 90).pass();
  CHECK(board.asked() == "draw_tile");  // nobody was asked
  CHECK(board.score(kBlue) == 2);
}

TEST_CASE("ROB-06 at the end a robber on the scoreboard is worth 3 and comes off before anything else") {
  Board board = robber_board();
  set_robber(board, kGreen, 5);
  board.put(kRed, 0, 0, "road E").clear_events();
  board.finish();
  CHECK(board.score(kGreen) == 3);
  CHECK(board.score(kRed) == 1);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.events()[0].seat == kGreen);
  CHECK(space_of(board.state(), kGreen) == kInSupply);
}

TEST_CASE("ROB-07 with messages it robs only the counter beside it") {
  for (const bool beside : {true, false}) {
    Board board = robber_board(2, {messages::kId});
    board.state().score[kRed] = 18;
    board.state().on_second[kRed] = 11;  // counter on 7, messenger on 11
    set_robber(board, kBlue, 11);
    scores_four(board, kRed);
    board.act(beside ? "pick:messages messenger" : "pick:messages counter");
    CHECK(board.score(kRed) == 22);
    if (beside) board.act("pick:messages counter");
    CHECK(board.score(kBlue) == (beside ? 2 : 0));
    CHECK(space_of(board.state(), kBlue) == (beside ? kInSupply : 11));
  }
  Board tile = robber_board(2, {messages::kId});
  tile.state().score[kBlue] = 18;
  tile.state().on_second[kBlue] = 11;
  tile.lay("RaubA", 1, 0);
  CHECK(tile.may("token:robbers robber 7"));
  CHECK(tile.may("token:robbers robber 11"));
}

TEST_CASE(
    "ROB-08 scorers name their counters, robbers act, scorers move, then thieves name and move theirs") {
  Board board = robber_board(3, {messages::kId});
  set_robber(board, kGreen, 0);
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "city N").lay("E", 0, -1, 180).pass();
  CHECK(board.asked_seat() == kRed);
  board.act("pick:messages counter");
  CHECK(board.asked_seat() == kBlue);
  board.act("pick:messages counter");
  CHECK(board.asked() == "rob");
  CHECK(board.score(kRed) + board.score(kBlue) == 0);
  board.act("pick:robbers seat_0");
  CHECK(board.score(kRed) == 4);
  CHECK(board.score(kBlue) == 4);
  CHECK(board.asked() == "choose_counter");
  CHECK(board.asked_seat() == kGreen);
  CHECK(board.score(kGreen) == 0);
  board.act("pick:messages messenger");
  CHECK(board.state().on_second[kGreen] == 2);
}

TEST_CASE("ROB-08 every gain during the game may be robbed, the abbot's too; a gain of 0 is none") {
  Board board = robber_board(2, {abbot::kId});
  set_robber(board, kBlue, 0);
  board.place("B", 0, 1).put(kRed, 0, 1, "monastery", kAbbot).lay("U", 1, 0).take_back(0, 1, "monastery");
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 2);
}

TEST_CASE("ROB-09 3 and 53 points are the same space; a robber stays where no counter is left") {
  Board board = robber_board();
  scores_at(board, {53, 0, 0, 0});
  set_robber(board, kBlue, 3);
  scores_four(board, kRed);
  CHECK(board.score(kBlue) == 2);
  Board left = robber_board();
  scores_at(left, {10, 0, 0, 0});
  set_robber(left, kGreen, 30);
  scores_four(left, kRed);
  CHECK(space_of(left.state(), kGreen) == 30);
}
