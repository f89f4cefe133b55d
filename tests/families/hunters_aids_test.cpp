// What screens and computer players ask of Hunters & Gatherers: animals of a meadow, fish of rivers and
// river systems, what a forest would earn, what the trap has taken; owner and value, what fits, scores to
// come.
#include "engine/families/hunters/aids.h"
#include "engine/game/outlook.h"
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;
using namespace bastide::hunters;

namespace {

MeadowAid meadow(const HuntersBoard& board, int x, int y, std::string_view where) {
  return meadow_aid(board.rules(), board.state(), board.segment(x, y, where));
}

}  // namespace

TEST_CASE("aids of the hunters: a meadow's animals as the end would count them") {
  HuntersBoard board;
  board.place("61", 0, -1).place("62", 0, -2).place("30", -1, -2).place("31", 0, -3);
  const MeadowAid aid = meadow(board, 0, -1, "meadow NL");
  CHECK(aid.tiles == 5);
  CHECK(aid.herd.mammoths == 2);
  CHECK(aid.herd.deer == 2);
  CHECK(aid.herd.tigers == 1);
  CHECK(aid.herd.eaten == 1);
  CHECK_FALSE(aid.herd.fire);
  CHECK(herd_points(board.rules(), aid.herd) == 2 * 2 + 2 * 1);
  CHECK(meadow(board, 0, 0, "meadow WL").tiles == 1);
  board.place("85", 1, -1);  // fire, HG-58
  const MeadowAid burning = meadow(board, 0, -1, "meadow NL");
  CHECK(burning.herd.fire);
  CHECK(burning.herd.eaten == 0);
  CHECK(burning.tiles == 6);
}

TEST_CASE("aids of the hunters: whose a meadow is, and whose by the shrine") {
  HuntersBoard board;
  CHECK(board.value(0, 0, "meadow NL").owners == 0);
  CHECK(board.value(0, 0, "meadow NL").now == 2);
  board.member(kRed, 0, 0, "meadow NL").member(kRed, 0, 0, "meadow NR");
  board.place("61", 0, -1).member(kBlue, 0, -1, "meadow NL");
  FeatureValue value = board.value(0, 0, "meadow NL");
  CHECK(value.owners == 1 << kRed);
  CHECK(value.weight[kRed] == 2);
  CHECK(value.weight[kBlue] == 1);
  CHECK(value.each[kRed] == 4);
  CHECK(value.each[kBlue] == 0);
  board.place("81", 1, -1);  // the shrine: HG-57
  CHECK_FALSE(meadow(board, 0, 0, "meadow NL").shrine);
  board.member(kBlue, 1, -1, "meadow WL");
  CHECK(meadow(board, 0, 0, "meadow NL").shrine);
  value = board.value(0, 0, "meadow NL");
  CHECK(value.owners == 1 << kBlue);
  CHECK(value.each[kBlue] == 4);
}

TEST_CASE("aids of the hunters: a river's tiles, fish and open ends, and its system's") {
  HuntersBoard board;
  const auto river = [&](int x, int y, std::string_view where) {
    return river_aid(board.rules(), board.state(), board.segment(x, y, where));
  };
  board.place("48", -1, 0);  // from the start tile's lake to the west
  RiverAid aid = river(0, 0, "river W");
  CHECK(aid.tiles == 2);
  CHECK(aid.fish == 1);
  CHECK(aid.lakes.size() == 1);
  CHECK(aid.ends == 1);
  board.place("01", -2, 0);  // a lake with three fish; another river leaves it
  aid = river(0, 0, "river W");
  CHECK(aid.tiles == 3);
  CHECK(aid.fish == 4);
  CHECK(aid.lakes.size() == 2);
  CHECK(aid.ends == 0);
  CHECK(river(-2, 0, "river W").fish == 3);
  CHECK(river(-2, 0, "river W").ends == 1);
  const SystemAid system = system_aid(board.rules(), board.state(), board.segment(-2, 0, "river W"));
  CHECK(system.fish == 4);
  CHECK(system.lakes == 2);
  CHECK_FALSE(system.raft);
  CHECK(system.root == find(board.state(), board.segment(0, 0, "river_system W")));
  CHECK(system_aid(board.rules(), board.state(), board.segment(0, 0, "river_system W")).fish == 4);
  // an unfinished river is worth nothing now, and what it has if it is completed as it is (HG-51)
  board.member(kRed, -2, 0, "river W").hut(kBlue, 0, 0, "river_system W");
  CHECK(board.value(-2, 0, "river W").now == 0);
  CHECK(board.value(-2, 0, "river W").complete == 1 + 3);
  CHECK(board.value(-2, 0, "river_system W").now == 4);
  CHECK(board.value(-2, 0, "river_system W").owners == 1 << kBlue);
}

