// The River: RIV-01 to RIV-06.
#include "engine/expansions/river/river.h"

#include "engine/assembly/built_in.h"
#include "engine/game/game.h"
#include "engine/rules/steps.h"
#include "tests/support/board.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::test;

namespace {

// The river of the new edition runs east from the spring at 0,0; its open end faces 1,0.
Board river_board() { return Board(with_expansions({river::kId})); }

Action placing(const Board& board, std::string_view id, int x, int y, int degrees) {
  Action action;
  action.verb = Verb::PlaceTile;
  action.option = board.rules().design_by_id(id);
  action.cell = {static_cast<i8>(x), static_cast<i8>(y)};
  action.rotation = static_cast<u8>(degrees / 90);
  return action;
}

river::Refusal refusal(const Board& board, std::string_view id, int x, int y, int degrees) {
  return river::refusal(board.rules(), board.state(), placing(board, id, x, y, degrees));
}

// East, south, west and back north: the open end faces 1,1, with the road of 1,0 to its north.
Board looped_river() {
  Board board = river_board();
  board.turn("BB6F2", 1, 0).turn("BB6F6", 2, 0).turn("BB6F7", 3, 0).turn("BB6F4", 3, 1, 90);
  board.turn("BB6F10", 3, 2, 90).turn("BB6F3", 2, 2).turn("BB6F9", 1, 2, 180);
  return board;
}

}  // namespace

TEST_CASE("RIV-01 the start tile is left out, the spring lies in the middle and takes no figure") {
  for (const Edition edition : {Edition::C1, Edition::C2, Edition::Anniversary, Edition::C3}) {
    const Board board(with_expansions({river::kId}, 2, edition));
    const State& state = board.state();
    CHECK(state.tile_count == 1);
    CHECK(state.tiles[0].cell == Cell{0, 0});
    CHECK(has_mark(carcassonne::fact(board.rules(), state.tiles[0].design).marks, "spring"));
    CHECK(board.rules().tile_id(state.tiles[0].design) == (edition == Edition::C1 ? "RiverC1-01" : "BB6F1"));
    CHECK(state.bag[board.rules().start_design] ==
          board.rules().designs[board.rules().start_design].copies - 1);
    CHECK(tiles_left(state) == 71 + 11);
    CHECK(state.figure_count == 0);
    CHECK(pending(state).who == kChance);  // straight to the first draw: no figure for the spring
  }
}

TEST_CASE("RIV-01 ten river tiles are shuffled, the lake lies beneath them") {
  for (const Edition edition : {Edition::C1, Edition::C2}) {
    const Board board(with_expansions({river::kId}, 2, edition));
    const Rules& rules = board.rules();
    const Deck deck = shuffled_deck(rules, "one");
    REQUIRE(deck.size() == 82);
    for (std::size_t i = 0; i < deck.size(); ++i) {
      CAPTURE(i);
      CHECK((carcassonne::fact(rules, deck[i]).river != 0) == (i < 11));
      CHECK((has_mark(carcassonne::fact(rules, deck[i]).marks, "lake")) == (i == 10));
    }
    const Deck other = shuffled_deck(rules, "another");
    CHECK_FALSE(std::equal(deck.begin(), deck.begin() + 10, other.begin()));
    ActionList draws;
    legal_actions(rules, board.state(), draws);
    CHECK(draws.size() == 10);  // chance knows it too
  }
}

TEST_CASE("RIV-02 players take whole turns, river tiles first, the lake last of them, then land") {
  for (const char* seed : {"a", "b", "c", "d", "e"}) {
    CAPTURE(seed);
    GameSetup setup;
    setup.setup = with_expansions({river::kId}, 3);
    setup.seed = seed;
    auto game = Game::create(setup);
    REQUIRE(game.ok());
    while (!game->over() && game->turn_number() < 20) {
      CHECK(game->state().active == (game->turn_number() - 1) % 3);
      ActionList legal;
      game->legal(legal);
      REQUIRE(game->apply(legal[0]));
    }
    std::size_t drawn = 0;  // of the deck, discarded ones included
    for (const Event& event : game->events()) {
      if (event.kind != EventKind::TileDrawn && event.kind != EventKind::TileDiscarded) continue;
      const TileFact& fact = carcassonne::fact(game->rules(), event.design);
      CHECK((fact.river != 0) == (drawn < 11));
      CHECK((has_mark(fact.marks, "lake")) == (drawn == 10));
      ++drawn;
    }
    CHECK(drawn >= 19);
  }
}

