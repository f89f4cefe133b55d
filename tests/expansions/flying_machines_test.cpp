// Flying Machines: FLY-01 to FLY-07.
#include "engine/expansions/flying_machines/flying_machines.h"

#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

Board flying_board(std::initializer_list<ExpansionId> others = {}, int players = 2) {
  Setup setup = with_expansions(others, players);
  setup.expansions |= 1u << flying_machines::kId;
  return Board(setup);
}

std::string launch(int x, int y, std::string_view piece = "meeple") {
  return "deploy:flying_machines " + std::string(piece) + " " + std::to_string(x) + "," + std::to_string(y);
}
std::string land(const Board& board, int x, int y, std::string_view where,
                 std::string_view piece = "meeple") {
  return "deploy:flying_machines " + std::string(piece) + " " + board.spot(x, y, where);
}

}  // namespace

TEST_CASE("FLY-01 a figure as usual, or a meeple or large meeple from the machine; nobody else flies") {
  Board board = flying_board({abbot::kId, inns_cathedrals::kId, traders_builders::kId});
  CHECK(tiles_left(board.state()) == 71 + 18 + 24 + 8);
  board.put(kRed, 0, 0, "road E").lay("FlugB", 1, 0);
  CHECK(board.may_deploy("field NL"));
  CHECK(board.may_deploy("road W", kBuilder));
  CHECK(board.may(launch(1, 0)));
  CHECK(board.may(launch(1, 0, "large_meeple")));
  for (const char* piece : {"abbot", "builder", "pig"}) CHECK_FALSE(board.may(launch(1, 0, piece)));
  board.pass().lay("U", 2, 0);
  CHECK_FALSE(board.may(launch(2, 0)));  // no machine here
}

TEST_CASE("FLY-01 with no meeple in the supply nobody flies") {
  Board board = flying_board();
  board.supply(kRed, 0).lay("FlugB", 1, 0);
  CHECK_FALSE(board.asks_figure());
  Board last = flying_board();
  last.supply(kRed, 1).lay("FlugB", 1, 0);
  CHECK(last.may(launch(1, 0)));
}

TEST_CASE("FLY-02 the arrow turns with the tile; diagonals too; the die says how far") {
  const Board board = flying_board();
  const auto at = [&](const char* id, int rotation, int distance) {
    PlacedTile tile;
    tile.design = board.rules().design_by_id(id);
    tile.rotation = static_cast<u8>(rotation);
    return flying_machines::target(board.rules(), tile, distance);
  };
  CHECK(at("FlugB", 0, 1) == Cell{-1, 0});
  CHECK(at("FlugB", 1, 2) == Cell{0, -2});
  CHECK(at("FlugB", 2, 3) == Cell{3, 0});
  CHECK(at("FlugB", 3, 1) == Cell{0, 1});
  CHECK(at("FlugD", 0, 2) == Cell{-2, -2});
  CHECK(at("FlugD", 1, 1) == Cell{1, -1});
  CHECK(at("FlugD", 2, 3) == Cell{3, 3});
  CHECK(at("FlugD", 3, 1) == Cell{-1, 1});
}

TEST_CASE("FLY-02 the die has 1, 2 and 3, all alike") {
  Board board = flying_board();
  board.lay("FlugB", 1, 0).act(launch(1, 0));
  CHECK(board.asked_seat() == kChance);
  CHECK(board.answers() == 3);
  ActionList rolls;
  legal_actions(board.rules(), board.state(), rolls);
  for (const Action& roll : rolls) CHECK(chance_weight(board.rules(), board.state(), roll) == 1);
  CHECK(rolls[0].option == 1);
  CHECK(rolls[2].option == 3);
}

TEST_CASE("example FLY-05: a roll of 3, no tile at the target: the meeple is back, no other figure") {
  Board board = flying_board({abbot::kId});
  board.place("U", -1, 0).place("B", 0, 1).put(kRed, 0, 1, "monastery", kAbbot);
  board.lay("FlugB", 1, 0).act(launch(1, 0)).chance(3);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.state().active == kBlue);  // nor was the abbot called home
  CHECK(board.pieces(kRed, kAbbot) == 0);
  CHECK(board.events()[board.events().size() - 2].option == flying_machines::kLost);
}

