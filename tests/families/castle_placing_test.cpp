// The Castle: set-up, laying tiles within the wall, and followers (CAS-01 to CAS-16).
#include "engine/game/game.h"
#include "engine/game/save.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::test;
using castle::kFollower;

TEST_CASE("CAS-04: who sits first begins, whichever of the two that is") {
  for (const unsigned first : {0u, 1u}) {
    GameSetup setup = castle_game("a");
    setup.players = default_players(2);
    setup.players[first].name = "Ada";
    setup.players[1 - first].name = "Ben";
    const auto game = Game::create(setup);
    REQUIRE(game.ok());
    CHECK(game->setup().players[pending(game->state()).who].name == (first == 0 ? "Ada" : "Ben"));
    CHECK(load_game(save_game(*game))->setup().players[0].name == (first == 0 ? "Ada" : "Ben"));
  }
}

TEST_CASE("CAS-01 CAS-02 CAS-03 CAS-04: the wall at the beginning, and who begins") {
  const CastleBoard board;
  const State& state = board.state();
  CHECK(state.tile_count == 7);  // the start fields
  CHECK(tiles_left(state) == 60);
  int cells = 0;
  for (i8 y = -1; y <= 32; ++y) {
    for (i8 x = -1; x <= 32; ++x) cells += on_board(state, board.rules().traits, {x, y}) ? 1 : 0;
  }
  CHECK(cells == 76);
  CHECK(board.asked_seat() == kChance);
  CHECK(state.active == 0);
  int tokens = 0;
  for (const castle::CornerTower& tower : castle::facts(board.rules()).towers)
    tokens += board.token_at(tower.first) ? 1 : 0;
  CHECK(tokens == 13);
  CHECK_FALSE(board.token_at(0));
  CHECK_FALSE(board.token_at(1));
  CHECK(board.token_at(12));
  CHECK(board.token_at(13));
  CHECK_FALSE(board.token_at(14));
  for (Seat seat = 0; seat < 2; ++seat) {
    CHECK(board.supply(seat) == 6);
    CHECK(board.score(seat) == 0);
    CHECK(board.keep(seat) == 0);
  }
  for (const int count : {1, 3}) {
    Setup setup = castle_setup();
    setup.players = count;
    CHECK(make_rules(setup).error().what == "must be from 2 to 2");
  }
  Setup twice = castle_setup();
  twice.set_copies(kCoreId, 2);
  CHECK(make_rules(twice).error().code == "copies");
}

TEST_CASE("CAS-10: the first tile touches a start field, in any rotation") {
  CastleBoard board;
  board.draw("F01");  // four times tower
  std::set<std::pair<int, int>> cells;
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  for (const Action& action : legal) cells.insert({action.cell.x, action.cell.y});
  CHECK(cells == std::set<std::pair<int, int>>{{8, 1}, {8, 7}, {6, 9}, {0, 6}, {1, 2}});
  CHECK(legal.size() == 5 * 4);
}

TEST_CASE("CAS-10: within the wall, beside a tile by a whole side; corners do not count") {
  CastleBoard board;
  board.place("F01", 8, 7);
  CHECK(board.can_place("F02", 7, 7));
  CHECK(board.can_place("F02", 8, 6));
  CHECK_FALSE(board.can_place("F02", 7, 6));
  CHECK_FALSE(board.can_place("F02", 9, 7));
  board.place("F02", 8, 6);
  CHECK_FALSE(board.can_place("F12", 8, 5));  // a nook of the wall
}

TEST_CASE("CAS-11: paths meet paths, everything else lies beside everything else, the wall takes all") {
  CastleBoard board;
  board.place("E05", 6, 0);                   // a path from the start field to a square
  CHECK(board.can_place("F01", 5, 0));        // tower beside a courtyard
  CHECK(board.can_place("F02", 5, 0));        // house beside a courtyard
  CHECK_FALSE(board.can_place("D02", 5, 0));  // a path's open end beside a courtyard
  board.place("F01", 5, 0);
  CHECK(board.can_place("F02", 4, 0));  // house beside a tower
  CHECK(board.can_place("E06", 4, 0));  // its path ends at the wall in the north
  CHECK(board.can_place("E06", 4, 0, 180));
  CHECK_FALSE(board.can_place("E06", 4, 0, 90));  // … against the tower in the east
  board.place("E06", 4, 0, 180);                  // its open end in the south takes nothing but a path
  for (const char* tile : {"F02", "F10", "F11", "F09"}) {
    for (int degrees = 0; degrees < 360; degrees += 90) CHECK_FALSE(board.can_place(tile, 4, 1, degrees));
  }
}

TEST_CASE("CAS-12: a path start field is met by a path alone, and a path by no other start field") {
  CastleBoard board;
  for (const char* tile : {"F01", "F02", "F10", "F11", "F09"}) {
    for (int degrees = 0; degrees < 360; degrees += 90) {
      CHECK_FALSE(board.can_place(tile, 6, 0, degrees));
      CHECK(board.can_place(tile, 6, 9, degrees));
    }
  }
  CHECK(board.can_place("E05", 6, 0));
  CHECK_FALSE(board.can_place("E05", 6, 0, 90));
  for (const auto& [x, y, degrees] :
       {std::tuple{8, 1, 90}, {8, 7, 90}, {6, 9, 180}, {0, 6, 270}, {1, 2, 270}}) {
    for (int turned = 0; turned < 360; turned += 90)
      CHECK(board.can_place("E05", x, y, turned) == (turned != degrees));
  }
}

