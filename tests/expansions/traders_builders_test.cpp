// Traders & Builders, what lies open and what stands on fields: goods (TRA-01, TRA-02), the pig
// (TRA-07, TRA-08), bridges (TRA-09). The builder has builder_test.cpp.
#include "engine/expansions/traders_builders/traders_builders.h"

#include "engine/assembly/built_in.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using traders_builders::goods_of;

namespace {

using Tokens = std::array<u8, traders_builders::kGoodsKinds>;  // wine, grain, cloth

Board traders_board(int players = 2) { return Board(with_expansions({traders_builders::kId}, players)); }

// The start tile's city with one wine and two grain; 1,-3 is open.
Board goods_city() {
  Board board = traders_board();
  board.place("HQ", 0, -1, 90).place("HE", 0, -2, 90).place("HG", 0, -3, 180);
  return board;
}

// A field with two completed cities round 0,1.
Board two_cities(int players = 2) {
  Board board(with_expansions({traders_builders::kId, inns_cathedrals::kId}, players));
  board.place("H", 0, 1, 90).place("E", 1, 1, 270).place("E", -1, 1, 90).place("B", 0, 2);
  return board;
}

}  // namespace

TEST_CASE("TRA-01 24 tiles with 9 wine, 6 grain and 5 cloth; builder and pig for each player") {
  const Board board = traders_board(6);
  CHECK(tiles_left(board.state()) == 71 + 24);
  Tokens symbols{};
  for (u8 d = 0; d < board.rules().design_count; ++d) {
    for (const CityFact& city : carcassonne::fact(board.rules(), d).cities) {
      for (unsigned kind = 0; kind < symbols.size(); ++kind) {
        if (!has_mark(city.marks, std::array{"wine", "grain", "cloth"}[kind])) continue;
        symbols[kind] = static_cast<u8>(symbols[kind] + carcassonne::fact(board.rules(), d).count);
      }
    }
  }
  CHECK(symbols == Tokens{9, 6, 5});
  for (Seat seat = 0; seat < 6; ++seat) {
    CHECK(board.pieces(seat, kBuilder) == 1);
    CHECK(board.pieces(seat, kPig) == 1);
    CHECK(goods_of(board.state(), seat) == Tokens{});
  }
}

TEST_CASE("TRA-01 red completes blue's city worth 10 with 2 grain and 1 wine: blue 10, red the goods") {
  Board board = goods_city();
  board.put(kBlue, 0, 0, "city N").turn("E", 1, -3, 270);
  CHECK(board.score(kBlue) == 10);
  CHECK(board.score(kRed) == 0);
  CHECK(goods_of(board.state(), kRed) == Tokens{1, 2, 0});
  CHECK(goods_of(board.state(), kBlue) == Tokens{});
}

TEST_CASE("TRA-01 even if nobody scores it, and not before it is complete") {
  Board board = goods_city();
  CHECK(goods_of(board.state(), kRed) == Tokens{});
  board.turn("V", 1, 0).turn("E", 1, -3, 270);
  CHECK(board.score(kRed) + board.score(kBlue) == 0);
  CHECK(goods_of(board.state(), kRed) == Tokens{});
  CHECK(goods_of(board.state(), kBlue) == Tokens{1, 2, 0});  // blue laid the completing tile
}

TEST_CASE("TRA-01 the city is scored first, then the goods, then its meeples go home") {
  Board board = goods_city();
  board.put(kBlue, 0, 0, "city N").clear_events();
  board.turn("E", 1, -3, 270);
  int scored = -1;
  int goods = -1;
  int returned = -1;
  for (int i = 0; i < static_cast<int>(board.events().size()); ++i) {
    const Event& event = board.events()[static_cast<unsigned>(i)];
    if (event.kind == EventKind::Scored) scored = i;
    if (event.kind == EventKind::ExpansionEvent && goods < 0) goods = i;
    if (event.kind == EventKind::FigureReturned) returned = i;
  }
  CHECK(scored >= 0);
  CHECK(goods > scored);
  CHECK(returned > goods);
  CHECK(board.count(EventKind::ExpansionEvent) == 2);  // wine and grain, each with its number
}

TEST_CASE("TRA-01 a city without goods gives none, a road neither") {
  Board board = traders_board();
  board.turn("E", 0, -1, 180).turn("A", 1, 0, 90);
  CHECK(goods_of(board.state(), kRed) == Tokens{});
  CHECK(goods_of(board.state(), kBlue) == Tokens{});
}

