// The points as bars: a row for each player, a colour for each part of the score, and what the colours mean.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

float draw_score_bars(const Context& context, float x, float y, float width);  // answers where they end

}  // namespace bastide::shell
