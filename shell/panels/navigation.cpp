#include "shell/panels/navigation.h"

#include "shell/platform/platform.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

void Navigation::go(Screen screen) {
  ++changes_;
  wish_.drop();
  if (screen != screen_) before_ = screen_;
  screen_ = screen;
  kit_.clear_focus();
}

void Navigation::open(Dialog dialog) {
  ++changes_;
  dialogs_.push_back(dialog);
  kit_.clear_focus();
  platform::close_text_edit();
}

void Navigation::close() {
  ++changes_;
  if (on_top(Dialog::Wait)) return wish_.drop();
  if (!dialogs_.empty()) dialogs_.pop_back();
  kit_.clear_focus();
  platform::close_text_edit();
}

void Navigation::close_all() {
  ++changes_;
  wish_.drop();
  dialogs_.clear();
}

// Who waited in vain, or for a change of the same screen, goes on with the keyboard where that was.
void Navigation::show_waiting() {
  const auto at = std::find(dialogs_.begin(), dialogs_.end(), Dialog::Wait);
  if (wish_.waits() == (at != dialogs_.end())) return;
  if (wish_.waits()) {
    focus_before_ = kit_.focus();
    open(Dialog::Wait);
  } else {
    ++changes_;
    dialogs_.erase(at);
    kit_.clear_focus();
    kit_.set_focus(focus_before_);
  }
}

std::string Navigation::name() const {
  static constexpr std::array<const char*, 6> kScreenNames = {"start", "setup", "table",
                                                              "end",   "film",  "puzzle"};
  static constexpr std::array<const char*, kDialogs> kDialogNames = {
      "menu",    "settings", "help",  "about",   "scoreboard", "tiles", "chronicle",
      "player",  "open",     "leave", "rules",   "saves",      "twin",  "language",
      "secrets", "mix",      "house", "starter", "wait",       "seat",  "send",
      "who",     "day",      "embed", "record",  "setups",     "learn", "puzzles"};
  std::string name = kScreenNames[static_cast<std::size_t>(screen_)];
  for (const Dialog dialog : dialogs_)
    name += std::string("+") + kDialogNames[static_cast<std::size_t>(dialog)];
  return name;
}

}  // namespace bastide::shell
