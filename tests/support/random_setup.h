// Any set-up, for tests that must hold in all of them.
#pragma once

#include "engine/core/rng.h"
#include "engine/game/game_setup.h"
#include "engine/rules/rules.h"

#include <memory>

namespace bastide::test {

// Of the landscape game: players, expansions, options and seed at random. Not every one is good: an edition
// may not have an expansion.
GameSetup random_setup(Rng& rng);

// A set-up of that game of the catalogue with anything in it; nullptr: what was drawn does not go together.
std::shared_ptr<const Rules> random_rules(Rng& rng, unsigned family);

}  // namespace bastide::test
