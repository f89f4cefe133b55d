#include "shell/screens/table/main_button.h"

#include "shell/panels/answers.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

ButtonSpec of_figure(const Session& session) {
  const bool chosen = session.spot() >= 0;
  return {.id = "table.confirm",
          .label = confirm_words(session),
          .icon = "check",
          .tone = Tone::Green,
          .type = Type::Button,
          .enabled = chosen,
          .why = chosen ? "" : tr(session.asks_own_figure() ? "why.no_spot" : "why.no_place"),
          .icon_size = 22};
}

}  // namespace

void draw_main_button(const Context& context, const Rect& r) {
  Session& session = context.session;
  if (session.phase() == Phase::Figure && context.w.button(r, of_figure(session)))
    context.later([&session] { session.answer(); });
  const ButtonSpec result{.id = "table.result",
                          .label = tr("table.result"),
                          .icon = "trophy",
                          .tone = Tone::Gold,
                          .type = Type::Button,
                          .icon_size = 22};
  if (session.phase() == Phase::Over && context.w.button(r, result)) context.navigation.go(Screen::End);
}

}  // namespace bastide::shell
