// What lies behind screens without a board: a gentle landscape with two villages.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

void draw_backdrop(const Context& context);

}  // namespace bastide::shell
