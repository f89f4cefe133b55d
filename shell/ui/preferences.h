// Preferences: the settings put to use. Whoever changes settings() calls store().
#pragma once

#include "shell/board/board_view.h"
#include "shell/settings.h"
#include "shell/storage.h"
#include "shell/ui/kit/fonts.h"
#include "shell/ui/kit/kit.h"

#include <functional>
#include <string>
#include <string_view>

namespace bastide::shell {

class Preferences {
 public:
  Preferences(KeyValue& store, BoardView& board, ui::Kit& kit, ui::Canvas& canvas, ui::Fonts& fonts)
      : store_(store), board_(board), kit_(kit), canvas_(canvas), fonts_(fonts) {}

  // As kept in the browser; the language as it asks. `done` once there are words: before, nothing can be
  // said.
  void load(std::function<void()> done);
  void apply();  // to board, kit and sound
  void store();  // keeps and applies them

  void choose_language(std::string_view language);  // from now on, once its words have come
  // The words of the language asked for have not come: those there are stay.
  [[nodiscard]] bool no_words() const { return no_words_; }
  void ask_for_words_again() { speak(wished_language()); }
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
  [[nodiscard]] std::string wished_language() const;
  void speak(const std::string& language);
  void take_words(const std::string& language, std::string_view json);

  KeyValue& store_;
  BoardView& board_;
  ui::Kit& kit_;
  ui::Canvas& canvas_;
  ui::Fonts& fonts_;
  std::function<void()> loaded_;  // what waits for the first words
  bool no_words_ = false;
};

}  // namespace bastide::shell
