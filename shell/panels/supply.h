// The figures a seat has left, as a row of pictures.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// From left to right from `x` on, the top of a row `h` high at `y`; spent kinds pale. Kinds for which there
// is no `room` are left out, those that are spent first. Answers its width.
float draw_supply(const Context& context, Seat seat, float x, float y, float h, float room);
[[nodiscard]] float supply_width(const Context& context, Seat seat, float h);
// "Meeple ×3", and so on: what a reader is told.
[[nodiscard]] std::string supply_words(const Context& context, Seat seat);

}  // namespace bastide::shell
