// The Castle: wall tokens and the keep (CAS-30 to CAS-35).
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using namespace bastide::castle;

namespace {

// A turn that scores two points for red: a path of one tile and a start field, its herald placed and taken
// back.
void score_two(CastleBoard& board, std::string_view tile = "E05", int x = 6, int y = 0, int degrees = 0) {
  board.turn(tile, x, y, degrees,
             "path " + std::string(1, kSideLetters[static_cast<unsigned>(degrees / 90)]));
}

// A house of two tiles, red's, that F11 at 6,8 completes.
void house_of_two(CastleBoard& board) { board.place("F11", 6, 9).put(kRed, 6, 9, "house N").clear_events(); }
void complete_house(CastleBoard& board) { board.turn("F11", 6, 8, 180); }

// A tower of two tiles, red's, that F18 at 6,8 completes.
void tower_of_two(CastleBoard& board) { board.place("F10", 6, 9).put(kRed, 6, 9, "tower N").clear_events(); }
void complete_tower(CastleBoard& board) { board.turn("F18", 6, 8); }

// Two houses, red's, that F09 at 6,8 completes: of two tiles in the south, of three in the north.
void two_houses(CastleBoard& board) {
  board.place("F11", 6, 9).put(kRed, 6, 9, "house N");
  board.place("F04", 5, 9).place("F01", 5, 8).place("F02", 5, 7).place("F08", 6, 7).place("F11", 6, 6, 180);
  board.put(kRed, 6, 6, "house S").clear_events();
}
void complete_both(CastleBoard& board) { board.turn("F09", 6, 8); }

}  // namespace

TEST_CASE("CAS-30: a counter that ends on a corner tower takes its token (printed example)") {
  CastleBoard board;
  board.at(kRed, 31);
  score_two(board);
  CHECK(board.score(kRed) == 33);
  CHECK(board.asked() == "open_token");
  CHECK(board.asked_seat() == kChance);
  CHECK(board.answers() == kTokenKinds);
  board.chance(kOpenTower);
  CHECK(board.held(kRed, kOpenTower) == 1);
  CHECK_FALSE(board.token_at(33));
  CHECK_FALSE(board.token_at(34));
  const auto taken = board.told(kTokenTaken);
  REQUIRE(taken.size() == 1);
  CHECK(taken[0].seat == kRed);
  CHECK(taken[0].piece == kOpenTower);
  CHECK(taken[0].amount == 33);
}

TEST_CASE("CAS-30: passing over takes nothing, a token taken is gone, either space of the tower will do") {
  CastleBoard board;
  board.at(kRed, 32).at(kBlue, 32);
  score_two(board);
  CHECK(board.score(kRed) == 34);
  CHECK(board.asked() == "open_token");
  board.chance(kOpenTower);
  score_two(board, "E06", 2, 8, 180);
  CHECK(board.score(kBlue) == 34);
  CHECK(board.asked() == "draw_tile");
  CastleBoard past;
  past.at(kRed, 32);
  past.place("A01", 6, 0).put(kRed, 6, 0, "path N").turn("E05", 6, 1);
  CHECK(past.score(kRed) == 38);
  CHECK(past.token_at(33));
  CHECK(past.asked() == "draw_tile");
}

TEST_CASE("CAS-30: in the other player's turn too, and lap after lap; the first tower has none") {
  CastleBoard lap;
  lap.to_move(kBlue).place("A02", 6, 0).put(kRed, 6, 0, "path N");
  lap.at(kRed, 130).turn("E05", 6, 1);
  CHECK(lap.score(kRed) == 133);
  CHECK(lap.asked() == "open_token");
  lap.chance(kExtraTurn);
  CHECK(lap.held(kRed, kExtraTurn) == 1);
  CHECK(lap.held(kBlue, kExtraTurn) == 0);
  CastleBoard first;
  first.at(kRed, 98);
  score_two(first);
  CHECK(first.score(kRed) == 100);
  CHECK(first.asked() == "draw_tile");
}

TEST_CASE("CAS-30 CAS-02: what lies where is told by no state, only what is left by kind") {
  CastleBoard board;
  board.give(kBlue, kExtraTurn).give(kBlue, kExtraTurn).at(kRed, 31);
  score_two(board);
  CHECK(board.answers() == kTokenKinds - 1);  // both of a kind lie open
  Action five;
  five.verb = Verb::Roll;
  five.option = kFivePoints;
  CHECK(chance_weight(board.rules(), board.state(), five) == 2);
  board.chance(kFivePoints);
  CHECK(memory(board.state()).unseen[kFivePoints] == 1);
  const auto view = std::make_unique<State>();
  view_for(board.rules(), board.state(), kBlue, *view);
  CHECK(std::memcmp(&memory(*view), &memory(board.state()), sizeof(Memory)) == 0);
}

