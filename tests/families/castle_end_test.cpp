// The Castle: the end of the game (CAS-40 to CAS-45).
#include "engine/game/scoreboard.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;
using namespace bastide::castle;

namespace {

// Lays out whatever tiles on all cells but these, without a thought for what they show.
CastleBoard all_but(const std::vector<Cell>& empty) {
  CastleBoard board;
  for (const Cell cell : facts(board.rules()).cells) {
    if (std::find(empty.begin(), empty.end(), cell) != empty.end()) continue;
    lay_tile(board.state(), board.rules().traits, board.rules().designs.data(),
             board.rules().design_by_id("F01"), cell, 0);
  }
  return board;
}

// Courtyards around 6,9, one with the start field's market: five markets, three followers.
CastleBoard five_markets() {
  CastleBoard board;
  board.place("F10", 6, 9).place("F11", 5, 9).place("F11", 7, 9).place("F03", 8, 9, 0);
  return board;
}

}  // namespace

TEST_CASE("CAS-40: the game ends after the turn of the last tile, and a token 1 gives no turn then") {
  CastleBoard board;
  board.give(kRed, kExtraTurn).bag({"E05"});
  board.lay("E05", 6, 0).deploy("path N");
  CHECK(board.asked().empty());
  CHECK(board.score(kRed) == 2);
  CHECK(board.held(kRed, kExtraTurn) == 1);
  CHECK(board.state().turn == 1);
}

TEST_CASE("CAS-40: tokens on the wall are removed first: points of the end take none") {
  CastleBoard board;
  board.at(kRed, 28).give(kRed, kFivePoints).finish();
  CHECK(board.score(kRed) == 33);
  CHECK(board.asked().empty());
  CHECK(memory(board.state()).on_wall == 0);
  CHECK(board.told(kTokenTaken).empty());
}

