// The lessons of a first game (shell/play/lessons.h) as a note on the land: beside what they tell of and
// beside all places that may be chosen; where there is no room beside them the land makes room. Only in a
// game that begins here, and not where the page is embedded with ?hints=off.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/lessons.h"

namespace bastide::shell {

class Lessons : Part {
 public:
  explicit Lessons(const Context& context);
  // Once view.safe is known; takes its room from it.
  void draw();
  bool dismiss();  // the one shown; false: there is none
  [[nodiscard]] std::optional<Lesson> shown() const { return shown_; }

 private:
  void follow();
  void learn(Lesson lesson);
  void forget_all();
  [[nodiscard]] bool is_free(const Rect& r) const;
  [[nodiscard]] std::vector<Rect> kept_free() const;  // what the note must not cover
  [[nodiscard]] Rect find_room(Vec2 size);
  [[nodiscard]] Vec2 size_of(const std::string& text, bool row, float width) const;
  [[nodiscard]] float text_width(bool row, float width) const;
  [[nodiscard]] static ui::ButtonSpec ok_button(bool row);
  void draw_note(const Rect& r, const std::string& text, bool row);
  bool draw_skip_button(const Rect& r, float ok_w);
  bool draw_skip_line(const Rect& r);

  bool allowed_;          // by the address
  int game_ = 0;          // Session::started()
  bool teaches_ = false;  // the game began here
  std::optional<Lesson> shown_;
  bool makes_room_ = false;  // for the one shown
};

}  // namespace bastide::shell
