// Which features score, for whom and in which order: BASE-34, BASE-35, BASE-38.
#include "engine/rules/steps.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using carcassonne::kCity;
using carcassonne::kMonastery;
using carcassonne::kRoad;

namespace {

// L at 1,0 completes four features: the road to the west (3 tiles), the road to the south (2), the city
// to the north (2) and the monastery at 0,1.
void four_about_to_complete(Board& board) {
  board.place("A", -1, 0, 270).place("B", 0, 1).place("E", -1, 1, 270).place("A", 1, 1, 180);
  board.place("E", 0, 2, 180).place("B", -1, 2).place("B", 1, 2);
  board.place("E", 0, -1, 180).place("E-G", 1, -1, 180);
}

std::vector<Event> scored(const Board& board) {
  std::vector<Event> result;
  for (const Event& event : board.events()) {
    if (event.kind == EventKind::Scored) result.push_back(event);
  }
  return result;
}

Lanes lanes(std::array<int, kMaxPlayers> weights) {
  Lanes result = 0;
  int meeples = 0;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    result += lane_unit(seat) * static_cast<Lanes>(weights[static_cast<unsigned>(seat)]);
    meeples += weights[static_cast<unsigned>(seat)];
  }
  return result + lane_unit(kMeepleLane) * static_cast<Lanes>(meeples);
}

}  // namespace

TEST_CASE("BASE-34 every feature the tile completes is scored in that turn, whoever placed it") {
  Board board(3);
  four_about_to_complete(board);
  board.put(kRed, 0, 0, "road E").put(kRed, 0, 1, "monastery").put(kBlue, 1, 1, "road N");
  board.put(kBlue, 1, -1, "city S");
  board.to_move(kGreen).turn("L", 1, 0);
  CHECK(board.score(kRed) == 3 + 9);
  CHECK(board.score(kBlue) == 2 + 4);
  CHECK(board.score(kGreen) == 0);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 7);
}

TEST_CASE("BASE-34 a feature completed earlier is not scored again") {
  Board board(2);
  board.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(board.score(kRed) == 4);
  board.turn("E", 1, -1, 90).turn("U", 1, 0).turn("E", -1, -1, 270);
  CHECK(board.score(kRed) == 4);
  board.finish();
  CHECK(board.score(kRed) == 4);
}

TEST_CASE("BASE-35 points go to the player with the most meeples") {
  Board board(3);
  board.place("F", 0, -1, 90);
  board.put(kRed, 0, 0, "city N").put(kRed, 0, -1, "city N").put(kBlue, 0, -1, "city S");
  board.to_move(kGreen).turn("E", 0, -2, 180);
  CHECK(board.score(kRed) == 8);  // once, though there are two
  CHECK(board.score(kBlue) == 0);
  CHECK(board.score(kGreen) == 0);
}

TEST_CASE("BASE-35 on a tie all tied players score the full points, the others nothing") {
  Board board(4);
  board.place("F", 0, -1, 90);
  for (const Seat seat : {kRed, kBlue}) board.put(seat, 0, 0, "city N").put(seat, 0, -1, "city N");
  board.put(kGreen, 0, -1, "city N");
  board.to_move(kYellow).turn("E", 0, -2, 180);
  CHECK(board.score(kRed) == 8);
  CHECK(board.score(kBlue) == 8);
  CHECK(board.score(kGreen) == 0);
  CHECK(board.score(kYellow) == 0);
}

TEST_CASE("BASE-35 majority among all seats") {
  CHECK(majority(0) == 0);
  CHECK(majority(lanes({1, 0, 0, 0, 0, 0})) == 0b000001);
  CHECK(majority(lanes({0, 0, 0, 0, 0, 2})) == 0b100000);
  CHECK(majority(lanes({1, 2, 1, 0, 0, 0})) == 0b000010);
  CHECK(majority(lanes({2, 1, 2, 0, 0, 2})) == 0b100101);
  CHECK(majority(lanes({1, 1, 1, 1, 1, 1})) == 0b111111);
  CHECK(majority(lanes({1, 1, 1, 1, 1, 7})) == 0b100000);
  CHECK(majority(lane_unit(kSpecialLane) * 3) == 0);  // builders and pigs have no part in it
}

TEST_CASE("BASE-38 features completed by one tile are scored roads, cities, monasteries") {
  Board board(2);
  four_about_to_complete(board);
  board.put(kRed, 0, 1, "monastery").put(kRed, 1, -1, "city S");
  board.put(kRed, 1, 1, "road N").put(kRed, 0, 0, "road E");
  board.clear_events();
  board.turn("L", 1, 0);
  const std::vector<Event> events = scored(board);
  REQUIRE(events.size() == 4);
  CHECK(events[0].feature == kRoad);
  CHECK(events[1].feature == kRoad);
  CHECK(events[2].feature == kCity);
  CHECK(events[3].feature == kMonastery);
  CHECK(board.score(kRed) == 3 + 2 + 4 + 9);
  // One after another: each feature's figures are home before the next is scored.
  std::string order;
  for (const Event& event : board.events()) {
    if (event.kind == EventKind::Scored) order += 's';
    if (event.kind == EventKind::FigureReturned) order += 'r';
  }
  CHECK(order == "srsrsrsr");
}
