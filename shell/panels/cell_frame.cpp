#include "shell/panels/cell_frame.h"

namespace bastide::shell {

Rect cell_rect(const Context& context, Cell cell) {
  return context.view.from_css(context.board.cell_rect(cell));
}

void frame_cell(const Context& context, Cell cell, ImU32 colour, bool dashed) {
  const Rect r = cell_rect(context, cell);
  context.c.frame(r, ui::kWhite, 3, 6);
  if (dashed)
    context.c.dashes(r, colour, 3, 3.4F, 8, 5);
  else
    context.c.frame(r, colour, 3, 3.4F);
}

}  // namespace bastide::shell
