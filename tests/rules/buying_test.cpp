// HOUSE-07: a tile that is the only one left to complete something may be bought; and where that meets what
// else may be in play.
#include "engine/expansions/house_rules/house_rules.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;

TEST_CASE(
    "HOUSE-07 a tile that is the only one left to complete something may be bought: the buyer places it in "
    "their own name") {
  Board board(house({{"buying", 1}}, {}, 3));
  board.state().score = {0, 10, 3};
  board.bag({"E", "U", "V"});
  board.draw("E");  // nothing else closes the city
  CHECK(board.asked() == "offer");
  CHECK(board.asked_seat() == kBlue);
  CHECK(board.answers() == 10 + 1);  // nobody may offer more than they have
  board.act("pick:buying 6");
  CHECK(board.asked_seat() == kGreen);
  board.act("pick:buying 2");
  CHECK(board.asked() == "accept_offer");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.answers() == 3);
  board.act("pick:buying 1");
  CHECK(board.score(kBlue) == 4);
  CHECK(board.score(kRed) == 6);
  CHECK(board.origin(kBlue) == Origin::of_seat(kBlue));  // who pays
  CHECK(board.origin(kRed) == Origin::of_seat(kBlue));
  CHECK(board.asked() == "place_tile");
  CHECK(board.asked_seat() == kBlue);
  board.lay("E", 0, -1, 180).deploy("city S");
  CHECK(board.score(kBlue) == 8);
  // and the mover draws anew
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kRed);
  board.draw("U");
  CHECK(board.asked_seat() == kRed);
  board.lay("U", 1, 0).pass();
  CHECK(board.state().active == kBlue);
}

TEST_CASE(
    "HOUSE-07 no offer where another tile would do, for nobody who has nothing; the mover may accept none") {
  Board board(house({{"buying", 1}}));
  board.state().score = {0, 10};
  board.draw("E");  // there are more of them
  CHECK(board.asked() == "place_tile");
  Board poor(house({{"buying", 1}}));
  poor.bag({"E", "U"}).draw("E");
  CHECK(poor.asked() == "place_tile");
  Board kept(house({{"buying", 1}}));
  kept.state().score = {0, 10};
  kept.bag({"E", "U"}).draw("E").act("pick:buying 10").pass();
  CHECK(kept.asked_seat() == kRed);
  CHECK(kept.asked() == "place_tile");
  CHECK(kept.score(kBlue) == 10);
  Board declined(house({{"buying", 1}}));
  declined.state().score = {0, 10};
  declined.bag({"E", "U"}).draw("E").pass();
  CHECK(declined.asked() == "place_tile");
  // a monastery with one neighbour missing: whatever fits there
  for (const bool city : {true, false}) {
    Board monastery(house({{"buying", 1}}));
    monastery.place("U", 1, 0).place("U", -1, 0).place("B", 0, 1).place("B", -1, 1).place("B", 0, 2);
    monastery.place("V", -1, 2).place("B", 1, 1);
    if (!city) monastery.place("E", 0, -1, 180);  // already complete
    monastery.state().score = {0, 10};
    monastery.bag({"E", "B"}).draw("E");
    CHECK(monastery.asked() == (city ? "offer" : "place_tile"));
    CHECK(house_rules::is_the_only_one(monastery.rules(), monastery.state()) == city);
  }
}

TEST_CASE(
    "HOUSE-07 HOUSE-02 HOUSE-03 tiles in hands are left too: the only one is neither there nor in the bag") {
  Board board(house({{"buying", 1}, {"look_ahead", 1}}));
  board.bag({"W", "E", "W", "E", "U", "U"});
  board.draw("W").lay("W", 1, 0).pass().draw("E");
  board.draw("W").lay("W", -1, 0).deploy("road E").draw("E");
  REQUIRE(board.score(kBlue) == 3);
  CHECK(board.asked() == "place_tile");  // red's E: blue holds the other
  CHECK(board.asked_seat() == kRed);
  Board own(house({{"buying", 1}, {"hand_of_three", 1}}));
  own.bag({"E", "E", "U", "U"}).state().score = {0, 3};
  own.draw("E").draw("E").draw("U").act("pick:hands tile_1");
  CHECK(own.asked() == "place_tile");
  Board last(house({{"buying", 1}, {"hand_of_three", 1}}));
  last.bag({"E", "U", "U", "U"}).state().score = {0, 3};
  last.draw("E").draw("U").draw("U").act("pick:hands tile_1");
  CHECK(last.asked() == "offer");
}

TEST_CASE("HOUSE-07 an offer is any number of points that one has, of two digits at the most") {
  for (const int score : {49, 60, 99, 140}) {
    Board board(house({{"buying", 1}}));
    board.state().score = {0, score};
    board.bag({"E", "U"}).draw("E");
    CHECK(board.answers() == 1 + std::min(score, 99));
  }
}

TEST_CASE("HOUSE-07 TRA-01 goods may be offered too; the bought tile earns no second turn") {
  Board board(house({{"buying", 1}}, {traders_builders::kId}));
  board.state().expansions[traders_builders::kId].bytes[3] = 1;  // blue has a wine
  board.put(kBlue, 0, 0, "city N").put(kBlue, 0, 0, "city N", kBuilder);
  board.bag({"E", "U"}).draw("E");
  CHECK(board.answers() == 2);
  board.act("pick:buying 100").act("pick:buying 1");
  CHECK(traders_builders::goods_of(board.state(), kRed)[0] == 1);
  CHECK(traders_builders::goods_of(board.state(), kBlue)[0] == 0);
  board.lay("E", 0, -1, 180).pass();
  CHECK(board.score(kBlue) == 4);
  CHECK(board.state().active == kRed);
  CHECK(board.asked() == "draw_tile");
}