TEST_CASE("CAS-31: a token is used from the next turn on") {
  for (const bool fresh : {true, false}) {
    CastleBoard board;
    tower_of_two(board);
    board.give(kRed, kTowerX4, fresh);
    complete_tower(board);
    CHECK(board.asked() == (fresh ? "draw_tile" : "use_token"));
  }
  CastleBoard board;  // one that was taken in the other's turn is good in the turn that follows
  tower_of_two(board);
  board.give(kRed, kTowerX4, true).to_move(kBlue).turn("E05", 6, 0);
  complete_tower(board);
  CHECK(board.asked() == "use_token");
  CastleBoard taken;  // one that was taken in the own turn is not
  taken.at(kRed, 31);
  score_two(taken);
  taken.chance(kExtraTurn);
  CHECK(taken.asked() == "draw_tile");
  CHECK(taken.state().active == kBlue);
  taken.turn("F11", 6, 9).turn("F11", 7, 9);
  CHECK(taken.asked() == "use_token");
}

TEST_CASE("CAS-31: a token is used in own turns only, once, and then it is out") {
  CastleBoard other;
  tower_of_two(other);
  other.give(kRed, kTowerX4).to_move(kBlue);
  complete_tower(other);
  CHECK(other.score(kRed) == 4);
  CHECK(other.held(kRed, kTowerX4) == 1);
  CastleBoard board;
  tower_of_two(board);
  board.give(kRed, kTowerX4);
  complete_tower(board);
  board.act("untoken tower_x4 0");
  CHECK(board.held(kRed, kTowerX4) == 0);
  const auto used = board.told(kTokenUsed);
  REQUIRE(used.size() == 1);
  CHECK(used[0].piece == kTowerX4);
}

TEST_CASE("CAS-31 CAS-32: token 1, a whole further turn, which is a next turn") {
  CastleBoard board;
  board.give(kRed, kExtraTurn).give(kRed, kHouseX2, true);
  house_of_two(board);
  board.turn("E05", 6, 0);
  CHECK(board.asked() == "use_token");
  CHECK(board.asked_seat() == kRed);
  board.act("untoken extra_turn 0");
  CHECK(board.state().active == kRed);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.held(kRed, kExtraTurn) == 0);
  complete_house(board);
  CHECK(board.asked() == "use_token");  // token 3 by now
  board.pass();
  CHECK(board.state().active == kBlue);
  CastleBoard not_used;
  not_used.give(kRed, kExtraTurn).turn("E05", 6, 0).pass();
  CHECK(not_used.state().active == kBlue);
  CHECK(not_used.held(kRed, kExtraTurn) == 1);
}

TEST_CASE("CAS-32: token 2, a completed tower at 4 a tile; token 3, a completed house at 2 a tile") {
  CastleBoard tower;
  tower_of_two(tower);
  tower.give(kRed, kTowerX4);
  complete_tower(tower);
  tower.act("untoken tower_x4 0");
  CHECK(tower.score(kRed) == 8);
  CHECK(tower.scorings() == "0 8 8");
  CastleBoard house;
  house_of_two(house);
  house.give(kRed, kHouseX2);
  complete_house(house);
  house.act("untoken house_x2 0");
  CHECK(house.score(kRed) == 4);
  CastleBoard kept;
  house_of_two(kept);
  kept.give(kRed, kHouseX2);
  complete_house(kept);
  kept.pass();
  CHECK(kept.score(kRed) == 2);
  CHECK(kept.held(kRed, kHouseX2) == 1);
}

TEST_CASE("CAS-33: 2 and 3 only for an area one holds, one token for each area, each for its kind") {
  CastleBoard wrong;
  tower_of_two(wrong);
  wrong.give(kRed, kHouseX2).give(kBlue, kTowerX4);
  complete_tower(wrong);
  CHECK(wrong.score(kRed) == 4);
  CHECK(wrong.asked() == "draw_tile");
  CastleBoard other;  // in the other's turn it is not played
  tower_of_two(other);
  other.give(kRed, kTowerX4).to_move(kBlue);
  complete_tower(other);
  CHECK(other.asked() == "draw_tile");
  CHECK(other.score(kRed) == 4);
  CastleBoard twice;
  tower_of_two(twice);
  twice.give(kRed, kTowerX4).give(kRed, kTowerX4);
  complete_tower(twice);
  twice.act("untoken tower_x4 0");
  CHECK(twice.score(kRed) == 8);
  CHECK(twice.held(kRed, kTowerX4) == 1);
  CHECK(twice.asked() == "draw_tile");
  CastleBoard tied;
  tower_of_two(tied);
  tied.place("F07", 6, 8).put(kBlue, 6, 8, "tower N").put(kRed, 6, 8, "tower S").put(kBlue, 6, 8, "tower S");
  tied.give(kRed, kTowerX4).turn("F18", 6, 7);
  CHECK(tied.score(kRed) == 0);
  CHECK(tied.asked() == "draw_tile");
}

