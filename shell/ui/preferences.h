// Preferences: the settings put to use. Whoever changes settings() calls store().
#pragma once

#include "shell/board/board_view.h"
#include "shell/settings.h"
#include "shell/storage.h"
#include "shell/ui/kit/fonts.h"
#include "shell/ui/kit/kit.h"

#include <string>

namespace bastide::shell {

class Preferences {
 public:
  Preferences(KeyValue& store, BoardView& board, ui::Kit& kit, ui::Canvas& canvas, ui::Fonts& fonts)
      : store_(store), board_(board), kit_(kit), canvas_(canvas), fonts_(fonts) {}

  void load();   // as kept in the browser; the language as it asks
  void apply();  // to board, kit and sound
  void store();  // keeps and applies them

  void use_language(const std::string& language);
  void choose_language(std::string_view language);  // from now on
  void toggle_mute();
  [[nodiscard]] bool aid(Aid which) const { return settings().aid(which); }
  // Motion should be fades of 120 ms only (the system's preference or the setting).
  [[nodiscard]] bool reduced_motion() const;
  // White paper, black ink, outlined cities and roads (the system's preference or the setting).
  [[nodiscard]] bool high_contrast() const;
  [[nodiscard]] bool can_keep() const { return store_.available(); }  // the browser's storage works
  // Why nothing can be kept, in words.
  [[nodiscard]] std::string cannot_keep() const;

 private:
  KeyValue& store_;
  BoardView& board_;
  ui::Kit& kit_;
  ui::Canvas& canvas_;
  ui::Fonts& fonts_;
};

}  // namespace bastide::shell
