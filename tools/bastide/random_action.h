// How the commands of this folder choose at random: one of the legal answers, by an Rng.
#pragma once

#include "engine/api.h"

namespace bastide::cli {

inline const Action& random_action(const ActionList& legal, Rng& rng) {
  return legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))];
}

}  // namespace bastide::cli