TEST_CASE("RIV-02 a river turn has its figure and its score like any other") {
  Board board = river_board();
  board.turn("BB6F3", 1, 0, 0, "city N");
  CHECK(board.state().active == kBlue);
  CHECK(board.supply(kRed) == 6);
  board.turn("BB6F4", 2, 0, 0, "field NL");
  CHECK(board.state().active == kRed);
  CHECK(board.supply(kBlue) == 6);
  board.bag({"BB6F12", "E"}).turn("BB6F12", 3, 0).turn("E", 1, -1, 180);
  CHECK(board.score(kRed) == 4);
  CHECK(board.supply(kRed) == 7);
}

TEST_CASE("RIV-03 a river tile must continue the river from its open end") {
  const Board board = river_board();
  for (const int degrees : {0, 180}) CHECK(board.can_place("BB6F4", 1, 0, degrees));
  for (const int degrees : {90, 270}) CHECK_FALSE(board.can_place("BB6F4", 1, 0, degrees));
  for (const int degrees : {0, 90, 180, 270}) {
    CHECK_FALSE(board.can_place("BB6F4", 0, -1, degrees));  // beside the spring, field to field
    CHECK_FALSE(board.can_place("BB6F4", -1, 0, degrees));
    CHECK_FALSE(board.can_place("BB6F10", 0, 1, degrees));
  }
  CHECK(refusal(board, "BB6F4", 1, 0, 0) == river::Refusal::None);
  CHECK(refusal(board, "BB6F4", 1, 0, 90) == river::Refusal::NotContinuing);
  CHECK(refusal(board, "BB6F10", 0, 1, 0) == river::Refusal::NotContinuing);
}

TEST_CASE("RIV-03 downstream only: not at the spring's side, not beside the river") {
  Board board = river_board();
  board.turn("BB6F4", 1, 0).turn("BB6F6", 2, 0);
  CHECK(board.can_place("BB6F7", 3, 0, 0));
  for (const int x : {-1, 0, 1, 2}) {
    for (const int degrees : {0, 90, 180, 270}) {
      CHECK_FALSE(board.can_place("BB6F7", x, 1, degrees));
      CHECK_FALSE(board.can_place("BB6F7", x, -1, degrees));
    }
  }
}

TEST_CASE("RIV-03 all other edges match as usual") {
  Board board = looped_river();  // a road to the north of the open end, the river comes from the south
  CHECK_FALSE(board.can_place("BB6F8", 1, 1, 90));  // the river would run into a road
  for (const int degrees : {0, 90, 180, 270}) CHECK_FALSE(board.can_place("BB6F5", 1, 1, degrees));
  // With the two curves exchanged the road goes on.
  Board other = river_board();
  other.turn("BB6F2", 1, 0).turn("BB6F6", 2, 0).turn("BB6F7", 3, 0).turn("BB6F4", 3, 1, 90);
  other.turn("BB6F10", 3, 2, 90).turn("BB6F3", 2, 2).turn("BB6F5", 1, 2, 270);
  CHECK(other.can_place("BB6F9", 1, 1, 0));
  for (const int degrees : {90, 180, 270}) CHECK_FALSE(other.can_place("BB6F9", 1, 1, degrees));
  other.turn("BB6F9", 1, 1);
  CHECK(other.same_feature(1, 0, "road S", 1, 1, "road E"));
}

TEST_CASE("RIV-04 two successive curves may not turn the same way: the river would run back") {
  Board board = river_board();
  board.turn("BB6F7", 1, 0);                         // from the west to the south
  CHECK_FALSE(board.can_place("BB6F10", 1, 1, 90));  // and on to the west: beside itself
  CHECK(refusal(board, "BB6F10", 1, 1, 90) == river::Refusal::UTurn);
  CHECK(board.can_place("BB6F10", 1, 1, 180));  // to the east: the other way
  CHECK(board.can_place("BB6F4", 1, 1, 90));
  // The same mirrored: from the west to the north.
  Board mirrored = river_board();
  mirrored.turn("BB6F7", 1, 0, 90);
  CHECK_FALSE(mirrored.can_place("BB6F10", 1, -1, 0));
  CHECK(mirrored.can_place("BB6F10", 1, -1, 270));
}

TEST_CASE("RIV-04 with a straight one between them they may") {
  Board board = river_board();
  board.turn("BB6F7", 1, 0).turn("BB6F4", 1, 1, 90);
  CHECK(board.can_place("BB6F10", 1, 2, 90));   // to the west
  CHECK(board.can_place("BB6F10", 1, 2, 180));  // to the east
  board.turn("BB6F10", 1, 2, 90);
  CHECK_FALSE(board.can_place("BB6F9", 0, 2, 180));  // up again without a straight one
  CHECK(board.can_place("BB6F9", 0, 2, 270));        // from the east to the south
}

