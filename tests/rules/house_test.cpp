// The house rules: HOUSE-01 to HOUSE-14, but for buying (buying_test.cpp).
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/game/game.h"
#include "engine/game/link.h"
#include "engine/game/outlook.h"
#include "engine/game/save.h"
#include "engine/game/scoreboard.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <memory>
#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

std::string refused(const Setup& setup) {
  const auto rules = make_rules(setup);
  return rules.ok() ? "" : rules.error().where;
}

}  // namespace

TEST_CASE("HOUSE-01 BASE-06 the first seat begins, or one that chance names") {
  CHECK(Board(house({}, {}, 3)).state().active == kRed);
  Board board(house({{"starting_player", house_rules::kRandom}}, {}, 3));
  CHECK(board.asked() == "throw_for_start");
  CHECK(board.asked_seat() == kChance);
  CHECK(board.answers() == 3);
  board.chance(kGreen);
  CHECK(board.state().active == kGreen);
  board.lay("U", 1, 0).pass();
  CHECK(board.state().active == kRed);
  CHECK(board.asked() == "draw_tile");  // once a game
}

TEST_CASE(
    "example HOUSE-01: a draw-off with tiles of 0 to 4 roads: most roads begins, ties draw again, tiles go "
    "back") {
  Board board(house({{"starting_player", house_rules::kDrawOff}}, {}, 3));
  const int left = tiles_left(board.state());
  const auto design = [&](const char* id) { return board.rules().design_by_id(id); };
  CHECK(house_rules::road_ends(board.rules(), design("B")) == 0);
  CHECK(house_rules::road_ends(board.rules(), design("A")) == 1);
  CHECK(house_rules::road_ends(board.rules(), design("U")) == 2);
  CHECK(house_rules::road_ends(board.rules(), design("W")) == 3);
  CHECK(house_rules::road_ends(board.rules(), design("X")) == 4);
  board.chance(design("W")).chance(design("B")).chance(design("W"));
  CHECK(board.asked() == "draw_off");  // red and green once more
  board.chance(design("U"));
  board.chance(design("X"));
  CHECK(board.state().active == kGreen);
  CHECK(board.asked() == "draw_tile");
  CHECK(tiles_left(board.state()) == left);
  // a tile drawn in a round is not there for the next in it: there is one X
  Board again(house({{"starting_player", house_rules::kDrawOff}}));
  again.chance(again.rules().design_by_id("X"));
  const Action other = [&] {
    Action action;
    action.verb = Verb::Roll;
    action.expansion = house_rules::kStart;
    action.option = again.rules().design_by_id("X");
    return action;
  }();
  CHECK_FALSE(is_legal(again.rules(), again.state(), other));
}

TEST_CASE("HOUSE-01 a seed gives the starting player again, a deck keeps its order") {
  GameSetup setup;
  setup.setup = house({{"starting_player", house_rules::kDrawOff}}, {}, 4);
  setup.players = default_players(4);
  setup.deck = {"U", "V", "W"};
  const auto game = Game::create(setup);
  REQUIRE(game.ok());
  CHECK(game->state().hand == game->rules().design_by_id("U"));
  const auto loaded = load_game(save_game(*game));
  REQUIRE(loaded.ok());
  CHECK(loaded->state().active == game->state().active);
  std::set<int> starters;
  for (int n = 0; n < 30; ++n) {
    setup.deck.clear();
    setup.seed = "draw-off-" + std::to_string(n);
    starters.insert(Game::create(setup)->state().active);
    CHECK(Game::create(setup)->state().active == Game::create(setup)->state().active);
  }
  CHECK(starters.size() == 4);
}

