// The end of the game and final scoring: BASE-50 to BASE-54.
#include "engine/game/game.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <cstring>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("BASE-50 the game ends when the pile is empty, the turn before is finished first") {
  Board board(2);
  board.bag({"E"}).put(kBlue, 0, 0, "city N");
  board.lay("E", 0, -1, 180);
  CHECK_FALSE(is_over(board.state()));  // a figure may still be placed
  board.deploy("field NL");
  CHECK(is_over(board.state()));
  CHECK(board.score(kBlue) == 4);  // the turn was scored …
  CHECK(board.score(kRed) == 3);   // … then the farmer's completed city
  CHECK(board.count(EventKind::TurnEnded) == 1);
  CHECK(board.count(EventKind::GameOver) == 1);
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.empty());
}

TEST_CASE("BASE-50 the game ends when nothing left in the pile fits") {
  Board board(2);
  board.place("E", 0, -1, 180).bag({"C", "U"});
  board.turn("U", 1, 0, 0, "road W");
  CHECK_FALSE(is_over(board.state()));
  board.draw("C");  // no open city edge anywhere
  CHECK(is_over(board.state()));
  CHECK(board.state().discarded == 1);
  CHECK(board.score(kRed) == 2);
}

TEST_CASE("BASE-50 a tile that does not fit does not end the game while others are left") {
  Board board(2);
  board.place("E", 0, -1, 180).bag({"C", "U"});
  board.draw("C");
  CHECK_FALSE(is_over(board.state()));
  board.turn("U", 1, 0);
  CHECK(is_over(board.state()));
}

TEST_CASE("BASE-50 final scoring runs roads, cities, monasteries, fields") {
  Board board(2);
  board.place("E", 0, -1, 180).place("A", 1, 0, 90).place("N", -1, -1, 0);
  board.put(kRed, 0, 0, "field SL").put(kRed, 1, 0, "monastery").put(kRed, -1, -1, "city N");
  board.put(kRed, 0, 0, "road W").put(kBlue, 0, -1, "field NL");
  board.clear_events();
  board.finish();
  std::string order;
  for (const Event& event : board.events()) {
    if (event.kind != EventKind::Scored) continue;
    CHECK(event.final_scoring);
    order += std::string(board.rules().family->kinds[event.feature].key.substr(0, 1));
  }
  CHECK(order == "rcmff");
}

TEST_CASE("BASE-51 unfinished roads, cities and monasteries score 1 per tile, arms and neighbour") {
  Board board(4);
  board.place("U", 1, 0).place("V", 2, 0).put(kRed, 0, 0, "road E");
  board.place("F", 0, -1, 90).put(kBlue, 0, -1, "city S");
  board.place("B", 0, 1).put(kGreen, 0, 1, "monastery");
  board.finish();
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 2 + 1);
  CHECK(board.score(kGreen) == 1 + 2);
  CHECK(board.score(kYellow) == 0);
}

TEST_CASE("BASE-51 majorities as in BASE-35, a feature without meeples scores for nobody") {
  Board board(3);
  board.place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 1, 0, "road W").put(kBlue, 1, 0, "road E");
  board.place("F", 0, -1, 90).put(kBlue, 0, -1, "city S").put(kGreen, 0, 0, "city N");
  board.place("B", 0, 1);
  board.finish();
  CHECK(board.score(kRed) == 2);
  CHECK(board.score(kBlue) == 3);
  CHECK(board.score(kGreen) == 3);
}

TEST_CASE("BASE-52 fields are scored last, and only at the end") {
  Board board(2);
  board.put(kRed, 0, 0, "field EL");
  board.turn("E", 0, -1, 180, "");
  CHECK(board.score(kRed) == 0);  // the city is complete, but fields wait
  board.turn("U", 1, 0, 0, "road W");
  board.clear_events();
  board.finish();
  CHECK(board.score(kRed) == 3);
  const Event& last_score = board.events()[board.events().size() - 2];  // before GameOver
  CHECK(last_score.kind == EventKind::Scored);
  CHECK(last_score.feature == carcassonne::kField);
}

TEST_CASE("BASE-52 without farmers fields score nothing") {
  Setup setup = players(2);
  carcassonne::set_option(setup, carcassonne::kFarmersOption, false ? 1 : 0);
  Board board(setup);
  board.put(kRed, 0, 0, "field EL").place("E", 0, -1, 180).finish();
  CHECK(board.score(kRed) == 0);
}

TEST_CASE("BASE-54 final scoring moves no meeple and leaves the landscape as it lies") {
  Board board(2);
  board.place("E", 0, -1, 180).place("U", 1, 0).place("N", -1, -1, 0);
  board.put(kRed, 0, 0, "road E").put(kBlue, -1, -1, "city N").put(kRed, 0, -1, "field NL");
  const State before = board.state();
  board.clear_events();
  board.finish();
  CHECK(board.supply(kRed) == before.supply[kRed][0]);
  CHECK(board.supply(kBlue) == before.supply[kBlue][0]);
  CHECK(board.state().figure_count == before.figure_count);
  CHECK(board.count(EventKind::FigureReturned) == 0);
  CHECK(std::memcmp(&board.state().features, &before.features, sizeof before.features) == 0);
  CHECK(board.score(kRed) == 2 + 3);
  CHECK(board.score(kBlue) == 1);
}

TEST_CASE("BASE-54 completed features are not scored again") {
  Board board(2);
  board.place("A", -1, 0, 270).bag({"E", "W", "B"}).put(kRed, 0, 0, "city N").put(kRed, 0, 0, "road E");
  board.turn("E", 0, -1, 180).turn("W", 1, 0);
  CHECK(board.score(kRed) == 4 + 3);
  board.turn("B", 0, 1);
  CHECK(is_over(board.state()));
  CHECK(board.score(kRed) == 4 + 3);
}