TEST_CASE("TRA-02 one kind to blue alone, two kinds tied: red 20, blue 30") {
  Board board = traders_board();
  // Blue's city: wine, grain and cloth. Red's: wine and grain.
  board.place("HQ", 0, -1, 90).place("HE", 0, -2, 90).place("HK", 0, -3, 180);
  board.place("E", 0, 1, 180).place("HS", 0, 2, 90).place("HF", 0, 3);
  board.turn("E", -1, 3, 90).turn("E", 1, -3, 270);
  REQUIRE(goods_of(board.state(), kRed) == Tokens{1, 1, 0});
  REQUIRE(goods_of(board.state(), kBlue) == Tokens{1, 1, 1});
  board.finish();
  CHECK(board.score(kRed) == 20);
  CHECK(board.score(kBlue) == 30);
}

TEST_CASE("TRA-02 the most tokens of a kind win it alone; a kind nobody has scores for nobody") {
  Board board = goods_city();
  board.place("E", 0, 1, 180).place("HS", 0, 2, 90).place("HF", 0, 3);
  board.turn("E", -1, 3, 90).turn("E", 1, -3, 270);
  REQUIRE(goods_of(board.state(), kRed) == Tokens{1, 1, 0});
  REQUIRE(goods_of(board.state(), kBlue) == Tokens{1, 2, 0});
  board.finish();
  CHECK(board.score(kRed) == 10);   // wine, tied
  CHECK(board.score(kBlue) == 20);  // wine, and grain alone
  Board none = traders_board(3);
  none.finish();
  for (Seat seat = 0; seat < 3; ++seat) CHECK(none.score(seat) == 0);
}

TEST_CASE("TRA-07 the pig goes on a field of the tile just placed where the player has a farmer") {
  Board board = traders_board();
  board.put(kRed, 0, 0, "field SL").put(kBlue, 0, 0, "field EL");
  board.lay("U", 1, 0);
  CHECK(board.may_deploy("field SL", kPig));
  CHECK_FALSE(board.may_deploy("field NL", kPig));  // blue's farmer
  CHECK_FALSE(board.may_deploy("road W", kPig));
  board.deploy("field SL", kPig);
  CHECK(board.pieces(kRed, kPig) == 0);
  CHECK(board.supply(kRed) == 6);
  CHECK(board.state().active == kBlue);  // it was placed instead of a meeple
  board.lay("V", -1, 0, 270);
  CHECK(board.may_deploy("field NR", kPig));
  board.pass().lay("U", 2, 0);
  CHECK_FALSE(board.may_deploy("field SL", kPig));  // there is one only
}

TEST_CASE("TRA-07 not without a farmer, other pigs and large farmers: a large one will do") {
  Board board = two_cities();
  board.lay("U", 1, 0);
  CHECK_FALSE(board.may_deploy("field SL", kPig));  // nobody's field
  board.pass();
  Board large = two_cities();
  large.put(kRed, 0, 0, "field SL", kLargeMeeple).lay("U", 1, 0);
  CHECK(large.may_deploy("field SL", kPig));
  // Another player's pig on the field does not matter.
  Board shared = two_cities();
  shared.put(kRed, 0, 0, "field SL").put(kBlue, 0, 2, "field").put(kBlue, 0, 2, "field", kPig);
  shared.lay("U", 1, 0);
  CHECK(shared.may_deploy("field SL", kPig));
  // On the field, but not on the tile just placed.
  Board far = traders_board();
  far.put(kRed, 0, 0, "field SL").lay("E", 0, -1, 180);
  CHECK_FALSE(far.may_deploy("field NL", kPig));
}

TEST_CASE("TRA-07 the farmer of the same turn is no help: one figure a turn") {
  Board board = traders_board();
  board.lay("U", 1, 0);
  CHECK_FALSE(board.may_deploy("field SL", kPig));
  board.deploy("field SL");
  CHECK(board.state().active == kBlue);
}

TEST_CASE("TRA-08 red majority and pig, 2 completed cities, blue in the minority: 8 and 0") {
  Board board = two_cities();
  board.put(kRed, 0, 0, "field SL").put(kRed, 0, 2, "field").put(kBlue, 0, 1, "field");
  board.put(kRed, 0, 2, "field", kPig);
  board.finish();
  CHECK(board.score(kRed) == 8);
  CHECK(board.score(kBlue) == 0);
}

