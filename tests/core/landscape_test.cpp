// Fitting rotations against a look at every side, and the bookkeeping of open cells and neighbours.
#include "engine/core/landscape.h"

#include "engine/core/rng.h"
#include "engine/data/assets.h"
#include "engine/families/carcassonne/compile.h"
#include "engine/families/carcassonne/load.h"
#include "tests/support/board.h"
#include "tests/support/invariants.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("fitting_rotations equals a look at every side of every tile in every rotation") {
  Rng rng(3);
  const Board board(2);
  const Rules& rules = board.rules();
  for (const assets::File& file : assets::tile_files()) {
    const auto set = tile_set(file.name);
    REQUIRE(set.ok());
    for (const TileFact& fact : (*set)->tiles) {
      const TileDesign design = carcassonne::compile(fact, rules);
      for (int n = 0; n < 400; ++n) {
        // What a cell allows per side: any set of terrains, often all or one.
        u16 need = 0;
        for (unsigned side = 0; side < 4; ++side) {
          const u32 kind = rng.below(3);
          const u32 allowed = kind == 0 ? 15 : kind == 1 ? 1u << rng.below(4) : rng.below(16);
          need = static_cast<u16>(need | allowed << (4 * side));
        }
        u64 expected = 0;
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
          bool fits = true;
          for (unsigned side = 0; side < 4; ++side) {
            static constexpr Terrain kTerrain[] = {carcassonne::kFieldTerrain, carcassonne::kCityTerrain,
                                                   carcassonne::kRoadTerrain, carcassonne::kRiverTerrain};
            const auto edge = static_cast<unsigned>(fact.edges[(side + 4 - rotation) % 4]);
            fits = fits && (need >> (4 * side + kTerrain[edge]) & 1) != 0;
          }
          if (fits) expected |= u64{1} << (16 * rotation + 15);
        }
        REQUIRE(fitting_rotations(design.fit4, need) == expected);
      }
    }
  }
}

TEST_CASE("neighbours are counted over edges and corners") {
  Board board(2);
  CHECK(count_neighbours(board.state(), {0, 0}) == 0);
  CHECK(count_neighbours(board.state(), {1, 1}) == 1);
  board.place("B", 0, 1).place("U", 1, 0);
  CHECK(count_neighbours(board.state(), {0, 0}) == 2);
  CHECK(count_neighbours(board.state(), {1, 1}) == 3);
  CHECK(count_neighbours(board.state(), {3, 3}) == 0);
}

TEST_CASE("a landscape of the greatest span: nothing beyond it is offered, nothing is lost") {
  // A line of tiles to the east until the grid is full; straight roads, as many as it takes.
  Board board(2);
  const u8 road = board.rules().design_by_id("U");
  int x = 1;
  for (; x < kMaxSpan; ++x) {
    board.state().bag[road] = 2;
    board.state().group_left[carcassonne::kLandGroup] = 2;
    REQUIRE(board.can_place("U", x, 0));
    lay_tile(board.state(), board.rules().traits, board.rules().designs.data(), road, {static_cast<i8>(x), 0},
             0);
    if (board.state().tile_count >= kMaxTiles / 2) break;
  }
  CHECK(board.state().max_x == kMaxSpan - 1);
  board.state().bag[road] = 1;
  CHECK_FALSE(board.can_place("U", x + 1, 0));
  CHECK_FALSE(board.can_place("U", -1, 0));  // the other end has no room either
  CHECK(board.can_place("U", 3, -1));        // but north and south have
  CHECK(check_features(board.rules(), board.state()) == "");
}
