// The Scout, an expansion of Hunters & Gatherers (SCOUT-01 to SCOUT-07). The start tile lies at 0,0: meadow
// with a mammoth in the north, forest with a nugget in the east and south, a river from the west into a lake
// with one fish.
#include "engine/rules/shown.h"
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using namespace bastide::hunters;

namespace {

// Three at the table; red has been dealt this tile, the others hold none any more.
class ScoutBoard : public HuntersBoard {
 public:
  explicit ScoutBoard(ScoutTile first) : HuntersBoard(hunters_scout_setup(3)) {
    const ScoutTile second = first == kShamanTile ? kFootbridge : kShamanTile;
    const ScoutTile third = first == kAgriculture ? kFootbridge : kAgriculture;
    deal({first, second, third});
    give_away(kBlue);
    give_away(kGreen);
  }
  ScoutBoard& act(std::string_view text) {
    HuntersBoard::act(text);
    return *this;
  }
  // Red answers whether to play, "" for no.
  ScoutBoard& play(std::string_view tile) {
    act(tile.empty() ? std::string("pass") : "pick:scout " + std::string(tile));
    return *this;
  }

 private:
  void give_away(Seat seat) { scout_memory(state()).held[seat] = 0; }
};

}  // namespace

TEST_CASE("SCOUT-01: every player is dealt one tile, two players two each; the rest is out") {
  HuntersBoard three(hunters_scout_setup(3));
  CHECK(three.asked() == "deal");
  CHECK(three.answers() == 5);
  three.deal({kShamanTile, kFerryman});
  CHECK(three.answers() == 3);
  three.deal({kScoutTile});
  const auto& held = scout_memory(three.state()).held;
  CHECK(held[kRed] == 1 << kShamanTile);
  CHECK(held[kBlue] == 1 << kFerryman);
  CHECK(held[kGreen] == 1 << kScoutTile);
  CHECK(three.asked() == "draw_tile");
  HuntersBoard two(hunters_scout_setup(2));
  two.deal({kShamanTile, kFerryman, kScoutTile, kFootbridge});
  CHECK(scout_memory(two.state()).held[kRed] == (1 << kShamanTile | 1 << kScoutTile));
  CHECK(scout_memory(two.state()).held[kBlue] == (1 << kFerryman | 1 << kFootbridge));
  CHECK(two.told_by_scout(kTileDealt).size() == 4);
  CHECK(two.asked() == "play");
  HuntersBoard five(hunters_scout_setup(5));
  five.deal({kFootbridge, kFerryman, kScoutTile, kAgriculture, kShamanTile});
  CHECK(five.told_by_scout(kTileDealt).size() == 5);
}

TEST_CASE("SCOUT-02: with the shaman one own member comes back in each own turn, and may go out again") {
  ScoutBoard board(kShamanTile);
  board.member(kRed, 0, 0, "meadow NL").member(kRed, 0, 0, "forest E").member(kBlue, 0, 0, "river W");
  board.hut(kRed, 0, 0, "river_system W").draw("61");
  const std::string hunter = "return:scout member " + board.spot(0, 0, "meadow NL");
  const std::string gatherer = "return:scout member " + board.spot(0, 0, "forest E");
  CHECK(board.may(hunter));
  CHECK(board.may(gatherer));
  CHECK_FALSE(board.may("return:scout member " + board.spot(0, 0, "river W")));  // of another
  CHECK_FALSE(board.may("return:scout hut " + board.spot(0, 0, "river_system W")));
  board.act(hunter);
  CHECK(board.members(kRed) == 4);
  CHECK(board.score(kRed) == 0);
  CHECK(board.told_by_scout(kMemberRecalled).size() == 1);
  CHECK_FALSE(board.may(gatherer));  // once a turn
  board.lay("61", 0, -1);
  CHECK_FALSE(board.may(gatherer));
  board.deploy("meadow NL", kMember);  // in the same meadow anew
  CHECK(board.state().active == kBlue);
  board.draw("62");
  CHECK_FALSE(board.may(gatherer));  // nor in another's turn
  board.turn("62", 0, -2).turn("30", -1, -2).draw("37");
  CHECK(board.may(gatherer));
}

