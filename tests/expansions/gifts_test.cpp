// The Gifts: GIFT-01 to GIFT-10.
#include "engine/expansions/gifts/gifts.h"

#include "engine/expansions/house_rules/house_rules.h"
#include "engine/game/action_text.h"
#include "engine/game/save.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

#include <cstring>
#include <memory>
#include <string>

using namespace bastide;
using namespace bastide::test;
using gifts::gift_count;
using gifts::gifts_of;

namespace {

Board gift_board(int players = 2) { return Board(with_expansions({gifts::kId}, players)); }

// The memory of the expansion as tests may write it: pile, discards, hands, each a byte a kind.
u8& pile(Board& board, unsigned gift) { return board.state().expansions[gifts::kId].bytes[gift]; }
u8& discards(Board& board, unsigned gift) { return board.state().expansions[gifts::kId].bytes[5 + gift]; }
Board& give(Board& board, Seat seat, gifts::Gift gift) {
  ++board.state().expansions[gifts::kId].bytes[10u + 5u * seat + gift];
  --pile(board, gift);
  return board;
}

}  // namespace

TEST_CASE(
    "GIFT-01 whoever extends another's road draws a gift at once, before a figure, and holds it face down") {
  Board board = gift_board();
  board.put(kBlue, 0, 0, "road E").lay("U", 1, 0);
  CHECK(board.asked() == "draw_gift");
  CHECK(board.asked_seat() == kChance);
  board.chance(1 + gifts::kPayout);
  CHECK(gifts_of(board.state(), kRed, gifts::kPayout) == 1);
  CHECK(board.asks_figure());
  for (const Event& event : board.events())  // which one it is nobody is told
    if (event.kind == EventKind::ExpansionEvent) CHECK(event.amount == 1);
}

TEST_CASE(
    "example GIFT-01: red extends blue's road and a city where green has no majority: 1 gift; 1 as well if "
    "he had it") {
  for (const bool green : {false, true}) {
    Board board = gift_board(3);
    board.place("S", 0, -1, 180)
        .place("N", 1, -1, 270)
        .put(kBlue, 0, 0, "road E")
        .put(kGreen, 0, 0, "city N");
    if (!green) board.put(kRed, 0, 0, "city N");
    board.lay("K", 1, 0).chance(1);
    CHECK(board.same_feature(0, 0, "city N", 1, 0, "city N"));
    CHECK(gift_count(board.state(), kRed) == 1);
    CHECK(board.asks_figure());
  }
}

TEST_CASE(
    "GIFT-01 completing and joining count; own features and shared ones do not, nor fields and monasteries") {
  Board board = gift_board();
  board.put(kBlue, 0, 0, "city N").lay("E", 0, -1, 180);
  CHECK(board.asked() == "draw_gift");  // completed

  Board own = gift_board();
  own.put(kRed, 0, 0, "road E").lay("U", 1, 0);
  CHECK(own.asks_figure());

  Board shared = gift_board();
  shared.put(kRed, 0, 0, "road E").put(kBlue, 0, 0, "road E").lay("U", 1, 0);
  CHECK(shared.asks_figure());

  Board field = gift_board();
  field.place("B", 0, 1).put(kBlue, 0, 0, "field SL").put(kBlue, 0, 1, "monastery").lay("B", 1, 1);
  CHECK(field.asks_figure());

  Board joined = gift_board();
  joined.place("B", 0, 1).place("B", 1, 1).place("B", 2, 1).place("U", 2, 0);
  joined.put(kRed, 0, 0, "road E").put(kBlue, 2, 0, "road W").put(kBlue, 2, 0, "road W").lay("U", 1, 0);
  CHECK(joined.asked() == "draw_gift");  // blue is ahead by then
}

