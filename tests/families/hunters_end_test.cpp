// Hunters & Gatherers: the end, the final scoring of huts and hunters, and the bonus tiles that count there
// (HG-50 to HG-59).
#include "engine/families/hunters/aids.h"
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;
using hunters::Power;

namespace {

// The next bonus tile is red's.
HuntersBoard bonus_turn() {
  HuntersBoard board;
  board.place("36", 1, 0, 90).turn("37", 0, 1);
  return board;
}

}  // namespace

TEST_CASE("HG-50: the game ends after the turn with the last land tile, its bonus tile included") {
  HuntersBoard plain;
  plain.land_left({"37"}).turn("37", 0, 1);
  CHECK(plain.asked().empty());
  HuntersBoard board;
  board.place("36", 1, 0, 90).land_left({"37"}).turn("37", 0, 1);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.is_bonus_turn());
  board.turn("85", 0, -1, 0, "meadow NL");
  CHECK(board.asked().empty());
  CHECK(hunters::bonus_left(board.state()) == 11);
  CHECK(board.score(kRed) == 2);  // the mammoth of the start tile
}

TEST_CASE("HG-51: unfinished forests and rivers score nothing") {
  HuntersBoard board;
  board.place("48", -1, 0).place("37", 0, 1);
  board.member(kRed, 0, 0, "forest E").member(kBlue, 0, 0, "river W").end();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("HG-52: a river system brings the most huts a point per fish, complete or not") {
  HuntersBoard open;  // lakes with one and three fish, and a river that goes on
  open.place("48", -1, 0).place("01", -2, 0).hut(kRed, -1, 0, "river_system E").end();
  CHECK(open.score(kRed) == 1 + 3);
  HuntersBoard closed;
  closed.place("05", -1, 0).hut(kBlue, 0, 0, "river_system W").end();
  CHECK(closed.score(kBlue) == 1 + 1);
}

TEST_CASE("HG-52: ties all in full, fewer huts nothing; another river system is for itself") {
  for (const int red : {1, 2}) {
    HuntersBoard board;
    board.place("48", -1, 0).place("01", -2, 0);
    board.hut(kRed, 0, 0, "river_system W").hut(kBlue, -2, 0, "river_system W");
    if (red == 2) board.hut(kRed, -1, 0, "river_system W");
    board.place("61", 0, -1).place("05", 1, -1).hut(kBlue, 1, -1, "river_system E");
    board.end();
    CHECK(board.score(kRed) == 4);
    CHECK(board.score(kBlue) == (red == 2 ? 0 : 4) + 1);
  }
}

TEST_CASE("HG-53: meadows end at forests, rivers and lakes") {
  HuntersBoard lake;
  lake.place("01", -1, 0);
  CHECK_FALSE(lake.same_feature(-1, 0, "meadow NL", -1, 0, "meadow ER"));
  CHECK_FALSE(lake.same_feature(-1, 0, "meadow NL", -1, 0, "meadow WL"));
  CHECK_FALSE(lake.same_feature(-1, 0, "meadow ER", -1, 0, "meadow WL"));  // forest between them
  CHECK(lake.same_feature(-1, 0, "meadow NL", 0, 0, "meadow WR"));
  CHECK(lake.same_feature(-1, 0, "meadow ER", 0, 0, "meadow WL"));
  HuntersBoard river;
  river.place("48", -1, 0);
  CHECK_FALSE(river.same_feature(-1, 0, "meadow NL", -1, 0, "meadow SL"));
  HuntersBoard forest;
  forest.place("34", 0, -1);
  CHECK(forest.same_feature(0, 0, "meadow NL", 0, -1, "meadow SL"));
  CHECK_FALSE(forest.same_feature(0, -1, "meadow SL", 0, -1, "meadow NL"));
  CHECK_FALSE(forest.same_feature(0, -1, "meadow SL", 0, -1, "meadow EL"));
  HuntersBoard around;  // a lake with a single river: its meadow goes around it
  around.place("05", -1, 0);
  CHECK(around.same_feature(0, 0, "meadow WL", 0, 0, "meadow WR"));
}

TEST_CASE("HG-54 HG-55: each tiger cancels one deer; two points per deer left, mammoth and aurochs") {
  HuntersBoard board;                                              // a mammoth on the start tile
  board.place("62", 0, -1).place("37", 1, -1).place("48", 0, -2);  // two deer, a tiger
  board.member(kRed, 0, 0, "meadow NL").end();
  CHECK(board.score(kRed) == 2 + 2 * (2 - 1));
  REQUIRE(board.told(hunters::kDeerEaten).size() == 1);
  CHECK(board.told(hunters::kDeerEaten)[0].amount == 1);
}

TEST_CASE("HG-54: surplus tigers cost nothing and leave mammoths and aurochs alone") {
  HuntersBoard board;
  board.place("62", 0, -1).place("48", 0, -2).place("31", -1, -1);  // one deer, two tigers
  board.member(kRed, 0, 0, "meadow NL").end();
  CHECK(board.score(kRed) == 2);
  HuntersBoard none;  // a mammoth, an aurochs, a tiger and no deer
  none.place("90", 0, -1, 180).place("31", 1, -1, 180);
  none.member(kRed, 0, 0, "meadow NL").end();
  CHECK(none.score(kRed) == 2 + 2);
  CHECK(none.told(hunters::kDeerEaten).empty());
}

TEST_CASE("HG-54: a tiger in another meadow cancels nothing") {
  HuntersBoard board;
  board.place("62", 0, -1).place("49", 0, -2, 180);  // its tiger beyond the river, a deer on this side
  board.member(kRed, 0, 0, "meadow NL").end();
  CHECK(board.score(kRed) == 2 + 2 + 2);
}

TEST_CASE("HG-55: the most hunters score, ties all in full; no hunters, no points") {
  for (const int red : {0, 1, 2}) {
    HuntersBoard board;
    board.place("61", 0, -1);
    for (int i = 0; i < red; ++i) board.member(kRed, 0, -i, "meadow NL");
    board.member(kBlue, 0, -1, "meadow NL").end();
    CHECK(board.score(kRed) == (red >= 1 ? 4 : 0));
    CHECK(board.score(kBlue) == (red <= 1 ? 4 : 0));
  }
  HuntersBoard nobody;
  nobody.place("61", 0, -1).end();
  CHECK(nobody.scorings().empty());
}

TEST_CASE("HG-55: a meadow that is closed all around is scored at the end only") {
  HuntersBoard board;
  board.place("15", 0, -1, 270).place("16", 1, -1, 180).place("21", 0, -2);
  board.turn("18", 1, -2, 90, "meadow WL");  // a deer and a mammoth within a ring of river
  CHECK(board.score(kRed) == 0);
  board.end();
  CHECK(board.score(kRed) == 2 + 2);
}

TEST_CASE("HG-57: a hunter on the shrine's own tile scores the meadow alone, whatever the numbers") {
  HuntersBoard board;
  board.place("81", 0, -1, 180).place("61", 1, -1);  // two mammoths; the tiger finds no deer
  board.member(kRed, 0, -1, "meadow SL").member(kBlue, 0, 0, "meadow NL").member(kBlue, 1, -1, "meadow NL");
  board.end();
  CHECK(board.score(kRed) == 4);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.told(hunters::kShrineRules).size() == 1);
}

