// Where two of the small expansions meet: what happens, and why, is said in engine/expansions/README.md.
#include "engine/data/json.h"
#include "engine/game/protocol.h"
#include "engine/rules/steps.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

#include <cstring>
#include <string_view>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

void conjure(Board& board, mage_witch::Who who, int x, int y, std::string_view where) {
  const SegmentId segment = board.segment(x, y, where);
  std::memcpy(&board.state().expansions[mage_witch::kId].bytes[sizeof(SegmentId) * who], &segment,
              sizeof segment);
}

// Towers at 1,0 and 0,2 with a guard of red and one of blue; a thief of value 4 is stolen. Three players.
Board two_guards(std::initializer_list<ExpansionId> expansions) {
  Board board(with_expansions(expansions, 3));
  board.draw("TT-H").lay("TT-C", 1, 0).pass().place("B", 0, 1);
  board.draw("TT-K").lay("TT-D", 0, 2, 90).pass();
  for (const Seat seat : {kRed, kBlue}) {
    board.state().expansions[tower_thieves::kId].bytes[3 * seat + 2] = static_cast<u8>(1 + seat);
    --board.state().supply[seat][kMeeple];
  }
  return board;
}

// Each "seat points".
std::string scorings(const Board& board) {
  std::string text;
  for (const Event& event : board.events()) {
    if (event.kind != EventKind::Scored) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(event.seat) + " " + std::to_string(event.amount);
  }
  return text;
}

}  // namespace

TEST_CASE("LET-01 ROB-07 robber and messenger on one space: the messenger is robbed, and draws its message") {
  Board board(with_expansions({messages::kId, robbers::kId}));
  board.state().score[kRed] = 13;
  board.state().on_second[kRed] = 1;
  board.state().expansions[robbers::kId].bytes[kBlue] = 1;
  board.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act("pick:messages messenger");
  CHECK(board.asked_seat() == kBlue);  // the thief names a counter of his
  board.act("pick:messages counter");
  CHECK(board.score(kRed) == 17);
  CHECK(board.score(kBlue) == 2);
  CHECK(board.asked() == "draw_message");  // red's messenger stands on 5
}

TEST_CASE("ROB-08 LET-03 the points of a message are robbed like others") {
  Board board(with_expansions({messages::kId, robbers::kId}));
  board.state().score[kRed] = 1;
  board.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act("pick:messages counter").chance(1);
  board.state().expansions[robbers::kId].bytes[kBlue] = 5;
  board.act("pick:messages points").act("pick:messages counter").act("pick:messages counter");
  CHECK(board.score(kRed) == 7);
  CHECK(board.score(kBlue) == 1);
  CHECK(robbers::space_of(board.state(), kBlue) == robbers::kInSupply);
}

TEST_CASE("MAGE-03 INN-01 the mage on a completed inn road: 3 points a tile") {
  Board board(with_expansions({inns_cathedrals::kId, mage_witch::kId}));
  board.place("A", -1, 0, 270).place("EB", 1, 0).put(kRed, 0, 0, "road E");
  conjure(board, mage_witch::kMage, 1, 0, "road W");
  board.turn("A", 2, 0, 90);
  CHECK(board.score(kRed) == 12);
}

TEST_CASE("LET-05 MAGE-03 a message counts mage and witch, who stay") {
  Board board(with_expansions({messages::kId, mage_witch::kId}));
  board.place("U", 1, 0).place("U", 2, 0).put(kRed, 0, 0, "road E");
  conjure(board, mage_witch::kWitch, 1, 0, "road E");
  CHECK(messages::worth(board.rules(), board.state(), kRed, messages::kSmallestRoad) == 2);
  conjure(board, mage_witch::kMage, 1, 0, "road E");  // not by the rules: both count
  CHECK(messages::worth(board.rules(), board.state(), kRed, messages::kSmallestRoad) == 3);
}

TEST_CASE("FER-09 MAGE-04 mage and witch brought onto one road by a ferry: one moves before scoring") {
  Board board(with_expansions({ferries::kId, mage_witch::kId}));
  board.place("U", -1, 0);
  conjure(board, mage_witch::kMage, 0, 0, "road E");
  board.lay("FährD", 1, 0).pass();
  conjure(board, mage_witch::kWitch, 1, 0, "road S");
  board.act("token:ferries ferry 1,0/0+1");  // west and south
  CHECK(board.asked() == "mage_or_witch");
  CHECK_FALSE(board.may("token:mage_witch mage " + board.spot(1, 0, "road W")));
  board.act("token:mage_witch mage " + board.spot(0, 0, "city N"));
  CHECK(board.asked() == "draw_tile");
}

