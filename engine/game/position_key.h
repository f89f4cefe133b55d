// A number for where a game stands, the same for answers that come to the same: a tile without a direction
// laid in another rotation, a figure on another segment of one feature.
#pragma once

#include "engine/core/state.h"

namespace bastide {

struct Rules;

u64 position_key(const Rules& rules, const State& state);

}  // namespace bastide