TEST_CASE("HG-57: without a hunter on it the shrine does nothing, nor for a hunter beside it") {
  HuntersBoard board;
  board.place("81", 0, -1, 180).place("61", 1, -1).place("35", 2, -1);
  board.member(kRed, 0, 0, "meadow NL").member(kBlue, 1, -1, "meadow NL").member(kBlue, 2, -1, "meadow NL");
  board.end();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 6);
  CHECK(board.told(hunters::kShrineRules).empty());
}

TEST_CASE("HG-57: a gatherer on the shrine's tile is no hunter") {
  HuntersBoard board;
  board.place("81", 0, -1, 180).member(kRed, 0, -1, "forest N").member(kBlue, 0, 0, "meadow NL").end();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 2);
}

TEST_CASE("HG-57 HG-12: onto the shrine only while no hunter is in its meadow") {
  HuntersBoard board = bonus_turn();
  board.lay("81", 0, -1, 180);
  CHECK(board.may_put_member("meadow SL"));
  HuntersBoard held = bonus_turn();
  held.member(kBlue, 0, 0, "meadow NL").lay("81", 0, -1, 180);
  CHECK_FALSE(held.may_put_member("meadow SL"));
  CHECK(held.may_put_member("forest N"));
}

TEST_CASE("HG-58: in the meadow of the fire no tiger counts, whoever is there and whichever came first") {
  for (const bool fire_first : {true, false}) {
    HuntersBoard board;
    if (fire_first) board.place("85", 0, -1).place("48", 0, -2).place("37", 1, -1);
    if (!fire_first) board.place("37", 0, -1).place("31", 1, -1, 180).place("85", 1, -2);
    board.member(kRed, 0, 0, "meadow NL").end();
    CHECK(board.score(kRed) == 4);
  }
}

