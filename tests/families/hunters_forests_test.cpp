// Hunters & Gatherers: completed forests, their gold and the bonus tiles it earns, majorities (HG-30 to
// HG-42).
#include "engine/families/hunters/aids.h"
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

#include <bit>

using namespace bastide;
using namespace bastide::test;

namespace {

// The start forest (a nugget) closed in the east; a forest in the north of 0,1 completes it: 3 tiles.
HuntersBoard nearly_complete(int players = 2) {
  HuntersBoard board(hunters_setup(players));
  board.place("36", 1, 0, 90);
  return board;
}

// Three forests, closed but at 1,0, where a forest north, east and west joins them: 6 tiles.
HuntersBoard three_forests() {
  HuntersBoard board(hunters_setup(3));
  board.place("37", 0, 1).place("61", 0, -1).place("36", 1, -1).place("35", 2, -1, 90).place("33", 2, 0);
  return board;
}

}  // namespace

TEST_CASE("HG-30: a forest is complete without open sides and without a gap inside") {
  HuntersBoard board;
  board.member(kRed, 0, 0, "forest E").place("75", 1, 0, 90);
  CHECK_FALSE(board.complete(0, 0, "forest E"));
  board.place("42", 0, 1);  // nothing open but to the gap at 1,1
  CHECK_FALSE(board.complete(0, 0, "forest E"));
  board.turn("33", 1, 1);
  CHECK(board.complete(0, 0, "forest E"));
  CHECK(board.score(kRed) == 8);
}

TEST_CASE("HG-31 HG-59: two points per tile and per mushroom patch, nothing for nuggets") {
  HuntersBoard board = nearly_complete();
  board.member(kRed, 0, 0, "forest E").turn("37", 0, 1);
  CHECK(board.score(kRed) == 6);  // with a nugget
  HuntersBoard mushrooms;
  mushrooms.member(kRed, 0, 0, "forest E").place("35", 1, 0, 180).place("87", 0, 1, 270);
  mushrooms.turn("36", 1, 1, 90);
  CHECK(mushrooms.score(kRed) == 2 * 4 + 2);
}

TEST_CASE("HG-32: a tile with two parts of the same forest counts once; by parts it counts twice") {
  for (const bool by_parts : {false, true}) {
    Setup setup = hunters_setup();
    setup.options[hunters::kForestSegmentsOption] = by_parts ? 1 : 0;
    HuntersBoard board(setup);
    board.member(kRed, 0, 0, "forest E").place("75", 1, 0, 90).place("42", 0, 1);
    board.turn("67", 1, 1, 270);  // its two forest parts do not meet on it
    CHECK(board.complete(1, 1, "forest N"));
    CHECK(board.score(kRed) == (by_parts ? 10 : 8));
  }
}

TEST_CASE("HG-33: a nugget gives whoever placed the tile a bonus tile at once, with a figure, and scored") {
  HuntersBoard board = nearly_complete();
  board.member(kRed, 0, 0, "forest E").to_move(kBlue);
  board.turn("37", 0, 1);
  CHECK(board.score(kRed) == 6);
  REQUIRE(board.told(hunters::kBonusEarned).size() == 1);
  CHECK(board.told(hunters::kBonusEarned)[0].seat == kBlue);
  CHECK(board.told(hunters::kBonusEarned)[0].amount == 1);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kBlue);
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.size() == 12);
  for (const Action& action : legal)
    CHECK(hunters::fact(board.rules(), action.option).kind == hunters::TileKind::Bonus);
  CHECK_FALSE(board.fits("79", -1, 0));     // by the normal rules
  board.turn("79", -1, 0, 270, "river E");  // a spring: the start tile's river is complete
  CHECK(board.score(kBlue) == 2 + 1);
  CHECK(hunters::bonus_left(board.state()) == 11);
  CHECK(board.state().active == kRed);
  CHECK_FALSE(board.is_bonus_turn());
}

