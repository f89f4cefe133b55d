// What one remembers of the game, a card for each.
#pragma once

#include "shell/panels/context.h"
#include "shell/screens/end/score_parts.h"

namespace bastide::shell {

enum class Memories : u8 {
  All,
  First,    // so many as stand in a row
  Further,  // the others, without a title
};

// Answers where they end.
float draw_memory_cards(const Context& context, float x, float y, float width, Memories which,
                        const ToRule& to_rule);

}  // namespace bastide::shell
