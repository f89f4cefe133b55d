// Hunters & Gatherers, the edition of 2020 (HG-70 to HG-75): menhirs, other points, the powers of its tiles.
// The start tile lies at 0,0: meadow with an aurochs in the north, forest with a menhir in the east and
// south, a river from the west into a lake with one fish.
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using namespace bastide::hunters;

namespace {

// The forest of the start tile but for its east; whoever lays "36" there, turned by 90 degrees, completes it:
// three tiles, a menhir. South of it a deer, on "36" an aurochs.
class MenhirBoard : public HuntersBoard {
 public:
  explicit MenhirBoard(std::initializer_list<std::string_view> pile) : HuntersBoard(hunters_2020_setup()) {
    place("37", 0, 1).bonus_left(pile);
  }
  MenhirBoard& earn() {
    turn("36", 1, 0, 90);
    return *this;
  }
};

}  // namespace

TEST_CASE("HG-70: five members, three huts, sixteen tiles with menhirs, one earned by a menhir's forest") {
  HuntersBoard board(hunters_2020_setup(3));
  CHECK(tiles_left(board.state()) == 78);
  CHECK(board.state().group_left[kBonusPile] == 16);
  for (const Seat seat : {kRed, kBlue, kGreen}) {
    CHECK(board.members(seat) == 5);
    CHECK(board.huts(seat) == 3);
  }
  board.place("37", 0, 1).turn("36", 1, 0, 90, "forest W");
  CHECK(board.score(kRed) == 6);  // nothing for the menhir itself
  CHECK(board.is_bonus_turn());
  board.draw("85");
  CHECK(board.asked() == "place_tile");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.state().group_left[kBonusPile] == 15);
}

TEST_CASE("HG-71: a forest gives 2 a tile and 3 for mushrooms") {
  HuntersBoard board(hunters_2020_setup());
  // start, mushrooms in the east, the two open sides closed
  board.place("87", 1, 0, 180).place("37", 0, 1).turn("36", 1, -1, 0, "forest S");
  CHECK(board.score(kRed) == 4 * 2 + 3);
}

TEST_CASE("HG-71: a river gives 1 a tile, 1 for each fish in it and in the lakes at its ends") {
  HuntersBoard board(hunters_2020_setup());
  board.place("45", -1, 0, 90).turn("02", -2, 0, 0, "river E");
  CHECK(board.score(kRed) == 3 + 1 + (1 + 1));
}

TEST_CASE("HG-72: a mammoth gives 3, an aurochs 2, a deer 1; a tiger cancels one deer") {
  HuntersBoard board(hunters_2020_setup());
  // north of the start tile's aurochs: a mammoth, a deer with another in its west, a tiger
  board.place("61", 0, -1).place("62", 0, -2).place("30", -1, -2).place("31", 0, -3);
  board.member(kRed, 0, -1, "meadow NL").end();
  CHECK(board.final_points(kRed, kMeadow) == 3 + 2 + 1);
  CHECK(board.told(kDeerEaten).size() == 1);
}

TEST_CASE("HG-72: a river system gives 1 for each fish, those of rivers too, complete or not") {
  HuntersBoard board(hunters_2020_setup());
  board.place("45", -1, 0, 90).hut(kRed, -1, 0, "river_system E").end();
  CHECK_FALSE(board.complete(-1, 0, "river E"));
  CHECK(board.final_points(kRed, kWater) == 1 + 1);
}

TEST_CASE("HG-73: with the shaman one own member may come back, and nothing is scored for him") {
  MenhirBoard board({"88"});
  board.member(kRed, 0, 0, "meadow NL").hut(kRed, 0, 0, "river_system W").member(kBlue, 0, 1, "meadow EL");
  board.earn().lay("88", -1, 0);
  REQUIRE(board.asked() == "recall");
  CHECK(board.asked_seat() == kRed);
  const std::string hunter = "return member " + board.spot(0, 0, "meadow NL");
  CHECK(board.may(hunter));
  CHECK(board.may("pass"));
  CHECK(board.answers() == 2);  // no huts, nobody of another
  board.act(hunter);
  CHECK(board.members(kRed) == 5);
  CHECK(board.score(kRed) == 0);
  CHECK(board.asks_figure());  // the member may be placed again
  CHECK(board.may_put_member("meadow WL"));
}

TEST_CASE("HG-73: the shaman's answer may be to leave all as it is; without a member nothing is asked") {
  MenhirBoard board({"88"});
  board.member(kRed, 0, 0, "meadow NL");
  board.earn().lay("88", -1, 0).pass();
  CHECK(board.members(kRed) == 4);
  CHECK(board.asks_figure());
  MenhirBoard nobody({"88"});
  nobody.earn().lay("88", -1, 0);
  CHECK(nobody.asks_figure());
}

TEST_CASE("HG-73: the shaman takes back a member even from what his tile completes") {
  MenhirBoard board({"88"});
  board.place("61", 0, -1).place("59", -1, -1, 180).member(kRed, 0, 0, "river W");
  board.earn().lay("88", -1, 0);
  REQUIRE(board.complete(-1, 0, "river E"));
  board.act("return member " + board.spot(0, 0, "river W"));
  CHECK(board.members(kRed) == 5);
  board.pass();
  CHECK(board.score(kRed) == 0);
}

