// Who plays, on small screens: a row along the top, the mover wider and with its figures left.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class PlayerDialog;

class ScoreStrip : Part {
 public:
  ScoreStrip(const Context& context, PlayerDialog* dialog) : Part(context), dialog_(dialog) {}
  static constexpr float kHeight = 44;
  void draw(float x, float y, float room);

 private:
  [[nodiscard]] float badge_and_points() const;
  void draw_player(Seat seat, const Rect& r);

  PlayerDialog* dialog_;  // what a press opens, if anything
};

}  // namespace bastide::shell
