// Small signs of this game, those of its art, or lines where that has none: kinds of features, reasons for
// points, tiles of the Scout.
#pragma once

#include "shell/panels/context.h"

#include <string_view>

namespace bastide::shell::hunters_board {

// In the middle of (cx, cy); false: there is none of that name.
bool draw_sign(const Context& context, std::string_view key, float cx, float cy, float size);

// The same always in lines, where the art of this game need not have come.
bool draw_line_sign(ui::Canvas& c, std::string_view key, float cx, float cy, float size);

}  // namespace bastide::shell::hunters_board
