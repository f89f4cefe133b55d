// Which screen is shown, and which dialogs lie over it: among them, as long as a wish for something else
// waits, the one that says so. To go anywhere, or to close that one, ends the wish.
#pragma once

#include "engine/core/types.h"
#include "shell/kit/kit.h"
#include "shell/play/wish.h"

#include <string>
#include <vector>

namespace bastide::shell {

enum class Screen : u8 { Start, Setup, Table, End, Film, Puzzle };
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
  House,
  Starter,
  Wait,
  Seat,
  Send,
  Who,
  Day,
  Embed,
  Record,
  Setups,
  Learn,
  Puzzles
};
inline constexpr std::size_t kDialogs = 28;

class Navigation {
 public:
  Navigation(ui::Kit& kit, Wish& wish) : kit_(kit), wish_(wish) {
    wish_.on_change([this] { show_waiting(); });
  }

  [[nodiscard]] Screen screen() const { return screen_; }
  [[nodiscard]] Screen before() const { return before_; }  // the one that was shown before it
  void go(Screen screen);                                  // dialogs stay; the keyboard's focus does not

  void open(Dialog dialog);
  void close();  // the one on top
  void close_all();
  [[nodiscard]] const std::vector<Dialog>& dialogs() const { return dialogs_; }  // the last is on top
  [[nodiscard]] bool has_dialog() const { return !dialogs_.empty(); }
  [[nodiscard]] bool on_top(Dialog dialog) const { return has_dialog() && dialogs_.back() == dialog; }

  // The table with nothing over it: the land may be played on.
  [[nodiscard]] bool bare_table() const { return screen_ == Screen::Table && dialogs_.empty(); }
  // It, a film or a puzzle, with nothing over it: the land may be moved.
  [[nodiscard]] bool bare_land() const { return bare_table() || bare_film() || bare_puzzle(); }
  [[nodiscard]] bool bare_film() const { return screen_ == Screen::Film && dialogs_.empty(); }
  [[nodiscard]] bool bare_puzzle() const { return screen_ == Screen::Puzzle && dialogs_.empty(); }
  [[nodiscard]] std::string name() const;  // "table+menu"
  // Another number after every change of screen or dialogs.
  [[nodiscard]] unsigned changes() const { return changes_; }

 private:
  void show_waiting();

  ui::Kit& kit_;
  Wish& wish_;
  std::string focus_before_;  // what waits was opened
  Screen screen_ = Screen::Start, before_ = Screen::Start;
  std::vector<Dialog> dialogs_;
  unsigned changes_ = 1;
};

}  // namespace bastide::shell
