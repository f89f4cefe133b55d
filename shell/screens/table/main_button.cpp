#include "shell/screens/table/main_button.h"

#include "shell/text/locale.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

namespace {

// What confirming does: a figure called home scores at once (ABB-03), so the button says how much.
std::string confirm_text(const Session& session) {
  if (session.spot() < 0) return tr("table.confirm");
  const FigureSpot& spot = session.spots()[static_cast<std::size_t>(session.spot())];
  const Action& action = spot.actions[static_cast<std::size_t>(session.piece())];
  if (!session.asks_own_figure() || !scores_home(session.game(), action)) return tr("table.confirm");
  return tr("table.take_back", {{"points", session.home_points(spot)}});
}

}  // namespace

void draw_main_button(const Context& context, const Rect& r, bool key) {
  Session& session = context.session;
  ButtonSpec spec{
      .key = key ? std::string_view("Enter") : std::string_view(), .type = Type::Button, .icon_size = 22};
  switch (session.phase()) {
    case Phase::Place:
      spec.id = "table.place";
      spec.label = tr("table.place");
      spec.icon = "check";
      spec.tone = Tone::Green;
      spec.enabled = session.ghost_fits();
      if (!spec.enabled) spec.why = tr("why.no_ghost");
      break;
    case Phase::Figure:
      spec.id = "table.confirm";
      spec.label = confirm_text(session);
      spec.icon = "check";
      spec.tone = Tone::Green;
      spec.enabled = session.spot() >= 0;
      if (!spec.enabled) spec.why = tr(session.asks_own_figure() ? "why.no_spot" : "why.no_place");
      break;
    case Phase::Over:
      spec.id = "table.result";
      spec.label = tr("table.result");
      spec.icon = "trophy";
      spec.tone = Tone::Gold;
      spec.key = {};
      break;
    default: return;
  }
  if (!context.w.button(r, spec)) return;
  if (session.phase() == Phase::Over)
    context.navigation.go(Screen::End);
  else
    context.later([&session] { session.answer(); });
}

}  // namespace bastide::shell
