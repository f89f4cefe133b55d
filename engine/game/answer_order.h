// The legal answers in an order of their own, that of their texts (action_text.h): what numbers them in links
// and puzzles, so that the engine may list them as it likes.
#pragma once

#include "engine/core/action.h"

#include <vector>

namespace bastide {

struct Rules;
struct State;

std::vector<Action> answers_in_order(const Rules& rules, const State& state);

}  // namespace bastide
