// The table of points: a row for each player by rank, a column for each part of the score.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

float draw_score_table(const Context& context, float x, float y, float width);  // answers where it ends

}  // namespace bastide::shell