TEST_CASE("GIFT-02 one gift before the tile is placed, never two; it goes to the discard pile") {
  Board board = gift_board();
  give(give(board, kRed, gifts::kPayout), kRed, gifts::kPosture).put(kRed, 0, 0, "road E");
  board.draw("U");
  CHECK(board.asked() == "open_gift");
  CHECK(board.answers() == 3);
  board.act("pick:gifts payout");
  CHECK(discards(board, gifts::kPayout) == 1);
  CHECK(gift_count(board.state(), kRed) == 1);
  board.act("return:gifts meeple " + board.spot(0, 0, "road E"));
  CHECK(board.asked() == "place_tile");
  board.lay("U", 1, 0).pass();
  // or none
  board.put(kRed, 0, 0, "city N").to_move(kRed).draw("U").pass();
  CHECK(board.asked() == "place_tile");
  CHECK(gift_count(board.state(), kRed) == 1);
}

TEST_CASE(
    "GIFT-02 when a gift is due and the pile is empty the discards become it; with none there is no gift") {
  Board board = gift_board();
  for (unsigned gift = 0; gift < gifts::kGifts; ++gift) pile(board, gift) = 0;
  discards(board, gifts::kCouncil) = 2;
  board.put(kBlue, 0, 0, "road E").lay("U", 1, 0);
  CHECK(board.answers() == 1);
  board.chance(1 + gifts::kCouncil).pass();
  CHECK(pile(board, gifts::kCouncil) == 1);
  CHECK(discards(board, gifts::kCouncil) == 0);
  pile(board, gifts::kCouncil) = 0;
  board.to_move(kRed).draw("U");
  if (board.asked() == "open_gift") board.pass();
  board.lay("U", 2, 0);
  CHECK(board.asks_figure());
}

TEST_CASE("GIFT-02 for a tile that fits nowhere no gift is opened") {
  Board board = gift_board();
  give(board, kRed, gifts::kPayout).put(kRed, 0, 0, "road E");
  for (unsigned i = 0; i < board.state().open_count; ++i) board.state().open_need[i] = 0x8888;  // rivers
  board.draw("U");
  CHECK(board.asked() == "draw_tile");
  CHECK(board.count(EventKind::TileDiscarded) == 1);
}

TEST_CASE(
    "example GIFT-03 BASE-33: a monastery with red, blue, green; red adds one by Council: red 9, others 0") {
  for (const bool council : {true, false}) {
    Board board = gift_board(3);
    board.place("U", 1, 0).place("U", -1, 0).place("B", 0, 1).place("B", -1, 1).place("B", 0, 2);
    board.place("E", -1, 2, 180).place("B", 1, 1);
    for (const Seat seat : {kRed, kBlue, kGreen}) board.put(seat, 0, 1, "monastery");
    if (council) give(board, kRed, gifts::kCouncil);
    board.draw("E");
    if (council) {
      board.act("pick:gifts council");
      CHECK(board.asked() == "council");
      board.act("deploy:gifts meeple " + board.spot(0, 1, "monastery"));
      CHECK(board.supply(kRed) == 5);
    }
    board.lay("E", 1, 2, 180);
    CHECK(board.asks_figure());  // no part of step 2
    board.pass();
    CHECK(board.score(kRed) == 9);
    CHECK(board.score(kBlue) == (council ? 0 : 9));  // example: one each, nobody ahead
    CHECK(board.score(kGreen) == (council ? 0 : 9));
  }
}

TEST_CASE("GIFT-03 an empty monastery too, by large meeple or abbot as well; gardens are none") {
  Board board(with_expansions({abbot::kId, inns_cathedrals::kId, gifts::kId}));
  board.place("B", 0, 1).place("U-G", 1, 0);
  give(board, kRed, gifts::kCouncil).draw("U").act("pick:gifts council");
  CHECK(board.answers() == 3);
  board.act("deploy:gifts abbot " + board.spot(0, 1, "monastery"));
  CHECK(board.pieces(kRed, kAbbot) == 0);
  CHECK(board.meeples(0, 1, "monastery") == 1);
}