TEST_CASE("HG-73: the logboat gives 2 points at once for each lake of its river system") {
  MenhirBoard board({"93"});
  board.place("61", 0, -1).place("59", -1, -1, 180);  // a lake north of where the logboat will lie
  board.hut(kBlue, 0, 0, "river_system W");
  board.earn().clear_events();
  board.lay("93", -1, 0);
  CHECK(board.scorings() == "0 6");  // of the start tile, of the boat's tile, in the north
  CHECK(board.told(kLogboatRides).size() == 1);
}

TEST_CASE("HG-73: the hunting trap scores its meadow around it at once; those animals are gone") {
  MenhirBoard board({"94"});
  // in the meadow, around 1,1: the deer of 0,1, the aurochs of 1,0, a tiger, a deer; further off a mammoth
  board.earn().place("31", 2, 0, 90).place("62", 2, 1).place("61", 3, 1).member(kBlue, 3, 1, "meadow NL");
  board.member(kRed, 0, 0, "meadow NL").clear_events();
  board.lay("94", 1, 1, 180);
  CHECK(board.scorings() == "0 3");  // an aurochs, and one deer: the tiger cancels the other
  REQUIRE(board.told(kTrapSprings).size() == 1);
  CHECK(board.told(kTrapSprings)[0].amount == 4);
  board.end();
  CHECK(board.final_points(kBlue, kMeadow) == 3);  // the mammoth is left, and no tiger
  CHECK(board.final_points(kRed, kMeadow) == 2);   // beside the trap, but in another meadow
}

TEST_CASE("HG-73: a tiger that the hunting trap has taken cancels no deer any more") {
  MenhirBoard board({"94"});
  board.earn().place("31", 2, 0, 90).place("61", 2, 1).place("62", 3, 1).member(kBlue, 3, 1, "meadow NL");
  board.clear_events();
  board.lay("94", 1, 1, 180);
  CHECK(board.scorings() == "0 5");  // aurochs and mammoth; the tiger cancels the deer of 0,1
  board.end();
  CHECK(board.final_points(kBlue, kMeadow) == 1);
}

TEST_CASE("HG-74: around the pit trap the animals of its meadow count once more for the majority") {
  HuntersBoard board(hunters_2020_setup());
  // the start tile's aurochs in the south, a deer in the west, a mammoth out of reach
  board.place("92", 0, -1).place("62", -1, -1).place("61", -2, -1).member(kRed, -2, -1, "meadow NL");
  CHECK(board.value(0, -1, "meadow SL").now == (2 + 1 + 3) + (2 + 1));
  board.end();
  CHECK(board.final_points(kRed, kMeadow) == 9);
  CHECK(board.final_points(kBlue, kMeadow) == 0);
}

TEST_CASE(
    "HG-74: a deer that a tiger cancels does not count around the pit trap, one out of reach goes first") {
  HuntersBoard board(hunters_2020_setup());
  board.place("92", 0, -1).place("62", -1, -1).place("61", -2, -1).place("31", -2, -2);
  board.member(kRed, -2, -1, "meadow NL");
  CHECK(board.value(0, -1, "meadow SL").now == (2 + 3) + 2);
  board.place("30", -3, -1);  // another deer, far from the trap
  CHECK(board.value(0, -1, "meadow SL").now == (2 + 3 + 1) + (2 + 1));
}

TEST_CASE("HG-74: where the wild fire burns no tiger counts") {
  HuntersBoard board(hunters_2020_setup());
  board.place("85", 0, -1).place("31", 0, -2).place("62", -1, -1).member(kRed, -1, -1, "meadow NL").end();
  CHECK(board.final_points(kRed, kMeadow) == 2 + 1);
  CHECK(board.told(kFireBurns).size() == 1);
  CHECK(board.told(kDeerEaten).empty());
}

TEST_CASE("HG-74: with the raft the most huts get one more point for each lake of the system") {
  HuntersBoard board(hunters_2020_setup());
  board.place("91", -1, 0).hut(kRed, 0, 0, "river_system W").end();
  CHECK(board.final_points(kRed, kWater) == (1 + 1) + 2);
  HuntersBoard tied(hunters_2020_setup());
  tied.place("91", -1, 0).hut(kRed, 0, 0, "river_system W").hut(kBlue, -1, 0, "river_system N").end();
  CHECK(tied.final_points(kRed, kWater) == 4);
  CHECK(tied.final_points(kBlue, kWater) == 4);
}

TEST_CASE("HG-75: one menhir tile a turn; a menhir's forest that it completes earns no other") {
  HuntersBoard board(hunters_2020_setup());
  board.bonus_left({"81", "85"}).place("26", 1, 0).turn("67", 0, 1, 0, "forest N");
  CHECK(board.score(kRed) == 6);
  REQUIRE(board.is_bonus_turn());
  board.lay("81", 1, 1, 180).deploy("forest N", kMember);
  CHECK(board.score(kRed) == 12);
  CHECK(board.told(kBonusEarned).size() == 1);
  CHECK_FALSE(board.is_bonus_turn());
  CHECK(board.state().active == kBlue);
  CHECK(board.state().group_left[kBonusPile] == 1);
}
