// Points over time, as steps: one line a player, the final scoring in a band of its own.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

void draw_end_chart(const Context& context, const Rect& r);

}  // namespace bastide::shell