TEST_CASE(
    "example GIFT-04: red clears an own road of 4 tiles: 4, meeple back; then extends it with a new figure") {
  Board board = gift_board();
  board.place("U", 1, 0).place("U", 2, 0).place("U", 3, 0).put(kRed, 1, 0, "road E");
  give(board, kRed, gifts::kRoadClearing).draw("U").act("pick:gifts road_clearing");
  CHECK(board.asked() == "clear_road");
  CHECK(board.answers() == 1);
  board.act("return:gifts meeple " + board.spot(1, 0, "road E"));
  CHECK(board.score(kRed) == 4);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.asked() == "place_tile");
  board.lay("U", 4, 0);
  CHECK(board.may_deploy("road E"));
  board.deploy("road E");
  CHECK_FALSE(board.complete(0, 0, "road E"));
}

TEST_CASE(
    "GIFT-04 for everyone entitled, the mover needs none there; builders return; an inn counts double") {
  Board board(with_expansions({inns_cathedrals::kId, traders_builders::kId, gifts::kId}, 3));
  board.place("EB", 1, 0).put(kBlue, 0, 0, "road E").put(kGreen, 1, 0, "road E");
  board.put(kBlue, 0, 0, "road E", kBuilder);
  give(board, kRed, gifts::kRoadClearing).draw("U").act("pick:gifts road_clearing");
  board.act("return:gifts meeple " + board.spot(0, 0, "road E"));
  CHECK(board.score(kBlue) == 4);
  CHECK(board.score(kGreen) == 4);
  CHECK(board.score(kRed) == 0);
  CHECK(board.pieces(kBlue, kBuilder) == 1);
  CHECK(board.supply(kGreen) == 7);
  CHECK(check_features(board.rules(), board.state()) == "");
}

TEST_CASE(
    "GIFT-04 KING-04 MAGE-03 GOLD-03 the mage acts and goes off, ingots are handed out; no Robber Baron") {
  Board board(with_expansions({king_robber::kId, gold_mines::kId, mage_witch::kId, gifts::kId}));
  board.lay("GoldH", 1, 0, 90).pass();
  board.put(kBlue, 0, 0, "road E").to_move(kRed);
  const SegmentId segment = board.segment(0, 0, "road E");
  std::memcpy(board.state().expansions[mage_witch::kId].bytes.data(), &segment, sizeof segment);
  const int tiles = board.tiles(0, 0, "road E");
  give(board, kRed, gifts::kRoadClearing).draw("U").act("pick:gifts road_clearing");
  board.act("return:gifts meeple " + board.spot(0, 0, "road E"));
  CHECK(board.score(kBlue) == 2 * tiles);
  CHECK(mage_witch::segment_of(board.state(), mage_witch::kMage) == kNoSegmentId);
  CHECK(gold_mines::ingots_of(board.state(), kBlue) >= 1);
  CHECK(king_robber::robber_baron(board.state()).holder == kNobody);
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("GIFT-04 LET-01 ROB-02 each who scores names a counter, and is robbed, before the road is empty") {
  Board board(with_expansions({messages::kId, robbers::kId, gifts::kId}));
  board.place("U", 1, 0).put(kBlue, 0, 0, "road E").put(kRed, 1, 0, "road W");
  board.state().expansions[robbers::kId].bytes[kRed] = 0;
  give(board, kRed, gifts::kRoadClearing).draw("V").act("pick:gifts road_clearing");
  board.act("return:gifts meeple " + board.spot(0, 0, "road E"));
  CHECK(board.asked_seat() == kRed);
  board.act("pick:messages counter");
  CHECK(board.asked_seat() == kBlue);
  board.act("pick:messages counter");
  CHECK(board.asked_seat() == kRed);  // the thief's points
  board.act("pick:messages messenger");
  CHECK(board.score(kBlue) == 2);
  CHECK(board.score(kRed) == 3);
  CHECK(board.state().figure_count == 0);
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("example GIFT-05: red takes its meeple out of a city where 3 stood: 6; the other two stay") {
  Board board = gift_board();
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "city N").put(kBlue, 0, 0, "city N");
  give(board, kRed, gifts::kPayout).draw("U").act("pick:gifts payout");
  CHECK(board.answers() == 1);
  board.act("return:gifts meeple " + board.spot(0, 0, "city N"));
  CHECK(board.score(kRed) == 6);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.origin(kRed).at == Origin::At::Place);
  CHECK(board.origin(kRed).cell == Cell{0, 0});
  CHECK(board.meeples(0, 0, "city N") == 2);
  CHECK(board.supply(kRed) == 7);
}

