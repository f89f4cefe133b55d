// The worked examples of the printed rules for base game, farmers and editions, with their numbers
// (rules/examples.md, in its order). The pictures are lost: cells and tiles are ours.
#include "engine/game/scoreboard.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("example BASE-10 BASE-11: a crossroads laid so that one road and both fields go on") {
  Board board(2);
  CHECK(board.can_place("W", 1, 0, 0));
  CHECK_FALSE(board.can_place("W", 1, 1, 0));         // corner contact
  CHECK_FALSE(board.can_place("W", 1, 0, 90 + 180));  // its side without a road against the road
  board.turn("W", 1, 0, 0);
  CHECK(board.same_feature(0, 0, "road E", 1, 0, "road W"));
  CHECK(board.same_feature(0, 0, "field EL", 1, 0, "field WR"));
  CHECK(board.same_feature(0, 0, "field ER", 1, 0, "field WL"));
}

TEST_CASE("example BASE-14 BASE-15: a road with a highwayman joined by the next player's crossroads") {
  Board board(2);
  board.turn("U", 1, 0, 0, "road E").lay("L", 2, 0);
  CHECK(board.state().active == kBlue);
  CHECK_FALSE(board.may_deploy("road W"));
  CHECK(board.may_deploy("road E"));
  CHECK(board.may_deploy("road S"));
  CHECK(board.may_deploy("city N"));
}

TEST_CASE("example BASE-30 BASE-34 BASE-35 BASE-36: blue closes red's road, knight into a city: 3 and 0") {
  Board board(2);
  board.turn("A", -1, 0, 270, "road E").turn("L", 1, 0, 0, "city N");
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 6);
  CHECK(board.meeples(1, 0, "city N") == 1);
}

TEST_CASE("example BASE-04: space 3; token 50; token 100; 100 and 50") {
  CHECK(scoreboard_place(0 + 3) == ScoreboardPlace{3, 0, 0});
  CHECK(scoreboard_place(50) == ScoreboardPlace{0, 1, 0});
  CHECK(scoreboard_place(100) == ScoreboardPlace{0, 0, 1});
  CHECK(scoreboard_place(150) == ScoreboardPlace{0, 1, 1});
}

TEST_CASE("example BASE-20: two city parts touching by a corner are two cities") {
  Board board(2);
  board.turn("I", 0, -1, 180);
  CHECK_FALSE(board.same_feature(0, -1, "city S", 0, -1, "city E"));
}

TEST_CASE("example BASE-31 BASE-36: own city of 3 tiles and a coat of arms: 8") {
  Board board(2);
  board.turn("F", 0, -1, 90, "city N").turn("U", 1, 0).turn("E", 0, -2, 180);
  CHECK(board.score(kRed) == 8);
  CHECK(board.supply(kRed) == 7);
}

TEST_CASE("example BASE-31: a city with two segments on one tile, joined around, 4 tiles in all: 8") {
  Board board(2);
  board.place("N", 0, 1, 180).place("N", 1, 1, 270).place("N-G", 0, 2, 90).to_move(kBlue);
  board.lay("I", 1, 2);
  CHECK(board.same_feature(1, 2, "city N", 1, 2, "city W"));
  CHECK(board.tiles(1, 2, "city N") == 4);
  board.deploy("city N");
  CHECK(board.score(kBlue) == 8);
  CHECK(board.supply(kBlue) == 7);
}

TEST_CASE("example BASE-33: the last of 8 neighbours laid: 9, monk back") {
  Board board(2);
  board.place("B", 0, 1).put(kRed, 0, 1, "monastery").place("U", 1, 0).place("U", -1, 0);
  board.place("E", -1, 1, 270).place("E", 1, 1, 90).place("B", -1, 2).place("E", 0, 2, 180);
  board.to_move(kBlue).turn("B", 1, 2);
  CHECK(board.score(kRed) == 9);
  CHECK(board.supply(kRed) == 7);
}

TEST_CASE("example BASE-33: two monasteries side by side with 8 neighbours each: 9 each") {
  Board board(2);
  board.place("B", 0, 1).place("B", 0, 2).put(kRed, 0, 1, "monastery").put(kRed, 0, 2, "monastery");
  board.place("U", 1, 0).place("U", -1, 0).place("E", -1, 1, 270).place("E", 1, 1, 90);
  board.place("E", -1, 2, 270).turn("E", 1, 2, 90);
  CHECK(board.score(kRed) == 9);
  board.place("B", -1, 3).place("E-G", 0, 3, 180).turn("B", 1, 3);
  CHECK(board.score(kRed) == 18);
}

TEST_CASE("example BASE-16 BASE-37: highwayman on the free road of 3 the tile completes: 3, back at once") {
  Board board(2);
  board.supply(kRed, 1).place("A", -1, 0, 270).turn("W", 1, 0, 0, "road W");
  CHECK(board.score(kRed) == 3);
  CHECK(board.supply(kRed) == 1);
  CHECK(board.state().figure_count == 0);
  CHECK(board.state().active == kBlue);  // not placed again
}

TEST_CASE("example BASE-32 BASE-37: knight into the free 2-tile city a tile with two cities completes: 4") {
  Board board(2);
  board.turn("H", 0, -1, 0, "city S");
  CHECK(board.score(kRed) == 4);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.meeples(0, -1, "city N") == 0);
}

