// Games played at random: how one of the legal answers is chosen, wherever no player does (bench, tests,
// pictures).
#pragma once

#include "engine/api.h"

namespace bastide {

inline const Action& random_action(const ActionList& legal, Rng& rng) {
  return legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))];
}

// Leaves only placements that have the most neighbours, so that the landscape grows round like one that
// people lay. Other answers stay.
void keep_compact(const State& state, ActionList& actions);

}  // namespace bastide