TEST_CASE("SCOUT-02: the shaman may act before the figure, even for the member that is to be placed") {
  ScoutBoard board(kShamanTile);
  board.member(kRed, 0, 0, "meadow NL").members_left(kRed, 0).huts_left(kRed, 0).lay("61", 0, -1);
  REQUIRE(board.asks_figure());
  board.act("return:scout member " + board.spot(0, 0, "meadow NL"));
  REQUIRE(board.asks_figure());
  board.deploy("meadow NL", kMember);
  CHECK(board.members(kRed) == 0);
  CHECK(board.standing(kRed, 0, -1, "meadow NL") == 1);
}

TEST_CASE("SCOUT-02: before the draw too, so that the member taken back may come with a tile of the Scout") {
  ScoutBoard board(kShamanTile);
  board.give(kRed, kFerryman);
  board.turn("61", 0, -1, 0, "meadow NL").turn("62", 0, -2).members_left(kRed, 0).turn("30", -1, -2);
  REQUIRE(board.asked() == "play");
  CHECK_FALSE(board.may("pick:scout ferryman"));  // nobody left to go there
  board.act("return:scout member " + board.spot(0, -1, "meadow NL"));
  board.play("ferryman").act("place SC-ferryman -1,0 0");
  CHECK(board.members(kRed) == 0);
  CHECK(board.standing(kRed, -1, 0, "river E") == 1);
}

TEST_CASE(
    "SCOUT-02: what the tile has completed is no longer unfinished: its members wait for their points") {
  ScoutBoard board(kShamanTile);
  board.member(kRed, 0, 0, "forest E").member(kRed, 0, 0, "meadow NL").place("37", 0, 1);
  board.lay("36", 1, 0, 90);
  REQUIRE(board.asks_figure());
  CHECK_FALSE(board.may("return:scout member " + board.spot(0, 0, "forest E")));
  CHECK(board.may("return:scout member " + board.spot(0, 0, "meadow NL")));
  board.pass();
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("SCOUT-03: a tile is played instead of drawing, its figure comes with it and the turn goes on") {
  ScoutBoard board(kFerryman);
  REQUIRE(board.asked() == "play");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.may("pass"));
  const int land = tiles_left(board.state());
  board.play("ferryman").act("place SC-ferryman -1,0 0");
  CHECK(board.members(kRed) == 4);
  CHECK(board.standing(kRed, -1, 0, "river E") == 1);
  CHECK(tiles_left(board.state()) == land);
  CHECK(board.state().active == kBlue);  // nothing else is placed on it
  CHECK(scout_memory(board.state()).held[kRed] == 0);
}

TEST_CASE("SCOUT-03: who passes draws as ever, and is asked again in the next turn") {
  ScoutBoard board(kFerryman);
  board.play("");
  CHECK(board.asked() == "draw_tile");
  board.turn("61", 0, -1).turn("62", 0, -2).turn("30", -1, -2);
  CHECK(board.asked() == "play");
}

TEST_CASE("SCOUT-03: who has no figure for a tile, or no place for it, can not play it") {
  ScoutBoard no_member(kFerryman);
  no_member.play("").turn("61", 0, -1).turn("62", 0, -2).members_left(kRed, 0).turn("30", -1, -2);
  CHECK(no_member.asked() == "draw_tile");
  for (const std::string_view hunter : {"", "meadow NL"}) {  // one in the only meadow that the field may join
    ScoutBoard field(kAgriculture);
    field.play("").turn("61", 0, -1, 0, hunter).turn("62", 0, -2).turn("30", -1, -2);
    CHECK(field.asked() == (hunter.empty() ? "play" : "draw_tile"));
  }
}

TEST_CASE("SCOUT-03: the figure stays: no scoring sends it home, and the shaman takes it not back") {
  ScoutBoard board(kFerryman);
  board.give(kRed, kShamanTile);
  board.play("ferryman").act("place SC-ferryman -1,0 0");
  board.turn("61", 0, -1).turn("62", 0, -2).draw("01");
  CHECK(board.asked_seat() == kRed);
  CHECK_FALSE(board.may("return:scout member " + board.spot(-1, 0, "river E")));
  board.turn("01", -2, 0);
  CHECK(board.complete(-1, 0, "river E"));
  CHECK(board.score(kRed) == 7 + 3);
  CHECK(board.members(kRed) == 4);
  CHECK(board.standing(kRed, -1, 0, "river E") == 1);
}

TEST_CASE("SCOUT-03: the game ends with the last tile of the land, whatever was not played") {
  ScoutBoard board(kFerryman);
  board.give(kBlue, kFerryman);
  board.play("").land_left({"61"}).turn("61", 0, -1);
  CHECK(is_over(board.state()));
}

