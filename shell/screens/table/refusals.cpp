#include "shell/screens/table/refusals.h"

#include "shell/play/aids.h"
#include "shell/text/locale.h"

namespace bastide::shell {

namespace {

std::string words_of(const Refusal& refusal) {
  return tr("refusal." + std::string(refusal.expansion) + "." + std::string(refusal.why));
}

// Why nothing can be laid where the player has just pointed.
void explain_miss(const Context& context, Cell cell) {
  const State& state = context.session.game().state();
  context.notices.tell(is_open(state.at(cell))    ? clash_text(context.session, cell)
                       : !state.bounds.hold(cell) ? tr("why.off_table")
                                                  : tr("why.not_beside"));
}

// What a click on the cell under the mouse would do.
void tell_effect(const Context& context, Cell cell) {
  const std::string text = context.aids.effect(context.session, cell);
  if (!text.empty()) context.notices.bubble(context.view.from_css(context.board.cell_rect(cell)), text);
}

}  // namespace

void explain_refusals(const Context& context) {
  Session& session = context.session;
  const ui::Kit& kit = context.kit;
  if (const auto refused = session.take_refused()) context.notices.tell(words_of(refused->refusal));
  if (const auto missed = session.take_missed()) explain_miss(context, *missed);
  if (!context.preferences.aid(Aid::Places) || context.navigation.has_dialog()) return;
  if (kit.touch() || kit.over_panel() || context.notices.has_bubble()) return;
  if (context.notices.saying()) return;  // one explanation at a time
  const auto& hover = context.board.hover();
  if (session.phase() != Phase::Place || !hover || hover->tile >= 0) return;
  const Refusal refusal = session.refusal_at(hover->cell);
  if (refusal)
    context.notices.bubble(context.view.from_css(context.board.cell_rect(hover->cell)), words_of(refusal));
  else if (context.preferences.aid(Aid::Features))
    tell_effect(context, hover->cell);
}

}  // namespace bastide::shell
