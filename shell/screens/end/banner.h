// The banner over the end: the winners' names and figures before a landscape. `seconds`: that it was played.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

void draw_end_banner(const Context& context, const Rect& r, unsigned seconds);

}  // namespace bastide::shell
