// The bar beside the land: who is asked, what happens in a sentence, and each answer with what it brings.
// Across the lower end of the screen; on a phone that stands a sheet there.
#pragma once

#include "shell/panels/answers.h"

namespace bastide::shell {

class Bar : Part {
 public:
  explicit Bar(const Context& context) : Part(context), questions_(context) {}

  // What is asked now, before the table is laid out; nothing as long as the end is counted. What is answered
  // on the scoreboard opens that, once, when the land rests.
  void ask(bool counting);
  [[nodiscard]] bool shown() const { return !question_->empty() && !navigation.has_dialog(); }
  // Something is asked, in words.
  [[nodiscard]] bool asks() const { return !question_->title.empty(); }
  // It says who is asked, so that the prompt need not.
  [[nodiscard]] bool titled() const { return shown() && asks(); }
  // Its lower end in `room`, its middle there too; as wide as it needs, or all of it as a sheet, but for
  // answers to no question. Answers where it lies.
  Rect draw(const Rect& room, bool sheet);

 private:
  void draw_surface(const Rect& r, bool sheet);
  void draw_sides(const Rect& bar);

  Questions questions_;
  const Question nothing_{};
  const Question* question_ = nullptr;
  MadeFor<u32> opened_;  // the revision for which the scoreboard was opened
};

}  // namespace bastide::shell