TEST_CASE("HG-58: elsewhere tigers count as ever") {
  HuntersBoard board;
  board.place("85", 0, -1).place("48", 0, -2).place("62", 0, -3).place("31", 1, -3, 180);
  board.member(kBlue, 0, -3, "meadow NL").end();  // a deer and a tiger beyond the river
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("HG-58: the tiger drawn on the fire is fleeing and counts nowhere") {
  const HuntersBoard board;
  const hunters::TileFacts& fire = hunters::fact(board.rules(), board.rules().design_by_id("HG02-85"));
  REQUIRE(fire.meadows.size() == 1);
  CHECK(fire.meadows[0].power == Power::Fire);
  CHECK(fire.meadows[0].animals[hunters::kTiger] == 0);
}

TEST_CASE("HG-59: what the bonus tiles show: mushrooms, aurochs, lakes of up to four fish, shrine and fire") {
  const HuntersBoard board;
  int mushrooms = 0, aurochs = 0, most_fish = 0;
  std::vector<Power> powers;
  for (const hunters::TileFacts& tile : hunters::edition(board.rules()).tiles) {
    const bool bonus = tile.kind == hunters::TileKind::Bonus;
    for (const hunters::ForestFact& forest : tile.forests) {
      mushrooms += forest.mushrooms;
      CHECK((bonus || forest.mushrooms == 0));
    }
    for (const hunters::MeadowFact& meadow : tile.meadows) {
      aurochs += meadow.animals[hunters::kAurochs];
      CHECK((bonus || meadow.animals[hunters::kAurochs] == 0));
      if (meadow.power != Power::None) powers.push_back(meadow.power);
      CHECK((bonus || meadow.power == Power::None));
    }
    for (const hunters::LakeFact& lake : tile.lakes) {
      if (bonus) most_fish = std::max(most_fish, lake.fish);
      CHECK(lake.power == Power::None);
    }
  }
  CHECK(mushrooms > 0);
  CHECK(aurochs > 0);
  CHECK(most_fish == 4);
  CHECK(powers == std::vector{Power::Shrine, Power::Fire});
}

TEST_CASE("HG-59 HG-54: an aurochs is worth two and safe from tigers") {
  HuntersBoard board;
  board.place("90", 0, -1, 180).place("62", 1, -1).place("31", 2, -1, 180);  // a deer and a tiger
  board.member(kRed, 0, -1, "meadow SL").end();
  CHECK(board.score(kRed) == 2 + 2);  // mammoth and aurochs
}
