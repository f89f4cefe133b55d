#include "shell/screens/dialogs/dialogs.h"

namespace bastide::shell {

using namespace ui;

namespace {

std::string ease_id(Dialog dialog) { return "dialog" + std::to_string(static_cast<int>(dialog)); }

}  // namespace

Dialogs::Dialogs(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, ChronicleLines& lines,
                 PlayerDialog& player, LeaveDialog& leave, RulesDialog& rules, SeatDialog& seat,
                 WhoDialog& who, Draft& draft, const Wish& wish, GameFiles& files, ScreensCode& code,
                 const Context& puzzle, PuzzleDesk& desk)
    : Part(context),
      menu_(context, flow, rules),
      settings_(context, slots),
      help_(context, rules),
      about_(context),
      scoreboard_(context),
      tiles_(context),
      chronicle_(context, lines, rules),
      open_(context, flow),
      saves_(context, flow, slots, saving, files),
      twin_(context, flow),
      language_(context),
      secrets_(context),
      mix_(context, draft),
      house_(context, draft, rules),
      starter_(context),
      wait_(context, wish, files, code),
      send_(context),
      day_(context, flow),
      embed_(context),
      record_(context),
      setups_(context, draft, flow),
      learn_(context, flow, slots, files),
      puzzles_(context, desk),
      puzzle_scoreboard_(puzzle),
      puzzle_tiles_(puzzle),
      puzzle_secrets_(puzzle),
      player_(player),
      leave_(leave),
      rules_(rules),
      seat_(seat),
      who_(who),
      code_(code) {
  leave_.set_flow(flow);
  list();
}

void Dialogs::list() {
  const auto set = [this](Dialog dialog, DrawnLater& drawn) {
    all_[static_cast<std::size_t>(dialog)] = &drawn;
  };
  set(Dialog::Menu, menu_);
  set(Dialog::Settings, settings_);
  set(Dialog::Help, help_);
  set(Dialog::About, about_);
  set(Dialog::Scoreboard, scoreboard_);
  set(Dialog::Tiles, tiles_);
  set(Dialog::Chronicle, chronicle_);
  set(Dialog::Player, player_);
  set(Dialog::Open, open_);
  set(Dialog::Leave, leave_);
  set(Dialog::Rules, rules_);
  set(Dialog::Saves, saves_);
  set(Dialog::Twin, twin_);
  set(Dialog::Language, language_);
  set(Dialog::Secrets, secrets_);
  set(Dialog::Mix, mix_);
  set(Dialog::House, house_);
  set(Dialog::Starter, starter_);
  set(Dialog::Seat, seat_);
  set(Dialog::Send, send_);
  set(Dialog::Who, who_);
  set(Dialog::Day, day_);
  set(Dialog::Embed, embed_);
  set(Dialog::Record, record_);
  set(Dialog::Setups, setups_);
  set(Dialog::Learn, learn_);
  set(Dialog::Puzzles, puzzles_);
}

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
  DrawnLater* drawn = all_[static_cast<std::size_t>(dialog)];
  if (navigation.screen() == Screen::Puzzle) {
    if (dialog == Dialog::Scoreboard) drawn = &puzzle_scoreboard_;
    if (dialog == Dialog::Tiles) drawn = &puzzle_tiles_;
    if (dialog == Dialog::Secrets) drawn = &puzzle_secrets_;
  }
  if (drawn != nullptr && code_.awaited(CodePart::Rest))
    drawn->draw();
  else
    wait_.draw();
}

}  // namespace bastide::shell
