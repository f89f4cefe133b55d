// Why the tile may not lie somewhere although its edges fit: a rule of an expansion, said where the player
// tries it. A click, a turn or a key gives a notice (read aloud too), the resting mouse a bubble.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

void explain_refusals(const Context& context);  // once a frame

}  // namespace bastide::shell