TEST_CASE("GIFT-05 TRA-06 off a field as well; a large meeple counts as one, a pig not at all and follows") {
  Board board(with_expansions({inns_cathedrals::kId, traders_builders::kId, gifts::kId}));
  board.put(kRed, 0, 0, "field SL", kLargeMeeple)
      .put(kRed, 0, 0, "field SL", kPig)
      .put(kBlue, 0, 0, "field SL");
  give(board, kRed, gifts::kPayout).draw("U").act("pick:gifts payout");
  board.act("return:gifts large_meeple " + board.spot(0, 0, "field SL"));
  CHECK(board.score(kRed) == 4);
  CHECK(board.pieces(kRed, kPig) == 1);
}

TEST_CASE("example GIFT-06: a red knight lies down on the field beside, where green has a farmer") {
  Board board = gift_board(3);
  board.put(kRed, 0, 0, "city N").put(kGreen, 0, 0, "field EL");
  give(board, kRed, gifts::kPosture).draw("U").act("pick:gifts posture");
  CHECK(board.asked() == "change_posture");
  board.act("return:gifts meeple " + board.spot(0, 0, "city N"));
  CHECK(board.asked() == "new_posture");
  CHECK(board.answers() == 2);  // any field of the tile, none of another
  board.act("move:gifts meeple " + board.spot(0, 0, "field EL"));
  CHECK(board.meeples(0, 0, "field EL") == 2);
  CHECK(board.meeples(0, 0, "city N") == 0);
  CHECK(board.supply(kRed) == 6);
  CHECK(check_features(board.rules(), board.state()) == "");
}

TEST_CASE(
    "GIFT-06 one standing up needs an unfinished feature there; never from standing to standing; no abbot") {
  Board board(with_expansions({abbot::kId, gifts::kId}));
  board.place("E", 0, -1, 180);  // the city is complete
  board.put(kRed, 0, 0, "field SL");
  give(board, kRed, gifts::kPosture).draw("U").act("pick:gifts posture");
  board.act("return:gifts meeple " + board.spot(0, 0, "field SL"));
  CHECK(board.answers() == 1);  // the road
  board.act("move:gifts meeple " + board.spot(0, 0, "road E"));
  board.lay("U", 1, 0).pass();
  Board monk(with_expansions({abbot::kId, gifts::kId}));
  monk.place("B", 0, 1).put(kRed, 0, 1, "monastery", kAbbot);
  give(monk, kRed, gifts::kPosture).draw("U");
  CHECK(monk.asked() == "place_tile");  // GIFT-09
}

TEST_CASE("GIFT-06 TRA-06 TRA-08 a builder or pig left alone by the meeple that turns comes back") {
  Board board(with_expansions({gifts::kId, traders_builders::kId}));
  board.put(kRed, 0, 0, "city N").put(kRed, 0, 0, "city N", kBuilder);
  give(board, kRed, gifts::kPosture).draw("U").act("pick:gifts posture");
  board.act("return:gifts meeple " + board.spot(0, 0, "city N"));
  board.act("move:gifts meeple " + board.spot(0, 0, "field EL"));
  CHECK(board.pieces(kRed, kBuilder) == 1);
  Board pig(with_expansions({gifts::kId, traders_builders::kId}));
  pig.put(kRed, 0, 0, "field EL").put(kRed, 0, 0, "field EL", kPig);
  give(pig, kRed, gifts::kPosture).draw("U").act("pick:gifts posture");
  pig.act("return:gifts meeple " + pig.spot(0, 0, "field EL"));
  pig.act("move:gifts meeple " + pig.spot(0, 0, "city N"));
  CHECK(pig.pieces(kRed, kPig) == 1);
}

