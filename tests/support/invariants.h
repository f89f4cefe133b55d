// What must hold in every state of every game, whatever is played. Each function returns the first
// problem in words, or "".
#pragma once

#include "engine/api.h"
#include "tests/support/slow_landscape.h"

#include <string>

namespace bastide::test {

// Features, counters, figures and open cells equal a recount by flood fill: `land`, counted from this state.
std::string check_features(const Rules& rules, const State& state);
std::string check_features(const Rules& rules, const State& state, const SlowLandscape& land);

// The pending placement's legal actions are exactly those a look at all cells and rotations finds;
// no more than those while an expansion restricts them (State::restricted).
std::string check_placements(const Rules& rules, const State& state, const SlowLandscape& land);

// Figures: supply and landscape together are what each player started with.
std::string check_pieces(const Rules& rules, const State& state);

// Tokens: each lies on a tile or stands on the scoreboard, none more often than there are; a counter shows no
// more than the score.
std::string check_tokens(const Rules& rules, const State& state);

// Tiles: landscape, hand, bag and discarded ones add up to `total`.
std::string check_tiles(const State& state, int total);
int count_tiles_of_game(const State& state);

// Everything that matters of a state in one number: equal for equal states however they were reached.
u64 state_hash(const State& state);

}  // namespace bastide::test
