// The picture of what an action puts somewhere or takes away: a figure or a token.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// So high, standing at (x, base); a figure in the colour of who is asked.
void draw_thing(const Context& context, const Action& action, float x, float base, float height, bool lying);

}  // namespace bastide::shell