TEST_CASE(
    "CAS-25 CAS-33: where points are still to be chosen the order is asked, if that can change anything") {
  CastleBoard plain;
  two_houses(plain);
  plain.at(kRed, 6);  // 8 or 9, 11: no corner tower
  complete_both(plain);
  CHECK(plain.score(kRed) == 11);
  CastleBoard board;
  two_houses(board);
  board.at(kRed, 6).give(kRed, kHouseX2);  // 12, if the larger one comes first
  complete_both(board);
  CHECK(board.asked() == "score_next");
  CHECK(board.answers() == 2);
  board.act("return follower " + board.spot(6, 6, "house S"));
  CHECK(board.asked() == "use_token");
  board.act("untoken house_x2 0");  // 6 points, then 2
  CHECK(board.asked() == "open_token");
  board.chance(kFivePoints);
  CHECK(board.scorings() == "0 6 12, 0 2 14");
  CastleBoard apart;
  two_houses(apart);
  apart.at(kRed, 2).give(kRed, kHouseX2);  // 4 to 10 and no corner tower, however it is done
  complete_both(apart);
  CHECK(apart.asked() == "use_token");
}

TEST_CASE("CAS-35: of two houses completed at once the keep goes to the larger, whichever is scored first") {
  for (const bool larger_first : {false, true}) {
    CastleBoard board;
    two_houses(board);
    board.at(kRed, 30);
    complete_both(board);
    REQUIRE(board.asked() == "score_next");
    board.act("return follower " +
              (larger_first ? board.spot(6, 6, "house S") : board.spot(6, 9, "house N")));
    while (board.asked() == "open_token") board.chance(kFivePoints);
    const auto set = board.told(kKeepSet);
    REQUIRE(set.size() == 1);
    CHECK(set[0].amount == 3);
    CHECK(find(board.state(), set[0].feature_segment) == find(board.state(), board.segment(6, 6, "house S")));
  }
}

TEST_CASE(
    "CAS-34: the keep onto the first house one completes and holds; a strictly larger one takes it over") {
  CastleBoard board;
  house_of_two(board);
  complete_house(board);
  CHECK(board.keep(kRed) == 2);
  const auto set = board.told(kKeepSet);
  REQUIRE(set.size() == 1);
  CHECK(set[0].seat == kRed);
  CHECK(set[0].amount == 2);
  CHECK(set[0].feature_segment == board.segment(6, 9, "house N"));
  // another of two tiles: not larger
  board.to_move(kRed).place("F09", 8, 1, 90).put(kRed, 8, 1, "house W");
  board.turn("F17", 7, 1, 270);
  CHECK(board.score(kRed) == 2 + 2);
  CHECK(board.keep(kRed) == 2);
  CHECK(board.told(kKeepSet).size() == 1);
  // one of four
  board.to_move(kRed).place("F13", 0, 6, 180).put(kRed, 0, 6, "house W");
  board.place("E03", 0, 7, 180).turn("E08", 0, 5);
  CHECK(board.keep(kRed) == 4);
  LyingList lying;
  board.rules().expansions[kCoreId]->shown.lying(board.rules(), board.state(), lying);
  REQUIRE(lying.size() == 1);
  CHECK(lying[0].token == kKeepToken);
  CHECK(lying[0].cell == Cell{0, 6});
  CHECK(lying[0].seat == kRed);
}

TEST_CASE("CAS-34: a house that the other has completed bears no keep, nor one that is tied") {
  CastleBoard board;
  house_of_two(board);
  board.to_move(kBlue);
  complete_house(board);
  CHECK(board.score(kRed) == 2);
  CHECK(board.keep(kRed) == 0);
  CHECK(board.keep(kBlue) == 0);
  CastleBoard tied;
  house_of_two(tied);
  tied.put(kBlue, 6, 9, "house N");
  complete_house(tied);
  CHECK(tied.keep(kRed) == 0);
}

TEST_CASE(
    "CAS-35: a start field counts for the size of the keep, of two at once the larger, token 8 needs a "
    "keep") {
  CastleBoard board;
  board.turn("F11", 8, 1, 90, "house E");
  CHECK(board.keep(kRed) == 2);
  board.give(kRed, kKeepPlus2).give(kBlue, kKeepPlus2);
  CHECK(keep_size(board.state(), kRed) == 4);
  CHECK(keep_size(board.state(), kBlue) == 0);
  board.give(kRed, kKeepPlus2);
  CHECK(keep_size(board.state(), kRed) == 6);
  for (const char* first : {"6,9", "6,6"}) {
    CastleBoard both;
    two_houses(both);
    both.at(kRed, 30);
    complete_both(both);
    REQUIRE(both.asked() == "score_next");
    both.act("return follower " + std::string(first) + "/0");
    if (both.asked() == "open_token") both.chance(kFivePoints);
    CHECK(both.keep(kRed) == 3);
  }
}
