// Hunters & Gatherers: where tribe members and huts may stand, and how long (HG-10 to HG-17).
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("HG-10 HG-11: one figure onto the tile just placed: gatherer, fisherman, hunter, or a hut") {
  HuntersBoard board;
  board.lay("46", -1, 0);  // a river from west to east, forest in the south, meadows on both banks
  CHECK(board.may_put_member("forest S"));
  CHECK(board.may_put_member("river E"));
  CHECK(board.may_put_member("meadow NL"));
  CHECK(board.may_put_member("meadow ER"));
  CHECK(board.may_put_hut("river_system E"));
  CHECK(board.answers() == 4 + 1 + 1);  // and none at all
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  for (const Action& action : legal) CHECK((action.verb == Verb::Pass || action.cell == Cell{-1, 0}));
  board.deploy("forest S");
  CHECK(board.members(kRed) == 4);
  CHECK(board.huts(kRed) == 2);
  CHECK(board.standing(kRed, -1, 0, "forest S") == 1);
  CHECK(board.asked_seat() == kChance);  // one a turn
  CHECK(board.state().active == kBlue);
}

TEST_CASE("HG-11: a hut stands on a lake, or on a river that has none") {
  HuntersBoard board;
  board.place("48", -1, 0);
  board.lay("71", -2, 0, 90);  // a lake on its west side, a spring on its east side
  CHECK(board.may_put_hut("river_system E"));
  CHECK(board.may_put_hut("river_system W"));
  CHECK_FALSE(board.may_put_hut("meadow ER"));
  CHECK_FALSE(board.may_put_hut("forest N"));
  CHECK_FALSE(board.may_put_hut("river E"));  // the water is named by its system
  board.deploy_hut("river_system W");
  CHECK(board.huts(kRed) == 1);
  CHECK(board.members(kRed) == 5);
}

TEST_CASE("HG-12: no member where one stands already, whosever it is") {
  for (const Seat owner : {kRed, kBlue}) {
    HuntersBoard board;
    board.member(owner, 0, 0, "forest E").lay("35", 1, 0, 180);
    CHECK_FALSE(board.may_put_member("forest W"));
    CHECK(board.may_put_member("meadow NL"));
  }
  for (const Seat owner : {kRed, kBlue}) {
    HuntersBoard board;
    board.member(owner, 0, 0, "river W").lay("46", -1, 0);
    CHECK_FALSE(board.may_put_member("river E"));
    CHECK(board.may_put_member("forest S"));
  }
  for (const Seat owner : {kRed, kBlue}) {
    HuntersBoard board;
    board.member(owner, 0, 0, "meadow NL").lay("46", -1, 0);
    CHECK_FALSE(board.may_put_member("meadow NL"));  // one meadow with the start tile's north
    CHECK(board.may_put_member("meadow ER"));        // beyond the river
  }
}

TEST_CASE("HG-12: areas that are held separately may be joined") {
  HuntersBoard board;
  board.place("61", 0, -1).place("62", 1, -1).place("36", 2, -1).place("33", 2, 0);
  board.member(kRed, 0, 0, "forest E").member(kBlue, 2, 0, "forest W");
  board.lay("38", 1, 0);  // forest from west to east
  CHECK(board.same_feature(0, 0, "forest E", 2, 0, "forest W"));
  CHECK(board.standing(kRed, 1, 0, "forest E") == 1);
  CHECK(board.standing(kBlue, 1, 0, "forest E") == 1);
  CHECK_FALSE(board.may_put_member("forest E"));
}

TEST_CASE("HG-13: no hut in a river system that has one, beyond lakes too; fishermen do not hinder") {
  for (const Seat owner : {kRed, kBlue}) {
    HuntersBoard board;
    board.place("48", -1, 0).place("01", -2, 0);  // a river from lake to lake, one more river west
    board.hut(owner, 0, 0, "river_system W");
    board.lay("46", -3, 0);
    CHECK_FALSE(board.may_put_hut("river_system E"));
    CHECK(board.may_put_member("river E"));
  }
  HuntersBoard board;
  board.member(kBlue, 0, 0, "river W").lay("48", -1, 0);
  CHECK(board.may_put_hut("river_system E"));
  CHECK_FALSE(board.may_put_member("river E"));
}

