// The players of a set-up: a row each with name, who decides, colour and place in the order.
#pragma once

#include "shell/kit/typing.h"
#include "shell/panels/context.h"
#include "shell/play/draft.h"

namespace bastide::shell {

class SeatDialog;

class SeatRows : Part {
 public:
  SeatRows(const Context& context, Draft& draft, SeatDialog& dialog)
      : Part(context), draft_(draft), dialog_(dialog), typing_(context.c) {}
  float draw(float x, float y, float width);  // answers where they end

 private:
  void draw_row(int seat, const Rect& r);
  void draw_grip(int seat, const Rect& r);
  void draw_face(int seat, const Rect& r);
  void draw_name(int seat, const Rect& r);
  void draw_who(int seat, const Rect& r);
  void draw_marks(int seat, float x, float y, float step, float target);
  float draw_add(float x, float y, float width);
  void drag_row(float first_row);

  Draft& draft_;
  SeatDialog& dialog_;
  ui::Typing typing_;
  int dragged_ = -1;  // a row on its way to another place
};

}  // namespace bastide::shell
