// Towers and Thieves: TOW-01 to TOW-13.
#include "engine/expansions/tower_thieves/tower_thieves.h"

#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace bastide;
using namespace bastide::test;
using tower_thieves::stolen_tile;
using tower_thieves::tower_at;

namespace {

Board tower_board(int players = 2) { return Board(with_expansions({tower_thieves::kId}, players)); }

// A tower at 1,0 by the rules, on TT-C: the first thief is stolen and brings it (TOW-09). Blue is to move.
Board with_tower(int players = 2) {
  Board board = tower_board(players);
  board.draw("TT-H").lay("TT-C", 1, 0).pass();
  return board;
}

// The memory of the expansion as tests may write it: sites of tile, height and guard, then how many, then
// pieces.
u8& byte(Board& board, std::size_t at) { return board.state().expansions[tower_thieves::kId].bytes[at]; }
void raise(Board& board, unsigned site, int height) { byte(board, 3 * site + 1) = static_cast<u8>(height); }
void set_pieces(Board& board, int pieces) {
  byte(board, 3 * tower_thieves::kMostTowers + 1) = static_cast<u8>(pieces);
}
void post(Board& board, unsigned site, Seat seat) {
  byte(board, 3 * site + 2) = static_cast<u8>(1 + seat);
  --board.state().supply[seat][kMeeple];
}

int height(const Board& board, int x, int y) {
  return tower_at(board.state(), {static_cast<i8>(x), static_cast<i8>(y)}).height;
}
Seat guard_at(const Board& board, int x, int y) {
  return tower_at(board.state(), {static_cast<i8>(x), static_cast<i8>(y)}).guard;
}

// Towers at 1,0 and, two cells south of the start tile, at 0,2 and 0,3; nobody on them.
Board with_three_towers(int players = 2) {
  Board board = with_tower(players);
  board.place("B", 0, 1);
  board.draw("TT-K").lay("TT-D", 0, 2, 90).pass();
  board.draw("TT-Q").lay("TT-E", 0, 3, 180).pass();
  return board;
}

}  // namespace

TEST_CASE(
    "TOW-01 12 thief tiles among the land tiles, 5 tower tiles beside the bag; with the River one tile "
    "more") {
  const Board board = tower_board();
  CHECK(tiles_left(board.state()) == 71 + 12);
  CHECK(board.state().group_left[tower_thieves::kTowerPile] == 5);
  CHECK(board.state().bag[board.rules().design_by_id("TT-A")] == 0);
  const Board river(with_expansions({river::kId, tower_thieves::kId}));
  const u8 site = river.rules().design_by_id("TT-A");
  CHECK(river.state().bag[site] == 1);
  CHECK(river.rules().designs[site].group ==
        river.rules().designs[river.rules().design_by_id("BB6F4")].group);
  CHECK(tiles_left(river.state()) == 71 + 12 + 11 + 1);
}

TEST_CASE("TOW-01 the river tile of the set is drawn before the lake, and carries the river on") {
  Board board(with_expansions({river::kId, tower_thieves::kId}));
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.size() == 11);  // ten of the river and that one, not the lake
  board.lay("TT-A", 1, 0);
  CHECK(height(board, 1, 0) == 1);
  CHECK(board.can_place("BB6F4", 2, 0) == false);  // the figure comes first
  board.pass();
  CHECK(board.can_place("BB6F4", 2, 0));
  CHECK_FALSE(board.can_place("BB6F4", 0, 1));
}

TEST_CASE("example TOW-02: a tile with a site laid has a tower of height 1, before a figure") {
  Board board = tower_board();
  board.draw("TT-H").lay("TT-C", 1, 0);
  CHECK(height(board, 1, 0) == 1);
  CHECK(board.asks_figure());
  CHECK(check_tokens(board.rules(), board.state()) == "");
}

TEST_CASE("TOW-02 with no piece left the site stays empty and is no tower") {
  Board board = tower_board();
  set_pieces(board, 0);
  board.draw("TT-H").lay("TT-C", 1, 0);
  CHECK(height(board, 1, 0) == 0);
  CHECK_FALSE(board.may("deploy:tower_thieves meeple 1,0"));
}