TEST_CASE("CAS-41: unfinished paths, towers and houses score nothing") {
  CastleBoard board;
  board.place("A01", 6, 0).put(kRed, 6, 0, "path N");
  board.place("F10", 6, 9).put(kRed, 6, 9, "tower N");
  board.place("F11", 7, 9).put(kBlue, 7, 9, "house N").finish();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("CAS-42: the largest of the areas of empty cells goes to the larger keep (printed example)") {
  // sixteen empty cells, of which eleven hang together by their sides
  std::vector<Cell> empty;
  for (int x = 1; x <= 6; ++x) empty.push_back({static_cast<i8>(x), 4});
  for (int x = 2; x <= 6; ++x) empty.push_back({static_cast<i8>(x), 5});
  for (const Cell lone : {Cell{7, 6}, Cell{0, 6}, Cell{8, 9}, Cell{8, 0}, Cell{8, 1}}) empty.push_back(lone);
  CHECK(empty.size() == 16);
  CastleBoard board = all_but(empty);
  board.bag({});
  CHECK(board.state().tile_count == 60 + 7);
  std::vector<Cell> cells;
  largest_empty_area(board.rules(), board.state(), cells);
  CHECK(cells.size() == 11);  // 7,6 is met at a corner only
  memory(board.state()).keep_size = {4, 3};
  board.finish();
  CHECK(board.score(kRed) == 11);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("CAS-42: while tiles are to come a keep is worth no more cells than can stay empty") {
  CastleBoard board;
  std::vector<Cell> cells;
  largest_empty_area(board.rules(), board.state(), cells);
  CHECK(cells.size() == 76);
  CHECK(keep_points(board.rules(), board.state()) == 16);  // 60 tiles are to come
  board.place("A01", 6, 0);
  CHECK(keep_points(board.rules(), board.state()) == 16);
  board.bag({"E05", "F01"});
  CHECK(keep_points(board.rules(), board.state()) == 75 - 2);
  board.bag({});
  CHECK(keep_points(board.rules(), board.state()) == 75);
  memory(board.state()).keep_size = {1, 0};
  board.finish();
  CHECK(board.score(kRed) == 75);
}

TEST_CASE("CAS-42 CAS-35: equal keeps bring nobody anything; token 8 is reckoned in, no keep is size 0") {
  struct Case {
    int red, blue, red_tokens, blue_tokens;
    Seat owner;
  };
  for (const Case& one :
       {Case{3, 3, 0, 0, kNobody}, Case{3, 4, 0, 0, kBlue}, Case{3, 4, 1, 0, kRed}, Case{3, 5, 1, 0, kNobody},
        Case{2, 5, 2, 0, kRed}, Case{0, 1, 2, 0, kBlue}, Case{0, 0, 1, 0, kNobody}, Case{1, 0, 0, 1, kRed}}) {
    CastleBoard board;
    memory(board.state()).keep_size = {static_cast<u8>(one.red), static_cast<u8>(one.blue)};
    for (int i = 0; i < one.red_tokens; ++i) board.give(kRed, kKeepPlus2);
    for (int i = 0; i < one.blue_tokens; ++i) board.give(kBlue, kKeepPlus2);
    CHECK(larger_keep(board.state()) == one.owner);
    board.bag({}).finish();
    CHECK(board.score(kRed) == (one.owner == kRed ? 76 : 0));
    CHECK(board.score(kBlue) == (one.owner == kBlue ? 76 : 0));
  }
}

TEST_CASE("CAS-43: a small courtyard with a market, white alone: 3 (printed example)") {
  CastleBoard board;
  board.place("F07", 8, 7, 180).put(kRed, 8, 7, "courtyard WL").finish();
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("CAS-43: five markets, one on a start field, black has the majority: 15 (printed example)") {
  CastleBoard board = five_markets();
  board.put(kRed, 6, 9, "courtyard EL");
  CHECK(lane(feature_of(board.state(), board.segment(6, 9, "courtyard EL")).counters, castle::kMarkets) == 5);
  board.put(kRed, 5, 9, "courtyard EL").put(kBlue, 7, 9, "courtyard EL").finish();
  CHECK(board.score(kRed) == 15);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.supply(kRed) == 4);
}

TEST_CASE("CAS-43: a tie brings nobody anything") {
  CastleBoard board = five_markets();
  board.put(kRed, 6, 9, "courtyard EL").put(kBlue, 7, 9, "courtyard EL").finish();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("CAS-32 CAS-33: the same with token 7: 20 (printed example); a second one adds nothing") {
  for (const int tokens : {1, 2}) {
    CastleBoard board = five_markets();
    board.put(kRed, 6, 9, "courtyard EL");
    for (int i = 0; i < tokens; ++i) board.give(kRed, kMarket4);
    board.place("F07", 8, 7, 180).put(kRed, 8, 7, "courtyard WL").finish();
    CHECK(board.score(kRed) == 20 + 4);  // and every other courtyard of the holder
  }
  CastleBoard other = five_markets();
  other.put(kBlue, 6, 9, "courtyard EL").give(kRed, kMarket4).finish();
  CHECK(other.score(kBlue) == 15);
}

TEST_CASE("CAS-32 CAS-44: tokens 4, 5 and 6 score an unfinished path, tower and house; 9 five points") {
  CastleBoard board;
  board.place("A01", 6, 0).put(kRed, 6, 0, "path N");
  board.place("F10", 6, 9).put(kRed, 6, 9, "tower N").place("F07", 6, 8);
  board.place("F11", 7, 9).put(kRed, 7, 9, "house N");
  board.give(kRed, kOpenPath).give(kRed, kOpenTower).give(kRed, kOpenHouse).give(kRed, kFivePoints);
  board.clear_events();
  board.finish();
  CHECK(board.scorings() == "0 2 2, 0 4 6, 0 1 7, 0 5 12");
  CHECK(board.told(kTokenUsed).size() == 4);
}

TEST_CASE("CAS-33: tokens 4, 5 and 6 need the majority in the area: none for another's, none for a tie") {
  for (const bool tied : {false, true}) {
    CastleBoard board;
    board.place("F10", 6, 9).put(kBlue, 6, 9, "tower N");
    if (tied) board.put(kRed, 6, 9, "tower N");
    board.give(kRed, kOpenTower).finish();
    CHECK(board.score(kRed) == 0);
  }
}

TEST_CASE("CAS-44: most points win, equal points are shared") {
  CastleBoard board;
  board.at(kRed, 7).at(kBlue, 2).give(kBlue, kFivePoints).finish();
  CHECK(winners(scores(board.rules(), board.state())) == 0b11);
}

TEST_CASE("CAS-45: two tokens of a kind need two areas, the best ones; a well doubles nothing for them") {
  CastleBoard one;
  one.place("A01", 6, 0).put(kRed, 6, 0, "path N").give(kRed, kOpenPath).give(kRed, kOpenPath).finish();
  CHECK(one.score(kRed) == 2);  // with the start field, the well not counted
  CastleBoard two;
  two.place("A03", 2, 8).put(kRed, 2, 8, "path N").give(kRed, kOpenPath);
  two.place("A01", 6, 0).put(kRed, 6, 0, "path N").place("A02", 6, 1);
  two.place("F01", 8, 7).put(kBlue, 8, 7, "tower W").give(kRed, kOpenTower);
  const OpenAreas areas = open_areas(two.state(), kRed, castle::kPath);
  REQUIRE(areas.size() == 2);
  CHECK(areas[0].points == 3);
  CHECK(areas[1].points == 2);
  two.finish();
  CHECK(two.score(kRed) == 3);  // the tower is the other's
}