TEST_CASE("example BASE-13 BASE-37: one's own small city completed, knight to the other segment: 4") {
  Board board(2);
  board.put(kRed, 0, 0, "city N").turn("H", 0, -1, 0, "city N");
  CHECK(board.score(kRed) == 4);
  CHECK(board.supply(kRed) == 6);
  CHECK(board.meeples(0, -1, "city N") == 1);
  CHECK(board.meeples(0, -1, "city S") == 0);
}

TEST_CASE("example BASE-19 BASE-35: two roads with a highwayman each joined and closed: 4 and 4") {
  Board board(2);
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  board.place("B", 0, 1).place("B", 1, 1).place("B", 2, 1).place("A", 2, 0, 90).put(kBlue, 2, 0, "road W");
  board.turn("U", 1, 0);
  CHECK(board.score(kRed) == 4);
  CHECK(board.score(kBlue) == 4);
}

TEST_CASE("example BASE-19 BASE-35 BASE-36: three city parts joined, 2 knights against 1: 10 and 0") {
  Board board(2);
  board.place("U", 1, 0).place("E", 1, -1, 270).place("B", 1, -2).place("E", 0, -2, 180);
  board.put(kRed, 0, 0, "city N").put(kRed, 1, -1, "city W").put(kBlue, 0, -2, "city S");
  board.turn("Q", 0, -1, 90);  // four tiles, one coat of arms
  CHECK(board.score(kRed) == 10);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 7);
}

TEST_CASE("example BASE-51: an unfinished road of 3 tiles: 3") {
  Board board(2);
  board.turn("U", 1, 0, 0, "road E").turn("U", -1, 0).finish();
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("example BASE-51 BASE-35: an unfinished city of 5 tiles and 3 coats of arms: 8 and 0") {
  Board board(4);
  board.put(kGreen, 0, 0, "city N").place("F", 0, -1, 90).place("F", 0, -2, 90);
  board.place("U", 1, 0).place("U", 2, 0).place("B", 2, -1).place("B", 2, -2).place("B", 2, -3);
  board.place("E", 1, -3, 270).put(kGreen, 1, -3, "city W").put(kYellow, 0, -2, "city S");
  board.place("C", 0, -3).finish();
  CHECK(board.tiles(0, 0, "city N") == 5);
  CHECK(board.score(kGreen) == 8);
  CHECK(board.score(kYellow) == 0);
}

TEST_CASE("example BASE-51: an unfinished city of 2 tiles and 1 coat of arms: 3") {
  Board board(2);
  board.turn("F", 0, -1, 90, "city N").finish();
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("example BASE-51: an unfinished monastery with 3 neighbours: 4") {
  Board board(2);
  board.turn("B", 0, 1, 0, "monastery").turn("U", 1, 0).turn("U", -1, 0).finish();
  CHECK(board.score(kRed) == 4);
}

TEST_CASE("example FARM-01: fields cut by a road, two cities and the edge of the landscape: 3 fields") {
  Board board(2);
  board.place("G", 0, 1);
  std::set<SegmentId> fields;
  for (SegmentId s = 0; s < board.state().segment_count; ++s) {
    const SegmentId root = find(board.state(), s);
    if (board.state().features[root].kind == carcassonne::kField) fields.insert(root);
  }
  CHECK(fields.size() == 3);
}

namespace {

// A field with three completed cities and one unfinished, that of N at 0,-2.
void field_with_cities(Board& board) {
  board.place("E", 0, -1, 180).place("U", 1, 0);                       // A
  board.place("E", 1, -1, 90).place("E", 2, -1, 270);                  // B
  board.place("E", 1, -2).place("E-G", 1, -3, 180).place("N", 0, -2);  // C, and the unfinished one
}

}  // namespace

TEST_CASE("example FARM-03 BASE-35: tied on a field with 3 completed cities and one unfinished: 9 and 9") {
  Board board(2);
  field_with_cities(board);
  board.put(kRed, 0, -1, "field NL").put(kBlue, 1, -2, "field EL").finish();
  CHECK(board.score(kRed) == 9);
  CHECK(board.score(kBlue) == 9);
}

TEST_CASE("example FARM-03 FARM-04: majority on a field with 4 completed cities: 12") {
  Board board(4);
  field_with_cities(board);
  board.place("J", 0, -3, 180).place("K", -1, -2, 90);  // completes the city of N
  board.put(kYellow, 0, -1, "field NL").put(kYellow, 1, -1, "field WL").put(kRed, 1, -2, "field EL").finish();
  CHECK(board.score(kYellow) == 12);
  CHECK(board.score(kRed) == 0);
}

TEST_CASE("example FARM-04: alone on a small field touching A and B, which count for the large one too: 6") {
  Board board(2);
  // The strip between the two cities and the road is the small field, all north of them the large one.
  board.place("E", 0, -1, 180).place("D", 1, 0).place("E", 1, -1, 180);
  CHECK(board.same_feature(0, 0, "field EL", 1, 0, "field EL"));
  CHECK(board.same_feature(0, -1, "field NL", 1, -1, "field NL"));
  CHECK_FALSE(board.same_feature(0, 0, "field EL", 0, -1, "field NL"));
  board.put(kBlue, 0, 0, "field EL").put(kRed, 0, -1, "field NL").finish();
  CHECK(board.score(kBlue) == 6);
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("example ED-05: a completed 2-tile city without coat of arms, option on: 2; off: 4") {
  Board on(with_option("small_cities"));
  on.turn("E", 0, -1, 180, "city S");
  CHECK(on.score(kRed) == 2);
  Board off(2);
  off.turn("E", 0, -1, 180, "city S");
  CHECK(off.score(kRed) == 4);
}
