// Outlook: tiles that fit a cell, dead cells, the scores if the game ended now.
#include "engine/game/outlook.h"

#include "engine/assembly/built_in.h"
#include "engine/game/game.h"
#include "engine/rules/steps.h"
#include "tests/support/board.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <string>

using namespace bastide;
using namespace bastide::test;

namespace {

std::string listed(const Board& board, int x, int y) {
  const TilesThatFit fits =
      tiles_that_fit(board.rules(), board.state(), {static_cast<i8>(x), static_cast<i8>(y)});
  std::string text;
  for (const TileFit& fit : fits)
    text += std::string(board.rules().tile_id(fit.design)) + "x" + std::to_string(fit.left) + " ";
  return text + "= " + std::to_string(fits.tiles);
}

bool is_dead(const Board& board, int x, int y) {
  const CellList dead = dead_cells(board.rules(), board.state());
  return std::find(dead.begin(), dead.end(), Cell{static_cast<i8>(x), static_cast<i8>(y)}) != dead.end();
}

std::array<i32, kMaxPlayers> projected(const Board& board) {
  const auto scratch = std::make_unique<State>();
  return projected_scores(board.rules(), board.state(), *scratch);
}

// What the one door says of a tile drawn now: whether and how it may lie on the cell.
unsigned rotations_by_the_door(const Rules& rules, const State& state, u8 design, Cell cell) {
  const auto copy = std::make_unique<State>(state);
  Action draw;
  draw.verb = Verb::DrawTile;
  draw.option = design;
  apply(rules, *copy, draw);
  if (copy->hand != design) return 0;  // fits nowhere: discarded
  ActionList actions;
  legal_actions(rules, *copy, actions);
  unsigned rotations = 0;
  for (const Action& action : actions)
    if (action.cell == cell) rotations |= 1u << action.rotation;
  return rotations;
}

}  // namespace

TEST_CASE("BASE-10 tiles that fit a cell: kinds left in the bag with their number") {
  Board board(2);
  // North of the start tile a city must come; U is a road, E a city cap, B a monastery in a field.
  board.bag({"E", "E", "U", "B", "C"});
  CHECK(listed(board, 0, -1) == "Cx1 Ex2 = 3");
  CHECK(listed(board, 0, 1) == "Bx1 Ex2 Ux1 = 4");
  CHECK(listed(board, 1, 0) == "Ux1 = 1");
  CHECK(listed(board, 0, 0) == "= 0");  // a tile lies there
  CHECK(listed(board, 5, 5) == "= 0");  // beside nothing
}

TEST_CASE("BASE-10 tiles that fit a cell: only the rotations that match, the tile in hand apart") {
  Board board(2);
  board.bag({"E", "U"}).draw("E");
  const TilesThatFit north = tiles_that_fit(board.rules(), board.state(), {0, -1});
  CHECK(north.size == 0);  // the last E has left the bag
  CHECK(north.hand);
  CHECK_FALSE(north.none());
  const TilesThatFit east = tiles_that_fit(board.rules(), board.state(), {1, 0});
  REQUIRE(east.size == 1);
  CHECK_FALSE(east.hand);
  CHECK(east.kinds[0].rotations == 0b0101);  // U runs from east to west unturned, and upside down
}

TEST_CASE("BASE-12 dead cells: nothing left fits, neither of the bag nor in hand") {
  Board board(2);
  board.bag({"B", "B", "E"});
  CHECK(is_dead(board, 1, 0));  // a road is needed
  CHECK(is_dead(board, -1, 0));
  CHECK_FALSE(is_dead(board, 0, -1));
  CHECK_FALSE(is_dead(board, 0, 1));
  CHECK(tiles_that_fit(board.rules(), board.state(), {1, 0}).none());
  board.draw("E");
  CHECK_FALSE(is_dead(board, 0, -1));  // the last one that fits is in hand
  board.finish();
  CHECK(dead_cells(board.rules(), board.state()).size == 0);
}

