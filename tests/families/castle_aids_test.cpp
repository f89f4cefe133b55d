// What screens and computer players ask of the Castle: owner and value of an area, where its holder would
// land, what a token would bring, what fits, dead cells, the largest hole.
#include "engine/families/castle/aids.h"
#include "engine/game/game.h"
#include "engine/game/outlook.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;
using namespace bastide::castle;

TEST_CASE("aids of the castle: owner and value of an area, now and complete") {
  CastleBoard board;
  board.place("A01", 6, 0).put(kRed, 6, 0, "path N");
  FeatureValue path = board.value(6, 0, "path N");
  CHECK(path.owners == 0b01);
  CHECK(path.now == 0);  // CAS-41
  CHECK(path.complete == 4);
  board.give(kRed, kOpenPath);
  CHECK(board.value(6, 0, "path N").now == 2);
  CHECK(board.value(6, 0, "path N").each[kRed] == 2);
  board.place("A03", 2, 8).put(kRed, 2, 8, "path N").place("C01", 6, 1);
  // one token, two areas: the better one
  CHECK(board.value(6, 0, "path N").complete == 6);  // complete by now
  CHECK(board.value(6, 0, "path N").now == 6);
  CHECK(board.value(2, 8, "path N").now == 2);
  board.put(kBlue, 2, 8, "path N");
  CHECK(board.value(2, 8, "path N").owners == 0);  // CAS-23: a tie is nobody's
  CHECK(board.value(2, 8, "path N").now == 0);
  CHECK(board.value(2, 8, "path N").weight[kBlue] == 1);
  board.put(kBlue, 6, 0, "courtyard EL");
  CHECK(board.value(6, 0, "courtyard EL").now == 3);
  board.give(kBlue, kMarket4);
  CHECK(board.value(6, 0, "courtyard EL").now == 4);
  CHECK(board.value(6, 0, "courtyard EL").owners == 0b10);
}

TEST_CASE("aids of the castle: who would land where on the wall if this area scored") {
  CastleBoard board;
  board.at(kRed, 29).place("A01", 6, 0);
  CHECK(landing_of(board.rules(), board.state(), board.segment(6, 0, "path N")).seat == kNobody);
  board.put(kRed, 6, 0, "path N");
  Landing landing = landing_of(board.rules(), board.state(), board.segment(6, 0, "path N"));
  CHECK(landing.seat == kRed);
  CHECK(landing.points == 4);
  CHECK(landing.space == 33);
  CHECK(landing.tower == 5);
  CHECK(landing.token);
  CHECK_FALSE(landing.keep);
  memory(board.state()).on_wall = 0;
  landing = landing_of(board.rules(), board.state(), board.segment(6, 0, "path N"));
  CHECK(landing.tower == 5);
  CHECK_FALSE(landing.token);
  board.at(kRed, 198);
  landing = landing_of(board.rules(), board.state(), board.segment(6, 0, "path N"));
  CHECK(landing.space == 2);
  CHECK(landing.laps == 2);
  CHECK(landing.tower == -1);
  board.put(kBlue, 6, 0, "courtyard EL");
  CHECK(landing_of(board.rules(), board.state(), board.segment(6, 0, "courtyard EL")).seat == kNobody);
  board.place("F11", 6, 9).put(kBlue, 6, 9, "house N");
  CHECK(landing_of(board.rules(), board.state(), board.segment(6, 9, "house N")).keep);
  memory(board.state()).keep_size[kBlue] = 1;
  CHECK_FALSE(landing_of(board.rules(), board.state(), board.segment(6, 9, "house N")).keep);
  CHECK(landing_after(board.rules(), board.state(), kBlue, 13).space == 13);
  board.at(kBlue, 30);
  CHECK(landing_of(board.rules(), board.state(), board.segment(6, 9, "house N")).space == 31);
  const Landing raised = raised_landing(board.rules(), board.state(), board.segment(6, 9, "house N"));
  CHECK(raised.points == 2);
  CHECK(raised.space == 32);
}