TEST_CASE("aids of the hunters: a lake at both ends of a river is one lake") {
  HuntersBoard board;
  board.place("13", -1, 0);  // four rivers of one lake; that to the west comes round to the north
  board.place("15", -2, 0, 270).place("16", -2, -1).place("18", -1, -1, 90);
  const RiverAid aid = river_aid(board.rules(), board.state(), board.segment(-1, 0, "river W"));
  CHECK(aid.tiles == 4);
  CHECK(aid.ends == 0);
  CHECK(aid.lakes.size() == 1);
  CHECK(aid.fish == 2);
}

TEST_CASE("aids of the hunters: a forest that would earn a bonus tile") {
  HuntersBoard board;
  const auto forest = [&] {
    return forest_aid(board.rules(), board.state(), board.segment(0, 0, "forest E"));
  };
  board.place("87", 1, 0, 180);  // with mushrooms
  CHECK(forest().tiles == 2);
  CHECK(forest().nuggets == 1);
  CHECK(forest().mushrooms == 1);
  CHECK(forest().open == 2);
  CHECK(forest().bonus);
  CHECK(bonus_left(board.state()) == 11);
  board.bonus_left({});
  CHECK_FALSE(forest().bonus);
  CHECK(board.value(0, 0, "forest E").now == 0);
  CHECK(board.value(0, 0, "forest E").complete == 2 * 2 + 2);
}

TEST_CASE("aids of the hunters: what the pit trap counts again, what the hunting trap has taken") {
  HuntersBoard pit(hunters_2020_setup());
  pit.place("92", 0, -1).place("62", -1, -1).place("61", -2, -1);
  CHECK(meadow(pit, 0, -1, "meadow SL").again.deer == 1);
  CHECK(meadow(pit, 0, -1, "meadow SL").again.aurochs == 1);
  CHECK(meadow(pit, 0, -1, "meadow SL").again.mammoths == 0);
  HuntersBoard board(hunters_2020_setup());
  CHECK(trapped(board.rules(), board.state()).empty());
  board.place("37", 0, 1).bonus_left({"94"}).turn("36", 1, 0, 90).lay("94", 1, 1, 180);
  const TrappedList gone = trapped(board.rules(), board.state());
  const auto has = [&](SegmentId segment) {
    for (const SegmentId one : gone) {
      if (one == segment) return true;
    }
    return false;
  };
  CHECK(has(board.segment(0, 1, "meadow EL")));
  CHECK(has(board.segment(1, 0, "meadow SL")));
  CHECK_FALSE(has(board.segment(0, 0, "meadow NL")));
  CHECK(meadow(board, 0, 1, "meadow EL").herd.deer == 0);
  CHECK(meadow(board, 0, 1, "meadow EL").herd.aurochs == 0);
}

