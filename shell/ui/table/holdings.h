// What players hold besides figures: goods and the titles of King and Robber Baron with what they are worth
// now, as pictures and as small tags on the players' cards.
#pragma once

#include "shell/ui/context.h"

#include <string_view>

namespace bastide::shell {

// By a holding's key; there is one for all goods together, "goods".
void draw_holding_icon(const Context& context, std::string_view key, float cx, float cy, float size);
[[nodiscard]] bool has_holding_icon(std::string_view key);

// From `x` on, in the middle of `y`. Tiny: in the middle of `room` and without tags' paper; goods become one
// sum and titles lose their worth if there is no room for all (a tap on the player tells).
void draw_holdings(const Context& context, Seat seat, float x, float y, float room, bool tiny);

}  // namespace bastide::shell
