// The start screen: the game's name and what one can do. It owns nothing.
#pragma once

#include "shell/ui/context.h"

namespace bastide::shell {

class Flow;

class StartScreen : Part {
 public:
  StartScreen(const Context& context, Flow& flow) : Part(context), flow_(flow) {}
  void draw();

 private:
  void draw_title(const Rect& r, bool low);
  float draw_ways(float x, float y, float width);  // into a game; answers where they end
  void draw_small(float x, float y, float width);
  void draw_affiliation();

  Flow& flow_;
};

}  // namespace bastide::shell
