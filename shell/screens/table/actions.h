// What else can be done in a turn: skip, undo, redo, look around; and the buttons under the tile.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class Actions : Part {
 public:
  explicit Actions(const Context& context) : Part(context) {}

  void draw_bar(float cx, float bottom);  // desktops: undo, redo and looking around in a row
  void draw_undo(const Rect& r, bool named, float icon_size = 19);
  void draw_skip(const Rect& r);
  [[nodiscard]] std::string skip_words() const;   // "No figure", or none of what an expansion offers
  [[nodiscard]] std::string why_no_undo() const;  // empty: it can be
  void draw_ghost_buttons();
  // What may be done instead or besides, a button each: a figure that comes home instead of another being put
  // somewhere (ABB-03), with what it would bring; while a tile is to be laid what an expansion offers.
  [[nodiscard]] int more() const;
  // In a row where that is wide enough, else one above the other, the first one at `lowest`.
  void draw_more(const Rect& lowest);
  [[nodiscard]] float more_height(float width) const;  // with the gap below them; 0 without any

 private:
  [[nodiscard]] ui::ButtonSpec more_button(int number) const;
  [[nodiscard]] std::vector<ui::ButtonSpec> all() const;
  [[nodiscard]] int home_spot() const;
  void draw_figure_buttons();
  void do_it(std::string_view id);
};

}  // namespace bastide::shell
