// A frame around a cell of the land: of what was played there, or dashed, of what would have been better.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

[[nodiscard]] Rect cell_rect(const Context& context, Cell cell);
void frame_cell(const Context& context, Cell cell, ImU32 colour, bool dashed);

}  // namespace bastide::shell
