// The points as bars: a row for each player, a colour for each part of the score, and what the colours mean.
#pragma once

#include "shell/panels/context.h"
#include "shell/screens/end/score_parts.h"

namespace bastide::shell {

// Answers where they end.
float draw_score_bars(const Context& context, float x, float y, float width, const ToRule& to_rule);

}  // namespace bastide::shell
