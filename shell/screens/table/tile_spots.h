// The places for a figure on the large picture of the tile just laid, in its panel: where the land is small,
// and for fingers. The same places as the discs on the land (board/view/figure_step.h).
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// `picture`: where the tile is drawn; the discs may stand beside it, but inside `room`.
void draw_tile_spots(const Context& context, const Rect& picture, const Rect& room);

}  // namespace bastide::shell
