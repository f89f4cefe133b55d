// The Castle: scoring in play (CAS-20 to CAS-26).
#include "tests/support/castle.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// Two paths that C01 at 6,1, turned to the west, the north and the east, completes: from the start field in
// the north 3 tiles, from 5,1 in the west 2.
CastleBoard two_paths(Seat north, Seat west) {
  CastleBoard board;
  board.place("A04", 6, 0).put(north, 6, 0, "path S");
  board.place("F08", 5, 0).place("E05", 5, 1, 90).put(west, 5, 1, "path E");
  return board;
}
void lay_crossing(CastleBoard& board) { board.turn("C01", 6, 1, 270); }

// A tower of four tiles along the wall in the east, but for its tile at 8,8; the start field ends beside it.
void tower_of_four(CastleBoard& board) {
  board.place("F07", 8, 7).place("F12", 8, 6).place("F06", 7, 7).place("F11", 7, 8).place("F05", 7, 9, 90);
  board.place("F10", 8, 9);
}

}  // namespace

TEST_CASE("CAS-20 CAS-22: a path of three tiles and a start field with a well scores 8 (printed example)") {
  CastleBoard board;
  board.place("A01", 6, 0).place("A02", 6, 1).put(kRed, 6, 0, "path N");
  CHECK_FALSE(board.complete(6, 0, "path N"));
  board.turn("E05", 6, 2);
  CHECK(board.score(kRed) == 8);
  CHECK(board.supply(kRed) == 6);
}

TEST_CASE("CAS-20: more wells change nothing") {
  CastleBoard board;
  board.place("A01", 6, 0).place("A03", 6, 1).put(kRed, 6, 0, "path N");
  board.turn("E05", 6, 2);
  CHECK(board.score(kRed) == 8);
}

TEST_CASE("CAS-20: a path ends at a square, in a building, at the wall, at a start field, or in a loop") {
  CastleBoard ends;
  ends.place("E08", 6, 0);  // start field, and into the house
  CHECK(ends.complete(6, 0, "path N"));
  ends.place("F01", 5, 0).place("E05", 4, 0);  // the wall, and a square
  CHECK(ends.complete(4, 0, "path N"));
  CastleBoard loop;
  loop.place("F11", 6, 9).place("F06", 5, 9);
  loop.place("B02", 5, 8, 270);  // paths west and north
  loop.place("B01", 4, 8).place("B08", 4, 7, 90).put(kRed, 4, 7, "path E");
  CHECK_FALSE(loop.complete(4, 7, "path E"));
  loop.turn("B05", 5, 7, 180);
  CHECK(loop.score(kRed) == 8);  // four tiles, a well
}

TEST_CASE("CAS-20: a square parts its paths, a crossing without one joins them") {
  CastleBoard board;
  board.place("D01", 6, 0);
  CHECK_FALSE(board.same_feature(6, 0, "path N", 6, 0, "path E"));
  CHECK(board.complete(6, 0, "path N"));
  CHECK_FALSE(board.complete(6, 0, "path E"));
  board.place("D02", 2, 8);
  CHECK(board.same_feature(2, 8, "path N", 2, 8, "path E"));
  CHECK_FALSE(board.complete(2, 8, "path N"));
}

TEST_CASE("CAS-21: a completed tower of four tiles scores 8 (printed example)") {
  CastleBoard board;
  tower_of_four(board);
  board.put(kRed, 8, 7, "tower S");
  board.turn("F16", 8, 8);
  CHECK(board.score(kRed) == 8);
  CHECK(board.supply(kRed) == 6);
}

TEST_CASE("CAS-21: what lies beside the tile may be complete now as well as what lies on it") {
  CastleBoard board;
  board.place("F11", 6, 9, 90).put(kRed, 6, 9, "house E");
  board.to_move(kBlue).turn("F01", 7, 9);  // a tower beside the house
  CHECK(board.score(kRed) == 1);
  CHECK(board.supply(kRed) == 6);
}

TEST_CASE("CAS-21: an area with a hole is not complete") {
  CastleBoard board;
  board.place("F13", 6, 9);  // house north, east and south, where the start field bounds it
  board.place("F11", 7, 9, 270);
  CHECK_FALSE(board.complete(6, 9, "house N"));
  board.place("F01", 6, 8);
  CHECK(board.complete(6, 9, "house N"));
  CHECK(board.tiles(6, 9, "house N") == 2);
}

TEST_CASE("CAS-21 CAS-15: a house of one tile scores 1, whatever lies at its corner (printed example)") {
  CastleBoard board;
  board.place("F10", 6, 9).place("F04", 7, 9).place("F02", 7, 8);
  board.turn("F11", 8, 7, 90, "house E");  // against the tower of the start field
  CHECK_FALSE(board.same_feature(8, 7, "house E", 7, 8, "house N"));
  CHECK(board.score(kRed) == 1);
}

TEST_CASE("CAS-21: a tile counts once for each area") {
  CastleBoard board;
  board.place("F09", 8, 1, 90);   // houses east, with the start field, and west
  board.place("F06", 8, 0, 180);  // house south and west against a courtyard
  board.place("F02", 7, 1).place("F13", 7, 0, 90);
  CHECK(board.same_feature(8, 1, "house W", 7, 0, "house S"));
  CHECK(board.tiles(8, 1, "house W") == 4);
}

