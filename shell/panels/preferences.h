// Preferences: the settings put to use. Whoever changes settings() calls store().
#pragma once

#include "shell/board/board_view.h"
#include "shell/keep/settings.h"
#include "shell/keep/storage.h"
#include "shell/kit/fonts.h"
#include "shell/kit/kit.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
  // Words of all games that are a file of their own, and are wanted from now on: "rules", those of the pages
  // to read. They come later or not; then no_words().
  void want_words(const std::string& part);
  // The words of a game that are a file of their own, in whatever language is spoken from now on. `done`
  // says whether they have come.
  void need_words(const std::string& game, const std::function<void(bool)>& done);
  void toggle_mute();
  [[nodiscard]] bool aid(Aid which) const { return settings().aid(which); }
  // Motion should be fades of 120 ms only (the system's preference or the setting).
  [[nodiscard]] bool reduced_motion() const;
  // How many times as fast as usual things move.
  [[nodiscard]] float pace() const;
  // White paper, black ink, outlined cities and roads (the system's preference or the setting).
  [[nodiscard]] bool high_contrast() const;
  // Night paper, light ink (the system's preference or the setting).
  [[nodiscard]] bool night() const;
  // The system may have changed what it prefers: then it is applied.
  void follow_system();
  [[nodiscard]] bool can_keep() const { return store_.available(); }  // the browser's storage works
  // Why nothing can be kept, in words.
  [[nodiscard]] std::string cannot_keep() const;

 private:
  [[nodiscard]] std::string wished_language() const;
  void speak(const std::string& language);
  struct Words {
    std::string language;
    std::vector<std::string> games;  // whose words are among them
    // Those of all games first (empty: the module has them), then of each.
    std::vector<std::optional<std::string>> files;
    std::size_t missing = 0;
  };
  void take_words(const Words& words);
  [[nodiscard]] bool load_words(const Words& words) const;

  KeyValue& store_;
  BoardView& board_;
  ui::Kit& kit_;
  ui::Canvas& canvas_;
  ui::Fonts& fonts_;
  std::function<void()> loaded_;        // what waits for the first words
  std::vector<std::string> own_words_;  // of games and of the rules, that are needed
  bool no_words_ = false;
  // what was applied of what the system may change
  bool still_ = false, contrast_ = false, night_ = false;
};

}  // namespace bastide::shell
