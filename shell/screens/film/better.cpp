#include "shell/screens/film/better.h"

#include "shell/panels/cell_frame.h"
#include "shell/panels/seats.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell {

using namespace ui;

void draw_better(const Context& context, const Judged& one) {
  Canvas& c = context.c;
  const Action& played = one.played.front();
  const Action& best = one.best.front();
  const Canvas::AsPainted painted(c);
  frame_cell(context, played.cell, seat_ink(context.session, one.seat).fill, false);
  if (one.cost < Review::kDear || best.verb != Verb::PlaceTile || one.best == one.played) return;
  const Rect r = cell_rect(context, best.cell);
  if (best.cell != played.cell) {
    const ImVec2 at = c.px(r.x, r.y);
    context.board.draw_tile(c.list(), context.session.game().shared_rules(), best.option, best.rotation,
                            {at.x, at.y}, r.w * context.view.scale);
    frame_cell(context, best.cell, kGreenDark, true);
  }
  const std::string gain = tr("film.better", {{"n", std::max(1, static_cast<int>(std::lround(one.cost)))}});
  const float wide = c.width(gain, Type::SmallBold) + 22;
  const float left = std::max(6.0F, std::min(r.x + r.w / 2 - wide / 2, context.view.width - wide - 6));
  const Rect label{left, r.bottom() + 6, wide, 26};
  c.rect(label, kPaperTop, 13);
  c.frame(label, kGreenDark, 13, 2);
  c.text(label.x + wide / 2, label.y + 13, gain, Type::SmallBold, kInk, Align::Centre);
}

}  // namespace bastide::shell
