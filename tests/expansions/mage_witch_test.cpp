// Mage & Witch: MAGE-01 to MAGE-07.
#include "engine/expansions/mage_witch/mage_witch.h"

#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <cstring>

using namespace bastide;
using namespace bastide::test;
using mage_witch::kMage;
using mage_witch::kWitch;
using mage_witch::segment_of;

namespace {

Board magic_board(std::initializer_list<ExpansionId> others = {}) {
  Setup setup = with_expansions(others);
  setup.expansions |= 1u << mage_witch::kId;
  return Board(setup);
}

// Puts one of the two there by hand.
void conjure(Board& board, mage_witch::Who who, int x, int y, std::string_view where) {
  const SegmentId segment = board.segment(x, y, where);
  std::memcpy(&board.state().expansions[mage_witch::kId].bytes[sizeof(SegmentId) * who], &segment,
              sizeof segment);
  REQUIRE(segment_of(board.state(), who) == segment);
}

bool beside_the_board(const Board& board, mage_witch::Who who) {
  return segment_of(board.state(), who) == kNoSegmentId;
}

std::string mage_to(const Board& board, int x, int y, std::string_view where) {
  return "token:mage_witch mage " + board.spot(x, y, where);
}
std::string witch_to(const Board& board, int x, int y, std::string_view where) {
  return "token:mage_witch witch " + board.spot(x, y, where);
}

}  // namespace

TEST_CASE("MAGE-01 a magic tile: mage or witch onto any unfinished road or city, before the figure") {
  Board board = magic_board();
  CHECK(tiles_left(board.state()) == 71 + 8);
  board.put(kBlue, 0, 0, "city N").lay("MaHeA", 1, 0);
  CHECK(board.asked() == "mage_or_witch");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.answers() == 12);  // six segments of roads and cities, occupied or not, each for both
  CHECK_FALSE(board.may("pass"));
  board.act(mage_to(board, 0, 0, "city N"));
  CHECK(segment_of(board.state(), kMage) == board.segment(0, 0, "city N"));
  CHECK(beside_the_board(board, kWitch));
  CHECK(board.asks_figure());
}

TEST_CASE("MAGE-01 the two may not share a feature, and a move leads to another feature") {
  Board board = magic_board();
  board.place("U", -1, 0);
  conjure(board, kMage, 0, 0, "road E");
  board.lay("MaHeA", 1, 0);
  CHECK_FALSE(board.may(witch_to(board, 0, 0, "road E")));
  CHECK_FALSE(board.may(witch_to(board, -1, 0, "road W")));  // the same road
  CHECK_FALSE(board.may(mage_to(board, -1, 0, "road W")));   // her own feature
  CHECK(board.may(witch_to(board, 0, 0, "city N")));
  CHECK(board.may(mage_to(board, 1, 0, "road S")));
  board.act(mage_to(board, 1, 0, "road S"));
  CHECK(segment_of(board.state(), kMage) == board.segment(1, 0, "road S"));
}

TEST_CASE("MAGE-02 with no place for either one goes off; with none on the board nothing happens") {
  for (const bool on_board : {true, false}) {
    Board board = magic_board();
    board.place("E", 0, -1, 180).place("A", -1, 0, 270).place("A", 1, 0, 90);
    board.place("B", 0, 1).place("B", 0, 2).place("B", 0, 3).place("E", 1, 1, 180).place("E", 1, 3);
    if (on_board) {
      conjure(board, kMage, 1, 1, "city S");
      conjure(board, kWitch, 1, 3, "city N");
    }
    board.lay("MaHeD", 1, 2);  // closes both cities; nothing else is unfinished
    if (!on_board) {
      CHECK(board.asks_figure());
      continue;
    }
    CHECK(board.asked() == "mage_or_witch");
    CHECK(board.answers() == 2);
    board.act("untoken:mage_witch witch " + board.spot(1, 3, "city N"));
    CHECK(beside_the_board(board, kWitch));
    CHECK_FALSE(beside_the_board(board, kMage));
    board.pass();
    CHECK(beside_the_board(board, kMage));  // his city was completed
  }
}

TEST_CASE("example MAGE-03 BASE-35: a city of 8 tiles with 2 coats of arms and the mage, tied: 28 each") {
  Board board = magic_board();
  board.place("N", 0, -1, 180).place("F", 1, -1).place("F", 2, -1).place("G", 3, -1).place("N", 4, -1);
  board.place("N-G", 4, -2, 270).put(kRed, 0, 0, "city N").put(kBlue, 1, -1, "city W");
  conjure(board, kMage, 2, -1, "city W");
  board.turn("E", 3, -2, 90);
  CHECK(board.tiles(0, 0, "city N") == 8);
  CHECK(board.score(kRed) == 28);
  CHECK(board.score(kBlue) == 28);
  CHECK(beside_the_board(board, kMage));
}

TEST_CASE(
    "example MAGE-03: two roads closed by one tile, 5 tiles with the witch 3, 3 tiles with the mage 6") {
  Board board = magic_board();
  board.place("U", 1, 0).place("U", -1, 0).place("A", -2, 0, 270);
  board.place("B", 1, 1).place("U", 2, 1, 90).place("A", 2, 2, 180);
  board.put(kBlue, 0, 0, "road E").put(kRed, 2, 1, "road N");
  conjure(board, kWitch, -1, 0, "road W");
  conjure(board, kMage, 2, 2, "road N");
  board.turn("W", 2, 0);
  CHECK(board.tiles(0, 0, "road E") == 5);
  CHECK(board.score(kBlue) == 3);
  CHECK(board.score(kRed) == 6);
  CHECK(beside_the_board(board, kMage));
  CHECK(beside_the_board(board, kWitch));
}

