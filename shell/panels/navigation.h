// Which screen is shown, and which dialogs lie over it: among them, as long as a wish for something else
// waits, the one that says so. To go anywhere, or to close that one, ends the wish.
#pragma once

#include "engine/core/types.h"
#include "shell/kit/kit.h"
#include "shell/play/wish.h"

#include <string>
#include <vector>

namespace bastide::shell {

enum class Screen : u8 { Start, Setup, Table, End };
enum class Dialog : u8 {
  Menu,
  Settings,
  Help,
  About,
  Scoreboard,
  Tiles,
  Chronicle,
  Player,
  Open,
  Leave,
  Rules,
  Saves,
  Twin,
  Language,
  Secrets,
  Mix,
  Starter,
  Wait
};
inline constexpr std::size_t kDialogs = 18;

class Navigation {
 public:
  Navigation(ui::Kit& kit, Wish& wish) : kit_(kit), wish_(wish) {
    wish_.on_change([this] { show_waiting(); });
  }

  [[nodiscard]] Screen screen() const { return screen_; }
  void go(Screen screen);  // dialogs stay; the keyboard's focus does not

  void open(Dialog dialog);
  void close();  // the one on top
  void close_all();
  [[nodiscard]] const std::vector<Dialog>& dialogs() const { return dialogs_; }  // the last is on top
  [[nodiscard]] bool has_dialog() const { return !dialogs_.empty(); }
  [[nodiscard]] bool on_top(Dialog dialog) const { return has_dialog() && dialogs_.back() == dialog; }

  // The table with nothing over it: the land may be touched.
  [[nodiscard]] bool bare_table() const { return screen_ == Screen::Table && dialogs_.empty(); }
  [[nodiscard]] std::string name() const;  // "table+menu"

 private:
  void show_waiting();

  ui::Kit& kit_;
  Wish& wish_;
  std::string focus_before_;  // what waits was opened
  Screen screen_ = Screen::Start;
  std::vector<Dialog> dialogs_;
};

}  // namespace bastide::shell
