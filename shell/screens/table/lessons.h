// The lessons of a first game (shell/play/lessons.h) as a note below the prompt, which the land keeps clear
// of. Only in a game that begins here, and not where the page is embedded with ?hints=off. Likewise what an
// expansion brings that is new (shell/play/new_expansion.h), in any game.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/lessons.h"

namespace bastide::shell {

class RulesDialog;

class Lessons : Part {
 public:
  Lessons(const Context& context, RulesDialog& rules);
  // In that room, from its upper end down; the land keeps clear of it.
  void draw(const Rect& room);
  bool dismiss();  // the one shown; false: there is none
  [[nodiscard]] std::optional<Lesson> shown() const { return shown_; }

 private:
  void follow();
  [[nodiscard]] std::optional<Lesson> lesson_now();
  [[nodiscard]] const Expansion* expansion_now();
  [[nodiscard]] std::string words() const;  // of what is shown
  void learn(Lesson lesson);
  void meet(const Expansion& expansion);
  void open_rules();
  void forget_all();
  [[nodiscard]] Rect place(const Rect& room, Vec2 size);
  [[nodiscard]] Vec2 size_of(const std::string& text, bool row, float width) const;
  [[nodiscard]] float text_width(bool row, float width) const;
  [[nodiscard]] static ui::ButtonSpec ok_button(bool row);
  void draw_note(const Rect& r, const std::string& text, bool row);
  // No more of them, or the rules of what is new.
  [[nodiscard]] ui::ButtonSpec second_button() const;
  bool draw_second_button(const Rect& r, float ok_w);
  bool draw_second_line(const Rect& r);

  RulesDialog& rules_;
  bool allowed_;          // by the address
  int game_ = 0;          // Session::started()
  bool teaches_ = false;  // the game began here
  bool learns_ = false;   // it is a course
  std::optional<Lesson> shown_;
  const Expansion* new_ = nullptr;  // shown in its place
  std::optional<Rect> place_;       // of the one shown
};

}  // namespace bastide::shell