TEST_CASE("aids of the hunters: raft, bridge and field are known") {
  HuntersBoard raft(hunters_2020_setup());
  raft.place("91", -1, 0);
  CHECK(system_aid(raft.rules(), raft.state(), raft.segment(0, 0, "river_system W")).raft);
  HuntersBoard board(hunters_scout_setup(3));
  board.deal({kFootbridge, kAgriculture, kShamanTile});
  CHECK_FALSE(meadow(board, 0, 0, "meadow NL").bear);
  CHECK(meadow(board, 0, 0, "meadow NL").field == kNobody);
  board.act("pick:scout footbridge").act("place SC-footbridge -1,0 0");
  CHECK(meadow(board, -1, 0, "meadow SL").bear);
  CHECK_FALSE(meadow(board, -1, 0, "meadow NL").bear);
  HuntersBoard field(hunters_scout_setup(3));
  field.deal({kAgriculture, kFootbridge, kShamanTile}).act("pick:scout agriculture");
  field.act("place SC-agriculture 0,-1 0");
  CHECK(meadow(field, 0, 0, "meadow NL").field == kRed);
  // SCOUT-07: it is its owner's, whoever hunts there; animals nobody hunts are nobody's
  const auto value = [&] { return field.value(0, 0, "meadow NL"); };
  const int tiles = meadow(field, 0, 0, "meadow NL").tiles;
  CHECK(tiles == 2);
  CHECK(value().owners == 1 << kRed);
  CHECK(value().now == tiles);
  CHECK(value().each[kRed] == tiles);
  const int animals = herd_points(field.rules(), meadow(field, 0, 0, "meadow NL").herd);
  CHECK(animals > 0);
  field.member(kBlue, 0, 0, "meadow NL");
  CHECK(value().owners == (1 << kRed | 1 << kBlue));
  CHECK(value().each[kRed] == tiles);
  CHECK(value().each[kBlue] == animals);
  CHECK(value().now == std::max(tiles, animals));
  field.end();
  CHECK(field.score(kRed) == tiles);
  CHECK(field.score(kBlue) == animals);
}

TEST_CASE("aids of the hunters: who hunts from the bridge is told of both meadows SCOUT-05") {
  HuntersBoard board(hunters_scout_setup(3));
  board.deal({kFootbridge, kAgriculture, kShamanTile});
  board.act("pick:scout footbridge").act("place SC-footbridge -1,0 0");
  CHECK(meadow(board, -1, 0, "meadow SL").bridge == kRed);
  CHECK(meadow(board, -1, 0, "meadow NL").bridge == kRed);
  CHECK(board.value(-1, 0, "meadow SL").weight[kRed] == 1);
  CHECK(board.value(-1, 0, "meadow NL").weight[kRed] == 1);
}

TEST_CASE("aids of the hunters: what fits, dead cells, growth and scores to come, from the outlook") {
  HuntersBoard board;
  board.place("36", 1, 0, 90).land_left({"37", "61"});
  const TilesThatFit fits = tiles_that_fit(board.rules(), board.state(), {0, 1});
  CHECK(fits.tiles == 1);  // what lies on the pile is not counted
  CHECK(board.rules().tile_id(fits.kinds[0].design) == "HG02-37");
  const auto is_dead = [&](Cell wanted) {
    for (const Cell cell : dead_cells(board.rules(), board.state())) {
      if (cell == wanted) return true;
    }
    return false;
  };
  CHECK(is_dead({-1, 0}));  // a river comes there
  CHECK_FALSE(is_dead({0, -1}));
  const auto scratch = std::make_unique<State>();
  board.member(kRed, 0, 0, "forest E");
  const u8 last = board.rules().design_by_id("HG02-37");
  const GrowthList grown = growth_by(board.rules(), board.state(), last, {0, 1}, 0, *scratch);
  REQUIRE(grown.size() == 1);
  CHECK(grown[0].completes);
  CHECK(grown[0].before == 0);
  CHECK(grown[0].after == 6);
  CHECK(grown[0].owners == 1 << kRed);
  board.draw("37");
  Action lay;
  lay.verb = Verb::PlaceTile;
  lay.option = last;
  lay.cell = {0, 1};
  CHECK(scores_after(board.rules(), board.state(), lay, *scratch)[kRed] == 6);
  board.member(kBlue, 0, 0, "meadow NL");
  CHECK(projected_scores(board.rules(), board.state(), *scratch)[kBlue] == 2);
  CHECK(projected_scores(board.rules(), board.state(), *scratch)[kRed] == 0);
}
