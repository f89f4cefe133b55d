// Places that can be chosen and are not in view: how many there are beyond each edge, and a way to them.
// Nothing that can be done is out of sight without a word.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class EdgeArrows : Part {
 public:
  explicit EdgeArrows(const Context& context) : Part(context) {}
  void draw();

 private:
  enum Edge : unsigned { Left, Right, Up, Down };
  void find_wanted();
  [[nodiscard]] bool hidden(Cell cell) const;
  [[nodiscard]] Edge beyond(Cell cell) const;
  void draw_arrow(Edge edge, const std::vector<Cell>& cells);
  [[nodiscard]] Rect free_place(Edge edge, Vec2 size) const;

  std::vector<Cell> wanted_;  // cells that can be chosen now
  std::vector<Rect> drawn_;   // the arrows of the frame before: what they cover is not hidden by a panel
  std::vector<Rect> drawing_;
};

}  // namespace bastide::shell
