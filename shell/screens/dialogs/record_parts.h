// What a standing looks like: numbers, against whom, where the points come from, the best, the games one by
// one.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/standing.h"

namespace bastide::shell {

// Answers where it ends.
float draw_standing(const Context& context, const Standing& standing, float x, float y, float width);

}  // namespace bastide::shell
