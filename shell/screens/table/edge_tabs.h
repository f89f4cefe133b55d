// Answers on the land that are not in view: how many there are beyond each edge of the window, in a tab there
// that a press follows. Nothing that can be answered is out of sight without a word.
#pragma once

#include "shell/panels/context.h"

#include <array>

namespace bastide::shell {

class EdgeTabs : Part {
 public:
  explicit EdgeTabs(const Context& context) : Part(context) {}
  // Once all else that lies over the land has been drawn in this frame.
  void draw(const std::vector<BoardView::Answerable>& answers);

 private:
  enum Edge : unsigned { Left, Right, Up, Down };
  [[nodiscard]] bool hidden(const Rect& answer) const;
  [[nodiscard]] Edge beyond(Vec2 answer) const;
  static Rect finger_target(Edge edge, const Rect& r);  // where a finger hits the tab drawn at `r`
  [[nodiscard]] Rect place(Edge edge, Vec2 size, float wished) const;
  void draw_tab(Edge edge, const std::vector<BoardView::Answerable>& beyond_it);
};

}  // namespace bastide::shell