TEST_CASE("HG-34: one bonus tile a turn, for however many nuggets and forests") {
  HuntersBoard nuggets;
  nuggets.place("75", 1, 0, 90).place("42", 0, 1).turn("33", 1, 1);
  REQUIRE(nuggets.told(hunters::kBonusEarned).size() == 1);
  CHECK(nuggets.told(hunters::kBonusEarned)[0].amount == 4);
  nuggets.turn("85", 0, -1);
  CHECK(nuggets.state().active == kBlue);

  HuntersBoard forests;
  forests.place("37", 0, 1).place("61", 0, -1).place("78", 1, -1, 90).place("35", 2, -1, 180);
  forests.member(kRed, 0, 0, "forest E").member(kBlue, 1, -1, "forest S");
  forests.turn("67", 1, 0, 270);  // completes both, each with a nugget
  CHECK(forests.score(kRed) == 6);
  CHECK(forests.score(kBlue) == 6);
  CHECK(forests.told(hunters::kBonusEarned).size() == 1);
  forests.turn("85", 0, -2);
  CHECK(forests.state().active == kBlue);
  CHECK(hunters::bonus_left(forests.state()) == 11);
}

TEST_CASE("HG-34: none for what the bonus tile itself completes") {
  HuntersBoard board = nearly_complete();
  board.place("76", 0, -1, 90).place("35", -1, -1);  // a forest with a nugget, open in the north alone
  board.turn("37", 0, 1).turn("90", 0, -2, 0, "forest S");
  CHECK(board.complete(0, -1, "forest N"));
  CHECK(board.score(kRed) == 6);
  CHECK(board.told(hunters::kBonusEarned).size() == 1);
  CHECK(board.state().active == kBlue);
  CHECK(hunters::bonus_left(board.state()) == 11);
  CHECK_FALSE(board.is_bonus_turn());
}

TEST_CASE("HG-34: no bonus tile left: no bonus turn") {
  HuntersBoard board = nearly_complete();
  board.bonus_left({}).turn("37", 0, 1);
  CHECK(board.told(hunters::kBonusEarned).empty());
  CHECK(board.told(hunters::kNoBonusLeft).size() == 1);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("HG-34: in a later turn another bonus tile may be earned") {
  HuntersBoard board = nearly_complete();
  board.place("76", 0, -1, 90).place("35", -1, -1).turn("37", 0, 1).turn("85", 1, 1);
  CHECK(board.state().active == kBlue);
  board.turn("34", 0, -2, 270);  // closes the other forest with a nugget
  CHECK(board.told(hunters::kBonusEarned).size() == 2);
  CHECK(board.is_bonus_turn());
  CHECK(board.state().active == kBlue);
}

TEST_CASE("HG-35: only a nugget earns a bonus tile") {
  HuntersBoard small;
  small.place("61", 0, -1).place("35", 1, -1).turn("36", 2, -1, 90, "forest W");
  CHECK(small.score(kRed) == 4);
  CHECK(small.told(hunters::kBonusEarned).empty());
  CHECK(small.state().active == kBlue);
  HuntersBoard large;
  large.place("87", 0, -1, 180).place("35", -1, -1).turn("36", 0, -2, 0, "forest S");
  CHECK(large.score(kRed) == 6 + 2);
  CHECK(large.told(hunters::kBonusEarned).empty());
  CHECK(large.state().active == kBlue);
}

TEST_CASE(
    "HG-35: on land tiles a forest that reaches two sides has a nugget, one that reaches one has none") {
  for (const Setup& setup : {hunters_setup(), hunters_2020_setup()}) {
    const HuntersBoard board(setup);
    for (const hunters::TileFacts& tile : hunters::edition(board.rules()).tiles) {
      if (tile.kind == hunters::TileKind::Bonus) continue;
      for (const hunters::ForestFact& forest : tile.forests) {
        CHECK_MESSAGE(forest.nugget == (std::popcount(forest.sides) >= 2), tile.id);
        CHECK_MESSAGE(forest.mushrooms == 0, tile.id);
      }
    }
  }
}

TEST_CASE("HG-36: a member that has just come back may go onto the bonus tile") {
  HuntersBoard board = nearly_complete();
  board.members_left(kRed, 1).huts_left(kRed, 0).turn("37", 0, 1, 0, "forest N");
  CHECK(board.members(kRed) == 1);
  board.lay("85", 0, -1);
  CHECK(board.may_put_member("meadow NL"));
  board.deploy("meadow NL");
  CHECK(board.members(kRed) == 0);
}

TEST_CASE("HG-37: a bonus tile that fits nowhere goes to the box, and another bonus tile is drawn") {
  HuntersBoard board = nearly_complete();
  board.place("05", -1, 0).bonus_left({"83", "85"}).turn("37", 0, 1);  // no river is open
  board.draw("83");
  CHECK(board.count(EventKind::TileDiscarded) == 1);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.is_bonus_turn());
  CHECK(board.state().active == kRed);
  CHECK(board.answers() == 1);
  board.turn("85", 0, -1);
  CHECK(board.state().active == kBlue);

  HuntersBoard last = nearly_complete();
  last.place("05", -1, 0).bonus_left({"83"}).turn("37", 0, 1).draw("83");
  CHECK(last.asked() == "draw_tile");
  CHECK(last.state().active == kBlue);
  CHECK_FALSE(last.is_bonus_turn());
}

