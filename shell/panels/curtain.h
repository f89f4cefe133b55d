// The curtain: at one screen with others, it stands before what only one player may know until that player
// says to be looking. Behind it nothing is drawn, said or kept: the session has no answers yet. Before a
// question it is a question of its own (answers.h).
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// Folds that hang from a rail.
void draw_drape(const Context& context, const Rect& r);

// "What comes now is for Ann alone."
std::string curtain_about(const Session& session);

class Curtain : Part {
 public:
  explicit Curtain(const Context& context) : Part(context) {}

  // On a dialog, from (x, y) down; without the button that goes on.
  void draw(float x, float y, float width);
  [[nodiscard]] float height(float width) const;
};

}  // namespace bastide::shell
