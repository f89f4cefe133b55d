// The sentence of a course's step (play/learning.h), in the place of the prompt: its number, what is to be
// done. What is done instead is told not to be taken.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/learning.h"

namespace bastide::shell {

class StepNote : Part {
 public:
  StepNote(const Context& context, const Learning& learning) : Part(context), learning_(learning) {}
  // Something is to be done now. Before it is drawn: says so to screen readers.
  [[nodiscard]] bool follow();
  // Across the upper end of `room`, in its middle where it is broad. Answers where it lies.
  Rect draw(const Rect& room);

 private:
  [[nodiscard]] std::string sentence() const;

  const Learning& learning_;
  const CourseLine* told_ = nullptr;
  int game_ = 0;  // Session::started()
};

}  // namespace bastide::shell
