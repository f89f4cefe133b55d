// What a hint can tell of a move: that it blocks others, and what they lose by it.
#include "engine/ai/effect.h"

#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// Blue's town on the start tile is open to the north; Red holds a tile with a straight road, which fits
// beside the open cell so that the road leads into it.
Board beside_a_town(const std::vector<std::string_view>& bag) {
  Board board(2);
  board.place("U", 1, 0).put(kBlue, 0, 0, "city N").bag(bag).draw("U");
  return board;
}

// What laying the tile there would bring whoever is asked, without a figure.
ai::Effect effect(const Board& board, int x, int y, int quarters) {
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  ai::Line line;
  for (const Action& action : legal) {
    const bool there = action.cell.x == x && action.cell.y == y;
    if (action.verb == Verb::PlaceTile && there && action.rotation == quarters) line.add(action);
  }
  REQUIRE(line.size() == 1);
  return ai::effect_of(board.rules(), board.state(), line);
}

}  // namespace

TEST_CASE("a tile beside which nothing fits any more blocks another's figure and costs it what was to come") {
  const Board board = beside_a_town({"U", "E", "E"});
  const ai::Effect blocking = effect(board, 1, -1, 0);
  CHECK(blocking.blocks == 1);
  const FeatureValue town = board.value(0, 0, "city N");
  CHECK(blocking.denies == town.complete - town.now);
  CHECK(blocking.denies > 0);
  CHECK(blocking.takes == 0);  // what stands there already is not lost
  const ai::Effect elsewhere = effect(board, 2, 0, 0);
  CHECK(elsewhere.blocks == 0);
  CHECK(elsewhere.denies == 0);
}

TEST_CASE("nobody is blocked where a tile of the bag still fits, where nothing fitted before, or who moves") {
  CHECK(effect(beside_a_town({"U", "E", "D"}), 1, -1, 0).blocks == 0);
  CHECK(effect(beside_a_town({"U", "U"}), 1, -1, 0).blocks == 0);
  Board own(2);
  own.place("U", 1, 0).put(kRed, 0, 0, "city N").bag({"U", "E", "E"}).draw("U");
  CHECK(effect(own, 1, -1, 0).blocks == 0);
}

TEST_CASE("a monastery is blocked by a gap beside it that nothing fills") {
  Board board(2);
  board.place("U", -1, 0).place("U", 1, 0).place("U", 2, 0).place("B", 0, 1);
  board.put(kBlue, 0, 1, "monastery").bag({"V", "E", "E"}).draw("V");
  const ai::Effect effect_beside = effect(board, 2, 1, 0);
  CHECK(effect_beside.blocks == 1);
  CHECK(effect_beside.denies == 9 - board.value(0, 1, "monastery").now);
  CHECK(effect(board, 3, 0, 0).blocks == 0);
}

TEST_CASE("of a feature every figure is blocked and its points are denied once") {
  Board board = beside_a_town({"U", "E"});
  const ai::Effect one = effect(board, 1, -1, 0);
  board.put(kBlue, 0, 0, "city N");
  const ai::Effect two = effect(board, 1, -1, 0);
  CHECK(two.blocks == one.blocks + 1);
  CHECK(two.denies == one.denies);
}
