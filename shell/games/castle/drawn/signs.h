// Small signs of the Castle's kinds of areas, of its keep and of what stays empty.
#pragma once

#include "shell/kit/draw.h"

#include <string_view>

namespace bastide::shell::castle_board {

// In the middle of (cx, cy); false: there is none of that name.
bool draw_line_sign(ui::Canvas& c, std::string_view key, float cx, float cy, float size);

}  // namespace bastide::shell::castle_board
