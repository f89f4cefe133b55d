// What one remembers of the game, a card for each.
#pragma once

#include "shell/ui/context.h"

namespace bastide::shell {

float draw_memory_cards(const Context& context, float x, float y, float width);  // answers where they end

}  // namespace bastide::shell