TEST_CASE("aids of the castle: what a token would bring") {
  CastleBoard board;
  const auto worth = [&](Seat seat, Token token) {
    return token_worth(board.rules(), board.state(), seat, token);
  };
  for (int kind = 0; kind < kTokenKinds - 1; ++kind) CHECK(worth(kRed, static_cast<Token>(kind)) == 0);
  CHECK(worth(kRed, kFivePoints) == 5);
  board.place("A01", 6, 0).put(kRed, 6, 0, "path N").place("A02", 6, 1);
  board.place("A03", 2, 8).put(kRed, 2, 8, "path N");
  board.place("F10", 6, 9).put(kRed, 6, 9, "tower N").place("F11", 7, 9).put(kRed, 7, 9, "house N");
  CHECK(worth(kRed, kOpenPath) == 3);
  CHECK(worth(kBlue, kOpenPath) == 0);
  board.give(kRed, kOpenPath);
  CHECK(worth(kRed, kOpenPath) == 3);  // the one that it holds
  board.give(kRed, kOpenPath);
  CHECK(worth(kRed, kOpenPath) == 5);  // two take two areas (CAS-45)
  CHECK(worth(kRed, kOpenTower) == 2);
  CHECK(worth(kRed, kTowerX4) == 2);
  CHECK(worth(kRed, kHouseX2) == 1);
  board.put(kBlue, 6, 9, "courtyard EL");
  CHECK(worth(kBlue, kMarket4) == 3);
  board.give(kBlue, kMarket4);
  CHECK(worth(kBlue, kMarket4) == 3);
  board.give(kBlue, kMarket4);
  CHECK(worth(kBlue, kMarket4) == 3);  // CAS-33: a second one adds nothing
  board.give(kRed, kFivePoints).give(kRed, kFivePoints);
  CHECK(worth(kRed, kFivePoints) == 10);
  board.give(kRed, kTowerX4);
  CHECK(worth(kRed, kTowerX4) == 2);
  // keeps: of the 70 empty cells those that can stay so
  memory(board.state()).keep_size = {2, 3};
  const int hole = keep_points(board.rules(), board.state());
  CHECK(hole == 16);
  CHECK(worth(kRed, kKeepPlus2) == 2 * hole);  // from behind to ahead
  CHECK(worth(kBlue, kKeepPlus2) == 0);
  memory(board.state()).keep_size = {2, 4};
  CHECK(worth(kRed, kKeepPlus2) == hole);
  board.give(kRed, kKeepPlus2);
  CHECK(worth(kRed, kKeepPlus2) == hole);  // with the one that it holds it is even, and nobody scores
  board.give(kRed, kKeepPlus2);
  CHECK(worth(kRed, kKeepPlus2) == 2 * hole);
  memory(board.state()).keep_size = {0, 4};
  CHECK(worth(kRed, kKeepPlus2) == 0);
}

TEST_CASE("aids of the castle: the largest hole and whose it would be, tokens on the wall") {
  CastleBoard board;
  Hole hole = largest_hole(board.rules(), board.state());
  CHECK(hole.cells.size() == 76);
  CHECK(hole.points == 16);
  CHECK(hole.seat == kNobody);
  memory(board.state()).keep_size = {1, 0};
  // three tiles cut the nook at 8,0 … 8,2 off
  for (const Cell cell : {Cell{7, 0}, Cell{7, 1}, Cell{7, 2}})
    lay_tile(board.state(), board.rules().traits, board.rules().designs.data(), 0, cell, 0);
  hole = largest_hole(board.rules(), board.state());
  CHECK(hole.cells.size() == 70);
  CHECK(hole.seat == kRed);
  CHECK(towers_with_tokens(board.rules(), board.state()).size() == 13);
}

TEST_CASE("aids of the castle: the way to the next token on the wall CAS-26 CAS-30") {
  CastleBoard board;
  const auto ahead = [&](Seat seat) { return next_token(board.rules(), board.state(), seat); };
  CHECK(ahead(kRed).space == 12);
  CHECK(ahead(kRed).away == 12);
  board.at(kRed, 12);  // on a tower: its other space is the next
  CHECK(ahead(kRed).space == 13);
  board.at(kRed, 98);  // tower 0/1 has none, so on to the next lap
  CHECK(ahead(kRed).space == 12);
  CHECK(ahead(kRed).away == 14);
  memory(board.state()).on_wall = 0;
  CHECK(ahead(kRed).tower == -1);
}

TEST_CASE("aids of the castle: what fits, dead cells, growth and scores to come, from the outlook") {
  CastleBoard board;
  board.place("E05", 6, 0).place("F01", 5, 0).bag({"D02", "F02"});
  const TilesThatFit fits = tiles_that_fit(board.rules(), board.state(), {4, 0});
  CHECK(fits.tiles == 1);
  CHECK(board.rules().tile_id(fits.kinds[0].design) == "F02");
  const CellList dead = dead_cells(board.rules(), board.state());
  CHECK(dead.size == 0);
  board.bag({"D02"});
  const CellList without = dead_cells(board.rules(), board.state());
  bool dead_4_0 = false;
  for (const Cell cell : without) dead_4_0 = dead_4_0 || cell == Cell{4, 0};
  CHECK(dead_4_0);
  const auto scratch = std::make_unique<State>();
  CastleBoard growing;
  growing.place("F10", 6, 9).put(kRed, 6, 9, "tower N");
  const u8 f18 = growing.rules().design_by_id("F18");
  const GrowthList grown = growth_by(growing.rules(), growing.state(), f18, {6, 8}, 0, *scratch);
  REQUIRE(grown.size() == 1);
  CHECK(grown[0].completes);
  CHECK(grown[0].after == 4);
  CHECK(grown[0].owners == 0b01);
  // a token on the way does not stop the look ahead
  growing.at(kRed, 29).draw("F18");
  Action lay;
  lay.verb = Verb::PlaceTile;
  lay.option = f18;
  lay.cell = {6, 8};
  CHECK(scores_after(growing.rules(), growing.state(), lay, *scratch)[kRed] == 33);
  growing.lay("F18", 6, 8);
  CHECK(projected_scores(growing.rules(), growing.state(), *scratch)[kRed] == 33);
  CastleBoard two;  // two paths of three tiles each; the first takes a token, and it goes on
  two.place("A04", 6, 0).put(kRed, 6, 0, "path S").place("F08", 5, 0).place("A02", 5, 1, 90);
  two.place("E05", 4, 1, 90).put(kRed, 4, 1, "path E").at(kRed, 30).draw("C01");
  lay.option = two.rules().design_by_id("C01");
  lay.cell = {6, 1};
  lay.rotation = 3;
  CHECK(scores_after(two.rules(), two.state(), lay, *scratch)[kRed] == 36);
}