TEST_CASE("GIFT-07 choose from two: one more tile, one of the two is placed, the other goes back") {
  Board board = gift_board();
  give(board, kRed, gifts::kChooseTwo);
  const int left = tiles_left(board.state());
  const int all = count_tiles_of_game(board.state());
  board.draw("U").act("pick:gifts choose_two").draw("V");
  CHECK(board.asked() == "choose_tile");
  CHECK(count_tiles_of_game(board.state()) == all);
  board.act("pick:gifts second");
  CHECK(tiles_left(board.state()) == left - 1);
  CHECK(board.state().hand == board.rules().design_by_id("V"));
  CHECK(board.state().bag[board.rules().design_by_id("U")] == 7);
  CHECK(board.asked() == "place_tile");
  CHECK(count_tiles_of_game(board.state()) == all);
}

TEST_CASE("GIFT-07 the one chosen must fit") {
  Board board = gift_board();
  give(board, kRed, gifts::kChooseTwo);
  board.bag({"U", "R"});
  // nothing but roads: R has none
  State& state = board.state();
  for (unsigned i = 0; i < state.open_count; ++i) state.open_need[i] = 0x4141;
  board.draw("U").act("pick:gifts choose_two").draw("R");
  CHECK(board.answers() == 1);
  board.act("pick:gifts first");
  CHECK(board.state().hand == board.rules().design_by_id("U"));
}

TEST_CASE("GIFT-07 TOW-05 a thief on the second tile acts only if it is chosen, then before it is placed") {
  for (const bool chosen : {false, true}) {
    Board board(with_expansions({gifts::kId, tower_thieves::kId}));
    board.draw("TT-H").lay("TT-C", 1, 0).act("deploy:tower_thieves meeple 1,0").to_move(kRed);
    give(board, kRed, gifts::kChooseTwo);
    give(board, kRed, gifts::kPayout).put(kRed, 0, 0, "city N");
    board.draw("U").act("pick:gifts choose_two").draw("TT-O");
    board.act(chosen ? "pick:gifts second" : "pick:gifts first");
    CHECK(board.score(kRed) == (chosen ? 5 + 4 : 0));
    CHECK(board.asked() == "place_tile");  // and no second gift
  }
}

TEST_CASE("GIFT-07 RIV-02 while the river is laid the second tile is one of the river, and goes back there") {
  Board board(with_expansions({river::kId, gifts::kId}));
  give(board, kRed, gifts::kChooseTwo);
  board.bag({"BB6F4", "BB6F5", "BB6F12", "U"});
  board.draw("BB6F4").act("pick:gifts choose_two");
  CHECK(board.answers() == 1);
  board.draw("BB6F5").act("pick:gifts first");
  CHECK(board.state().hand == board.rules().design_by_id("BB6F4"));
  CHECK(board.state().bag[board.rules().design_by_id("BB6F5")] == 1);
}

TEST_CASE(
    "GIFT-07 GIFT-09 HOUSE-03 with the bag empty there is no second tile, whatever others hold unseen") {
  for (const bool any : {false, true}) {
    Board board(house({{"hand_of_three", 2}}, {gifts::kId}));
    give(board, kRed, gifts::kChooseTwo).draw("U").draw("V").draw("B");
    const auto held = static_cast<u8>(1 + board.rules().design_by_id("R"));
    house_rules::hands(board.state()).held[kBlue] = {held, held, held};
    board.bag({});
    if (any) board.bag({"E"});
    board.act("pick:hands tile_1");
    CHECK(board.asked() == (any ? "open_gift" : "place_tile"));
    // what red sees, where blue's tiles could as well lie in the bag, says the same
    const auto view = std::make_unique<State>();
    view_for(board.rules(), board.state(), kRed, *view);
    CHECK(tiles_left(*view) == tiles_left(board.state()) + 3);
    CHECK(can_open(board.rules(), *view, gifts::kChooseTwo) == any);
  }
}

