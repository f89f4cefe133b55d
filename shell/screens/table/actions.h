// What is done with the tile beside laying it: take back, no figure; and the round buttons at the tile
// itself.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class Actions : Part {
 public:
  explicit Actions(const Context& context) : Part(context) {}

  void draw_round_undo(float x, float y, float radius);
  void draw_redo(float x, float y, float radius);  // where there is something to bring back
  void draw_skip(const Rect& r);
  [[nodiscard]] std::string skip_words() const;   // "No figure", or none of what an expansion offers
  [[nodiscard]] std::string why_no_undo() const;  // empty: it can be
  // At the tile that is to be laid: turn it, lay it. Beside it, where nothing else can be answered.
  void draw_ghost_buttons();

 private:
  [[nodiscard]] Rect place_near(const Rect& tile, Vec2 size) const;
  void draw_turn(float x, float y, int quarters);
};

}  // namespace bastide::shell