TEST_CASE("CAS-22: a start field counts as one more tile") {
  CastleBoard board;
  board.turn("F10", 8, 7, 90, "tower E");
  CHECK(board.score(kRed) == 4);
}

TEST_CASE("CAS-23: the majority scores, whoever has completed the area") {
  CastleBoard board;
  tower_of_four(board);
  board.put(kRed, 8, 7, "tower S").put(kRed, 8, 6, "tower S").put(kBlue, 8, 9, "tower N");
  board.to_move(kBlue).turn("F16", 8, 8);
  CHECK(board.score(kRed) == 8);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.supply(kRed) == 6);
  CHECK(board.supply(kBlue) == 6);
}

TEST_CASE(
    "CAS-23 CAS-24: two towers joined with a knight each: nobody scores, both go home (printed example)") {
  CastleBoard board;
  tower_of_four(board);
  board.put(kRed, 8, 7, "tower S").put(kBlue, 8, 9, "tower N");
  board.turn("F16", 8, 8);
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.supply(kRed) == 6);
  CHECK(board.supply(kBlue) == 6);
}

TEST_CASE(
    "CAS-24 CAS-20: a path of one tile completed and its herald placed: 1, and back (printed example)") {
  CastleBoard board;
  board.place("F11", 6, 9);
  board.turn("E05", 7, 9, 180, "path S");
  CHECK(board.score(kRed) == 1);
  CHECK(board.supply(kRed) == 6);
  CHECK(board.asked_seat() == kChance);  // not placed again in this turn
  CHECK(board.state().active == kBlue);
}

TEST_CASE(
    "CAS-24 CAS-21: a tower of two tiles completed and its knight placed: 4, and back (printed example)") {
  CastleBoard board;
  board.place("F10", 6, 9);
  CHECK_FALSE(board.complete(6, 9, "tower N"));
  board.turn("F18", 6, 8, 0, "tower S");
  CHECK(board.score(kRed) == 4);
  CHECK(board.supply(kRed) == 6);
}

TEST_CASE("CAS-24: merchants stay to the end") {
  CastleBoard board;
  board.turn("E05", 6, 0, 0, "courtyard EL");
  CHECK(board.supply(kRed) == 5);
  CHECK(board.meeples(6, 0, "courtyard EL") == 1);
  board.turn("F01", 5, 0).turn("F02", 7, 0).turn("F12", 6, 1);
  CHECK(board.supply(kRed) == 5);
  board.finish();
  CHECK(board.supply(kRed) == 5);
}

TEST_CASE("CAS-25: both score in one turn: who has laid the tile comes first") {
  for (const Seat active : {kRed, kBlue}) {
    CastleBoard board = two_paths(kRed, kBlue);
    board.to_move(active).clear_events();
    lay_crossing(board);
    CHECK(board.score(kRed) == 3);
    CHECK(board.score(kBlue) == 2);
    CHECK(board.scorings() == (active == kRed ? "0 3 3, 1 2 2" : "1 2 2, 0 3 3"));
  }
}

TEST_CASE("CAS-25: of several areas that player chooses the order, where it may matter") {
  const auto answers_at = [](int score, Seat owner) {
    CastleBoard board = two_paths(owner, owner);
    board.at(owner, score);
    lay_crossing(board);
    return board.asked() == "score_next" ? board.answers() : 0;
  };
  CHECK(answers_at(2, kRed) == 0);    // 4, 5, 7: no corner tower on the way
  CHECK(answers_at(30, kRed) == 2);   // 32 or 33
  CHECK(answers_at(28, kRed) == 0);   // 30 or 31: the same tower, and then 33
  CHECK(answers_at(30, kBlue) == 2);  // the other's areas as well
  for (const bool north_first : {true, false}) {
    CastleBoard board = two_paths(kRed, kRed);
    board.at(kRed, 30);
    lay_crossing(board);
    CHECK(board.asked_seat() == kRed);
    board.act("return follower " + (north_first ? board.spot(6, 0, "path S") : board.spot(5, 1, "path E")));
    CHECK(board.asked() == (north_first ? "open_token" : "draw_tile"));
    CHECK(board.token_at(33) != north_first);
    if (north_first) board.chance(castle::kFivePoints);
    CHECK(board.score(kRed) == 35);
    CHECK(board.supply(kRed) == 6);
  }
}

TEST_CASE("CAS-25: areas that bring the same are not asked about") {
  CastleBoard board;  // three tiles each
  board.place("A04", 6, 0).put(kRed, 6, 0, "path S").place("F08", 5, 0).place("A02", 5, 1, 90);
  board.place("E05", 4, 1, 90).put(kRed, 4, 1, "path E");
  board.at(kRed, 30);
  lay_crossing(board);
  CHECK(board.asked() == "open_token");
  board.chance(castle::kFivePoints);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.score(kRed) == 36);
}

TEST_CASE("CAS-26: who passes 99 has 100 points more; the counter stands on what is left") {
  CastleBoard board;
  board.at(kRed, 96).place("A01", 6, 0).place("A02", 6, 1).put(kRed, 6, 0, "path N");
  board.clear_events();
  board.turn("E05", 6, 2);
  CHECK(board.score(kRed) == 104);
  CHECK(board.scorings() == "0 8 4");
  CHECK(castle::space_of(board.rules(), 104) == 4);
}
