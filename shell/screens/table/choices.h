// What is chosen beside the land: the kind of figure for a place, the options of any other decision.
#pragma once

#include "shell/base/made_for.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class Choices : Part {
 public:
  explicit Choices(const Context& context) : Part(context) {}
  void draw_figures();  // if several kinds may stand on the chosen place
  [[nodiscard]] const Rect& figures_rect() const { return figures_; }  // as drawn; without: no width
  void open_scoreboard();
  // If the decision is not, or not only, about a place on the land. Where answers lead somewhere on it, that
  // is kept in view above them.
  void draw_options();

 private:
  [[nodiscard]] Rect offered_tiles(const FigureSpot& chosen) const;
  [[nodiscard]] Rect figures_place(const Rect& tile, Vec2 size) const;
  [[nodiscard]] Rect options_place(Vec2 size) const;
  void draw_sides(const Rect& free);
  void draw_figure(const Action& action, int index, const Rect& r);

  Rect figures_;
  MadeFor<u32> opened_;  // the revision for which the scoreboard was opened
  int dialled_ = 1;      // the number shown, where answers are numbers
  MadeFor<u32> dialled_for_;
};

}  // namespace bastide::shell