TEST_CASE(
    "example TOW-03: towers of height 1, 2, 3 are in sight from 1, 2, 3 cells away, over gaps, not "
    "diagonally") {
  for (int high = 1; high <= 3; ++high) {
    const tower_thieves::Tower tower{.cell = {0, 0}, .height = static_cast<u8>(high)};
    CHECK(tower_thieves::in_sight(tower, {0, 0}));
    for (i8 far = 1; far <= 5; ++far) {
      const auto back = static_cast<i8>(-far);
      for (const Cell cell : {Cell{far, 0}, Cell{back, 0}, Cell{0, far}, Cell{0, back}})
        CHECK(tower_thieves::in_sight(tower, cell) == (far <= high));
      CHECK_FALSE(tower_thieves::in_sight(tower, {far, far}));
      CHECK_FALSE(tower_thieves::in_sight(tower, {1, back}));
    }
  }
  Board board = with_tower();
  raise(board, 0, 3);
  board.place("B", 0, 1).place("B", 0, 2);
  board.lay("E", -1, 1, 180);
  CHECK_FALSE(board.may("deploy:tower_thieves meeple 1,0"));  // neither row nor column
  board.pass();
  board.lay("B", 1, 2);  // 1,1 is a gap
  CHECK(board.may("deploy:tower_thieves meeple 1,0"));
}

TEST_CASE("TOW-03 a guard stands instead of a figure on the tile, from the supply, on top of the tower") {
  Board board = tower_board();
  board.draw("TT-H").lay("TT-C", 1, 0);
  CHECK(board.may("deploy:tower_thieves meeple 1,0"));  // its own tile
  board.act("deploy:tower_thieves meeple 1,0");
  CHECK(guard_at(board, 1, 0) == kRed);
  CHECK(board.supply(kRed) == 6);
  CHECK(board.asked() == "draw_tile");
  CHECK(check_pieces(board.rules(), board.state()) == "");
}

TEST_CASE("example TOW-04: a guard put where another player's stands: that one goes back, its owner gets 2") {
  Board board = with_tower();
  raise(board, 0, 2);
  board.lay("U", 2, 0).act("deploy:tower_thieves meeple 1,0");
  CHECK(guard_at(board, 1, 0) == kBlue);
  board.lay("U", 3, 0).act("deploy:tower_thieves meeple 1,0");
  CHECK(guard_at(board, 1, 0) == kRed);
  CHECK(board.supply(kBlue) == 7);
  CHECK(board.score(kBlue) == 2);  // whatever the height
  CHECK(board.origin(kBlue) == Origin::place({1, 0}));
  CHECK(board.score(kRed) == 0);
  // of any player, oneself included
  board.to_move(kRed).lay("U", -1, 0).pass();
  board.to_move(kRed).lay("E", 1, -1, 0).act("deploy:tower_thieves meeple 1,0");
  CHECK(board.score(kRed) == 2);
  CHECK(board.supply(kRed) == 6);
}

TEST_CASE(
    "example TOW-05: two towers below 5 without guards and a guarded one: those two grow, that one does "
    "not") {
  Board board = with_three_towers();
  raise(board, 0, 4);
  raise(board, 1, 2);
  raise(board, 2, 3);
  post(board, 2, kBlue);
  board.draw("TT-O");
  CHECK(height(board, 1, 0) == 5);
  CHECK(height(board, 0, 2) == 3);
  CHECK(height(board, 0, 3) == 3);
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("TOW-05 no tower grows beyond 5") {
  Board board = with_tower();
  raise(board, 0, 5);
  post(board, 0, kRed);
  board.place("B", 0, 1).draw("TT-O");
  CHECK(height(board, 1, 0) == 5);
  CHECK(guard_at(board, 1, 0) == kNobody);
  board.lay("TT-O", 2, 0).pass();
  board.draw("TT-P");
  CHECK(height(board, 1, 0) == 5);
}

TEST_CASE(
    "example TOW-05: a thief of 6, one player with 2 guards, another with 1: 12 and 6, all guards back") {
  Board board = with_three_towers();
  byte(board, 3 * tower_thieves::kMostTowers + 2) = kNoDesign;  // no stolen tile
  post(board, 0, kRed);
  post(board, 1, kRed);
  post(board, 2, kBlue);
  board.clear_events();
  board.draw("TT-J");
  CHECK(board.score(kRed) == 12);
  CHECK(board.score(kBlue) == 6);
  CHECK(board.origin(kRed) == Origin::place({1, 0}));  // the first of two towers
  CHECK(board.origin(kBlue) == Origin::place({0, 3}));
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 7);
  CHECK(board.count(EventKind::Scored) == 2);  // TOW-13: one gain each
  CHECK(board.asked() == "place_tile");        // as usual
  CHECK(tower_thieves::thief_on(board.rules(), board.state().hand) == 6);
}

TEST_CASE(
    "example TOW-05: the same with a stolen tile of value 4 by the scoreboard: 20 and 10, that tile to the "
    "box") {
  Board board = with_three_towers();
  byte(board, 3 * tower_thieves::kMostTowers + 2) = board.rules().design_by_id("TT-H");
  REQUIRE(stolen_tile(board.state()) == board.rules().design_by_id("TT-H"));
  post(board, 0, kRed);
  post(board, 1, kRed);
  post(board, 2, kBlue);
  board.draw("TT-J");
  CHECK(board.score(kRed) == 20);
  CHECK(board.score(kBlue) == 10);
  CHECK(stolen_tile(board.state()) == kNoDesign);
}