TEST_CASE("HOUSE-02 the next tile is drawn at the end of the turn, and known to its player alone") {
  Board board(house({{"look_ahead", 1}}));
  board.lay("U", 1, 0).pass();
  CHECK(board.asked() == "draw_tile");  // red's next one
  CHECK(board.state().active == kRed);
  board.draw("V");
  CHECK(board.state().active == kBlue);
  CHECK(house_rules::hands(board.state()).held[kRed][0] == 1 + board.rules().design_by_id("V"));
  const auto view = std::make_unique<State>();
  view_for(board.rules(), board.state(), kBlue, *view);
  CHECK(house_rules::hands(*view).held[kRed][0] == 0);
  CHECK(tiles_left(*view) == tiles_left(board.state()) + 1);
  view_for(board.rules(), board.state(), kRed, *view);
  CHECK(house_rules::hands(*view).held[kRed][0] != 0);
  board.lay("U", 2, 0).pass();
  board.draw("B");
  CHECK(board.state().active == kRed);
  CHECK(board.state().hand == board.rules().design_by_id("V"));  // taken up, nothing drawn
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("HOUSE-03 one of three tiles held is played, then the hand is filled") {
  Board board(house({{"hand_of_three", 2}}));
  board.draw("U").draw("V").draw("B");
  CHECK(board.asked() == "choose_from_hand");
  CHECK(board.answers() == 3);
  board.act("pick:hands tile_2");
  CHECK(board.state().hand == board.rules().design_by_id("V"));
  board.lay("V", 1, 0, 90);
  if (board.asks_figure()) board.pass();
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kRed);
  board.draw("R");
  CHECK(board.state().active == kBlue);
  CHECK(count_tiles_of_game(board.state()) == 72);
}

TEST_CASE("HOUSE-03 hands open or hidden; two alike are one answer") {
  for (const int kind : {1, 2}) {
    Board board(house({{"hand_of_three", kind}}));
    board.draw("U").draw("U").draw("B");
    CHECK(board.answers() == 2);
    const auto view = std::make_unique<State>();
    view_for(board.rules(), board.state(), kBlue, *view);
    CHECK((house_rules::hands(*view).held[kRed][0] != 0) == (kind == 1));
    CHECK(board.rules().shown.hidden_hands == (kind == 2));
  }
}

TEST_CASE(
    "HOUSE-03 a tile that fits nowhere may wait; a hand none of whose tiles fits is discarded and redrawn") {
  Board board(house({{"hand_of_three", 2}}));
  for (unsigned i = 0; i < board.state().open_count; ++i)
    board.state().open_need[i] = 0x1111;  // fields alone
  board.draw("B").draw("C").draw("X");
  CHECK(board.answers() == 1);
  board.act("pick:hands tile_1").lay("B", 0, 1).pass();
  board.draw("U");
  CHECK(house_rules::hands(board.state()).held[kRed][0] != 0);
  Board stuck(house({{"hand_of_three", 2}}));
  for (unsigned i = 0; i < stuck.state().open_count; ++i) stuck.state().open_need[i] = 0x8888;
  stuck.draw("B").draw("C").draw("X");
  CHECK(stuck.state().discarded == 3);
  CHECK(stuck.asked() == "draw_tile");
}

TEST_CASE("HOUSE-03 TRA-04 the refill comes after a builder's second turn") {
  Board board(house({{"hand_of_three", 2}}, {traders_builders::kId}));
  board.put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.draw("U").draw("V").draw("B").act("pick:hands tile_1").lay("U", 1, 0).pass();
  REQUIRE(traders_builders::in_second_turn(board.state()));
  CHECK(board.asked() == "choose_from_hand");
  CHECK(board.answers() == 2);
  board.act("pick:hands tile_3").lay("B", 0, 1).pass();
  board.draw("U").draw("U");
  CHECK(board.state().active == kBlue);
}

TEST_CASE(
    "HOUSE-03 TRA-04 in a builder's second turn too a hand of which nothing fits is redrawn, as large as it "
    "was") {
  Board board(house({{"hand_of_three", 2}}, {traders_builders::kId}));
  board.put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.draw("U").draw("X").draw("C").act("pick:hands tile_1").lay("U", 1, 0);
  for (unsigned i = 0; i < board.state().open_count; ++i)
    board.state().open_need[i] = 0x1111;  // fields alone
  board.pass();
  REQUIRE(traders_builders::in_second_turn(board.state()));
  CHECK(board.state().discarded == 2);
  board.draw("V").draw("B");
  CHECK(board.asked() == "choose_from_hand");
  CHECK(house_rules::hands(board.state()).held[kRed][1] == 1 + board.rules().design_by_id("B"));
  CHECK(house_rules::hands(board.state()).held[kRed][2] == 0);
  board.act("pick:hands tile_2").lay("B", 0, 1).pass();
  board.draw("U").draw("U");  // the refill comes after it
  CHECK(board.state().active == kBlue);
}