TEST_CASE("SCOUT-04: the scout goes into a forest without gatherers, counts as one, and stays") {
  ScoutBoard board(kScoutTile);
  board.play("scout").act("place SC-scout 1,0 90");
  CHECK(board.standing(kRed, 0, 0, "forest E") == 1);
  board.turn("37", 0, 1).turn("35", 1, 1, 270);
  CHECK(board.complete(0, 0, "forest E"));
  CHECK(board.score(kRed) == 4 * 2);
  CHECK(board.standing(kRed, 1, 0, "forest W") == 1);
  CHECK(board.members(kRed) == 4);
  ScoutBoard taken(kScoutTile);
  taken.play("").turn("61", 0, -1).turn("62", 0, -2).member(kGreen, 0, 0, "forest E").turn("30", -1, -2);
  taken.play("scout");
  CHECK_FALSE(taken.may("place SC-scout 1,0 90"));
  CHECK_FALSE(taken.may("place SC-scout 0,1 270"));
  CHECK(taken.answers() > 0);  // beside a meadow, its forest is a new one
}

TEST_CASE("SCOUT-04: from the next turn on the first tile drawn may be refused, the second is final") {
  ScoutBoard board(kScoutTile);
  board.play("scout").act("place SC-scout 1,0 90").turn("61", 0, -1).turn("62", 0, -2);
  const int left = tiles_left(board.state());
  board.draw("37");
  REQUIRE(board.may("pick:scout refuse"));
  board.act("pick:scout refuse");
  CHECK(tiles_left(board.state()) == left);  // shuffled back, so it may come again
  REQUIRE(board.asked_seat() == kChance);
  board.draw("37");
  CHECK_FALSE(board.may("pick:scout refuse"));
  CHECK(board.told_by_scout(kTileRefused).size() == 1);
  board.turn("37", 0, 1).draw("30");
  CHECK(board.asked_seat() == kBlue);
  CHECK_FALSE(board.may("pick:scout refuse"));  // its owner alone
}

TEST_CASE("SCOUT-04: a bonus tile may be refused as well, but not in the turn in which the scout came") {
  ScoutBoard board(kScoutTile);
  board.bonus_left({"85", "90"}).place("37", 0, 1);
  board.play("scout").act("place SC-scout 1,0 90").turn("61", 0, -1).turn("62", 0, -2);
  board.lay("35", 1, 1, 270);  // red completes the forest of the nugget
  if (board.asks_figure()) board.pass();
  REQUIRE(board.is_bonus_turn());
  board.draw("85");
  REQUIRE(board.may("pick:scout refuse"));
  board.act("pick:scout refuse").draw("90");
  CHECK_FALSE(board.may("pick:scout refuse"));
  ScoutBoard same_turn(kScoutTile);
  same_turn.bonus_left({"85", "90"}).place("37", 0, 1).place("35", 1, 1, 270);
  same_turn.play("").turn("61", 0, -1).turn("62", 0, -2).turn("30", -1, -2);
  same_turn.play("scout").act("place SC-scout 1,0 90");
  REQUIRE(same_turn.is_bonus_turn());
  same_turn.draw("85");
  CHECK_FALSE(same_turn.may("pick:scout refuse"));
}

TEST_CASE("SCOUT-04: who refused the tile of the land may refuse the bonus tile of the same turn too") {
  ScoutBoard board(kScoutTile);
  board.bonus_left({"85", "90"}).place("37", 0, 1);
  board.play("scout").act("place SC-scout 1,0 90").turn("61", 0, -1).turn("62", 0, -2);
  board.draw("30");
  board.act("pick:scout refuse").turn("35", 1, 1, 270);
  REQUIRE(board.is_bonus_turn());
  board.draw("85");
  CHECK(board.may("pick:scout refuse"));
  board.act("pick:scout refuse").draw("85");
  CHECK_FALSE(board.may("pick:scout refuse"));
}

TEST_CASE("SCOUT-04: a first tile that fits nowhere was the first; the next can not be refused") {
  ScoutBoard board(kScoutTile);
  board.place("05", -1, 0);  // no river is open any more
  board.play("scout").act("place SC-scout 1,0 90").turn("61", 0, -1).turn("62", 0, -2);
  board.draw("13").draw("30");
  CHECK(board.count(EventKind::TileDiscarded) == 1);
  CHECK(board.asked() == "place_tile");
  CHECK_FALSE(board.may("pick:scout refuse"));
}

