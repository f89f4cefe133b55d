// The button of the tile's card: confirm the figure, go on to the result.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

void draw_main_button(const Context& context, const Rect& r);

}  // namespace bastide::shell