TEST_CASE(
    "TOW-05 where the supply is short the active player chooses which towers grow; with none left none "
    "does") {
  Board board = with_three_towers();
  set_pieces(board, 2);
  board.to_move(kBlue).draw("TT-J");
  const int before[] = {height(board, 1, 0), height(board, 0, 2), height(board, 0, 3)};
  CHECK(board.asked() == "grow_tower");
  CHECK(board.asked_seat() == kBlue);
  CHECK(board.answers() == 3);
  board.act("token:tower_thieves tower_piece 0,3");
  CHECK(board.answers() == 2);  // each at most once
  board.act("token:tower_thieves tower_piece 1,0");
  CHECK(height(board, 1, 0) == before[0] + 1);
  CHECK(height(board, 0, 2) == before[1]);
  CHECK(height(board, 0, 3) == before[2] + 1);
  CHECK(board.asked() == "draw_tile");  // nobody on guard: stolen, a tower tile comes
  CHECK(stolen_tile(board.state()) == board.rules().design_by_id("TT-J"));
  board.lay("TT-F", -1, 0).pass();
  board.draw("TT-P");  // nothing left in the supply
  CHECK(height(board, 1, 0) == before[0] + 1);
  CHECK(height(board, -1, 0) == 0);
  CHECK(board.asked() == "draw_tile");
}

TEST_CASE(
    "example TOW-06: a thief, no guard anywhere: towers grow, the tile is stolen, a tower tile is placed") {
  Board board = with_tower();
  board.place("B", 0, 1);
  const int left = tiles_left(board.state());
  board.clear_events();
  board.draw("TT-G");
  CHECK(height(board, 1, 0) == 2);
  CHECK(stolen_tile(board.state()) == board.rules().design_by_id("TT-G"));
  CHECK(board.asked() == "draw_tile");
  ActionList tiles;
  legal_actions(board.rules(), board.state(), tiles);
  CHECK(tiles.size() == 4);  // the tower tiles left
  board.lay("TT-D", 0, 2, 90);
  CHECK(board.count(EventKind::Scored) == 0);
  CHECK(tiles_left(board.state()) == left - 1);
  CHECK(board.state().group_left[tower_thieves::kTowerPile] == 3);
}

TEST_CASE("TOW-06 with no tower tile left a land tile comes instead, and a thief on it acts in turn") {
  Board board = tower_board();
  board.bag({"TT-H", "TT-J", "U"});
  board.draw("TT-H");
  CHECK(board.asked() == "draw_tile");
  board.draw("TT-J");
  CHECK(stolen_tile(board.state()) == board.rules().design_by_id("TT-J"));  // the other got away
  board.lay("U", 1, 0);
  CHECK(board.asks_figure());
}

TEST_CASE("TOW-07 a thief tile placed has no further effect") {
  Board board = with_tower();
  post(board, 0, kRed);
  board.draw("TT-O");
  CHECK(board.score(kRed) == 5 + 4);  // with TT-H by the scoreboard
  board.lay("TT-O", 2, 0).pass();
  CHECK(board.score(kRed) == 9);
  CHECK(height(board, 1, 0) == 1);
  CHECK(height(board, 2, 0) == 0);  // nor is there a tower on it
}

TEST_CASE("example TOW-08: 2 guards of one player at the end: 22 with a stolen tile of 6, 10 without") {
  for (const char* stolen : {"TT-J", ""}) {
    Board board = with_three_towers();
    byte(board, 3 * tower_thieves::kMostTowers + 2) =
        *stolen != 0 ? board.rules().design_by_id(stolen) : kNoDesign;
    post(board, 0, kBlue);
    post(board, 2, kBlue);
    board.finish();
    CHECK(board.score(kBlue) == (*stolen != 0 ? 22 : 10));
    CHECK(board.score(kRed) == 0);
  }
}

TEST_CASE(
    "TOW-09 without the River the first thief finds no tower: it is stolen and the first tower tile comes "
    "in") {
  Board board = tower_board();
  board.draw("TT-P");
  CHECK(stolen_tile(board.state()) == board.rules().design_by_id("TT-P"));
  board.lay("TT-B", 1, 0, 0);
  CHECK(height(board, 1, 0) == 1);
  // with it the river's tower may have a guard by then
  Board river(with_expansions({river::kId, tower_thieves::kId}));
  river.lay("TT-A", 1, 0).act("deploy:tower_thieves meeple 1,0");
  river.bag({"TT-P", "U"});
  river.state().filtering_placements = 0;
  river.state().asks = 0;
  river.state().step = 0;
  push_decision(river.state(), {kCoreId, 0, kChance, 0});
  river.state().step = 1;
  river.draw("TT-P");
  CHECK(river.score(kRed) == 5);
  CHECK(stolen_tile(river.state()) == kNoDesign);
}

