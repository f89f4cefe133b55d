// King & Robber Baron: KING-01 to KING-05.
#include "engine/expansions/king_robber/king_robber.h"

#include "engine/assembly/built_in.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace bastide;
using namespace bastide::test;
using king_robber::king;
using king_robber::robber_baron;

namespace {

int completed(const State& state, Kind kind) { return carcassonne::completed(state, {kind, kind})[0]; }

Board king_board(int players = 2) { return Board(with_expansions({king_robber::kId}, players)); }

int title_events(const Board& board, u8 option) {
  int count = 0;
  for (const Event& event : board.events())
    count += event.kind == EventKind::ExpansionEvent && event.option == option ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("KING-01 5 land tiles are shuffled in, with the base game and any of its expansions") {
  for (u32 others = 0; others < 32; ++others) {
    Setup setup;
    setup.expansions = others | 1u << king_robber::kId;
    carcassonne::set_option(setup, carcassonne::kEditionOption,
                            static_cast<int>(others % 2 == 0 ? Edition::C1 : Edition::C2));
    setup.expansions &= ~1u;
    const Board board(setup);
    for (const char* id : {"King1", "King2", "King3", "King4", "King5"}) {
      const u8 design = board.rules().design_by_id(id);
      REQUIRE(design != kNoDesign);
      CHECK(board.state().bag[design] == 1);
    }
  }
  CHECK(tiles_left(king_board().state()) == 71 + 5);
  CHECK(king(king_board().state()).holder == kNobody);
  CHECK(robber_baron(king_board().state()).holder == kNobody);
}

TEST_CASE("example KING-01 BASE-31: a city with both parts of the tile, 6 tiles in all: 12") {
  // King1 lies at 0,-1: its parts run south to north and west to east; 1,-2 joins them.
  Board board = king_board();
  board.place("King1", 0, -1, 0).place("E", -1, -1, 90).place("N", 0, -2, 180).put(kRed, 0, 0, "city N");
  CHECK_FALSE(board.same_feature(0, -1, "city N", 0, -1, "city E"));
  CHECK(board.same_feature(0, -1, "city N", 0, -1, "city S"));
  board.place("N", 1, -2, 270);
  board.turn("N-G", 1, -1);
  CHECK(board.same_feature(0, -1, "city N", 0, -1, "city E"));
  CHECK(board.tiles(0, -1, "city N") == 6);
  CHECK(board.complete(0, 0, "city N"));
  CHECK(board.score(kRed) == 12);
  CHECK(king(board.state()).tiles == 6);
}

TEST_CASE("KING-02 BASE-31 a tile with two parts of the city counts once for the King's size as well") {
  // A base tile whose two parts meet in a corner.
  Board board = king_board();
  board.place("N", 0, 1, 180).place("N", 1, 1, 270).place("N-G", 0, 2, 90).put(kRed, 0, 1, "city E");
  board.turn("I", 1, 2);
  CHECK(board.score(kRed) == 8);
  CHECK(king(board.state()).tiles == 4);
}

TEST_CASE("KING-02 whoever completes a city takes the King, with or without knights") {
  Board board = king_board();
  board.put(kBlue, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(board.score(kBlue) == 4);  // blue scores, red laid the tile
  CHECK(king(board.state()).holder == kRed);
  CHECK(king(board.state()).tiles == 2);
  Board nobody = king_board();
  nobody.turn("E", 0, -1, 180);
  CHECK(king(nobody.state()).holder == kRed);
  CHECK(title_events(nobody, king_robber::kKing) == 1);
}

TEST_CASE("KING-02 a larger city takes it over, an equal or smaller one nothing") {
  Board board = king_board();
  board.place("E", 0, 1, 180).place("E-G", 1, 1, 180).place("G", 1, 2, 90);
  board.turn("E", 0, -1, 180);  // red: 2 tiles
  board.turn("E", 0, 2);        // blue: 2 tiles
  CHECK(king(board.state()).holder == kRed);
  board.turn("U", 1, 0);
  board.turn("E", 1, 3);  // blue: 3 tiles
  CHECK(king(board.state()).holder == kBlue);
  CHECK(king(board.state()).tiles == 3);
  board.place("H", -1, 1, 180).turn("K", -1, 2);  // red: 2 tiles
  CHECK(king(board.state()).holder == kBlue);
}

TEST_CASE("KING-02 of two cities completed at once the larger counts") {
  // H closes the start tile's city of 2 and, to the north, one of 3.
  Board board = king_board();
  board.place("U", 1, 0).place("B", 1, -1).place("B", 1, -2).place("F", 0, -2, 90).place("E", 0, -3, 180);
  board.turn("H", 0, -1);
  CHECK(board.complete(0, -1, "city N"));
  CHECK(board.complete(0, -1, "city S"));
  CHECK(king(board.state()).tiles == 3);
  CHECK(king(board.state()).holder == kRed);
}

TEST_CASE("KING-02 an unfinished city, however large, takes nothing") {
  Board board = king_board();
  board.turn("C", 0, -1).turn("F", 1, -1);
  CHECK(king(board.state()).holder == kNobody);
}

TEST_CASE("KING-03 at the end the King's holder gets 1 point per completed city: 5 for five") {
  Board board = king_board();
  board.place("H", 0, 1, 90).place("E", 1, 1, 270).place("E", -1, 1, 90);  // two
  board.place("E", 0, 2, 180).place("E", 0, 3);                            // three
  board.place("H-G", 0, -1).place("F", 1, -1, 90);                         // four, and one only begun
  board.put(kBlue, 0, -1, "city N");
  board.turn("J", 0, -2, 180);  // five, blue's: red is the first to complete one in a turn
  CHECK(board.score(kBlue) == 4);
  CHECK(completed(board.state(), carcassonne::kCity) == 5);
  board.finish();
  CHECK(board.score(kRed) == 5);  // whoever completed them, occupied or not
  CHECK(board.score(kBlue) == 4);
}

TEST_CASE("KING-04 at the end the Robber Baron gets 1 point per completed road: 7 for seven") {
  Board board = king_board();
  board.place("L", 1, 0).place("W", -1, 0).place("X", 2, 0).place("A", 2, -1).place("A", 2, 1, 180);
  board.place("W", 3, 0).place("W", 1, 1, 90);
  CHECK(completed(board.state(), carcassonne::kRoad) == 6);
  board.turn("L", -1, 1, 180);
  CHECK(completed(board.state(), carcassonne::kRoad) == 7);
  board.finish();
  CHECK(board.score(kRed) == 7);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("KING-03 KING-04 a title nobody holds scores for nobody") {
  Board board = king_board();
  board.place("E", 0, -1, 180).place("A", -1, 0, 270).place("A", 1, 0, 90).finish();
  CHECK(completed(board.state(), carcassonne::kCity) == 1);
  CHECK(board.score(kRed) + board.score(kBlue) == 0);
}

TEST_CASE("KING-04 the Robber Baron works the same with roads") {
  Board board = king_board();
  board.place("A", -1, 0, 270).put(kBlue, 0, 0, "road E").turn("L", 1, 0);
  CHECK(board.score(kBlue) == 3);
  CHECK(robber_baron(board.state()).holder == kRed);
  CHECK(robber_baron(board.state()).tiles == 3);
  CHECK(king(board.state()).holder == kNobody);  // a road is no city
  board.place("U", 2, 0).turn("W", 3, 0);        // blue: L, U, W, three tiles
  CHECK(robber_baron(board.state()).holder == kRed);
  board.turn("B", 0, 1);
  board.place("U", 1, 1, 90).place("U", 1, 2, 90).turn("A", 1, 3, 180);  // blue: four tiles
  CHECK(robber_baron(board.state()).holder == kBlue);
  CHECK(robber_baron(board.state()).tiles == 4);
}

TEST_CASE("KING-04 a road of one tile more than once crossed counts its tiles once") {
  Board board = king_board();
  board.place("X", 1, 0).place("V", 2, 0).place("V", 2, 1, 90).turn("V", 1, 1, 180);
  CHECK(robber_baron(board.state()).tiles == 4);
}

TEST_CASE("KING-05 a larger city of the holder's own raises the mark to beat") {
  Board board = king_board();
  board.place("E", 0, 1, 180).place("F", 0, 2, 90).place("E-G", 1, 1, 180).place("G", 1, 2, 90);
  board.turn("E", 0, -1, 180);            // red: 2
  board.turn("U", 1, 0).turn("E", 0, 3);  // red: 3
  CHECK(king(board.state()).holder == kRed);
  CHECK(king(board.state()).tiles == 3);
  board.turn("E", 1, 3);  // blue: 3 is no longer enough
  CHECK(king(board.state()).holder == kRed);
  CHECK(title_events(board, king_robber::kKing) == 2);
}

TEST_CASE(
    "KING-05 FER-09 the mark stays when a ferry opens the road again; only roads complete at the end count") {
  Board board(with_expansions({king_robber::kId, ferries::kId}));
  board.place("A", -1, 0, 270);
  const auto ferry = [&](const char* a, const char* b) {
    const int first = local_segment(board.state(), board.segment(1, 0, a));
    const int second = local_segment(board.state(), board.segment(1, 0, b));
    return "token:ferries ferry 1,0/" + std::to_string(std::min(first, second)) + "+" +
           std::to_string(std::max(first, second));
  };
  board.lay("FährD", 1, 0).pass().act(ferry("road S", "road E"));
  REQUIRE(robber_baron(board.state()).tiles == 3);
  board.lay("U", 1, 1, 90).pass().act(ferry("road W", "road S"));
  REQUIRE_FALSE(board.complete(0, 0, "road E"));
  CHECK(robber_baron(board.state()).holder == kRed);
  CHECK(robber_baron(board.state()).tiles == 3);
  board.finish();
  CHECK(board.score(kRed) == 0);
}
