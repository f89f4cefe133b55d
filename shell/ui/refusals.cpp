// Why the tile may not lie somewhere although its edges fit: a rule of an expansion, said where the player
// tries it. A click, a turn or a key gives a notice (read aloud too), the resting mouse a bubble.
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

namespace {

std::string words_of(const Refusal& refusal) {
  return tr("refusal." + std::string(refusal.room) + "." + std::string(refusal.why));
}

}  // namespace

void Ui::Impl::explain_refusals() {
  if (const auto refused = session->take_refused()) notice(words_of(refused->refusal));
  if (!aid(Aid::Places) || !dialogs.empty() || kit.touch() || kit.over_panel() || !bubble_text.empty())
    return;
  if (now < notice_until) return;  // one explanation at a time
  const auto& hover = board->hover();
  if (session->phase() != Phase::Place || !hover || hover->tile >= 0) return;
  const Refusal refusal = session->refusal_at(hover->cell);
  if (!refusal) return;
  const Rect cell = board->cell_rect(hover->cell);
  bubble_text = words_of(refusal);
  bubble_anchor = {cell.x / scale, cell.y / scale, cell.w / scale, cell.h / scale};
}

}  // namespace bastide::shell