TEST_CASE("HOUSE-03 TOW-12 TOW-05 a thief acts when its tile is taken up, not when it comes into the hand") {
  Board board(house({{"hand_of_three", 1}}, {tower_thieves::kId}));
  board.draw("U").draw("TT-O").draw("B");
  CHECK(tower_thieves::stolen_tile(board.state()) == kNoDesign);
  board.act("pick:hands tile_2");
  CHECK(tower_thieves::stolen_tile(board.state()) == board.rules().design_by_id("TT-O"));
}

TEST_CASE("HOUSE-03 RIV-02 river tiles are drawn one by one, the lake last") {
  Board board(house({{"hand_of_three", 1}}, {river::kId}));
  board.lay("BB6F4", 1, 0);
  if (board.asks_figure()) board.pass();
  CHECK(board.state().active == kBlue);
  CHECK(house_rules::hands(board.state()).held[kRed][0] == 0);
}

TEST_CASE("HOUSE-04 RIV-06 the start tile goes into the bag, the first tile drawn starts the landscape") {
  Board board(house({{"start_in_bag", 1}}));
  CHECK(board.state().tile_count == 0);
  CHECK(tiles_left(board.state()) == 72);
  board.draw("B");
  CHECK(board.answers() == 4);
  board.lay("B", 0, 0, 90).deploy("monastery");
  CHECK(board.state().tile_count == 1);
  CHECK(check_features(board.rules(), board.state()) == "");
  CHECK(board.can_place("U", 0, 1, 0));
  CHECK_FALSE(board.can_place("U", 0, 1, 90));
  CHECK(board.can_place("B", 0, 1));
  const Board river(house({{"start_in_bag", 1}}, {river::kId}));
  CHECK(tiles_left(river.state()) == 72 + 11);
  CHECK(river.state().tile_count == 1);  // the spring
}

TEST_CASE(
    "HOUSE-05 a tile that fits nowhere goes back into the bag; the game still ends when nothing left fits") {
  Board board(house({{"put_back", 1}}));
  for (unsigned i = 0; i < board.state().open_count; ++i) board.state().open_need[i] = 0x1111;
  board.draw("X");
  CHECK(board.state().discarded == 0);
  CHECK(board.state().bag[board.rules().design_by_id("X")] == 1);
  CHECK(board.asked() == "draw_tile");
  board.bag({"X", "C"}).draw("X");
  CHECK(board.state().discarded == 1);
  board.draw("C");
  CHECK(board.asked() == "");
}

TEST_CASE("HOUSE-06 under trees the roads of a junction are one; houses still end them") {
  for (const bool on : {false, true}) {
    Board board(house({{"trees_join_roads", on ? 1 : 0}}, {mage_witch::kId}));
    board.lay("MaHeA", 1, 0, 90);
    CHECK(board.same_feature(1, 0, "road W", 1, 0, "road S") == on);
    CHECK(board.same_feature(1, 0, "road W", 1, 0, "road N") == on);
    CHECK(check_features(board.rules(), board.state()) == "");
    Board village(house({{"trees_join_roads", on ? 1 : 0}}));
    village.lay("W", 1, 0, 90);
    CHECK_FALSE(village.same_feature(1, 0, "road W", 1, 0, "road N"));
  }
}

TEST_CASE("HOUSE-08 filling a hole gives another turn after this one; that one gives none") {
  Board board(house({{"hole_turn", 1}}));
  board.place("B", 0, 1).place("B", 0, 2).place("B", 1, 2).place("U", 1, 0).place("U", 2, 0);
  board.place("E", 2, 1, 90).to_move(kBlue).lay("B", 1, 1);
  CHECK(board.state().again);
  board.pass();
  CHECK(board.state().active == kBlue);
  CHECK(board.state().turn == 1);
  CHECK(board.count(EventKind::TurnEnded) == 1);
  board.lay("U", 3, 0).pass();
  CHECK(board.state().active == kRed);
}