TEST_CASE(
    "HOUSE-07 LET-02 LET-11 a message earned before the sale is the mover's, and comes when the mover has "
    "placed "
    "a tile") {
  Board board(house({{"buying", 1}}, {messages::kId, tower_thieves::kId}));
  board.bag({"TT-M", "U", "B", "B", "TT-N", "U", "U", "V", "TT-C"});
  const auto guard = [&](const char* id, int x, int y) {
    board.lay(id, x, y).act("deploy:tower_thieves meeple 1,0");
  };
  board.draw("TT-M");
  guard("TT-C", 1, 0);
  guard("U", 2, 0);
  board.act("pick:messages counter");  // red's relieved guard
  guard("B", 1, 1);
  board.act("pick:messages counter");  // blue's
  board.lay("B", 1, 2).pass().draw("TT-N");
  CHECK(board.asked_seat() == kRed);
  board.act("pick:messages messenger");  // lands on 10
  CHECK(board.asked() == "offer");
  board.act("pick:buying 1").act("pick:buying 1").lay("TT-N", 1, -1, 90).pass();
  CHECK(board.asked() == "draw_tile");  // blue has gained nothing
  REQUIRE(board.state().active == kRed);
  board.lay("U", 3, 0).pass();
  CHECK(board.asked() == "draw_message");
  board.chance(messages::kKnights);
  CHECK(board.asked() == "message");
  CHECK(board.asked_seat() == kRed);
}

TEST_CASE("HOUSE-07 LET-02 who places a bought tile draws the message that it brings") {
  Board board(house({{"buying", 1}}, {messages::kId}));
  board.state().score = {0, 2};
  board.bag({"E", "U"}).draw("E").act("pick:buying 1").act("pick:buying 1");
  board.lay("E", 0, -1, 180).deploy("city S").act("pick:messages counter");  // 1 and 4
  CHECK(board.asked() == "draw_message");
  board.chance(messages::kKnights);
  CHECK(board.asked_seat() == kBlue);
  board.act("pick:messages points").act("pick:messages messenger");
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kRed);
  board.lay("U", 1, 0).pass();
  CHECK(board.state().active == kBlue);
}

TEST_CASE(
    "HOUSE-07 HOUSE-02 LET-11 a message earned before the sale lapses where nothing is left to draw after "
    "it") {
  Board board(house({{"buying", 1}, {"look_ahead", 1}}, {messages::kId}));
  board.place("A", 1, 0, 90).bag({"E"}).state().score = {6, 6};
  house_rules::hands(board.state()).held[kBlue][0] = static_cast<u8>(1 + board.rules().design_by_id("A"));
  board.state().expansions[messages::kId].bytes[17] = 1u << kRed;  // has landed on a dark space in this turn
  board.draw("E").act("pick:buying 1").act("pick:buying 1").lay("E", 0, -1, 180).pass();
  REQUIRE(board.asked() == "offer");  // blue's turn, the tile in hand
  board.act("pick:buying 1").act("pick:buying 0").lay("A", -1, 0, 270).pass();
  CHECK(board.asked() == "");  // red was active, but in blue's turn
}

TEST_CASE(
    "HOUSE-07 GIFT-02 a gift opened for a tile that is sold: none for the one that comes in its place") {
  Board board(house({{"buying", 1}}, {gifts::kId, messages::kId}));
  u8* const gifts = board.state().expansions[gifts::kId].bytes.data();
  gifts[10 + gifts::kPayout] = gifts[10 + gifts::kPosture] = 1;  // red's
  gifts[15 + gifts::kPosture] = 1;                               // blue's
  board.put(kRed, 0, 0, "road E").put(kRed, 0, 0, "field EL").put(kBlue, 0, 0, "field SL");
  board.state().score = {0, 2};
  board.bag({"E", "B", "U", "U"}).draw("E");
  board.act("pick:gifts payout").act("return:gifts meeple " + board.spot(0, 0, "field EL"));
  board.act("pick:messages counter").act("pick:buying 1").act("pick:buying 1");
  board.lay("E", 0, -1, 180).deploy("city S").act("pick:messages counter").chance(messages::kAnotherTile);
  board.act("pick:messages perform").draw("B");
  CHECK(board.asked() == "open_gift");  // blue has opened none (GIFT-10)
  CHECK(board.asked_seat() == kBlue);
  board.pass().lay("B", 0, 1).pass();
  board.draw("U");
  CHECK(board.asked() == "place_tile");
  CHECK(board.asked_seat() == kRed);
  board.lay("U", 1, 0).pass().draw("U");
  CHECK(board.asked_seat() == kBlue);  // and for the next tile as ever
  CHECK(board.asked() == "open_gift");
}

TEST_CASE("HOUSE-07 what was offered is known by what it stands for") {
  Board board(house({{"buying", 1}}, {traders_builders::kId}));
  board.state().score = {0, 10};
  board.state().expansions[traders_builders::kId].bytes[3] = 1;  // blue has a wine
  board.bag({"E", "U"}).draw("E");
  CHECK(house_rules::price_of(board.rules(), 7).points == 7);
  CHECK(house_rules::price_of(board.rules(), 100).ware == "wine");
  CHECK(house_rules::price_of(board.rules(), 100).points == 0);
  board.act("pick:buying 7");
  CHECK(house_rules::offered_by(board.state(), kBlue) == 7);
  CHECK(house_rules::offered_by(board.state(), kRed) == 0);
}
