// One player: points, rank, figures in supply, what else is held, where the points came from. It owns whose
// sheet it is.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class PlayerDialog : Part {
 public:
  explicit PlayerDialog(const Context& context) : Part(context) {}
  void show(Seat seat);
  void draw();

 private:
  float draw_head(const Rect& r, float y);
  float draw_supply(const Rect& r, float y);
  float draw_held(const Rect& r, float y);
  void draw_use(const Holding& holding, int use, const Rect& r);
  void draw_breakdown(const Rect& r, float y, const Game::Breakdown& breakdown);

  Seat seat_ = 0;
};

}  // namespace bastide::shell
