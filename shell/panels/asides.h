// What lies beside the scoreboard and belongs to nobody (a stolen tile, pieces in the supply), as the
// expansions in play say: small on the table, with its words on the scoreboard. On the table the cards of who
// is asked are beside it, face down.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// In a row whose middle is `cx`, from y down; answers the height that it took, 0 if nothing lies there.
float draw_asides(const Context& context, float cx, float y);

// With words, one below the other.
[[nodiscard]] float aside_rows_height(const Context& context);
void draw_aside_rows(const Context& context, const Rect& r);

}  // namespace bastide::shell
