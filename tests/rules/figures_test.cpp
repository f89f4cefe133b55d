// Placing a figure and getting it back: BASE-13 to BASE-19, BASE-36, BASE-37.
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("BASE-13 one figure on the tile just placed, or none") {
  Board board(2);
  board.lay("V", 1, 0);
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  int passes = 0;
  for (const Action& action : legal) {
    if (action.verb == Verb::Pass) {
      ++passes;
    } else {
      CHECK(action.verb == Verb::DeployPiece);
      CHECK(action.cell == Cell{1, 0});  // nowhere else
    }
  }
  CHECK(passes == 1);        // it is optional
  CHECK(legal.size() == 4);  // a road, two fields, none
  board.deploy("road W");
  CHECK(board.supply(kRed) == 6);
  CHECK_FALSE(board.asks_figure());  // never two
  CHECK(board.state().active == kBlue);
  board.lay("V", -1, 0, 270).pass();
  CHECK(board.supply(kBlue) == 7);
  CHECK(board.state().active == kRed);
}

TEST_CASE("BASE-14 a meeple goes on a road, a city, the monastery or a field of the tile") {
  Board board(2);
  board.lay("L", 1, 0);
  for (const char* where : {"road W", "road E", "road S", "city N", "field EL", "field SL", "field SR"})
    CHECK(board.may_deploy(where));
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.size() == 7 + 1);  // and to pass
  Board monastery(2);
  monastery.lay("A", 1, 0, 90);
  CHECK(monastery.may_deploy("monastery"));
  CHECK(monastery.may_deploy("road W"));
  CHECK(monastery.may_deploy("field NL"));
  // Not on a garden: that is the abbot's.
  Board garden(2);
  garden.lay("V-G", 1, 0);
  CHECK(garden.may_deploy("road W"));
  CHECK_FALSE(garden.may_deploy("garden"));
  // Not on a field when the game has no farmers.
  Setup beginners = players(2);
  set_option(beginners, "farmers", 0);
  Board without(beginners);
  without.lay("V", 1, 0);
  CHECK(without.may_deploy("road W"));
  CHECK_FALSE(without.may_deploy("field NL"));
  CHECK_FALSE(without.may_deploy("field SR"));
}

TEST_CASE("BASE-15 the feature with all it is joined to must hold no meeple, one's own included") {
  Board board(2);
  board.place("U", -1, 0).put(kRed, -1, 0, "road W");  // red on the long road W - start tile - E
  board.lay("L", 1, 0);
  CHECK_FALSE(board.may_deploy("road W"));  // one's own highwayman, two tiles away
  CHECK(board.may_deploy("road E"));
  CHECK(board.may_deploy("road S"));
  CHECK(board.may_deploy("city N"));
  board.pass();
  board.lay("V", -2, 0, 270);
  CHECK(board.state().active == kBlue);
  CHECK_FALSE(board.may_deploy("road E"));  // another's
  CHECK(board.may_deploy("field NL"));
}

TEST_CASE("BASE-15 a meeple elsewhere on the same tile does not matter") {
  Board board(2);
  board.put(kRed, 0, 0, "city N");
  board.lay("U", 1, 0);
  CHECK(board.may_deploy("road W"));  // the start tile's city is taken, its road is not
  CHECK(board.may_deploy("field NL"));
}

TEST_CASE("BASE-16 a figure may go on a feature that this placement completes") {
  Board board(2);
  board.lay("E", 0, -1, 180);
  CHECK(board.complete(0, -1, "city S"));
  CHECK(board.may_deploy("city S"));
  board.deploy("city S");
  CHECK(board.score(kRed) == 4);
  CHECK(board.supply(kRed) == 7);  // straight back
  CHECK(board.count(EventKind::FigureReturned) == 1);
}

TEST_CASE("BASE-17 with no figure in the supply only the tile is placed") {
  Board board(2);
  board.supply(kRed, 0).lay("V", 1, 0);
  CHECK_FALSE(board.asks_figure());
  CHECK(board.state().active == kBlue);  // the turn is over
  board.supply(kBlue, 1).lay("V", -1, 0, 270);
  CHECK(board.asks_figure());  // the last one may be placed
}

TEST_CASE("BASE-17 a meeple comes back by scoring only") {
  Board board(2);
  board.supply(kRed, 1).turn("V", 1, 0, 0, "road W");
  board.turn("V", -1, 0, 270);                      // joined, not complete
  board.turn("V", 1, 1, 90).turn("V", -1, 1, 180);  // still a gap
  CHECK(board.supply(kRed) == 0);
  board.turn("U", 0, 1);  // the loop of 6 tiles is closed
  CHECK(board.supply(kRed) == 1);
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("BASE-18 features are complete at once, scoring comes after the figure") {
  Board board(2);
  board.put(kBlue, 0, 0, "city N");
  board.lay("E", 0, -1, 180);
  CHECK(board.complete(0, 0, "city N"));
  CHECK(board.score(kBlue) == 0);  // the figure is still to be decided
  CHECK(board.meeples(0, 0, "city N") == 1);
  CHECK_FALSE(board.may_deploy("city S"));
  board.deploy("field NL");
  CHECK(board.score(kBlue) == 4);
  CHECK(board.meeples(0, 0, "city N") == 0);
}

TEST_CASE("BASE-19 occupied features may be joined by a later tile; BASE-15 restricts placing only") {
  Board board(2);
  board.turn("U", 1, 0, 0, "road E");  // red on the start tile's road
  board.place("B", 0, 1).place("B", 1, 1).place("B", 2, 1).place("B", 3, 1);
  board.turn("U", 3, 0, 0, "road W");  // blue on a road of its own
  CHECK_FALSE(board.same_feature(1, 0, "road W", 3, 0, "road W"));
  board.lay("U", 2, 0);  // between them
  CHECK(board.same_feature(1, 0, "road W", 3, 0, "road W"));
  CHECK(board.meeples(2, 0, "road W") == 2);
  CHECK_FALSE(board.may_deploy("road W"));
  CHECK(board.may_deploy("field NL"));
}

TEST_CASE("BASE-36 all meeples return, the scoring ones' and the others'") {
  Board board(3);
  board.place("U", 1, 0).place("U", -1, 0);
  board.put(kRed, 0, 0, "road E").put(kRed, 1, 0, "road E").put(kBlue, -1, 0, "road W");
  board.place("W", 2, 0);
  CHECK(board.supply(kRed) == 5);
  CHECK(board.supply(kBlue) == 6);
  board.to_move(kGreen).turn("W", -2, 0);
  CHECK(board.score(kRed) == 5);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.score(kGreen) == 0);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 7);
  CHECK(board.state().figure_count == 0);
}

TEST_CASE("BASE-36 a feature without meeples scores for nobody") {
  Board board(2);
  board.turn("E", 0, -1, 180);
  CHECK(board.complete(0, 0, "city N"));
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.count(EventKind::Scored) == 0);
}

TEST_CASE("BASE-37 a meeple returned by scoring is not placed again in the same turn") {
  Board board(2);
  board.supply(kRed, 1);
  board.put(kRed, 0, 0, "city N");  // red's last meeple
  board.lay("H", 0, -1);            // cities N and S: the south closes red's
  CHECK_FALSE(board.asks_figure());
  CHECK(board.score(kRed) == 4);
  CHECK(board.supply(kRed) == 1);
  CHECK(board.meeples(0, -1, "city N") == 0);
  CHECK(board.state().active == kBlue);  // no second chance: the turn has passed on
}
