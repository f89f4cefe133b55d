#include "shell/screens/dialogs/dialogs.h"

namespace bastide::shell {

using namespace ui;

namespace {

std::string ease_id(Dialog dialog) { return "dialog" + std::to_string(static_cast<int>(dialog)); }

}  // namespace

Dialogs::Dialogs(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, ChronicleLines& lines,
                 PlayerDialog& player, LeaveDialog& leave, RulesDialog& rules, Draft& draft, const Wish& wish,
                 GameFiles& files)
    : Part(context),
      menu_(context, flow, rules),
      settings_(context, slots),
      help_(context, rules),
      about_(context),
      scoreboard_(context),
      tiles_(context),
      chronicle_(context, lines),
      open_(context, flow),
      saves_(context, flow, slots, saving, files),
      twin_(context, flow),
      language_(context),
      secrets_(context),
      mix_(context, draft),
      starter_(context),
      wait_(context, wish, files),
      flow_(flow),
      player_(player),
      leave_(leave),
      rules_(rules) {}

void Dialogs::draw() {
  const std::vector<Dialog> open_now = navigation.dialogs();  // one of them may close itself
  for (const Dialog dialog : open_now) {
    kit.begin_layer(true);
    const float shown = kit.ease(ease_id(dialog), 1, 0.18F);
    c.rect(view.whole(), rgb(0x2A1E14, 0.45F * shown));
    c.set_alpha(std::max(0.05F, shown));
    c.set_shift({0, (1 - shown) * 12 * view.scale});
    draw_one(dialog);
    c.set_shift({});
    c.set_alpha(1);
    kit.end_layer();
  }
  forget_closed();
}

// The next one to open rises again.
void Dialogs::forget_closed() {
  const auto& open = navigation.dialogs();
  for (std::size_t i = 0; i < kDialogs; ++i) {
    const auto dialog = static_cast<Dialog>(i);
    if (std::find(open.begin(), open.end(), dialog) == open.end()) kit.ease(ease_id(dialog), 0, 0);
  }
}

void Dialogs::draw_one(Dialog dialog) {
  switch (dialog) {
    case Dialog::Menu: menu_.draw(); break;
    case Dialog::Settings: settings_.draw(); break;
    case Dialog::Help: help_.draw(); break;
    case Dialog::About: about_.draw(); break;
    case Dialog::Scoreboard: scoreboard_.draw(); break;
    case Dialog::Tiles: tiles_.draw(); break;
    case Dialog::Chronicle: chronicle_.draw(); break;
    case Dialog::Player: player_.draw(); break;
    case Dialog::Open: open_.draw(); break;
    case Dialog::Leave: leave_.draw(flow_); break;
    case Dialog::Rules: rules_.draw(); break;
    case Dialog::Saves: saves_.draw(); break;
    case Dialog::Twin: twin_.draw(); break;
    case Dialog::Language: language_.draw(); break;
    case Dialog::Secrets: secrets_.draw(); break;
    case Dialog::Mix: mix_.draw(); break;
    case Dialog::Starter: starter_.draw(); break;
    case Dialog::Wait: wait_.draw(); break;
  }
}

}  // namespace bastide::shell