TEST_CASE("FER-08 MAGE-03 a moved ferry leaves mage and witch on their segments") {
  Board board(with_expansions({ferries::kId, mage_witch::kId}));
  board.place("A", -1, 0, 270).lay("FährD", 1, 0).pass().act("token:ferries ferry 1,0/0+2").place("U", 2, 0);
  conjure(board, mage_witch::kMage, 2, 0, "road E");
  conjure(board, mage_witch::kWitch, 1, 0, "road S");
  board.put(kBlue, 0, 0, "road E").put(kRed, 2, 0, "road E");
  board.lay("U", 3, 0).pass().act("token:ferries ferry 1,0/0+1");
  // blue's road, 3 tiles, is joined to the witch's end: open there; the mage's has ended at the lake
  CHECK(board.value(0, 0, "road E").now == 2);
  CHECK(board.value(2, 0, "road E").now == 3 + 3);
  CHECK(mage_witch::segment_of(board.state(), mage_witch::kMage) == board.segment(2, 0, "road E"));
  CHECK(check_features(board.rules(), board.state()) == "");
}

TEST_CASE(
    "FLY-05 ABB-03 a flight that fails ends the figure step: no abbot is taken back, a ferry still moves") {
  Board board(with_expansions({abbot::kId, flying_machines::kId, ferries::kId}));
  board.lay("FährD", -1, 0).pass().act("token:ferries ferry -1,0/0+2").put(kBlue, 0, 0, "city N");
  board.place("B", 0, 1).put(kBlue, 0, 1, "monastery", kAbbot);
  board.lay("FlugB", 1, 0, 180)
      .act("deploy:flying_machines meeple 1,0")
      .chance(1);  // eastward: nothing there
  CHECK(board.asked() == "move_ferry");
  CHECK(board.pieces(kBlue, kAbbot) == 0);
}

TEST_CASE("TRA-04 LET-07 a message's tile in a builder's turn: one second turn with both tiles together") {
  Board board(with_expansions({messages::kId, traders_builders::kId}));
  board.place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.place("E", 0, -1, 180).place("E", 1, -1, 0).place("E", 2, -1, 180).put(kRed, 2, -1, "city S");
  board.state().score[kRed] = 1;
  // K's road bends from west to south, its city closes that of 2,-1.
  board.lay("K", 2, 0).pass().act("pick:messages counter").chance(messages::kAnotherTile);
  board.act("pick:messages perform").lay("U", -1, 0).pass();  // extends the road once more
  CHECK(traders_builders::in_second_turn(board.state()));
  board.lay("B", 0, 1).pass();
  CHECK(board.state().active == kBlue);
}

TEST_CASE("LET-02 TRA-04 a builder's second turn may bring a message of its own") {
  Board board(with_expansions({messages::kId, traders_builders::kId}));
  board.place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.place("E", 1, -1, 0).place("E", 2, -1, 180).put(kRed, 2, -1, "city S").put(kRed, 0, 0, "city N");
  board.state().score[kRed] = 1;
  board.lay("K", 2, 0).pass().act("pick:messages counter").chance(2);
  board.act("pick:messages points").act("pick:messages messenger");
  REQUIRE(traders_builders::in_second_turn(board.state()));
  board.state().on_second[kRed] = 1;
  board.state().score[kRed] = 6;
  board.lay("E", 0, -1, 180).pass().act("pick:messages messenger");
  CHECK(board.asked() == "draw_message");
}

TEST_CASE(
    "LET-07 LET-12 CROP-02 a message's tile with a circle is done with before the circle of the first tile") {
  Board board(with_expansions({messages::kId, crop_circles::kId}));
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "road E").state().score[kRed] = 1;
  board.lay("Korn3", 0, -1, 180)
      .deploy("field NL")
      .act("pick:messages counter")
      .chance(messages::kAnotherTile);
  board.act("pick:messages perform").lay("Korn2", 1, 0, 90).pass();
  CHECK(board.asked() == "crop_circle");
  board.act("pick:crop_circles add");
  CHECK(board.asked_seat() == kBlue);  // the club: his highwayman
  board.act("pass");
  CHECK(board.asked() == "crop_circle");  // the pitchfork of the first tile: red's farmer
  board.act("pick:crop_circles remove");
  CHECK(board.asked_seat() == kRed);
}

