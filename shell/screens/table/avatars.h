// Who plays, on a tablet: a column of avatars with points.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class PlayerDialog;

class Avatars : Part {
 public:
  Avatars(const Context& context, PlayerDialog& dialog) : Part(context), dialog_(dialog) {}
  // `bottom`: how far down they may reach.
  void draw(float x, float y, float width, float bottom);

 private:
  void draw_one(Seat seat, const Rect& r, bool holding);

  PlayerDialog& dialog_;
};

}  // namespace bastide::shell
