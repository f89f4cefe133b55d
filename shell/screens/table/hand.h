// The tile in hand on its panel, or the one just laid: its picture, to be turned, or dragged out and laid.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class Hand : Part {
 public:
  explicit Hand(const Context& context) : Part(context) {}

  // While a place for a figure is chosen the places are on the picture, and beside it as far as `room`.
  void draw_picture(float x, float y, float side, const Rect& room);
  void draw_turn_button(float cx, float cy, float radius, int quarters);
  // The tile drawn is shown, not the one just laid: it is to be laid, or something is asked before.
  [[nodiscard]] bool in_hand() const;
  [[nodiscard]] std::string words() const;  // what is on it; empty if there is none
  // The tile dragged out of its panel. Once a frame, above the panels.
  void carry();

 private:
  struct Shown {
    u8 design = kNoDesign;
    int rotation = 0;
  };
  [[nodiscard]] Shown shown() const;
  [[nodiscard]] bool lawful(Cell cell) const;
};

}  // namespace bastide::shell
