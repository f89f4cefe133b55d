// The end screen: who won, where the points came from, how it went. It lays out its parts and owns how far
// they are scrolled.
#pragma once

#include "shell/kit/column.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class Flow;

class EndScreen : Part {
 public:
  EndScreen(const Context& context, Flow& flow) : Part(context), flow_(flow) {}
  void draw();

 private:
  void draw_wide(const Rect& paper, float top, float bottom);
  void draw_narrow(float top, float bottom);
  void draw_buttons(const Rect& r, bool narrow);

  Flow& flow_;
  ui::Column column_{"end"};
};

}  // namespace bastide::shell