TEST_CASE("GOLD-04 GOLD-02 an ingot under a road and beside a monastery, completed by one tile: in turn") {
  Board board(with_expansions({gold_mines::kId}));
  board.place("A", -1, 0, 270).place("B", 0, 1).place("B", -1, 1).place("B", 0, 2).place("E", -1, 2, 180);
  board.lay("GoldG", 1, 1, 180).act("token:gold_mines ingot 0,0").pass();
  board.place("E", 1, 2, 0);
  board.put(kRed, 0, 0, "road E").put(kBlue, 0, 1, "monastery").to_move(kBlue);
  board.lay("A", 1, 0, 90).pass();
  // the ingot of 0,0 belongs to both, that of 1,1 to the monastery alone; blue moves and begins
  CHECK(board.asked() == "take_ingot");
  CHECK(board.asked_seat() == kBlue);
  board.act("untoken:gold_mines ingot 0,0");
  CHECK(gold_mines::ingots_of(board.state(), kBlue) == 2);
  CHECK(gold_mines::ingots_of(board.state(), kRed) == 0);
}

TEST_CASE("FER-09 KING-04 two scored roads joined by a ferry are one new road, completed by who moved it") {
  Board board(with_expansions({ferries::kId, king_robber::kId}));
  board.place("A", -1, 0, 270).place("B", 0, 1).place("A", 1, 1, 180);
  board.lay("FährH", 1, 0).pass().act("token:ferries ferry 1,0/0+3");  // north and east
  CHECK(king_robber::robber_baron(board.state()).tiles == 3);          // the road in the west
  CHECK(king_robber::robber_baron(board.state()).holder == kRed);
  board.lay("U", 2, 0).pass().act("token:ferries ferry 1,0/1+2");  // west and south
  CHECK(king_robber::robber_baron(board.state()).tiles == 4);
  CHECK(king_robber::robber_baron(board.state()).holder == kBlue);
}

TEST_CASE("GOLD-03 FER-06 a road completed by a moved ferry brings its ingots") {
  Board board(with_expansions({gold_mines::kId, ferries::kId}));
  board.lay("GoldH", -1, 0, 0).pass();
  board.place("A", -1, 1, 180);
  board.lay("FährD", 1, 0).pass().act("token:ferries ferry 1,0/0+2");
  board.put(kBlue, 0, 0, "road E").lay("U", 2, 0).pass().act("token:ferries ferry 1,0/1+2");
  CHECK(board.score(kBlue) == 4);
  CHECK(gold_mines::ingots_of(board.state(), kBlue) == 2);
}

TEST_CASE(
    "TURN-01 TURN-02 TURN-03 TURN-04 TURN-05 TURN-08 the lines of a turn, and of the end, with everything in "
    "play") {
  Setup setup;
  for (const Expansion* expansion : landscape().expansions) setup.expansions |= 1u << expansion->id;
  const auto rules = make_rules(setup);
  REQUIRE(rules.ok());
  std::vector<std::string_view> lines;
  for (int i = 0; i < (*rules)->step_count; ++i)
    lines.push_back((*rules)->steps[static_cast<unsigned>(i)].name);
  CHECK(lines == std::vector<std::string_view>{"draw",           "thief",        "gift",
                                               "cleared road",  // TURN-05
                                               "place",          "gift earned",  "ingots",
                                               "mage or witch",
                                               "robbers",  // 1
                                               "figure",         "ferry",        "ferries",
                                               "mage and witch",  // 2
                                               "score",           // 3
                                               "ingots found",   "messages",     "crop circle",
                                               "message's tile", "second turn",
                                               "end of turn",  // 4
                                               "counters",       "robbers left", "unfinished features",
                                               "fields",         "expansions",   "over"});
  // goods, King and Robber Baron, gold last
  const auto& last = (*rules)->hooks.final_scoring;
  CHECK(std::vector<ExpansionId>(last.of.begin(), last.of.begin() + last.count) ==
        std::vector<ExpansionId>{traders_builders::kId, king_robber::kId, gifts::kId, tower_thieves::kId,
                                 gold_mines::kId});
}

TEST_CASE(
    "TOW-04 LET-02 ROB-08 a relieved guard's points are robbed, and give a message only in the own turn") {
  Board board(with_expansions({messages::kId, robbers::kId, tower_thieves::kId}));
  board.draw("TT-H").lay("TT-C", 1, 0).act("deploy:tower_thieves meeple 1,0");
  board.state().score[kRed] = 3;
  board.state().expansions[robbers::kId].bytes[kBlue] = 3;
  board.lay("U", 2, 0).act("deploy:tower_thieves meeple 1,0").act("pick:messages counter");
  board.act("pick:messages counter");  // blue's one point
  CHECK(board.score(kRed) == 5);
  CHECK(board.score(kBlue) == 1);
  CHECK(board.asked() == "draw_tile");  // red stands on 5, but it is blue's turn
}