TEST_CASE("TRA-08 red, blue and green tied, 2 completed cities, pigs of red and blue: 8, 8, 6") {
  Board board = two_cities(3);
  board.put(kRed, 0, 0, "field SL").put(kBlue, 0, 2, "field").put(kGreen, 0, 1, "field");
  board.put(kRed, 0, 0, "field SL", kPig).put(kBlue, 0, 2, "field", kPig);
  board.finish();
  CHECK(board.score(kRed) == 8);
  CHECK(board.score(kBlue) == 8);
  CHECK(board.score(kGreen) == 6);
}

TEST_CASE("TRA-08 the pig counts nothing in the majority, and nothing without it") {
  Board board = two_cities();
  board.put(kRed, 0, 0, "field SL").put(kRed, 0, 0, "field SL", kPig).put(kBlue, 0, 2, "field");
  board.put(kBlue, 0, 1, "field");
  CHECK(board.value(0, 1, "field").weight[kRed] == 1);
  CHECK(board.meeples(0, 1, "field") == 3);  // a pig is no meeple
  board.finish();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 6);
}

TEST_CASE("TRA-08 a pig on another field does not help") {
  Board board = two_cities();
  board.put(kRed, 0, 1, "field").put(kRed, 0, 0, "field EL").put(kRed, 0, 0, "field EL", kPig).finish();
  CHECK(board.score(kRed) == 6);
}

TEST_CASE("TRA-08 it stays to the end: nothing scored near it sends it home") {
  Board board = traders_board();
  board.put(kRed, 0, 0, "field SL").lay("U", 1, 0).deploy("field SL", kPig);
  board.turn("A", -1, 0, 270).turn("A", 2, 0, 90, "road W");
  CHECK(board.complete(0, 0, "road E"));
  CHECK(board.pieces(kRed, kPig) == 0);
  board.finish();
  CHECK(board.pieces(kRed, kPig) == 0);
}

TEST_CASE("TRA-08 ED-06 farmers by city: 4 where a pig lies on a field round the city") {
  Setup setup = with_expansions({traders_builders::kId});
  set_option(setup, "farmers_by_city");
  Board board(setup);
  board.place("H", 0, 1, 90).place("E", 1, 1, 270).place("E", -1, 1, 90).place("E", 0, -1, 180);
  board.put(kRed, 0, 1, "field").put(kRed, 0, 1, "field", kPig).put(kRed, 0, -1, "field NL").finish();
  CHECK(board.score(kRed) == 4 + 4 + 3);  // no pig lies beside the start tile's city
  for (const int pig_at : {0, 1}) {  // a farmer on the field beyond, without a pig, takes nothing from that
    CAPTURE(pig_at);
    Board beyond(setup);
    beyond.place("H", 0, 1, 90).place("E", 1, 1, 270).put(kRed, 0, 1, "field").put(kRed, 1, 1, "field");
    beyond.put(kRed, pig_at, 1, "field", kPig).finish();
    CHECK(beyond.score(kRed) == 4);
  }
}

TEST_CASE("TRA-08 without farmers in the game there is no place for a pig") {
  Setup setup = with_expansions({traders_builders::kId});
  carcassonne::set_option(setup, carcassonne::kFarmersOption, false ? 1 : 0);
  Board board(setup);
  board.lay("U", 1, 0);
  for (const char* where : {"field NL", "field SL"}) {
    CHECK_FALSE(board.may_deploy(where));
    CHECK_FALSE(board.may_deploy(where, kPig));
  }
}

TEST_CASE("TRA-09 HB: a bridge is no crossroads, both roads run on, four separate fields") {
  Board board = traders_board();
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  board.turn("HB", 1, 0);
  CHECK(board.same_feature(1, 0, "road W", 1, 0, "road E"));
  CHECK(board.same_feature(1, 0, "road N", 1, 0, "road S"));
  CHECK_FALSE(board.same_feature(1, 0, "road W", 1, 0, "road N"));
  CHECK(board.same_feature(0, 0, "road E", 1, 0, "road W"));
  CHECK_FALSE(board.complete(0, 0, "road E"));
  CHECK(board.score(kRed) == 0);
  board.turn("A", 2, 0, 90);
  CHECK(board.score(kRed) == 4);
  board.place("U", 1, -1, 90);  // beyond the bridge the other road
  CHECK(board.same_feature(1, -1, "road S", 1, 0, "road S"));
  CHECK_FALSE(board.same_feature(1, -1, "road S", 1, 0, "road W"));
}
