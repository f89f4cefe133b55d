// Learning: a course (course.h) at the table. It follows the session, has it take and offer what the step
// asks for, gives the other player's prepared answers, and knows which sentence is to be told. No drawing.
#pragma once

#include "shell/play/course.h"
#include "shell/play/session.h"

namespace bastide::shell {

class Learning {
 public:
  // Once a frame. `looks`: whose fields are whose is shown, or may not be.
  void follow(Session& session, bool looks);

  [[nodiscard]] const Course* course() const { return course_; }
  // What the learner is to do now; nullptr: nothing, or no course is taken.
  [[nodiscard]] const CourseLine* line() const { return asked_ ? place_.line : nullptr; }
  [[nodiscard]] int step() const { return place_.step; }
  // Bits of the short lessons that are learned.
  [[nodiscard]] u8 taught() const { return taught_; }

 private:
  void guide(Session& session);

  const Course* course_ = nullptr;
  CoursePlace place_;
  bool asked_ = false;
  bool looked_ = false;
  u8 taught_ = 0;
  std::size_t actions_ = 0;  // of the game, as seen last
  int game_ = 0;             // Session::started()
};

}  // namespace bastide::shell
