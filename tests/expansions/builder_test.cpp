// The builder of Traders & Builders: TRA-03 to TRA-06, TRA-10.
#include "engine/assembly/built_in.h"
#include "engine/expansions/traders_builders/traders_builders.h"
#include "engine/rules/steps.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using traders_builders::in_second_turn;

namespace {

Board builder_board(int players = 2) {
  return Board(with_expansions({traders_builders::kId, inns_cathedrals::kId}, players));
}

// Red's highwayman and builder on the road that runs east from -1,0; its end is at 2,0.
Board road_with_builder() {
  Board board = builder_board();
  board.place("A", -1, 0, 270).place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 1, 0, "road W", kBuilder);
  return board;
}

// A meeple leaves its feature in some other way than by scoring, as other expansions will have it.
void take_off(Board& board, Seat seat, u8 piece) {
  State& state = board.state();
  for (unsigned i = 0; i < state.figure_count; ++i) {
    if (state.figures[i].seat != seat || state.figures[i].piece != piece) continue;
    return_figure(board.rules(), state, i, nullptr);
    figures_left(board.rules(), state, nullptr);
    return;
  }
}

}  // namespace

TEST_CASE("TRA-03 the builder goes where the player has a meeple or large meeple, however far off") {
  Board board = builder_board();
  board.place("U", 1, 0).place("U", 2, 0).put(kRed, 0, 0, "road W").lay("L", 3, 0);
  CHECK_FALSE(board.may_deploy("road S", kBuilder));  // a road of its own
  CHECK_FALSE(board.may_deploy("city N", kBuilder));
  board.pass();
  Board far = builder_board();
  far.place("U", 1, 0).place("U", 2, 0).put(kRed, 0, 0, "road W").lay("V", 3, 0);
  CHECK(far.may_deploy("road W", kBuilder));
  CHECK_FALSE(far.may_deploy("road W"));  // a second meeple is not allowed
  far.deploy("road W", kBuilder);
  CHECK(far.pieces(kRed, kBuilder) == 0);
  CHECK(far.supply(kRed) == 6);
  CHECK(far.state().active == kBlue);  // instead of a meeple
  Board city = builder_board();
  city.put(kRed, 0, 0, "city N", kLargeMeeple).lay("F", 0, -1, 90);
  CHECK(city.may_deploy("city S", kBuilder));
}

TEST_CASE("TRA-03 not beside another player's meeple, not on a free feature, not twice") {
  Board board = builder_board();
  board.put(kBlue, 0, 0, "road W").lay("V", 1, 0);
  CHECK_FALSE(board.may_deploy("road W", kBuilder));
  board.pass();
  CHECK(board.state().active == kBlue);
  board.lay("V", -1, 0, 270);
  CHECK(board.may_deploy("road E", kBuilder));  // blue's own
  Board free_road = builder_board();
  free_road.lay("V", 1, 0);
  CHECK_FALSE(free_road.may_deploy("road W", kBuilder));
  Board used = builder_board();
  used.put(kRed, 0, 0, "road W").put(kRed, 0, 0, "city N").put(kRed, 0, 0, "city N", kBuilder);
  used.lay("V", 1, 0);
  CHECK_FALSE(used.may_deploy("road W", kBuilder));  // it stands in the city
}

TEST_CASE("TRA-03 never on a field or monastery") {
  Board board = builder_board();
  board.put(kRed, 0, 0, "field SL").lay("A", 1, 0, 90);
  CHECK_FALSE(board.may_deploy("field SL", kBuilder));
  CHECK_FALSE(board.may_deploy("monastery", kBuilder));
  CHECK(board.may_deploy("field SL", kPig));
}

TEST_CASE("TRA-03 not on what this tile completes") {
  Board board = builder_board();
  board.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180);
  CHECK(board.complete(0, -1, "city S"));
  CHECK_FALSE(board.may_deploy("city S", kBuilder));
}