TEST_CASE("TOW-13 ROB-04 guards of two players beside one robber: it robs the first, the active player's") {
  for (const Seat active : {kRed, kBlue}) {
    Board board = two_guards({robbers::kId, tower_thieves::kId});
    board.state().expansions[robbers::kId].bytes[kGreen] = 0;
    board.to_move(active).clear_events();
    board.draw("TT-O");
    CHECK(board.asked() == "place_tile");  // nothing to choose
    CHECK(scorings(board) == (active == kRed ? "0 9, 2 5, 1 9" : "1 9, 2 5, 0 9"));
    CHECK(board.supply(kRed) == 7);
    CHECK(board.supply(kBlue) == 7);
  }
}

TEST_CASE(
    "TOW-13 LET-01 ROB-08 one player's guards are done with, thieves and all, before the next one's score") {
  Board board = two_guards({messages::kId, robbers::kId, tower_thieves::kId});
  board.state().expansions[robbers::kId].bytes[kGreen] = 0;
  board.to_move(kRed).draw("TT-O");
  CHECK(board.asked_seat() == kRed);
  board.act("pick:messages counter");
  CHECK(board.score(kRed) == 9);
  CHECK(board.asked_seat() == kGreen);
  board.act("pick:messages counter");
  CHECK(board.score(kGreen) == 5);
  CHECK(board.asked_seat() == kBlue);
  CHECK(board.supply(kRed) == 6);  // all guards come home together
  board.act("pick:messages messenger");
  CHECK(board.score(kBlue) == 9);
  CHECK(board.supply(kRed) == 7);
  CHECK(board.asked() == "place_tile");
}

TEST_CASE(
    "TOW-05 TRA-04 LET-07 a thief in a builder's second turn and on a message's tile acts like any other") {
  Board board(with_expansions({traders_builders::kId, tower_thieves::kId}));
  board.draw("TT-H").lay("TT-C", 1, 0).act("deploy:tower_thieves meeple 1,0").to_move(kRed);
  board.put(kRed, 0, 0, "road W").put(kRed, 0, 0, "road W", kBuilder);
  board.lay("U", -1, 0).pass();
  CHECK(traders_builders::in_second_turn(board.state()));
  board.draw("TT-O");
  CHECK(board.score(kRed) == 4 + 5);
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("GIFT-06 CROP-02 who has lain down by a gift is a farmer for the next circle") {
  Board board(with_expansions({gifts::kId, crop_circles::kId}));
  board.put(kRed, 0, 0, "city N").state().expansions[gifts::kId].bytes[10 + gifts::kPosture] = 1;
  board.draw("Korn3").act("pick:gifts posture").act("return:gifts meeple " + board.spot(0, 0, "city N"));
  board.act("move:gifts meeple " + board.spot(0, 0, "field EL"));
  board.lay("Korn3", 0, -1, 180).pass();
  CHECK(board.asked() == "crop_circle");  // the pitchfork
  board.act("pick:crop_circles remove");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.may("return:crop_circles meeple " + board.spot(0, 0, "field EL")));
}

