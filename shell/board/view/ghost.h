// The ghost: the tile in hand where it would lie. It slides between cells, spins when turned and hovers above
// the land.
#pragma once

#include "shell/board/view/inspection.h"

namespace bastide::shell {

class Ghost {
 public:
  explicit Ghost(Scene& scene) : scene_(scene) {}

  void update(const Session& session);  // once a frame: follows cell and rotation
  void forget() { cell_.reset(); }      // of another game
  // The tile in hand, and lightly what a click would show. `pressed`: a press holds it down.
  void draw(const Session& session, const Inspection& inspection, bool pressed);

  [[nodiscard]] const std::optional<Cell>& cell() const { return cell_; }
  [[nodiscard]] bool moving() const;
  // The screen point is on it; lifted, it covers a little of the cell above.
  [[nodiscard]] bool covers(const Session& session, Vec2 screen_point) const;
  [[nodiscard]] std::optional<Rect> rect(const Session& session) const;  // as drawn

 private:
  void draw_preview(const Session& session, Cell cell);
  void draw_frame(const Session& session, Vec2 at);

  Scene& scene_;
  std::optional<Cell> cell_;
  Vec2 at_;  // world, where it is drawn
  Vec2 from_;
  double moved_ = -10;
  int rotation_ = 0;
  float spin_from_ = 0;  // radians it was short of the present rotation
  double spun_ = -10;
};

}  // namespace bastide::shell
