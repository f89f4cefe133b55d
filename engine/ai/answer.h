// What a computer player answers. It is shown the game as its seat knows it, and nothing else.
#pragma once

#include "engine/api.h"

namespace bastide::ai {

// One of the legal answers to pending(view); the same for the same view and numbers. Requires !is_over(view).
Action choose_answer(const Rules& rules, const State& view, Rng& rng);

}  // namespace bastide::ai
