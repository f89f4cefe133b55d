// A question with its answers, laid out in a given width and drawn.
#pragma once

#include "shell/panels/answers.h"

namespace bastide::shell {

class AnswerSheet : Part {
 public:
  // `filling`: all of the width is taken, answers in two columns; else as little as they need, beside the
  // words if they have room there, on a phone that lies below them if that leaves more of the land. No more
  // lines than that of an answer's words are shown.
  AnswerSheet(const Context& context, const Question& question, float width, bool filling);

  [[nodiscard]] float width() const { return width_; }
  [[nodiscard]] float height() const;
  // From the upper left corner of `room` on; scrolled if that is too low.
  void draw(const Rect& room);

 private:
  void lay_out_beside(float width, float words);  // if the answers have room there
  void lay_out_below(float width, float words);
  void flow(float width);
  [[nodiscard]] float one_line() const;
  [[nodiscard]] Vec2 natural(const Answer& answer, float most) const;
  [[nodiscard]] std::vector<std::string> name_lines(const Answer& answer, float room) const;
  [[nodiscard]] float question_height(float room) const;
  void draw_content(float x, float y);
  void draw_question(float x, float y);
  void draw_answer(const Answer& answer, const Rect& r);
  void draw_words(const Answer& answer, const Rect& r);
  void draw_picture(const Answer& answer, const Rect& r);

  const Question& question_;
  bool filling_;
  bool beside_ = false;  // the answers, of the words
  float width_ = 0, text_w_ = 0, text_h_ = 0, answers_w_ = 0, answers_h_ = 0;
  std::vector<Rect> answers_;  // from the upper left corner of the first
};

}  // namespace bastide::shell
