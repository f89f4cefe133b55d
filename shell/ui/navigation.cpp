#include "shell/ui/navigation.h"

#include "shell/platform.h"

#include <array>

namespace bastide::shell {

void Navigation::go(Screen screen) {
  screen_ = screen;
  kit_.clear_focus();
}

void Navigation::open(Dialog dialog) {
  dialogs_.push_back(dialog);
  kit_.clear_focus();
  platform::close_text_edit();
}

void Navigation::close() {
  if (!dialogs_.empty()) dialogs_.pop_back();
  kit_.clear_focus();
  platform::close_text_edit();
}

std::string Navigation::name() const {
  static constexpr std::array<const char*, 4> kScreenNames = {"start", "setup", "table", "end"};
  static constexpr std::array<const char*, kDialogs> kDialogNames = {
      "menu",  "settings", "help",  "about", "scoreboard", "tiles",   "chronicle", "player", "open",
      "leave", "rules",    "saves", "twin",  "language",   "secrets", "mix",       "starter"};
  std::string name = kScreenNames[static_cast<std::size_t>(screen_)];
  for (const Dialog dialog : dialogs_)
    name += std::string("+") + kDialogNames[static_cast<std::size_t>(dialog)];
  return name;
}

}  // namespace bastide::shell
