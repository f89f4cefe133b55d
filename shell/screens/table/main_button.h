// The one green button: lay the tile, confirm the figure, go on to the result.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// `key`: with the cap of the key that does the same.
void draw_main_button(const Context& context, const Rect& r, bool key);

}  // namespace bastide::shell
