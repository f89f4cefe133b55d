// The eye: ways of looking at the land (fields, what fits, scoreboard, tiles left, chronicle, the whole land,
// zoom, the land alone) in a panel that it opens; and the way into the menu.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// Field view and looking around, on or off; or a notice that the aid is off.
void toggle_fields(const Context& context);
void toggle_inspection(const Context& context);

class Eye : Part {
 public:
  // Of a puzzle there are no hints here and no chronicle, and the way out leads to the other puzzles.
  enum class Of : u8 { Game, Puzzle };
  explicit Eye(const Context& context, Of of = Of::Game) : Part(context), of_(of) {}

  // Round buttons with their middle there.
  void draw_eye(float x, float y, float radius);
  void draw_menu(float x, float y, float radius);
  // In a free view: back to following, with one press. Answers whether it is there.
  bool draw_follow(float x, float y, float radius);
  // The panel, if it is open: its upper right corner, or its lower one.
  void draw_panel(float right, float y, bool upwards);

  // Nothing but the land, and a button back.
  [[nodiscard]] bool alone() const { return alone_; }
  void toggle_alone();
  bool close();  // the panel, or what it has on; false: nothing was open

 private:
  struct Way {
    std::string_view id, icon;
    const char* words;
    std::string_view key;
    bool on = false;  // now
  };
  [[nodiscard]] std::vector<Way> ways() const;
  void go(std::string_view id);
  void draw_ways(const Rect& r, const std::vector<Way>& all, int columns, float cell);

  Of of_;
  bool open_ = false, alone_ = false;
  int game_ = 0;         // Session::started()
  Rect panel_, eye_at_;  // as drawn last
  u32 opened_for_ = 0;   // the revision in which the panel was opened
};

}  // namespace bastide::shell