TEST_CASE("RIV-03 tiles that fit a cell by the rules of the expansions: the river goes on, no U-turn") {
  Board board(with_expansions({river::kId}));
  const auto rivers = [&](Cell cell) {
    const TilesThatFit fits = tiles_that_fit(board.rules(), board.state(), cell);
    return std::count_if(fits.begin(), fits.end(), [&](const TileFit& fit) {
      return carcassonne::fact(board.rules(), fit.design).river != 0;
    });
  };
  CHECK(rivers({1, 0}) > 0);
  CHECK(rivers({-1, 0}) == 0);
  CHECK(rivers({0, 1}) == 0);
  board.turn("BB6F7", 1, 0);  // the river bends to the south
  const u8 same_curve = board.rules().design_by_id("BB6F10");
  int curves = 0;
  for (const TileFit& fit : tiles_that_fit(board.rules(), board.state(), {1, 1})) {
    CHECK(fit.rotations == rotations_by_the_door(board.rules(), board.state(), fit.design, {1, 1}));
    if (fit.design != same_curve) continue;
    ++curves;
    CHECK(std::popcount(fit.rotations) == 1);  // it matches in two turns, but one of them would be a U-turn
  }
  CHECK(curves == 1);
}

TEST_CASE("tiles that fit and dead cells say what the one door says") {
  GameSetup setup;
  setup.players = default_players(3);
  setup.setup = with_expansions(
      {river::kId, abbot::kId, inns_cathedrals::kId, traders_builders::kId, king_robber::kId}, 3);
  for (const char* seed : {"outlook-1", "outlook-2"}) {
    setup.seed = seed;
    auto game = Game::create(setup);
    REQUIRE(game);
    Rng rng(7);
    int looked = 0;
    State before = game->state();
    play_on(*game, rng, [&](const Action& action) {
      // the state at the draw: the same actions without Game, which draws by itself
      before = game->state();
      apply(game->rules(), before, action);
      if (before.over || before.top().who != kChance || rng.below(6) != 0) return;
      ++looked;
      const Rules& rules = game->rules();
      const CellList dead = dead_cells(rules, before);
      for (unsigned i = 0; i < before.open_count; ++i) {
        const Cell cell = before.open_cell[i];
        const TilesThatFit fits = tiles_that_fit(rules, before, cell);
        CHECK(fits.none() == (std::find(dead.begin(), dead.end(), cell) != dead.end()));
        for (const TileFit& fit : fits) {
          CHECK(fit.left == before.bag[fit.design]);
          if (rules.designs[fit.design].group != current_group(before)) continue;  // not drawn yet
          CHECK(rotations_by_the_door(rules, before, fit.design, cell) == fit.rotations);
        }
      }
    });
    CHECK(looked > 10);
  }
}

TEST_CASE("BASE-50 projected scores: the same as ending now, and nothing is changed") {
  Board board(2);
  board.place("E", 0, -1, 180).put(kRed, 0, 0, "field EL").put(kBlue, 0, 0, "road E");
  const State before = board.state();
  const auto now = projected(board);
  CHECK(std::memcmp(&before, &board.state(), sizeof before) == 0);
  CHECK(now[kRed] == 3);
  CHECK(now[kBlue] == 1);
  board.finish();
  CHECK(board.score(kRed) == now[kRed]);
  CHECK(board.score(kBlue) == now[kBlue]);
  CHECK(projected(board)[kRed] == now[kRed]);  // over: final scoring is not done twice
}

TEST_CASE("BASE-34 projected scores count what the tile just laid completes as complete") {
  Board board(2);
  board.put(kRed, 0, 0, "city N").to_move(kBlue).lay("E", 0, -1, 180);
  REQUIRE(board.asks_figure());
  CHECK(board.score(kRed) == 0);
  CHECK(projected(board)[kRed] == 4);
  board.pass();
  CHECK(board.score(kRed) == 4);
}