TEST_CASE(
    "TOW-10 the field runs on across the river by a tunnel; an unbroken road parts the fields beside the "
    "city") {
  Board river(with_expansions({river::kId, tower_thieves::kId}));
  river.lay("TT-A", 1, 0);
  CHECK(river.same_feature(1, 0, "field NL", 1, 0, "field SR"));
  Board board = tower_board();
  board.place("TT-G", 0, -1, 180);
  // its city to the south; the field west of the city is not the one north of the road
  CHECK_FALSE(board.same_feature(0, -1, "field WR", 0, -1, "field NR"));
  CHECK_FALSE(board.same_feature(0, -1, "field WR", 0, -1, "field WL"));
}

TEST_CASE("TOW-11 large meeples stand guard and count as one; abbots do not; guards are on no feature") {
  Board board(with_expansions({abbot::kId, inns_cathedrals::kId, messages::kId, tower_thieves::kId}));
  board.draw("TT-H").lay("TT-C", 1, 0);
  CHECK(board.may("deploy:tower_thieves large_meeple 1,0"));
  CHECK_FALSE(board.may("deploy:tower_thieves abbot 1,0"));
  board.act("deploy:tower_thieves large_meeple 1,0");
  CHECK(board.pieces(kRed, kLargeMeeple) == 0);
  CHECK(board.state().figure_count == 0);
  for (u8 number = messages::kSmallestRoad; number <= messages::kFarmers; ++number)
    CHECK(messages::worth(board.rules(), board.state(), kRed, number) == -1);
  CHECK(board.meeples(1, 0, "road E") == 0);
  board.draw("TT-O").act("pick:messages counter");
  CHECK(board.score(kRed) == 9);  // one guard
  CHECK(board.pieces(kRed, kLargeMeeple) == 1);
  CHECK(check_pieces(board.rules(), board.state()) == "");
}

TEST_CASE(
    "TOW-12 a thief acts when drawn, even if its tile then fits nowhere; a tower tile that fits nowhere is "
    "replaced") {
  Board board = with_tower();
  post(board, 0, kRed);
  // only roads are left open: nothing but roads and fields fits
  State& state = board.state();
  for (unsigned i = 0; i < state.open_count; ++i) state.open_need[i] = 0x8888;
  board.clear_events();
  board.draw("TT-J");
  CHECK(board.score(kRed) == 6 + 4);
  CHECK(board.count(EventKind::TileDiscarded) == 1);
  CHECK(board.asked() == "draw_tile");
  board.draw("TT-K");
  CHECK(board.asked() == "draw_tile");  // stolen
  board.draw("TT-D");                   // fits nowhere
  ActionList tiles;
  legal_actions(board.rules(), board.state(), tiles);
  CHECK(tiles.size() == 3);
  CHECK(board.state().group_left[tower_thieves::kTowerPile] == 3);
}

TEST_CASE("TOW-12 HOUSE-02 a thief seen beforehand acts when its player takes the tile up") {
  Setup setup = with_expansions({tower_thieves::kId});
  set_option(setup, "look_ahead", 1);
  Board board(setup);
  board.lay("U", 1, 0).pass().draw("TT-H");  // red's next
  CHECK(stolen_tile(board.state()) == kNoDesign);
  board.lay("U", 2, 0).pass().draw("V");  // blue's next; red takes up the thief
  CHECK(board.state().active == kRed);
  CHECK(stolen_tile(board.state()) == board.rules().design_by_id("TT-H"));
}

TEST_CASE("TOW-13 LET-01 the guards of one player are one gain, the active player's first, then clockwise") {
  Board board(with_expansions({messages::kId, tower_thieves::kId}, 3));
  board.draw("TT-H").lay("TT-C", 1, 0).pass().place("B", 0, 1);
  board.draw("TT-K").lay("TT-D", 0, 2, 90).pass();
  post(board, 0, kRed);
  post(board, 1, kGreen);
  board.to_move(kGreen).draw("TT-O");
  CHECK(board.asked() == "choose_counter");
  CHECK(board.asked_seat() == kGreen);
  board.act("pick:messages messenger");
  CHECK(board.asked_seat() == kRed);
  board.act("pick:messages counter");
  CHECK(board.score(kGreen) == 9);
  CHECK(board.state().on_second[kGreen] == 9);
  CHECK(board.score(kRed) == 9);
}