TEST_CASE("RIV-04 a curve after the spring may turn either way") {
  const Board board = river_board();
  CHECK(board.can_place("BB6F7", 1, 0, 0));
  CHECK(board.can_place("BB6F7", 1, 0, 90));
}

TEST_CASE("RIV-04 the river must be able to leave the cell its open end faces") {
  Board board = river_board();
  board.turn("BB6F2", 1, 0).turn("BB6F6", 2, 0).turn("BB6F7", 3, 0).turn("BB6F4", 3, 1, 90);
  board.turn("BB6F10", 3, 2, 90).turn("BB6F3", 2, 2);
  CHECK(board.can_place("BB6F9", 1, 2, 180));  // to the north: from 1,1 it can go on to the west
  board.place("U", 0, 1);                      // now only a U-turn would lead out of 1,1
  CHECK_FALSE(board.can_place("BB6F9", 1, 2, 180));
  CHECK(board.can_place("BB6F9", 1, 2, 270));  // to the south
  CHECK(refusal(board, "BB6F9", 1, 2, 180) == river::Refusal::DeadEnd);
  // Unless only the lake is left.
  board.bag({"BB6F9", "BB6F12", "E"});
  CHECK(board.can_place("BB6F9", 1, 2, 180));
}

TEST_CASE("RIV-04 the cell its open end faces must be empty, lake or not") {
  Board board = river_board();
  board.turn("BB6F4", 1, 0).place("U", 1, -1).place("U", 2, -1);
  CHECK(refusal(board, "BB6F6", 2, 0, 0) == river::Refusal::None);
  CHECK(refusal(board, "BB6F7", 2, 0, 90) == river::Refusal::DeadEnd);  // to the north, where a tile lies
  board.bag({"BB6F7", "BB6F12", "E"});
  board.draw("BB6F7");
  CHECK(refusal(board, "BB6F7", 2, 0, 90) == river::Refusal::DeadEnd);
  CHECK(refusal(board, "BB6F7", 2, 0, 0) == river::Refusal::None);
}

TEST_CASE("RIV-03 RIV-04 the one door says why a place that fits by its edges is refused") {
  Board board = river_board();
  board.turn("BB6F7", 1, 0);
  board.draw("BB6F10");
  const auto why = [&](int x, int y, int degrees) {
    return why_refused(board.rules(), board.state(), placing(board, "BB6F10", x, y, degrees));
  };
  CHECK(why(1, 1, 90).expansion == "river");
  CHECK(why(1, 1, 90).why == "u_turn");
  CHECK_FALSE(why(1, 1, 180));                    // legal
  CHECK_FALSE(why(1, 1, 0));                      // the edges do not match
  CHECK(why(0, 1, 270).why == "not_continuing");  // to the south and the east of the spring
  CHECK_FALSE(why(9, 9, 0));                      // beside no tile
}

TEST_CASE("RIV-03 RIV-04 every placement that fits by its edges is legal or refused with a reason") {
  for (u64 seed = 1; seed <= 20; ++seed) {
    Board board = river_board();
    State& state = board.state();
    Rng rng(seed);
    ActionList legal;
    int refused = 0;
    while (!is_over(state) && state.tile_count < 14) {
      legal_actions(board.rules(), state, legal);
      if (pending(state) == Decision{kCoreId, kPlaceDecision, state.active, 0}) {
        const u64 fit4 = board.rules().designs[state.hand].fit4;
        for (unsigned i = 0; i < state.open_count; ++i) {
          for (u8 rotation = 0; rotation < 4; ++rotation) {
            Action action = legal[0];
            action.cell = state.open_cell[i];
            action.rotation = rotation;
            const bool fits = (fitting_rotations(fit4, state.open_need[i]) >> (16 * rotation + 15) & 1) != 0;
            const bool allowed = is_legal(board.rules(), state, action);
            const bool explained = static_cast<bool>(why_refused(board.rules(), state, action));
            CHECK(explained == (fits && !allowed));
            refused += explained ? 1 : 0;
          }
        }
      }
      apply(board.rules(), state, random_answer(board.rules(), state, legal, rng));
    }
    CHECK(refused > 0);
  }
}

