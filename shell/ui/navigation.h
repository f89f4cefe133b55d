// Which screen is shown, and which dialogs lie over it.
#pragma once

#include "engine/core/types.h"
#include "shell/ui/kit/kit.h"

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
  Starter
};
inline constexpr std::size_t kDialogs = 17;

class Navigation {
 public:
  explicit Navigation(ui::Kit& kit) : kit_(kit) {}

  [[nodiscard]] Screen screen() const { return screen_; }
  void go(Screen screen);  // dialogs stay; the keyboard's focus does not

  void open(Dialog dialog);
  void close();  // the one on top
  void close_all() { dialogs_.clear(); }
  [[nodiscard]] const std::vector<Dialog>& dialogs() const { return dialogs_; }  // the last is on top
  [[nodiscard]] bool has_dialog() const { return !dialogs_.empty(); }
  [[nodiscard]] bool on_top(Dialog dialog) const { return has_dialog() && dialogs_.back() == dialog; }

  // The table with nothing over it: the land may be touched.
  [[nodiscard]] bool bare_table() const { return screen_ == Screen::Table && dialogs_.empty(); }
  [[nodiscard]] std::string name() const;  // "table+menu"

 private:
  ui::Kit& kit_;
  Screen screen_ = Screen::Start;
  std::vector<Dialog> dialogs_;
};

}  // namespace bastide::shell
