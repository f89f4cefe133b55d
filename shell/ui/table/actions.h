// What else can be done in a turn: skip, undo, redo, look around; and the buttons under the tile.
#pragma once

#include "shell/ui/context.h"

#include <functional>

namespace bastide::shell {

class Actions : Part {
 public:
  explicit Actions(const Context& context) : Part(context) {}

  void draw_bar(float cx, float bottom);  // desktops: undo, redo and looking around in a row
  void draw_undo(const Rect& r, bool named, float icon_size = 19);
  void draw_skip(const Rect& r);
  [[nodiscard]] std::string skip_words() const;  // "No figure", or none of what a room offers
  void draw_ghost_buttons();
  // What may be done instead or besides, a button each: a figure that comes home instead of another being put
  // somewhere (ABB-03), with what it would bring; while a tile is to be laid what a room offers.
  [[nodiscard]] int more() const { return static_cast<int>(offers().size()); }
  // In a row where that is wide enough, else one above the other, the first one at `lowest`.
  void draw_more(const Rect& lowest);
  [[nodiscard]] float more_height(float width) const;  // with the gap below them; 0 without any

 private:
  struct More {
    ui::ButtonSpec spec;
    std::function<void()> act;
  };
  [[nodiscard]] std::vector<More> offers() const;
  [[nodiscard]] std::vector<ui::ButtonSpec> all() const;
  [[nodiscard]] More home_button(int index) const;
  [[nodiscard]] int home_spot() const;
  void draw_figure_buttons();
  void do_it(std::string_view id);
};

}  // namespace bastide::shell
