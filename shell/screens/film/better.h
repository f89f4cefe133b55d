// On the land of a film: what was laid, in a frame of its player's colour; what would have been better,
// dashed, with what it would have brought.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/review.h"

namespace bastide::shell {

void draw_better(const Context& context, const Judged& one);

}  // namespace bastide::shell