TEST_CASE("HOUSE-08 tiles on three of its sides are no hole, whichever side is open") {
  for (int open = 0; open < kSides; ++open) {
    CAPTURE(open);
    Setup setup = house({{"hole_turn", 1}});
    setup.set_copies(kCoreId, kMaxCopies);
    Board board(setup);
    board.place("B", 0, 1).place("B", 1, 1).place("B", 2, 1);
    // monasteries around 1,3, from both ends towards the open side
    const Cell hole{1, 3};
    const Cell left_open = neighbour(hole, open);
    for (int round = 0; round < 3; ++round) {
      for (const Cell cell :
           {Cell{0, 2}, Cell{2, 2}, Cell{1, 2}, Cell{0, 3}, Cell{2, 3}, Cell{0, 4}, Cell{2, 4}, Cell{1, 4}}) {
        if (!(cell == left_open) && !is_tile(board.state().at(cell)) && board.can_place("B", cell.x, cell.y))
          board.place("B", cell.x, cell.y);
      }
    }
    board.lay("B", hole.x, hole.y).pass();
    CHECK(board.state().active == kBlue);
  }
}

TEST_CASE(
    "HOUSE-09 unfinished features score nothing at the end; fields do, and values asked for during play "
    "stay") {
  Board board(house({{"no_unfinished", 1}}, {abbot::kId}));
  board.place("E", 0, -1, 180).place("B", 0, 1);
  board.put(kRed, 0, 0, "road E").put(kBlue, 0, 0, "field EL").put(kRed, 0, 1, "monastery", kAbbot);
  CHECK(board.value(0, 1, "monastery").now == 2);
  board.finish();
  CHECK(board.score(kRed) == 0);
  CHECK(board.score(kBlue) == 3);
}

TEST_CASE("HOUSE-10 the landscape may not leave a table of W x H tiles whose middle holds the start tile") {
  Board board(house({{"table", 1}, {"table_width", 5}, {"table_height", 6}}));
  CHECK(board.state().bounds.min_x == -2);
  CHECK(board.state().bounds.max_x == 2);
  CHECK(board.state().bounds.max_y - board.state().bounds.min_y == 5);
  board.place("U", 1, 0).place("U", 2, 0);
  CHECK_FALSE(board.can_place("U", 3, 0));
  CHECK(board.can_place("U", -1, 0));
  CHECK(Board(house({{"table", 1}})).state().bounds.max_x == 7);  // 15 x 11
  CHECK(Board(house({{"table", 1}})).state().bounds.max_y == 5);
}

TEST_CASE("HOUSE-10 RIV-04 the river does not run off the table") {
  Board board(house({{"table", 1}, {"table_width", 5}, {"table_height", 5}}, {river::kId}));
  board.lay("BB6F4", 1, 0);
  if (board.asks_figure()) board.pass();
  CHECK_FALSE(board.can_place("BB6F6", 2, 0));  // straight off it
  CHECK(board.can_place("BB6F7", 2, 0, 0));     // south
}

TEST_CASE("HOUSE-11 only the extent of the landscape is limited, the middle may move") {
  Board board(house({{"table_shifting", 1}, {"table_width", 5}, {"table_height", 5}}));
  board.place("U", 1, 0).place("U", 2, 0).place("U", 3, 0);
  CHECK(board.can_place("U", 4, 0));
  board.place("U", 4, 0);
  CHECK_FALSE(board.can_place("U", 5, 0));
  CHECK_FALSE(board.can_place("U", -1, 0));
  Setup tall = house({{"table_shifting", 1}, {"table_width", 9}, {"table_height", 5}});
  tall.set_copies(kCoreId, 2);
  Board high(tall);
  high.place("B", 0, 1).place("B", 0, 2).place("B", 0, 3);
  CHECK(high.can_place("B", 0, 4));
  high.place("B", 0, 4);
  CHECK_FALSE(high.can_place("B", 0, 5));
  CHECK_FALSE(high.can_place("E", 0, -1, 180));
  board.draw("U");
  const Action beyond = {.verb = Verb::PlaceTile, .option = board.state().hand, .cell = {5, 0}};
  CHECK(why_refused(board.rules(), board.state(), beyond).why == "too_large");
  CHECK(refused(house({{"table_shifting", 1}, {"table", 1}})) == "options.table_shifting");
}