TEST_CASE("TOW-11 GIFT-05 GIFT-06 a guard is paid out by no gift, nor does he change posture") {
  Board board(with_expansions({gifts::kId, tower_thieves::kId}));
  board.draw("TT-H").lay("TT-C", 1, 0).act("deploy:tower_thieves meeple 1,0").to_move(kRed);
  board.state().expansions[gifts::kId].bytes[10 + gifts::kPayout] = 1;
  board.state().expansions[gifts::kId].bytes[10 + gifts::kPosture] = 1;
  board.draw("U");
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("HOUSE-08 TRA-04 a hole filled in a builder's second turn: one more turn, after both") {
  Setup setup = with_expansions({traders_builders::kId});
  set_option(setup, "hole_turn");
  Board board(setup);
  board.place("B", 0, 1).place("B", 0, 2).place("B", 1, 2).place("U", 1, 0).place("U", 2, 0);
  board.place("E", 2, 1, 90).put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.lay("U", 3, 0).pass();
  REQUIRE(traders_builders::in_second_turn(board.state()));
  board.lay("B", 1, 1).pass();
  CHECK(board.state().active == kRed);
  CHECK(board.state().turn == 1);
  CHECK_FALSE(traders_builders::in_second_turn(board.state()));
  board.lay("U", -1, 0).pass();  // the builder's, once more
  REQUIRE(traders_builders::in_second_turn(board.state()));
  board.lay("U", -2, 0).pass();
  CHECK(board.state().active == kBlue);
}

TEST_CASE(
    "HOUSE-08 TRA-04 each tile of a turn may earn one more: a builder's two tiles two, those of the turns "
    "earned "
    "none") {
  Setup setup = with_expansions({traders_builders::kId});
  set_option(setup, "hole_turn");
  Board board(setup);
  // holes at 3,0, where the builder's road runs on, at 1,1 and at 1,-1
  board.place("U", 1, 0).place("U", 2, 0).place("E", 2, -1).place("E", 3, -1);
  board.place("B", 0, 1).place("M", 0, 2, 270).place("B", 1, 2).place("E", 2, 1, 180).place("E", 3, 1, 180);
  board.place("A", 4, 1).place("A", 4, 0, 90);
  board.place("E-G", 0, -1, 180).place("I", 0, -2).place("N", 1, -2, 90);
  board.put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.lay("U", 3, 0).pass();
  REQUIRE(traders_builders::in_second_turn(board.state()));
  board.lay("B", 1, 1).pass();
  CHECK(board.state().turn == 1);
  CHECK(board.state().active == kRed);
  board.lay("B", 1, -1).pass();  // a hole once more
  CHECK(board.state().turn == 2);
  CHECK(board.state().active == kRed);
  board.lay("N", 5, 0, 90).pass();
  CHECK(board.state().turn == 3);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("HOUSE-10 FLY-05 a flight beyond the table fails") {
  Setup setup = with_expansions({flying_machines::kId});
  set_option(setup, "table");
  set_option(setup, "table_width", 5);
  Board board(setup);
  board.lay("FlugB", 1, 0, 180).act("deploy:flying_machines meeple 1,0").chance(3);  // eastward
  CHECK(board.state().figure_count == 0);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("protocol: options, tokens and dice are named as recorded games name them") {
  Protocol protocol;
  const auto ask = [&](const std::string& line) {
    const auto json = parse_json(protocol.answer(line), "test");
    REQUIRE(json.ok());
    if (json->contains("error")) FAIL(json->dump());
    return *json;
  };
  const auto apply = [&](const std::string& action) {
    return ask(R"({"cmd":"apply","action":)" + action + "}");
  };
  Json state = ask(R"({"cmd":"new","setup":{"players":2,"rolls":[3,1],"messages":[5,1],
    "expansions":["flying_machines","messages","ferries","gold_mines","mage_witch","robbers","crop_circles"],
    "deck":["FlugB","FährD","GoldH","MaHeA","RaubA","Korn2","U"]}})");
  apply(R"({"verb":"place_tile","tile":"FlugB","x":1,"y":0,"rotation":0})");
  state = apply(R"({"verb":"deploy","piece":"meeple","feature":"flying_machine"})");
  CHECK(state["supply"][0]["meeple"] == 7);  // a roll of 3: no tile there
  CHECK(state["who"] == 1);
  apply(R"({"verb":"place_tile","tile":"FährD","x":2,"y":0,"rotation":0})");
  state = apply(R"({"verb":"deploy","piece":"meeple","feature":"road","edges":["S"],"x":2,"y":0})");
  CHECK(state["what"] == "lay_ferry");
  state = apply(R"({"verb":"place_token","token":"ferry","x":2,"y":0,"edges":["S","W"]})");
  CHECK(state["what"] == "place_tile");
  CHECK(state["tile"] == "GoldH");
  apply(R"({"verb":"place_tile","tile":"GoldH","x":1,"y":1,"rotation":0})");
  state = apply(R"({"verb":"place_token","token":"ingot","x":0,"y":0})");
  state = apply(R"({"verb":"pass"})");
  if (state["what"] == "move_ferry")
    state = apply(R"({"verb":"place_token","token":"ferry","x":2,"y":0,"edges":["E","S"]})");
  apply(R"({"verb":"place_tile","tile":"MaHeA","x":3,"y":0,"rotation":0})");
  state = apply(R"({"verb":"place_token","token":"mage","x":0,"y":0,"feature":"city","edges":["N"]})");
  state = apply(R"({"verb":"pass"})");
  while (state["what"] == "move_ferry") state = apply(R"({"verb":"pass"})");
  CHECK(state["tile"] == "RaubA");
  apply(R"({"verb":"place_tile","tile":"RaubA","x":1,"y":2,"rotation":90})");
  state = apply(R"({"verb":"place_token","token":"robber","space":0})");
  CHECK(state["what"] == "place_robber");
  CHECK(state["who"] == 1);
}
