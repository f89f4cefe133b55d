#include "shell/ui/table/refusals.h"

#include "shell/locale.h"

namespace bastide::shell {

namespace {

std::string words_of(const Refusal& refusal) {
  return tr("refusal." + std::string(refusal.room) + "." + std::string(refusal.why));
}

}  // namespace

void explain_refusals(const Context& context) {
  Session& session = context.session;
  const ui::Kit& kit = context.kit;
  if (const auto refused = session.take_refused()) context.notices.say(words_of(refused->refusal));
  if (!context.preferences.aid(Aid::Places) || context.navigation.has_dialog()) return;
  if (kit.touch() || kit.over_panel() || context.notices.has_bubble()) return;
  if (context.notices.saying()) return;  // one explanation at a time
  const auto& hover = context.board.hover();
  if (session.phase() != Phase::Place || !hover || hover->tile >= 0) return;
  const Refusal refusal = session.refusal_at(hover->cell);
  if (!refusal) return;
  context.notices.bubble(context.view.from_css(context.board.cell_rect(hover->cell)), words_of(refusal));
}

}  // namespace bastide::shell