TEST_CASE("TRA-03 with the builder alone to place a figure is asked for") {
  Board board = builder_board();
  board.put(kRed, 0, 0, "road W").supply(kRed, 0);
  board.state().supply[kRed][kLargeMeeple] = 0;
  board.lay("V", 1, 0);
  CHECK(board.asks_figure());
  CHECK(board.may_deploy("road W", kBuilder));
  Board nothing = builder_board();
  nothing.supply(kRed, 0);
  nothing.state().supply[kRed][kLargeMeeple] = 0;
  nothing.lay("V", 1, 0);
  CHECK_FALSE(nothing.asks_figure());  // nowhere to go
}

TEST_CASE("TRA-03 TRA-04 TRA-05 highwayman, builder, extend and close with a knight, second tile") {
  Board board = builder_board();
  board.place("A", -1, 0, 270);
  board.turn("U", 1, 0, 0, "road W");               // red's highwayman
  board.turn("B", 0, 1);                            // blue elsewhere
  board.lay("U", 2, 0).deploy("road W", kBuilder);  // red extends: the builder
  CHECK(board.state().active == kBlue);             // placed with this tile it gives nothing
  board.turn("B", 1, 1);
  board.lay("L", 3, 0);  // 3a: extended and completed
  CHECK(traders_builders::second_turn_earned(board.state()));
  board.deploy("city N");
  CHECK(board.score(kRed) == 5);
  CHECK(board.supply(kRed) == 6);            // the highwayman is back, the knight stays
  CHECK(board.pieces(kRed, kBuilder) == 1);  // and the builder
  CHECK(in_second_turn(board.state()));
  CHECK(board.state().active == kRed);
  CHECK(board.count(EventKind::TurnEnded) == 4);
  board.lay("F", 3, -1, 90);                    // 3b: extends the knight's city
  CHECK(board.may_deploy("city S", kBuilder));  // it may be placed again
  board.deploy("city S", kBuilder);
  CHECK_FALSE(in_second_turn(board.state()));
  CHECK(board.state().active == kBlue);  // no third turn
}

TEST_CASE("TRA-04 extending the builder's road gives one second turn, no third") {
  Board board = road_with_builder();
  board.turn("U", 2, 0);
  CHECK(board.state().active == kRed);
  CHECK(in_second_turn(board.state()));
  CHECK(pending(board.state()).who == kChance);  // it can't be declined: red draws
  board.turn("U", 3, 0);                         // extends it again
  CHECK(board.state().active == kBlue);
  CHECK_FALSE(in_second_turn(board.state()));
  board.turn("B", 0, 1).turn("U", 4, 0);
  CHECK(board.state().active == kRed);  // a new turn may earn one again
}