TEST_CASE("SCOUT-05: the hunter on the bridge counts in both meadows, which stay two; the bear counts 2") {
  ScoutBoard board(kFootbridge);
  board.play("footbridge").act("place SC-footbridge -1,0 0");
  CHECK(board.members(kRed) == 4);
  CHECK_FALSE(board.same_feature(-1, 0, "meadow NL", -1, 0, "meadow SL"));
  CHECK(board.value(-1, 0, "meadow NL").now == 2);  // the mammoth
  CHECK(board.value(-1, 0, "meadow NL").owners == 1 << kRed);
  CHECK(board.value(-1, 0, "meadow SL").now == 2);  // the bear
  CHECK(board.value(-1, 0, "meadow SL").owners == 1 << kRed);
  board.end();
  CHECK(board.final_points(kRed, kMeadow) == 4);
}

TEST_CASE("SCOUT-05: the bridge may lie where neither meadow has a hunter, and keeps others out of both") {
  ScoutBoard board(kFootbridge);
  board.play("footbridge");
  CHECK(board.may("place SC-footbridge -1,0 0"));
  CHECK(board.may("place SC-footbridge -1,0 180"));
  board.act("place SC-footbridge -1,0 180");  // upside down: the bear is in the north
  board.lay("61", -1, -1);
  CHECK_FALSE(board.may_put_member("meadow NL"));
  ScoutBoard hunted(kFootbridge);
  hunted.play("").turn("61", 0, -1).turn("62", 0, -2).member(kBlue, 0, 0, "meadow WL").turn("30", -1, -2);
  hunted.play("footbridge");
  CHECK_FALSE(hunted.may("place SC-footbridge -1,0 0"));  // in the lower meadow
  CHECK_FALSE(hunted.may("place SC-footbridge -1,0 180"));
}

TEST_CASE("SCOUT-05: in each of its meadows the bridge's hunter is one of those for the majority") {
  ScoutBoard board(kFootbridge);
  board.play("footbridge").act("place SC-footbridge -1,0 0");
  board.place("62", -1, 1).member(kBlue, -1, 1, "meadow NL");
  CHECK(board.value(-1, 0, "meadow SL").owners == (1 << kRed | 1 << kBlue));  // a tie
  board.member(kBlue, -1, 1, "meadow SL");
  CHECK(board.value(-1, 0, "meadow SL").owners == 1 << kBlue);
  board.end();
  CHECK(board.final_points(kRed, kMeadow) == 2);   // the mammoth in the north
  CHECK(board.final_points(kBlue, kMeadow) == 4);  // bear and deer in the south
}

TEST_CASE(
    "SCOUT-05: where the bridge's meadows have become one its hunter is one hunter, its bear one bear") {
  ScoutBoard board(kFootbridge);
  board.play("footbridge").act("place SC-footbridge -1,0 0");
  board.place("05", -2, 0);  // the river ends in a lake with meadow all around, and a mammoth
  REQUIRE(board.same_feature(-1, 0, "meadow NL", -1, 0, "meadow SL"));
  const FeatureValue value = board.value(-1, 0, "meadow NL");
  CHECK(value.weight[kRed] == 1);
  CHECK(value.now == 2 + 2 + 2);
  board.member(kBlue, -2, 0, "meadow NL").end();
  CHECK(board.final_points(kRed, kMeadow) == 6);
  CHECK(board.final_points(kBlue, kMeadow) == 6);
}

TEST_CASE("SCOUT-06: the ferryman's owner gets the fish of the largest lake for each river of his system") {
  ScoutBoard board(kFerryman);
  board.play("ferryman").act("place SC-ferryman -1,0 0").clear_events();
  board.turn("01", -2, 0);  // blue completes his river: lakes with 3 fish and 1
  CHECK(board.scorings() == "0 7, 0 3");
  CHECK(board.told_by_scout(kFerrymanPaid).size() == 1);
  board.clear_events();
  board.turn("00", -3, 0, 90, "river E");  // green completes, and fishes, the next of the same system
  CHECK(board.scorings() == "2 7, 0 3");
}

TEST_CASE("SCOUT-06: a river of another system brings the ferryman nothing") {
  ScoutBoard board(kFerryman);
  board.place("61", 0, -1).place("59", 0, -2, 90);
  board.play("ferryman").act("place SC-ferryman -1,0 0").clear_events();
  board.turn("68", 1, -2, 90, "river W");  // a lake with one fish, a spring
  CHECK(board.scorings() == "1 3");
}

