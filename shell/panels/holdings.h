// What players hold besides figures (shell/play/holdings.h), as pictures and as small tags on the players'
// cards.
#pragma once

#include "shell/panels/context.h"

#include <string_view>

namespace bastide::shell {

// Whether the game's own kinds of features have signs, which the picture of its core draws.
bool has_signs(const Context& context);
// The sign of a holding, a reason for points or a group of them, in the middle of (cx, cy). false, and
// nothing drawn: it has none.
bool draw_sign(const Context& context, std::string_view key, float cx, float cy, float size);

// The answer that uses it up (Session::choices), while its owner is asked; -1: none.
int use_of(const Session& session, Seat seat, std::string_view key);

// From `x` on, in the middle of `y`. Tiny: in the middle of `room` and without tags' paper; those of a group
// become one sum and titles lose their worth if there is no room for all (a tap on the player tells).
void draw_holdings(const Context& context, Seat seat, float x, float y, float room, bool tiny);

}  // namespace bastide::shell
