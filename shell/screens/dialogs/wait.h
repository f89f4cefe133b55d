// What was wished for waits for a game's files, or what was opened for its code: says so, asks again for what
// did not come, and ends the wish, or goes back, when it is closed.
#pragma once

#include "shell/panels/context.h"
#include "shell/panels/screens_code.h"
#include "shell/play/wish.h"

namespace bastide::shell {

class GameFiles;

class WaitDialog : Part {
 public:
  WaitDialog(const Context& context, const Wish& wish, GameFiles& files, ScreensCode& code)
      : Part(context), wish_(wish), files_(files), code_(code) {}
  void draw();

 private:
  struct Waiting {
    std::string title, about;
    bool failed = false;
  };
  [[nodiscard]] Waiting for_game() const;
  [[nodiscard]] Waiting for_code() const;
  void ask_again();
  void leave();

  const Wish& wish_;
  GameFiles& files_;
  ScreensCode& code_;
  bool failed_ = false;  // as told
};

}  // namespace bastide::shell
