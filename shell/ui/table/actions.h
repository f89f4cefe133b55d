// What else can be done in a turn: skip, undo, redo, look around; and the buttons under the ghost.
#pragma once

#include "shell/ui/context.h"

namespace bastide::shell {

class Actions : Part {
 public:
  explicit Actions(const Context& context) : Part(context) {}

  void draw_bar(float cx, float bottom);  // desktops: all that are possible, in a row
  void draw_undo(const Rect& r, bool named, float icon_size = 19);
  void draw_skip(const Rect& r);
  void draw_ghost_buttons();

 private:
  [[nodiscard]] std::vector<ui::ButtonSpec> possible() const;
  void do_it(std::string_view id);
};

}  // namespace bastide::shell