TEST_CASE(
    "MAGE-03 the witch halves all points, inn and cathedral included; she goes home even if nobody scored") {
  Board inn = magic_board({inns_cathedrals::kId});
  inn.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  conjure(inn, kWitch, 0, 0, "road E");
  inn.place("EB", 1, 0).turn("A", 2, 0, 90);
  CHECK(inn.score(kRed) == 4);  // 4 tiles of 2 points
  Board nobody = magic_board();
  conjure(nobody, kWitch, 0, 0, "city N");
  nobody.turn("E", 0, -1, 180);
  CHECK(beside_the_board(nobody, kWitch));
}

TEST_CASE("MAGE-04 a tile that brings them together: one moves away, before a figure and before scoring") {
  Board board = magic_board();
  board.place("B", 0, 1).place("B", 1, 1).place("B", 2, 1).place("U", 2, 0);
  conjure(board, kMage, 0, 0, "road E");
  conjure(board, kWitch, 2, 0, "road W");
  board.lay("U", 1, 0);
  CHECK(board.asked() == "mage_or_witch");
  CHECK(board.answers() == 2);  // either into the city; the joined road is no place
  board.act(witch_to(board, 0, 0, "city N"));
  CHECK(board.asks_figure());
  board.pass();
  CHECK(segment_of(board.state(), kMage) == board.segment(0, 0, "road E"));
}

TEST_CASE("MAGE-01 MAGE-04 on a magic tile one move serves for both") {
  Board board = magic_board();
  board.place("B", 0, 1).place("U", 1, 1, 90);
  conjure(board, kMage, 0, 0, "road E");
  conjure(board, kWitch, 1, 1, "road N");
  board.lay("MaHeH", 1, 0);  // its bend joins west and south
  REQUIRE(board.same_feature(0, 0, "road E", 1, 1, "road S"));
  CHECK(board.asked() == "mage_or_witch");
  CHECK_FALSE(board.may(mage_to(board, 1, 1, "road S")));
  board.act(mage_to(board, 1, 0, "city N"));
  CHECK(board.asks_figure());
}

TEST_CASE("example MAGE-05 INN-01: an unfinished inn road of 4 tiles with the mage at the end: 4") {
  for (const bool mage : {true, false}) {
    Board board = magic_board({inns_cathedrals::kId});
    board.place("EB", 1, 0).place("U", 2, 0).place("U", -1, 0).put(kRed, 0, 0, "road E");
    if (mage) conjure(board, kMage, 2, 0, "road E");
    board.finish();
    CHECK(board.score(kRed) == (mage ? 4 : 0));
  }
}

TEST_CASE(
    "example MAGE-05 INN-02: an unfinished cathedral city, 6 tiles, 2 coats of arms, with the mage: 6") {
  Board board = magic_board({inns_cathedrals::kId});
  board.place("EK", 0, -1).place("F", 1, -1).place("F", -1, -1).place("G", 2, -1).place("E", 0, -2, 180);
  board.put(kRed, 0, 0, "city N");
  conjure(board, kMage, 2, -1, "city W");
  board.finish();
  CHECK(board.tiles(0, 0, "city N") == 6);
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("MAGE-05 they act the same at the end: 5 tiles of an unfinished road are halved to 3") {
  Board board = magic_board();
  board.place("U", 1, 0).place("U", 2, 0).place("U", -1, 0).place("U", -2, 0).put(kRed, 0, 0, "road E");
  conjure(board, kWitch, 2, 0, "road E");
  CHECK(board.value(0, 0, "road E").now == 3);  // screens know
  board.finish();
  CHECK(board.score(kRed) == 3);
}

TEST_CASE("MAGE-06 what the tile completes is no place, but who stands there may be moved away") {
  Board board = magic_board();
  board.put(kRed, 0, 0, "city N");
  conjure(board, kWitch, 0, 0, "city N");
  board.lay("MaHeD", 0, -1);  // completes the city to its south
  CHECK(board.complete(0, 0, "city N"));
  CHECK_FALSE(board.may(mage_to(board, 0, 0, "city N")));
  CHECK_FALSE(board.may(mage_to(board, 0, -1, "city S")));
  // nor where neither of them stands
  Board neither = magic_board();
  neither.lay("MaHeD", 0, -1);
  CHECK_FALSE(neither.may(mage_to(neither, 0, 0, "city N")));
  CHECK_FALSE(neither.may(mage_to(neither, 0, -1, "city S")));
  CHECK(neither.may(mage_to(neither, 0, 0, "road E")));
  board.act(witch_to(board, 0, -1, "city N")).pass();
  CHECK(board.score(kRed) == 4);
  CHECK(segment_of(board.state(), kWitch) == board.segment(0, -1, "city N"));
}

TEST_CASE("MAGE-07 they bar no meeple and count in no majority") {
  Board board = magic_board();
  conjure(board, kMage, 0, 0, "road E");
  board.lay("U", 1, 0);
  CHECK(board.may_deploy("road W"));
  CHECK(board.value(0, 0, "road E").owners == 0);
  // On roads and cities only.
  Board other = magic_board();
  other.lay("MaHeE", 0, -1, 180);
  ActionList legal;
  legal_actions(other.rules(), other.state(), legal);
  for (const Action& action : legal) {
    const PlacedTile& tile = other.state().tiles[other.state().at(action.cell) - 1u];
    const Kind kind = other.rules().designs[tile.design].segments[action.segment].kind;
    CHECK((kind == carcassonne::kRoad || kind == carcassonne::kCity));
  }
}