TEST_CASE("HG-14: a lake ends a river: two rivers at one lake are two, of one river system") {
  HuntersBoard board;
  board.member(kRed, 0, 0, "river W").lay("01", -1, 0);  // rivers east and west of its lake
  CHECK(board.same_feature(0, 0, "river W", -1, 0, "river E"));
  CHECK_FALSE(board.same_feature(-1, 0, "river E", -1, 0, "river W"));
  CHECK(board.same_feature(0, 0, "river_system W", -1, 0, "river_system W"));
  CHECK_FALSE(board.may_put_member("river E"));
  CHECK(board.may_put_member("river W"));
  board.pass();
  board.place("48", -2, 0);  // either goes on alone
  CHECK(board.same_feature(-2, 0, "river E", -1, 0, "river W"));
  CHECK_FALSE(board.same_feature(-2, 0, "river E", -1, 0, "river E"));
}

TEST_CASE("HG-14 HG-20: a spring ends a river and its system: two springs on one tile join nothing") {
  HuntersBoard board;
  board.place("48", -1, 0).lay("71", -2, 0, 90);
  CHECK_FALSE(board.same_feature(-2, 0, "river E", -2, 0, "river W"));
  CHECK_FALSE(board.same_feature(-2, 0, "river_system E", -2, 0, "river_system W"));
  HuntersBoard two;
  two.place("70", -1, 0, 90);  // springs: its rivers go east and south
  CHECK_FALSE(two.same_feature(-1, 0, "river_system E", -1, 0, "river_system S"));
}

TEST_CASE("HG-15: nobody stands on a lake; one hut fits there, however many rivers begin at it") {
  HuntersBoard board;
  board.lay("03", -1, 0);  // one lake, rivers north, east and west
  int members = 0, huts = 0;
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  for (const Action& action : legal) {
    if (action.verb != Verb::DeployPiece) continue;
    (action.piece == hunters::kHut ? huts : members) += 1;
  }
  CHECK(members == 3 + 3);  // rivers, meadows
  CHECK(huts == 1);
  CHECK_FALSE(board.may_put_member("river_system E"));
}

TEST_CASE("HG-16: gatherers and fishermen come back once scored; hunters and huts stay to the end") {
  HuntersBoard board;
  board.member(kRed, 0, 0, "forest E").member(kRed, 0, 0, "meadow NL").hut(kRed, 0, 0, "river_system W");
  board.turn("05", -1, 0, 0, "river E");  // the river is complete
  CHECK(board.members(kRed) == 3);
  CHECK(board.standing(kRed, 0, 0, "river W") == 0);
  CHECK(board.standing(kRed, 0, 0, "forest E") == 1);
  board.place("36", 1, 0, 90).turn("37", 0, 1);  // and so is the forest
  CHECK(board.members(kRed) == 4);
  CHECK(board.standing(kRed, 0, 0, "forest E") == 0);
  CHECK(board.standing(kRed, 0, 0, "meadow NL") == 1);
  CHECK(board.standing(kRed, 0, 0, "river_system W") == 1);
  CHECK(board.huts(kRed) == 1);
  board.end();
  CHECK(board.standing(kRed, 0, 0, "meadow NL") == 1);
  CHECK(board.standing(kRed, 0, 0, "river_system W") == 1);
}

TEST_CASE("HG-16: a hunter stays in a meadow that is closed all around") {
  HuntersBoard board;
  board.place("15", 0, -1, 270).place("16", 1, -1, 180).place("21", 0, -2);
  board.turn("18", 1, -2, 90, "meadow WL");  // within a ring of river
  CHECK(board.same_feature(1, -2, "meadow WL", 0, -1, "meadow NR"));
  CHECK(board.standing(kRed, 0, -1, "meadow NR") == 1);
  CHECK(board.members(kRed) == 4);
}

TEST_CASE("HG-17: without figures a player only places tiles") {
  HuntersBoard board;
  board.members_left(kRed, 0).huts_left(kRed, 0).lay("46", -1, 0);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kBlue);
  HuntersBoard hut;
  hut.members_left(kRed, 0).lay("37", 0, 1);  // a hut, but no water
  CHECK(hut.asked() == "draw_tile");
  hut.members_left(kBlue, 0).lay("46", -1, 0);
  CHECK(hut.asked() == "deploy");
  CHECK(hut.answers() == 2);  // the hut, or none
  HuntersBoard member;
  member.huts_left(kRed, 0).lay("46", -1, 0);
  CHECK_FALSE(member.may_put_hut("river_system E"));
  CHECK(member.may_put_member("river E"));
}
