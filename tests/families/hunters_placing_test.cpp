// Hunters & Gatherers: material, the order of a turn, and laying tiles (HG-01 to HG-09, HG-80, HG-81).
#include "engine/families/hunters/aids.h"
#include "engine/game/game.h"
#include "engine/game/save.h"
#include "engine/game/scoreboard.h"
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace bastide;
using namespace bastide::test;
using hunters::TileKind;

namespace {

int count_tiles_of(const hunters::EditionFacts& edition, TileKind kind) {
  int count = 0;
  for (const hunters::TileFacts& tile : edition.tiles) count += tile.kind == kind ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("HG-01 HG-03: the start tile, 78 land tiles in the bag and 12 bonus tiles beside it") {
  const HuntersBoard board;
  const hunters::EditionFacts& facts = hunters::edition(board.rules());
  CHECK(count_tiles_of(facts, TileKind::Start) == 1);
  CHECK(count_tiles_of(facts, TileKind::Land) == 78);
  CHECK(count_tiles_of(facts, TileKind::Bonus) == 12);
  CHECK(board.state().tile_count == 1);
  CHECK(board.rules().designs[board.state().tiles[0].design].group < kBagGroups);
  CHECK(hunters::fact(board.rules(), board.state().tiles[0].design).id == "HG02-56");
  CHECK(tiles_left(board.state()) == 78);
  CHECK(hunters::bonus_left(board.state()) == 12);
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  CHECK(legal.size() == 78);
  for (const Action& action : legal) {
    CHECK(action.verb == Verb::DrawTile);
    CHECK(hunters::fact(board.rules(), action.option).kind == TileKind::Land);
  }
}

TEST_CASE("HG-01: 2 to 5 players, one of each tile") {
  for (const int count : {2, 3, 4, 5}) CHECK(make_rules(hunters_setup(count)).ok());
  for (const int count : {1, 6})
    CHECK(make_rules(hunters_setup(count)).error().what == "must be from 2 to 5");
  Setup twice = hunters_setup();
  twice.set_copies(kCoreId, 2);
  CHECK(make_rules(twice).error().code == "copies");
}

TEST_CASE("HG-02: five tribe members and two huts each; the sixth member counts points") {
  for (const int count : {2, 5}) {
    const HuntersBoard board(hunters_setup(count));
    for (int seat = 0; seat < count; ++seat) {
      CHECK(board.members(static_cast<Seat>(seat)) == 5);
      CHECK(board.huts(static_cast<Seat>(seat)) == 2);
      CHECK(board.score(static_cast<Seat>(seat)) == 0);
    }
  }
}

TEST_CASE("HG-04: points go on beyond 50 and 100") {
  HuntersBoard board;
  board.state().score[kRed] = 47;
  board.state().score[kBlue] = 99;
  board.member(kRed, 0, 0, "river W").member(kBlue, 0, 0, "river W").turn("05", -1, 0);
  CHECK(board.score(kRed) == 47 + 4);
  CHECK(board.score(kBlue) == 99 + 4);
}

TEST_CASE("HG-05: who sits first begins; who that is, is free to choose") {
  const std::array<std::string, 3> names = {"Ada", "Ben", "Cleo"};
  for (unsigned first = 0; first < 3; ++first) {
    GameSetup setup = hunters_game(hunters_setup(3), "a");
    setup.players = default_players(3);
    for (unsigned i = 0; i < 3; ++i) setup.players[i].name = names[(first + i) % 3];
    auto game = Game::create(setup);
    REQUIRE(game.ok());
    CHECK(game->setup().players[pending(game->state()).who].name == names[first]);
    CHECK(load_game(save_game(*game))->setup().players[0].name == names[first]);
    ActionList legal;
    while (game->state().turn == 0) {
      game->legal(legal);
      REQUIRE(game->apply(legal[legal.size() - 1]));
    }
    CHECK(game->setup().players[game->state().active].name == names[(first + 1) % 3]);
  }
}

TEST_CASE("HG-06: tile, figure, scoring, bonus tile; then the next player, clockwise") {
  HuntersBoard board(hunters_setup(3));
  board.place("36", 1, 0, 90);  // closes the start forest in the east
  board.clear_events();
  board.draw("37");
  CHECK(board.asked() == "place_tile");
  board.lay("37", 0, 1);  // and in the south
  CHECK(board.asked() == "deploy");
  CHECK(board.score(kRed) == 0);
  board.deploy("forest N");
  CHECK(board.score(kRed) == 6);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.is_bonus_turn());
  CHECK(board.state().active == kRed);
  board.lay("90", 0, -1, 180).pass();
  const EventKind order[] = {EventKind::TileDrawn, EventKind::TilePlaced,     EventKind::FigurePlaced,
                             EventKind::Scored,    EventKind::FigureReturned, EventKind::ExpansionEvent,
                             EventKind::TileDrawn, EventKind::TilePlaced,     EventKind::TurnEnded};
  REQUIRE(board.events().size() == std::size(order));
  for (std::size_t i = 0; i < std::size(order); ++i) CHECK(board.events()[i].kind == order[i]);
  CHECK_FALSE(board.is_bonus_turn());
  CHECK(board.state().active == kBlue);
  board.turn("61", 1, -1);
  CHECK(board.state().active == kGreen);
  board.turn("62", 2, -1);
  CHECK(board.state().active == kRed);
}

TEST_CASE("HG-07: beside a tile by a whole side; forest to forest, river to river, meadow to meadow") {
  HuntersBoard board;             // meadow N, forest E and S, river W
  CHECK(board.fits("37", 0, 1));  // forest N
  CHECK_FALSE(board.fits("37", 0, 1, 90));
  CHECK(board.fits("37", 0, -1));
  CHECK_FALSE(board.fits("37", 0, -1, 180));
  CHECK(board.fits("46", -1, 0));  // a river through it
  CHECK_FALSE(board.fits("46", -1, 0, 90));
  CHECK_FALSE(board.fits("37", -1, 0));
  CHECK_FALSE(board.fits("61", 1, 1));  // meadows all around, but a corner only
  board.place("37", 0, 1).place("35", 1, 0, 180);
  CHECK(board.fits("61", 1, 1));
  CHECK_FALSE(board.fits("36", 1, 1, 180));  // matches one of its two neighbours
  CHECK(board.fits("36", 1, 1));
}

TEST_CASE("HG-08: a tile that fits nowhere goes to the box and another is drawn") {
  HuntersBoard board;
  board.place("05", -1, 0);  // no river is open any more
  board.land_left({"13", "61"}).draw("13");
  CHECK(board.count(EventKind::TileDiscarded) == 1);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kRed);
  CHECK(board.state().discarded == 1);
  CHECK(tiles_left(board.state()) == 1);
  board.draw("61");
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("HG-08 HG-50: when the last land tile fits nowhere the game is over") {
  HuntersBoard board;
  board.place("05", -1, 0).land_left({"13"}).draw("13");
  CHECK(board.asked().empty());
}

TEST_CASE("HG-09 HG-81: the landscape has no bound") {
  static_assert(79 + 12 + hunters::kScoutTiles <= kMaxSpan);
  HuntersBoard board;
  int y = 0;
  for (const char* tile :
       {"61", "62", "48", "49", "51", "52", "53", "38", "39", "40", "41", "60", "34", "35"})
    board.place(tile, 0, --y);
  CHECK(board.fits("36", 0, y - 1, 180));
  board.turn("36", 0, y - 1, 180);
  CHECK(board.state().tile_count == 16);
}

TEST_CASE(
    "HG-80: the edition of 2002 with forests by tiles, unless chosen otherwise; the Scout with it alone") {
  const HuntersBoard board;
  CHECK_FALSE(hunters::is_2020(board.rules()));
  CHECK(board.rules().option(kCoreId, hunters::kForestSegmentsOption) == 0);
  CHECK_FALSE(board.rules().setup.has_expansion(hunters::kScout));
  CHECK(make_rules(hunters_2020_setup()).ok());
  CHECK(make_rules(hunters_scout_setup()).ok());
  Setup both = hunters_2020_setup();
  both.expansions = 1u << hunters::kScout;
  CHECK(make_rules(both).error().code == "option_conflict");
}

TEST_CASE("HG-56 HG-81: most points win, and equal points share the win") {
  HuntersBoard board(hunters_setup(3));
  board.state().score = {12, 30, 30};
  board.end();
  CHECK(winners(scores(board.rules(), board.state())) == 0b110);
  board.state().score[kRed] = 31;
  CHECK(winners(scores(board.rules(), board.state())) == 0b001);
}
