// What lies beside the scoreboard and belongs to nobody (a stolen tile, pieces in the supply), as the
// expansions in play say: small beside the ways of looking, with its words on the scoreboard. And the cards
// of who is asked, face down.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// In a row whose middle is `cx`, from y down; answers the height that it took, 0 if nothing lies there.
float draw_asides(const Context& context, float cx, float y);
[[nodiscard]] float aside_height(const Context& context);
// On the table, from (x, y) on; answers the width, 0: there are none.
float draw_secrets(const Context& context, float x, float y);

// With words, one below the other.
[[nodiscard]] float aside_rows_height(const Context& context);
void draw_aside_rows(const Context& context, const Rect& r);

}  // namespace bastide::shell
