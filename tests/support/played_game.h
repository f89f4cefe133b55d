// A whole game played at random, for tests that need one and do not care which.
#pragma once

#include "engine/game/game.h"

namespace bastide::test {

// Played to its end, every choice drawn by Rng(choices). The set-up must be a good one.
Game played_game(const GameSetup& setup, u64 choices);

}  // namespace bastide::test
