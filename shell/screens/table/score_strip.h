// Who plays, on small screens: a strip along the top, with the way into the menu.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class PlayerDialog;

class ScoreStrip : Part {
 public:
  ScoreStrip(const Context& context, PlayerDialog& dialog) : Part(context), dialog_(dialog) {}
  void draw(const Rect& r);

 private:
  void draw_player(Seat seat, const Rect& r, bool projected, bool holding);

  PlayerDialog& dialog_;
};

}  // namespace bastide::shell