TEST_CASE("TRA-04 the second tile goes anywhere, with a figure and its score") {
  Board board = road_with_builder();
  board.turn("U", 2, 0, 0, "field NL");  // the first tile may take a figure too
  board.turn("E", 0, -1, 180, "city S");
  CHECK(board.score(kRed) == 4);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("TRA-04 nothing for a tile elsewhere, nor for another player's builder") {
  Board board = road_with_builder();
  board.turn("B", 0, 1);
  CHECK(board.state().active == kBlue);
  board.turn("U", 2, 0);  // blue extends red's road
  CHECK(board.state().active == kRed);
  CHECK_FALSE(in_second_turn(board.state()));
  CHECK_FALSE(traders_builders::second_turn_earned(board.state()));
}

TEST_CASE("TRA-04 a road alone without its builder gives none") {
  Board board = builder_board();
  board.place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 0, 0, "city N");
  board.put(kRed, 0, 0, "city N", kBuilder).turn("U", 2, 0);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("TRA-04 BASE-50 a second turn without a tile left ends the game") {
  Board board = road_with_builder();
  board.bag({"U"}).turn("U", 2, 0);
  CHECK(is_over(board.state()));
  CHECK(board.score(kRed) == 4);
}

TEST_CASE("TRA-04 BASE-12 a second tile that fits nowhere is replaced, still in the second turn") {
  Board board = road_with_builder();
  board.place("E", 0, -1, 180).turn("U", 2, 0).draw("C");
  CHECK(board.count(EventKind::TileDiscarded) == 1);
  CHECK(in_second_turn(board.state()));
  board.turn("B", 0, 1);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("TRA-05 the builder placed with this tile gives nothing yet, extended and closed it does") {
  Board placed = builder_board();
  placed.put(kRed, 0, 0, "road W").lay("U", 1, 0).deploy("road W", kBuilder);
  CHECK(placed.state().active == kBlue);
  Board closed = road_with_builder();
  closed.turn("A", 2, 0, 90);
  CHECK(closed.score(kRed) == 4);
  CHECK(closed.supply(kRed) == 7);
  CHECK(closed.pieces(kRed, kBuilder) == 1);
  CHECK(in_second_turn(closed.state()));
  CHECK(closed.state().active == kRed);
}

TEST_CASE("TRA-06 the builder counts nothing in majorities and points") {
  Board board = road_with_builder();
  board.put(kBlue, 1, 0, "road E").put(kBlue, 1, 0, "road E");
  CHECK(board.value(0, 0, "road E").weight[kRed] == 1);
  CHECK(board.meeples(0, 0, "road E") == 3);
  board.turn("A", 2, 0, 90);
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 4);
  CHECK(board.pieces(kRed, kBuilder) == 1);  // it returns with the meeples, majority or not
  CHECK(board.state().figure_count == 0);
}

TEST_CASE("TRA-06 builders of several players share a feature, each works for its owner") {
  Board board = road_with_builder();
  board.put(kBlue, 1, 0, "road E").to_move(kBlue);
  board.lay("U", 2, 0);
  CHECK(board.may_deploy("road W", kBuilder));
  board.deploy("road W", kBuilder);
  CHECK(board.state().active == kRed);
  board.turn("U", 3, 0);
  CHECK(in_second_turn(board.state()));
  board.turn("B", 0, 1).turn("A", 4, 0, 90);
  CHECK(board.state().active == kBlue);
  CHECK(in_second_turn(board.state()));
  CHECK(board.pieces(kRed, kBuilder) + board.pieces(kBlue, kBuilder) == 2);
}

TEST_CASE("TRA-06 it returns at once when its owner has no meeple left there, whatever took it") {
  Board board = road_with_builder();
  board.put(kBlue, 1, 0, "road E");
  take_off(board, kBlue, kMeeple);
  CHECK(board.pieces(kRed, kBuilder) == 0);  // red's highwayman is still there
  board.put(kRed, 1, 0, "road W", kLargeMeeple);
  take_off(board, kRed, kMeeple);
  CHECK(board.pieces(kRed, kBuilder) == 0);  // the large one will do
  board.put(kBlue, 1, 0, "road E");
  take_off(board, kRed, kLargeMeeple);
  CHECK(board.pieces(kRed, kBuilder) == 1);  // blue's highwayman does not keep it
  CHECK(board.state().figure_count == 1);
}

TEST_CASE("TRA-08 the pig returns when its owner has no farmer left on the field") {
  Board board = builder_board();
  board.put(kRed, 0, 0, "field SL").put(kBlue, 0, 0, "field SL").put(kRed, 0, 0, "field SL", kPig);
  board.put(kRed, 0, 0, "city N").put(kRed, 0, 0, "city N", kBuilder);
  take_off(board, kRed, kMeeple);  // the farmer
  CHECK(board.pieces(kRed, kPig) == 1);
  CHECK(board.pieces(kRed, kBuilder) == 0);
  CHECK(board.meeples(0, 0, "field SL") == 1);
}

TEST_CASE("TRA-10 a tile that only joins or completes extends too") {
  // Blue's road of its own, joined with red's by one tile.
  Board joined = road_with_builder();
  joined.place("B", 1, 1).place("V", 2, 1, 180).put(kBlue, 2, 1, "road N");
  joined.turn("V", 2, 0);
  CHECK(joined.same_feature(0, 0, "road E", 2, 1, "road E"));
  CHECK(in_second_turn(joined.state()));
  Board city = builder_board();
  city.put(kRed, 0, 0, "city N").put(kRed, 0, 0, "city N", kBuilder).turn("E", 0, -1, 180);
  CHECK(city.score(kRed) == 4);
  CHECK(in_second_turn(city.state()));
}

TEST_CASE("TRA-10 the second turn is earned even if the builder is gone by then") {
  Board board = road_with_builder();
  board.lay("A", 2, 0, 90).pass();
  CHECK(board.state().figure_count == 0);
  CHECK(in_second_turn(board.state()));
}