TEST_CASE(
    "HOUSE-12 the border closes roads and cities and counts as filled around a monastery; it needs a table") {
  Board board(house({{"table", 1}, {"table_width", 5}, {"table_height", 5}, {"table_borders", 1}}));
  board.place("U", 1, 0).place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  board.lay("U", 2, 0).pass();
  CHECK(board.score(kRed) == 4);
  Board corner(house({{"table", 1}, {"table_width", 5}, {"table_height", 5}, {"table_borders", 1}}));
  corner.place("B", 0, 1).place("B", 0, 2).put(kRed, 0, 2, "monastery");
  CHECK(corner.state().features[corner.segment(0, 2, "monastery")].open == 4);
  CHECK(refused(house({{"table_borders", 1}})) == "options.table_borders");
  CHECK(refused(house({{"table_borders", 1}, {"table_extension", 1}})) == "options.table_borders");
}

TEST_CASE("HOUSE-13 laps shown with dice change no point and no state") {
  Board with(house({{"lap_dice", 1}}));
  Board without(house({}));
  CHECK(std::memcmp(&with.state(), &without.state(), sizeof(State)) == 0);
  CHECK(with.rules().shown.lap_dice);
  CHECK_FALSE(without.rules().shown.lap_dice);
  // and none in whole games: the same answers lead to the same states
  for (u64 seed = 1; seed <= 5; ++seed) {
    CAPTURE(seed);
    std::array<std::unique_ptr<State>, 2> states;
    std::array<Chance, 2> chances = {Chance(with.rules(), std::to_string(seed)),
                                     Chance(without.rules(), std::to_string(seed))};
    const std::array<const Rules*, 2> rules = {&with.rules(), &without.rules()};
    for (unsigned i = 0; i < 2; ++i) start_game(*rules[i], *(states[i] = std::make_unique<State>()));
    Rng rng(seed);
    while (!is_over(*states[0])) {
      const bool chance = pending(*states[0]).who == kChance;
      ActionList legal;
      if (!chance) legal_actions(*rules[0], *states[0], legal);
      const Action action = chance ? chances[0].answer(*rules[0], *states[0]) : random_action(legal, rng);
      if (chance) REQUIRE(chances[1].answer(*rules[1], *states[1]) == action);
      for (unsigned i = 0; i < 2; ++i) apply(*rules[i], *states[i], action);
      REQUIRE(std::memcmp(states[0].get(), states[1].get(), sizeof(State)) == 0);
    }
  }
  // a tile that fits nowhere is seldom drawn
  for (unsigned i = 0; i < with.state().open_count; ++i) with.state().open_need[i] = 0x1111;
  with.draw("X");
  CHECK(with.state().discarded == 1);
  CHECK(lap_die(0) == 6);
  CHECK(lap_die(49) == 6);
  CHECK(lap_die(50) == 1);  // example: first lap done, the die from 6 to 1
  CHECK(lap_die(299) == 5);
  CHECK(lap_die(300) == 6);
}

TEST_CASE("HOUSE-14 once a game the mover may join a second table to one side before placing") {
  Board board(house({{"table_extension", 1}, {"table_width", 5}, {"table_height", 5}}));
  board.draw("U");
  CHECK(board.asked() == "place_tile");  // no side is reached yet
  board.lay("U", 1, 0).pass();
  board.place("U", 2, 0).draw("U");
  CHECK(board.asked() == "extend_table");
  CHECK(board.asked_seat() == kBlue);
  CHECK(board.answers() == 2);
  board.pass();
  CHECK_FALSE(is_legal(board.rules(), board.state(),
                       {.verb = Verb::PlaceTile, .option = board.state().hand, .cell = {3, 0}}));
  board.lay("U", -1, 0).pass();
  board.draw("U").act("pick:table east");
  CHECK(board.state().bounds.max_x == 7);
  board.lay("U", 3, 0).pass();
  CHECK(check_features(board.rules(), board.state()) == "");
  board.place("U", 4, 0).place("U", 5, 0).place("U", 6, 0).place("A", 7, 0, 90);  // at its end once more
  board.draw("V");
  CHECK(board.asked() == "place_tile");  // once a game
  CHECK(refused(house({{"table_extension", 1}, {"table_shifting", 1}})) == "options.table_shifting");
}

