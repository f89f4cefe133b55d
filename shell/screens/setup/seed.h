// The seed of a set-up: to type in, to roll, and as a link to copy.
#pragma once

#include "shell/kit/typing.h"
#include "shell/panels/context.h"
#include "shell/play/draft.h"

namespace bastide::shell {

class Flow;

class SeedPanel : Part {
 public:
  SeedPanel(const Context& context, Draft& draft, Flow& flow)
      : Part(context), draft_(draft), flow_(flow), typing_(context.c) {}
  float draw(float x, float y, float width);  // answers where it ends

 private:
  void draw_field(const Rect& r);
  void draw_link(const Rect& r);

  Draft& draft_;
  Flow& flow_;
  ui::Typing typing_;
};

}  // namespace bastide::shell