TEST_CASE("example FLY-03 FLY-04: monastery with blue, city with yellow, completed road: not the road") {
  Board board = flying_board({gold_mines::kId}, 4);
  board.place("GoldC", -1, 0).place("A", -1, 1, 180).place("B", 0, 1).place("B", 1, 1).place("B", 2, 1);
  board.place("A", 2, 0, 90).put(kBlue, -1, 0, "monastery").put(kYellow, -1, 0, "city N");
  board.lay("FlugB", 1, 0);  // completes the road, which is no target from now on
  CHECK(board.complete(-1, 0, "road E"));
  board.act(launch(1, 0)).chance(2);
  CHECK(board.asked() == "land");
  CHECK(board.answers() == 2);
  CHECK(board.may(land(board, -1, 0, "monastery")));
  board.act(land(board, -1, 0, "city N"));
  CHECK(board.meeples(-1, 0, "city N") == 2);
  CHECK(board.supply(kRed) == 6);
}

TEST_CASE("example FLY-03: city with blue, fields, completed road: it must go into the city") {
  Board board = flying_board();
  board.place("A", -1, 0, 270).place("U", 1, 0).place("B", 0, 1).place("B", 1, 1).place("B", 2, 1);
  board.place("B", 3, 1).place("A", 3, 0, 90).put(kBlue, 0, 0, "city N");
  board.lay("FlugB", 2, 0).act(launch(2, 0)).chance(2);
  CHECK(board.answers() == 1);
  board.act(land(board, 0, 0, "city N"));
  CHECK(board.meeples(0, 0, "city N") == 2);
}

TEST_CASE("FLY-03 beside own meeples too, with a choice of segments; never onto a field or into a garden") {
  Board board = flying_board({inns_cathedrals::kId});
  board.put(kRed, 0, 0, "city N").place("U", 1, 0);
  board.lay("FlugB", 2, 0).act(launch(2, 0, "large_meeple")).chance(2);
  CHECK(board.answers() == 2);  // road or city, not the two fields
  board.act(land(board, 0, 0, "city N", "large_meeple"));
  CHECK(board.pieces(kRed, kLargeMeeple) == 0);
  CHECK(board.value(0, 0, "city N").weight[kRed] == 3);
  Board garden = flying_board();
  garden.place("V-G", -1, 0, 270).lay("FlugB", 1, 0).act(launch(1, 0)).chance(2);
  CHECK(garden.answers() == 1);  // the road alone
  Board others = flying_board({abbot::kId, traders_builders::kId});
  others.put(kRed, 0, 0, "road E").lay("FlugB", 1, 0);
  for (const char* piece : {"abbot", "builder", "pig"}) CHECK_FALSE(others.may(launch(1, 0, piece)));
}

TEST_CASE("FLY-06 only the target matters, not the gap on the way") {
  Board board = flying_board();
  board.place("U", -1, 0).place("U", -2, 0).place("E", -2, 1, 180);
  board.lay("FlugG", 0, 1).act(launch(0, 1)).chance(2);
  REQUIRE_FALSE(is_tile(board.state().at({-1, 1})));
  board.act(land(board, -2, 1, "city S"));
  CHECK(board.meeples(-2, 1, "city S") == 1);
}

TEST_CASE("FLY-07 the figure is named before the die is rolled, and the roll is final") {
  Board board = flying_board();
  board.lay("FlugB", 1, 0).act(launch(1, 0)).chance(1);
  CHECK(board.asked() == "land");
  CHECK_FALSE(board.may("pass"));
  board.act(land(board, 0, 0, "road W"));
  CHECK(board.state().active == kBlue);
  Board large = flying_board({inns_cathedrals::kId});
  large.lay("FlugB", 1, 0).act(launch(1, 0, "large_meeple")).chance(1);
  CHECK_FALSE(large.may(land(large, 0, 0, "road W")));  // the meeple was not named
  large.act(land(large, 0, 0, "road W", "large_meeple"));
  CHECK(large.supply(kRed) == 7);
  CHECK(large.pieces(kRed, kLargeMeeple) == 0);
}
