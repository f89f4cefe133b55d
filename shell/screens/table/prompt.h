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
  void draw_with_steps(const Rect& r);   // the text, below it the steps by name
  void draw_with_number(const Rect& r);  // on one or two lines

 private:
  void draw_pill(const Rect& r);
  void draw_steps(const TurnSteps& steps, const Rect& r);
  void draw_lines(const std::string& text, float x, float cy, float room);
  [[nodiscard]] TurnSteps steps() const;
};

}  // namespace bastide::shell
