// Speaker: what the keyboard is on, said to screen readers whenever it changes: the focused widget, the place
// the tile in hand would lie on, the place a figure would go to. What happens in the game is told by
// follow.h.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class Speaker : public FollowsLater, Part {
 public:
  explicit Speaker(const Context& context) : Part(context) {}
  void say_focus();        // once a frame, when all of it is drawn: what is focused
  void follow() override;  // and what is done on the land that is shown

 private:
  void say_ghost();
  void say_spot();

  std::string focus_;  // what was said last
  std::optional<Cell> ghost_;
  int rotation_ = 0;
  int spot_ = -1, piece_ = 0;
};

}  // namespace bastide::shell