TEST_CASE("HG-38: the shrine's nugget earns a bonus tile like any other, completed by a land tile") {
  HuntersBoard board;
  board.place("81", 0, -1, 180).place("35", -1, -1).turn("36", 0, -2, 0, "forest S");
  CHECK(board.score(kRed) == 6);
  CHECK(board.told(hunters::kBonusEarned).size() == 1);
  CHECK(board.is_bonus_turn());
}

TEST_CASE("HG-40: the most gatherers score alone, all go home") {
  HuntersBoard board = three_forests();
  board.member(kRed, 0, 0, "forest E").member(kRed, 1, -1, "forest S").member(kBlue, 2, 0, "forest W");
  board.to_move(kBlue);
  board.turn("63", 1, 0);
  CHECK(board.scorings() == "0 12");
  for (const Seat seat : {kRed, kBlue}) CHECK(board.members(seat) == 5);
}

TEST_CASE("HG-40: players tied for most each score in full") {
  HuntersBoard two = three_forests();
  two.member(kRed, 0, 0, "forest E").member(kBlue, 2, 0, "forest W").turn("63", 1, 0);
  CHECK(two.score(kRed) == 12);
  CHECK(two.score(kBlue) == 12);
  HuntersBoard three = three_forests();
  three.member(kRed, 0, 0, "forest E").member(kBlue, 2, 0, "forest W").member(kGreen, 1, -1, "forest S");
  three.turn("63", 1, 0);
  for (const Seat seat : {kRed, kBlue, kGreen}) {
    CHECK(three.score(seat) == 12);
    CHECK(three.members(seat) == 5);
  }
}

TEST_CASE("HG-33 HG-40 HG-41: nobody there: nobody scores, and whoever completes it has its bonus tile") {
  HuntersBoard board = nearly_complete();
  board.turn("37", 0, 1);
  CHECK(board.scorings().empty());
  CHECK(board.is_bonus_turn());
}

TEST_CASE("HG-41: whoever completes a forest, its gatherer scores") {
  HuntersBoard board = nearly_complete();
  board.member(kBlue, 0, 0, "forest E").turn("37", 0, 1);
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 6);
}

TEST_CASE("HG-42: completed and occupied in the same turn, if it was unoccupied") {
  HuntersBoard board = nearly_complete();
  board.turn("37", 0, 1, 0, "forest N");
  CHECK(board.score(kRed) == 6);
  CHECK(board.members(kRed) == 5);
  HuntersBoard occupied = nearly_complete();
  occupied.member(kBlue, 0, 0, "forest E").lay("37", 0, 1);
  CHECK_FALSE(occupied.may_put_member("forest N"));
}