TEST_CASE("CAS-13: a tile that fits nowhere leaves the game, and another is drawn") {
  CastleBoard board;
  board.place("E05", 6, 0).place("E06", 2, 8, 180);  // both path start fields are met
  board.bag({"D02", "F01"}).draw("D02");
  CHECK(board.count(EventKind::TileDiscarded) == 1);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == 0);
  CHECK(board.state().discarded == 1);
  board.draw("F01");
  CHECK(board.asked() == "place_tile");
}

TEST_CASE("CAS-14: one follower onto the tile just laid: herald, knight, squire or merchant") {
  CastleBoard board;
  board.lay("E09", 6, 0);  // path into a tower, houses east and west, courtyards beside the path
  CHECK(board.may_deploy("path N"));
  CHECK(board.may_deploy("tower S"));
  CHECK(board.may_deploy("house E"));
  CHECK(board.may_deploy("house W"));
  CHECK(board.may_deploy("courtyard NL"));
  CHECK(board.may_deploy("courtyard NR"));
  CHECK(board.answers() == 7);  // and none at all
  board.deploy("house E");
  CHECK(board.supply(kRed) == 5);
  CHECK(board.meeples(6, 0, "house E") == 1);
  CHECK(board.asked_seat() == kChance);  // one a turn
}

TEST_CASE(
    "CAS-14: a house joined to one with a squire takes no squire, but knight and merchant (printed "
    "example)") {
  CastleBoard board;
  board.place("F18", 6, 9, 180);  // house S W, tower N, courtyard E
  board.put(kRed, 6, 9, "house W");
  board.to_move(kBlue).lay("F17", 5, 9, 270);  // house E, tower N W, courtyard S
  CHECK(board.same_feature(6, 9, "house W", 5, 9, "house E"));
  CHECK_FALSE(board.may_deploy("house E"));
  CHECK(board.may_deploy("tower N"));
  CHECK(board.may_deploy("courtyard SL"));
}

TEST_CASE(
    "CAS-14: a courtyard joined to one with a merchant takes no merchant, but a squire (printed example)") {
  CastleBoard board;
  board.place("F11", 6, 9);  // house N, courtyard around
  board.put(kRed, 6, 9, "courtyard EL");
  board.to_move(kBlue).lay("F11", 5, 9);
  CHECK(board.same_feature(6, 9, "courtyard WL", 5, 9, "courtyard EL"));
  CHECK_FALSE(board.may_deploy("courtyard EL"));
  CHECK(board.may_deploy("house N"));
}

TEST_CASE("CAS-15: across a joint equal parts are one area; unlike parts and corners join nothing") {
  CastleBoard board;
  board.place("F14", 8, 1);                                     // house N E, tower S W
  CHECK(board.same_feature(8, 1, "house E", 9, 1, "house W"));  // with the start field
  board.place("F16", 7, 1);                                     // its house in the east against a tower
  CHECK_FALSE(board.same_feature(7, 1, "house E", 8, 1, "tower W"));
  board.place("F12", 8, 2, 270);  // tower N E W, courtyard S
  CHECK(board.same_feature(8, 1, "tower S", 8, 2, "tower N"));
  board.place("F20", 7, 2, 180);  // house S W N, tower E
  CHECK(board.same_feature(8, 2, "tower W", 7, 2, "tower E"));
  CHECK_FALSE(board.same_feature(7, 2, "house N", 8, 1, "house E"));  // corner to corner
}

TEST_CASE("CAS-15: courtyards are bounded by paths, and go on beside them across a joint") {
  CastleBoard board;
  board.place("A01", 6, 0).place("A02", 6, 1);
  CHECK(board.same_feature(6, 0, "courtyard SR", 6, 1, "courtyard NL"));  // west of the path
  CHECK(board.same_feature(6, 0, "courtyard SL", 6, 1, "courtyard NR"));  // east of it
  CHECK_FALSE(board.same_feature(6, 0, "courtyard SL", 6, 1, "courtyard NL"));
  CHECK(board.same_feature(6, 0, "courtyard WL", 6, 1, "courtyard WL"));
}

TEST_CASE("CAS-16: areas with followers may be joined; without followers a player only lays tiles") {
  CastleBoard board;
  board.place("F10", 8, 7, 180).put(kRed, 8, 7, "tower S");
  board.place("F11", 7, 7).place("F11", 7, 8).place("F06", 7, 9, 90);
  board.place("F04", 8, 9, 270).put(kBlue, 8, 9, "tower N");
  board.supply(kRed, 0).lay("F07", 8, 8);
  CHECK(board.same_feature(8, 7, "tower S", 8, 9, "tower N"));
  CHECK(board.asked() != "deploy");
}