TEST_CASE("RIV-04 BASE-12 river tiles that fit nowhere leave the game, a lake too, and land follows") {
  Board board = looped_river();
  board.clear_events();
  board.draw("BB6F5").draw("BB6F8").draw("BB6F11");  // the road to the north lets none of them in
  CHECK(board.count(EventKind::TileDiscarded) == 3);
  board.draw("BB6F12");
  CHECK(board.count(EventKind::TileDiscarded) == 4);
  CHECK_FALSE(is_over(board.state()));
  board.bag({"E", "V", "B"});
  CHECK(board.can_place("E", 1, -1, 180));
  CHECK_FALSE(board.can_place("V", 1, 1, 90));  // a land tile never covers the open end
  board.turn("E", 1, -1, 180).turn("B", 0, 1);
  CHECK(board.count(EventKind::TilePlaced) == 2);
}

TEST_CASE("RIV-05 figures go on everything but the river") {
  Board board = river_board();
  board.lay("BB6F8", 1, 0);
  for (const char* where : {"road S", "monastery", "field NL", "field SL", "field SR"})
    CHECK(board.may_deploy(where));
  CHECK_FALSE(board.may_deploy("river"));
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.size() == 5 + 1);
  Board garden(with_expansions({river::kId, abbot::kId}));
  garden.lay("BB6F10", 1, 0);
  CHECK(garden.may_deploy("garden", kAbbot));
  CHECK_FALSE(garden.may_deploy("river", kAbbot));
  Board city = river_board();
  city.lay("BB6F2", 1, 0);
  CHECK(city.may_deploy("city N"));
  CHECK(city.may_deploy("road S"));
}

TEST_CASE("RIV-05 the river separates fields, spring and lake let the field run around them") {
  Board board = river_board();
  board.turn("BB6F4", 1, 0);
  CHECK(board.same_feature(1, 0, "field NL", 1, 0, "field SL"));  // round the spring
  Board parted = river_board();
  parted.turn("BB6F2", 1, 0).turn("BB6F4", 2, 0);
  CHECK_FALSE(parted.same_feature(2, 0, "field NL", 2, 0, "field SL"));
  parted.bag({"BB6F12", "E"}).turn("BB6F12", 3, 0, 0);
  CHECK(parted.same_feature(2, 0, "field NL", 2, 0, "field SL"));  // round the lake
  CHECK(parted.same_feature(2, 0, "field NL", 3, 0, "field EL"));
  CHECK_FALSE(parted.same_feature(1, 0, "field EL", 1, 0, "field WL"));  // the city parts these
}

TEST_CASE("RIV-05 a farmer across the river does not bar the field") {
  Board board = river_board();
  board.turn("BB6F2", 1, 0, 0, "field EL");
  board.lay("BB6F4", 2, 0);
  CHECK_FALSE(board.may_deploy("field NL"));
  CHECK(board.may_deploy("field SL"));
}

TEST_CASE("RIV-05 a river is no feature to be scored: complete from spring to lake, worth nothing") {
  Board board = river_board();
  board.turn("BB6F4", 1, 0);
  CHECK(board.same_feature(0, 0, "river", 1, 0, "river"));
  CHECK_FALSE(board.complete(1, 0, "river"));
  board.bag({"BB6F12", "E"}).turn("BB6F12", 2, 0);
  CHECK(board.complete(1, 0, "river"));
  CHECK(board.count(EventKind::Scored) == 0);
  CHECK(board.value(1, 0, "river").now == 0);
  CHECK(board.value(1, 0, "river").complete == 0);
}

TEST_CASE("RIV-06 option: the start tile is shuffled in among the land tiles") {
  for (const Edition edition : {Edition::C1, Edition::C2}) {
    Setup setup = with_expansions({river::kId}, 2, edition);
    set_option(setup, "river_start_tile");
    const Board board(setup);
    const Rules& rules = board.rules();
    CHECK(has_mark(carcassonne::fact(rules, board.state().tiles[0].design).marks, "spring"));
    CHECK(board.state().bag[rules.start_design] == rules.designs[rules.start_design].copies);
    CHECK(tiles_left(board.state()) == 72 + 11);
    const Deck deck = shuffled_deck(rules, "one");
    CHECK(std::count(deck.begin(), deck.begin() + 11, rules.start_design) == 0);
    CHECK(std::count(deck.begin(), deck.end(), rules.start_design) ==
          rules.designs[rules.start_design].copies);
  }
  // Without the River the option changes nothing.
  const Board base(with_option("river_start_tile"));
  CHECK(base.rules().tile_id(base.state().tiles[0].design) == "D");
  CHECK(tiles_left(base.state()) == 71);
}
