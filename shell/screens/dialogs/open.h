// Opening a game: from a link, from a file, or one of those saved.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/typing.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class Flow;

class OpenDialog : public DrawnLater, Part {
 public:
  OpenDialog(const Context& context, Flow& flow) : Part(context), flow_(flow), typing_(context.c) {}
  void draw() override;

 private:
  void draw_field(const Rect& r);

  Flow& flow_;
  ui::Typing typing_;
};

}  // namespace bastide::shell
