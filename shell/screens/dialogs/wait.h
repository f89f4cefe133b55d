// What was wished for waits for a game's files: says so, asks for them again where they did not come, and
// ends the wish when it is closed.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/wish.h"

namespace bastide::shell {

class GameFiles;

class WaitDialog : Part {
 public:
  WaitDialog(const Context& context, const Wish& wish, GameFiles& files)
      : Part(context), wish_(wish), files_(files) {}
  void draw();

 private:
  const Wish& wish_;
  GameFiles& files_;
  bool failed_ = false;  // as told
};

}  // namespace bastide::shell
