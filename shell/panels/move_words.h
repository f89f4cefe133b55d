// A move in words: what is done with a tile beside laying it.
#pragma once

#include "engine/api.h"

#include <span>
#include <string>

namespace bastide::shell {

// "Meeple · City", "no figure"; empty: nothing but a tile. `line` is one seat's, from `state` on.
std::string move_words(const Rules& rules, const State& state, std::span<const Action> line);

}  // namespace bastide::shell
