// The prompt: who is to do what, and the steps of the turn.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/steps.h"

namespace bastide::shell {

// "Ann, lay your tile on a marked place".
std::string prompt_text(const Session& session, Form form);

class Prompt : Part {
 public:
  explicit Prompt(const Context& context) : Part(context) {}
  // A line across the upper end of `room`, in its middle, as wide as it needs; the steps of the turn as dots.
  // Answers where it lies.
  Rect draw_line(const Rect& room);
  // A phone's: small, in the player's colour, at the left.
  Rect draw_small(float x, float y, float room);

 private:
  void draw_dots(const TurnSteps& steps, float x, float cy);
  [[nodiscard]] TurnSteps steps() const;
  [[nodiscard]] std::string text() const;
};

}  // namespace bastide::shell