TEST_CASE("GIFT-07 RIV-01 the lake is never revealed by it") {
  Board board(with_expansions({river::kId, gifts::kId}));
  give(board, kRed, gifts::kChooseTwo);
  board.bag({"BB6F4", "BB6F12", "U"});
  board.draw("BB6F4");
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("example GIFT-08: 2 unopened gifts at the end: 4") {
  Board board = gift_board();
  give(give(board, kBlue, gifts::kCouncil), kBlue, gifts::kPosture);
  board.finish();
  CHECK(board.score(kBlue) == 4);
  CHECK(board.score(kRed) == 0);
}

TEST_CASE("GIFT-09 a gift that could do nothing can't be opened") {
  Board board = gift_board();
  for (const gifts::Gift gift : {gifts::kCouncil, gifts::kRoadClearing, gifts::kPayout, gifts::kPosture})
    give(board, kRed, gift);
  board.draw("U");
  CHECK(board.asked() == "place_tile");
  Board last = gift_board();
  give(last, kRed, gifts::kChooseTwo).bag({"U"}).draw("U");
  CHECK(last.asked() == "place_tile");  // no second tile
  Board none = gift_board();
  give(none, kRed, gifts::kCouncil).place("B", 0, 1).supply(kRed, 0).draw("U");
  CHECK(none.asked() == "place_tile");
}

TEST_CASE("GIFT-10 TRA-04 with the second tile of a builder's turn a gift may be opened and earned too") {
  Board board(with_expansions({traders_builders::kId, gifts::kId}));
  board.put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder).put(kBlue, 0, 0, "city N");
  give(give(board, kRed, gifts::kPosture), kRed, gifts::kPosture);
  board.draw("U").act("pick:gifts posture").act("return:gifts meeple " + board.spot(0, 0, "road E"));
  board.act("move:gifts meeple " + board.spot(0, 0, "field SL"));
  CHECK(board.pieces(kRed, kBuilder) == 1);  // left alone
  board.put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.lay("U", 1, 0).pass();
  REQUIRE(traders_builders::in_second_turn(board.state()));
  board.draw("E");
  CHECK(board.asked() == "open_gift");
  board.pass().lay("E", 0, -1, 180);
  CHECK(board.asked() == "draw_gift");
}

TEST_CASE("GIFT-10 a player's gifts are known to that player only; how many they are is open") {
  Board board = gift_board(3);
  give(give(give(board, kRed, gifts::kCouncil), kRed, gifts::kPayout), kBlue, gifts::kPosture);
  const auto view = std::make_unique<State>();
  view_for(board.rules(), board.state(), kRed, *view);
  CHECK(gifts_of(*view, kRed, gifts::kCouncil) == 1);
  CHECK(gifts_of(*view, kBlue, gifts::kPosture) == 0);
  CHECK(gift_count(*view, kBlue) == 1);
  // pile and the others' hands together are what nobody can tell apart
  view_for(board.rules(), board.state(), kGreen, *view);
  for (unsigned gift = 0; gift < gifts::kGifts; ++gift) CHECK(view->expansions[gifts::kId].bytes[gift] == 5);
  CHECK(gift_count(*view, kRed) == 2);
}

TEST_CASE(
    "GIFT-10 in a set-up, a save and the protocol \"gifts\" gives the pile's order; a seed gives it again") {
  GameSetup setup;
  setup.setup = with_expansions({gifts::kId});
  setup.players = default_players(2);
  setup.deck = {"U", "U", "U", "U"};
  setup.given = {{"gifts", {4, 2}}};
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  const auto play = [&](const char* text) {
    const auto action = parse_action_text(game->rules(), text);
    REQUIRE(action.ok());
    REQUIRE_MESSAGE(game->apply(*action), text);
  };
  play("place U 1,0 0");
  play("deploy meeple 1,0/0");
  play("place U 2,0 0");
  CHECK(gifts_of(game->state(), kBlue, gifts::kPosture) == 1);
  const auto loaded = load_game(save_game(*game));
  REQUIRE(loaded.ok());
  CHECK(state_hash(loaded->state()) == state_hash(game->state()));
}
