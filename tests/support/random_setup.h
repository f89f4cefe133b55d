// Any set-up of the landscape game, for tests that must hold in all of them.
#pragma once

#include "engine/core/rng.h"
#include "engine/game/game_setup.h"

namespace bastide::test {

// Players, expansions, options and seed at random. Not every one is good: an edition may not have an
// expansion.
GameSetup random_setup(Rng& rng);

}  // namespace bastide::test
