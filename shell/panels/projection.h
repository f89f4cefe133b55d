// What a seat would end with if the game ended now; nothing if that aid is off or the game is over.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

[[nodiscard]] bool projection_shown(const Context& context);
[[nodiscard]] std::string projection_words(const Context& context, Seat seat);
// Small, with a flag; answers the width it took.
float draw_projection(const Context& context, Seat seat, float right, float y);

}  // namespace bastide::shell