TEST_CASE(
    "BASE-34 scores after an answer: the tile laid without a figure, a figure put, and nothing is changed") {
  const auto scratch = std::make_unique<State>();
  Board board(2);
  board.put(kRed, 0, 0, "city N").to_move(kBlue).draw("E");
  ActionList actions;
  legal_actions(board.rules(), board.state(), actions);
  const auto north = std::find_if(actions.begin(), actions.end(), [](const Action& action) {
    return action.cell == Cell{0, -1} && action.rotation == 2;
  });
  REQUIRE(north != actions.end());
  const State before = board.state();
  auto after = scores_after(board.rules(), board.state(), *north, *scratch);
  CHECK(std::memcmp(&before, &board.state(), sizeof before) == 0);
  CHECK(after[kRed] == 4);
  CHECK(after[kBlue] == 0);

  Board own(2);
  own.to_move(kBlue).lay("E", 0, -1, 180);
  REQUIRE(own.asks_figure());
  legal_actions(own.rules(), own.state(), actions);
  int best = 0;
  for (const Action& action : actions)
    best = std::max(best, scores_after(own.rules(), own.state(), action, *scratch)[kBlue]);
  CHECK(best == 4);
  after = scores_after(own.rules(), own.state(), Action(), *scratch);
  CHECK(after[kBlue] == 0);
}

TEST_CASE("projected scores before the last decision are the final scores") {
  for (const char* seed : {"projected-1", "projected-2", "projected-3"}) {
    GameSetup setup;
    setup.players = default_players(2);
    setup.setup =
        with_expansions({abbot::kId, inns_cathedrals::kId, traders_builders::kId, king_robber::kId});
    setup.seed = seed;
    auto game = Game::create(setup);
    REQUIRE(game);
    Rng rng(11);
    ActionList actions;
    const auto scratch = std::make_unique<State>();
    std::array<i32, kMaxPlayers> last{};
    bool compared = false;
    while (!(*game).over()) {
      (*game).legal(actions);
      const bool figure = (*game).state().hand == kNoDesign;
      last = projected_scores((*game).rules(), (*game).state(), *scratch);
      Action action = random_action(actions, rng);
      if (figure && rng.below(4) != 0)
        action = Action();  // sparing of figures, so that the last are asked for
      compared = figure && tiles_left((*game).state()) == 0;
      if (compared) action = Action();
      REQUIRE((*game).apply(action));
    }
    REQUIRE(compared);
    for (unsigned seat = 0; seat < 2; ++seat)
      CHECK(last[seat] == bastide::scores((*game).rules(), (*game).state())[seat]);
  }
}

TEST_CASE("laying a tile: which features with figures would grow, and to what") {
  Board board(2);
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "road E");
  const auto growth = [&](std::string_view tile, Cell cell, int rotation) {
    static State scratch;
    return growth_by(board.rules(), board.state(), board.rules().design_by_id(tile), cell, rotation, scratch);
  };
  const GrowthList closed = growth("E", {0, -1}, 2);
  REQUIRE(closed.size() == 1);
  CHECK(closed[0].kind == carcassonne::kCity);
  CHECK(closed[0].completes);
  CHECK(closed[0].owners == 1u << kRed);
  CHECK(closed[0].before == 1);
  CHECK(closed[0].after == 4);  // BASE-31
  const GrowthList longer = growth("U", {1, 0}, 0);
  REQUIRE(longer.size() == 1);
  CHECK(longer[0].kind == carcassonne::kRoad);
  CHECK_FALSE(longer[0].completes);
  CHECK(longer[0].owners == 1u << kBlue);
  CHECK(longer[0].before == 1);
  CHECK(longer[0].after == 2);
  CHECK(growth("B", {0, 1}, 0).empty());  // joins fields that nobody is on
}