TEST_CASE("HOUSE-02 HOUSE-03 HOUSE-10 HOUSE-14 what does not go together is refused and named") {
  CHECK(refused(house({{"look_ahead", 1}, {"hand_of_three", 1}})) == "options.hand_of_three");
  CHECK(refused(house({{"table", 1}, {"table_extension", 1}})) == "options.table_extension");
  CHECK(refused(house({{"look_ahead", 1}, {"table", 1}, {"table_borders", 1}, {"buying", 1}})) == "");
  // and goes through save and link
  GameSetup setup;
  setup.setup = house({{"hand_of_three", 2}, {"table", 1}, {"table_width", 9}, {"buying", 1}});
  setup.players = default_players(2);
  setup.seed = "house";
  const auto link = make_link(setup);
  REQUIRE(link.ok());
  CHECK(link->find("hand_of_three-hidden") != std::string::npos);
  CHECK(link->find("table_width-9") != std::string::npos);
  CHECK(*parse_link(*link) == setup);
}

TEST_CASE(
    "HOUSE-10 HOUSE-11 HOUSE-12 HOUSE-14 what does not go together goes off when its opposite is chosen") {
  const Board board(house({}));
  const OptionList& list = board.rules().option_list;
  Setup setup = house({{"table", 1}, {"table_borders", 1}, {"look_ahead", 1}});
  const auto number = [&](const char* key) { return list.find(key); };
  const auto bits = [&](std::initializer_list<const char*> keys) {
    u64 mask = 0;
    for (const char* key : keys) mask |= u64{1} << number(key);
    return mask;
  };
  CHECK(list.exclude(number("table"), number("table_shifting")));  // said by the other one of them
  CHECK_FALSE(list.exclude(number("table"), number("table_borders")));
  // the border needs the table that gives way
  CHECK(list.change(setup, number("table_shifting"), 1) == bits({"table", "table_borders"}));
  CHECK(list.conflict(setup) == -1);
  CHECK_FALSE(list.has_needs(setup, number("table_borders")));
  CHECK(list.change(setup, number("table"), 1) == bits({"table_shifting"}));
  CHECK(list.has_needs(setup, number("table_borders")));
  CHECK(list.change(setup, number("hand_of_three"), 2) == bits({"look_ahead"}));
  CHECK(list.change(setup, number("look_ahead"), 1) == bits({"hand_of_three"}));
  CHECK(list.change(setup, number("look_ahead"), 0) == 0);
  CHECK(list.conflict(setup) == -1);
}

TEST_CASE("HOUSE-10 HOUSE-11 HOUSE-14 how the table lies, and what a second one would add") {
  const auto is = [](const Bounds& b, int x0, int x1, int y0, int y1) {
    return b.min_x == x0 && b.max_x == x1 && b.min_y == y0 && b.max_y == y1;
  };
  const Board none(house({}));
  CHECK_FALSE(table_of(none.rules(), none.state()).has_value());
  const Board fixed(house({{"table", 1}, {"table_width", 5}, {"table_height", 6}}));
  CHECK(is(*table_of(fixed.rules(), fixed.state()), -2, 2, -2, 3));
  CHECK(is(house_rules::second_table(fixed.rules(), fixed.state(), kNorth), -2, 2, -8, -3));
  CHECK(is(house_rules::second_table(fixed.rules(), fixed.state(), kEast), 3, 7, -2, 3));
  CHECK(is(house_rules::second_table(fixed.rules(), fixed.state(), kSouth), -2, 2, 4, 9));
  CHECK(is(house_rules::second_table(fixed.rules(), fixed.state(), kWest), -7, -3, -2, 3));
  Board shifting(house({{"table_shifting", 1}, {"table_width", 5}, {"table_height", 5}}));
  shifting.place("U", 1, 0).place("U", 2, 0);
  CHECK(is(*table_of(shifting.rules(), shifting.state()), -2, 4, -4, 4));
}
