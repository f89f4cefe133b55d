// Speaker: what the keyboard is on, said to screen readers whenever it changes: the focused widget, the place
// the tile in hand would lie on, the place a figure would go to. What happens in the game is told by
// follow.h.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class Speaker : Part {
 public:
  explicit Speaker(const Context& context) : Part(context) {}
  void follow();  // once a frame, when all of it is drawn

 private:
  void say_focus();
  void say_ghost();
  void say_spot();

  std::string focus_;  // what was said last
  std::optional<Cell> ghost_;
  int rotation_ = 0;
  int spot_ = -1, piece_ = 0;
};

}  // namespace bastide::shell
