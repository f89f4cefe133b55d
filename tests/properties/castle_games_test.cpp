// Random games of the Castle; everything that must hold in any game is in check_game.
#include "tests/properties/check_game.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("random games of the castle hold every invariant") {
  GameChecks checks;
  checks.referee = false;  // it knows the main game only; the castle's own: castle_referee_test
  for (int game = 0; game < 60; ++game)
    CHECK(check_game(castle_setup(), "castle-" + std::to_string(game), checks) == "");
}
