// The table of points: a row for each player by rank, a column for each part of the score.
#pragma once

#include "shell/panels/context.h"
#include "shell/screens/end/score_parts.h"

namespace bastide::shell {

// Answers where it ends.
float draw_score_table(const Context& context, float x, float y, float width, const ToRule& to_rule);

}  // namespace bastide::shell