TEST_CASE(
    "SCOUT-06: the ferryman goes onto a river without fishermen; of another system's he may know nothing") {
  ScoutBoard board(kFerryman);
  board.play("").turn("61", 0, -1).turn("62", 0, -2).member(kBlue, 0, 0, "river W").turn("30", -1, -2);
  board.play("ferryman");
  CHECK_FALSE(board.may("place SC-ferryman -1,0 0"));
  CHECK(board.may("place SC-ferryman 1,-1 90"));  // a river of its own
}

TEST_CASE("SCOUT-07: the field takes a hut and keeps hunters out; each tile of its meadow gives a point") {
  ScoutBoard board(kAgriculture);
  board.play("agriculture").act("place SC-agriculture 0,-1 0");
  CHECK(board.huts(kRed) == 1);
  CHECK(board.members(kRed) == 5);
  board.lay("62", 0, -2);
  CHECK_FALSE(board.may_put_member("meadow NL"));
  board.end();
  CHECK(board.final_points(kRed, kMeadow) == 3);  // start tile, field and 0,-2; no hunter's points
  CHECK(board.final_points(kBlue, kMeadow) == 0);
}

TEST_CASE("SCOUT-03 SCOUT-07: what a tile gives once it is played is told as held by its owner") {
  const auto held = [](const HuntersBoard& board, Seat seat) {
    std::string text;
    for (const Holding& one : all_shown<HoldingList>(board.rules(), board.state(), &Shown::holdings, seat))
      text += (text.empty() ? "" : " ") + std::string(one.key) + ":" + std::to_string(one.amount);
    return text;
  };
  ScoutBoard field(kAgriculture);
  CHECK(held(field, kRed) == "agriculture:1");
  field.play("agriculture").act("place SC-agriculture 0,-1 0");
  CHECK(held(field, kRed) == "agriculture_played:2");
  field.place("62", 0, -2);
  CHECK(held(field, kRed) == "agriculture_played:3");
  CHECK(held(field, kBlue).empty());
  ScoutBoard ferry(kFerryman);
  ferry.play("ferryman").act("place SC-ferryman -1,0 0");
  CHECK(held(ferry, kRed) == "ferryman_played:1");
  ferry.place("01", -2, 0);  // a lake with three fish
  CHECK(held(ferry, kRed) == "ferryman_played:3");
  ScoutBoard scout(kScoutTile);
  scout.play("scout").act("place SC-scout 1,0 90");
  CHECK(held(scout, kRed) == "scout_played:1");
  ScoutBoard bridge(kFootbridge);
  bridge.play("footbridge").act("place SC-footbridge -1,0 0");
  CHECK(held(bridge, kRed) == "footbridge_played:1");
}

TEST_CASE("SCOUT-07: a tile with two parts of the meadow gives one point") {
  ScoutBoard board(kAgriculture);
  board.play("agriculture").act("place SC-agriculture 0,-1 0");
  board.place("05", -1, 0);  // around its lake both meadows of the start tile are one
  REQUIRE(board.same_feature(0, 0, "meadow WL", 0, 0, "meadow WR"));
  board.end();
  CHECK(board.final_points(kRed, kMeadow) == 3);
}

TEST_CASE("SCOUT-07: hunters who come by joining meadows score beside the field; its hut fishes nowhere") {
  ScoutBoard board(kAgriculture);
  board.play("agriculture").act("place SC-agriculture 0,-1 0");
  board.place("62", 0, -2).member(kBlue, 0, -2, "meadow NL").end();
  CHECK(board.final_points(kRed, kMeadow) == 3);
  CHECK(board.final_points(kBlue, kMeadow) == 4);  // mammoth and deer
  CHECK(board.final_points(kRed, kWater) == 0);
}

TEST_CASE("SCOUT-07: the bridge may not come to the meadow of a field") {
  ScoutBoard board(kFootbridge);
  board.give(kRed, kAgriculture);
  board.play("agriculture").act("place SC-agriculture 0,-1 0").turn("61", 0, -2).turn("62", 0, -3);
  REQUIRE(board.asked() == "draw_tile");  // every meadow that it could join is the field's
  CHECK(board.asked_seat() == kChance);
}

TEST_CASE("SCOUT-07: without a hut the field can not be played") {
  ScoutBoard board(kAgriculture);
  board.play("").turn("61", 0, -1).turn("62", 0, -2).huts_left(kRed, 0).turn("30", -1, -2);
  CHECK(board.asked() == "draw_tile");
}
