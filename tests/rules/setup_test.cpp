// Material, set-up, turn order and the end of the count: BASE-01 to BASE-06, BASE-53.
#include "engine/game/game.h"
#include "engine/game/scoreboard.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>

using namespace bastide;
using namespace bastide::test;

namespace {

int copies_in_bag(const Rules& rules) {
  int count = 0;
  for (const u8 copies : rules.initial.bag) count += copies;
  return count;
}

Game new_game(const Setup& setup, const std::string& seed) {
  GameSetup game_setup;
  game_setup.setup = setup;
  game_setup.seed = seed;
  auto game = Game::create(game_setup);
  REQUIRE(game.ok());
  return std::move(*game);
}

}  // namespace

TEST_CASE("BASE-01 72 tiles: the start tile D and 71 others, shuffled") {
  for (const Edition edition : {Edition::C1, Edition::C2, Edition::Anniversary, Edition::C3}) {
    const Board board(with_edition(edition));
    CHECK(board.rules().tile_id(board.rules().start_design) == "D");
    CHECK(copies_in_bag(board.rules()) == 71);
    CHECK(board.state().tile_count == 1);
    CHECK(tiles_left(board.state()) == 71);
  }
  const Board board(2);
  CHECK(board.rules().initial.bag[board.rules().design_by_id("D")] == 3);

  Deck a = shuffled_deck(board.rules(), "one");
  Deck b = shuffled_deck(board.rules(), "another");
  CHECK(a.size() == 71);
  CHECK(a != b);
  CHECK(a == shuffled_deck(board.rules(), "one"));
  CHECK_FALSE(std::is_sorted(a.begin(), a.end()));
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  CHECK(a == b);  // the same tiles in another order
}

TEST_CASE("BASE-02 2 to 6 players, 1 for practice; six colours") {
  for (int count = 1; count <= 6; ++count) {
    auto rules = make_rules(players(count));
    REQUIRE(rules.ok());
    State state;
    start_game(**rules, state);
    CHECK(scores(**rules, state).size() == static_cast<std::size_t>(count));
  }
  for (const int count : {-1, 0, 7, 100}) {
    auto rules = make_rules(players(count));
    REQUIRE_FALSE(rules.ok());
    CHECK(rules.error().where == "players");
    CHECK(rules.error().code == "players");
  }
  CHECK(kColourKeys == std::array<std::string_view, 6>{"yellow", "red", "pink", "green", "blue", "black"});
  std::set<int> colours;
  for (const Player& player : default_players(6)) colours.insert(player.colour);
  CHECK(colours.size() == 6);
}

TEST_CASE("BASE-03 each player starts with 7 meeples in the supply and 0 points") {
  for (int count = 1; count <= 6; ++count) {
    const Board board(count);
    for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
      const bool plays = seat < count;
      CHECK(board.supply(seat) == (plays ? 7 : 0));
      CHECK(board.score(seat) == 0);
      for (u8 piece = 1; piece < kMaxPieces; ++piece) CHECK(board.state().supply[seat][piece] == 0);
    }
  }
}

TEST_CASE("BASE-04 the counter's space is points mod 50, laps are 50 and 100 tokens") {
  CHECK(scoreboard_place(0) == ScoreboardPlace{0, 0, 0});
  CHECK(scoreboard_place(49) == ScoreboardPlace{49, 0, 0});
  CHECK(scoreboard_place(50) == ScoreboardPlace{0, 1, 0});
  CHECK(scoreboard_place(99) == ScoreboardPlace{49, 1, 0});
  CHECK(scoreboard_place(100) == ScoreboardPlace{0, 0, 1});
  CHECK(scoreboard_place(374) == ScoreboardPlace{24, 1, 3});
  // Points go on past a lap: 49 and a city worth 4 are 53.
  Board board(2);
  board.state().score[kRed] = 49;
  board.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(board.score(kRed) == 53);
  CHECK(scoreboard_place(board.score(kRed)) == ScoreboardPlace{3, 1, 0});
}

TEST_CASE("BASE-05 the start tile lies face up in the middle, the first tile must touch it") {
  Board board(2);
  const PlacedTile& start = board.state().tiles[0];
  CHECK(start.cell == Cell{0, 0});
  CHECK(start.rotation == 0);
  board.draw("V");
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.size() > 0);
  for (const Action& action : legal) CHECK(std::abs(action.cell.x) + std::abs(action.cell.y) == 1);
}

TEST_CASE("BASE-06 turns go round the table, the first seat starts") {
  for (int count = 1; count <= 6; ++count) {
    Game game = new_game(players(count), "turns");
    for (int turn = 0; turn < 2 * count + 1; ++turn) {
      CHECK(game.state().active == turn % count);
      CHECK(game.turn_number() == turn + 1);
      while (game.turn_number() == turn + 1) {
        CHECK(pending(game.state()).who == turn % count);
        ActionList legal;
        game.legal(legal);
        game.apply(legal[legal.size() - 1]);
      }
    }
  }
}

TEST_CASE("BASE-53 most points win, tied players share the win") {
  const auto who = [](std::vector<i32> points) { return winners(points); };
  CHECK(who({12, 30, 7}) == 0b010);
  CHECK(who({30, 30, 7}) == 0b011);
  CHECK(who({0, 0, 0}) == 0b111);
  CHECK(who({-2, -1}) == 0b10);
  CHECK(who({5}) == 0b1);
  CHECK(who({}) == 0);
  // A game that ends level: red's road of three tiles, blue's monastery with two tiles around it. Both win,
  // however they came by their points, and whoever sits first; green has fewer.
  for (const auto& [road, monk] : {std::pair{kRed, kBlue}, std::pair{kBlue, kRed}}) {
    Board level(3);
    level.place("U", 1, 0).place("U", 2, 0).place("B", 0, 1);
    level.put(road, 0, 0, "road E").put(monk, 0, 1, "monastery").finish();
    CHECK(level.score(road) == 3);
    CHECK(level.score(monk) == 3);  // itself and two neighbours, one by the corner
    CHECK(level.score(kGreen) == 0);
    CHECK(winners(scores(level.rules(), level.state())) == 0b011);
  }
  // One point more decides it.
  Board board(2);
  board.place("U", 1, 0).place("B", 0, 1);
  board.put(kRed, 0, 0, "road E").put(kBlue, 0, 1, "monastery").finish();
  CHECK(board.score(kRed) == 2);
  CHECK(board.score(kBlue) == 3);
  CHECK(winners(scores(board.rules(), board.state())) == 0b10);
}
