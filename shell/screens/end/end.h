// The end screen: who won, where the points came from, how it went. It lays out its parts and owns how far
// they are scrolled.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"
#include "shell/screens/end/memory_cards.h"

namespace bastide::shell {

class Flow;
class Review;
class RulesDialog;

class EndScreen : public DrawnLater, Part {
 public:
  EndScreen(const Context& context, Flow& flow, Review& review, RulesDialog& rules)
      : Part(context), flow_(flow), review_(review), rules_(rules) {}
  void draw() override;

 private:
  void offer();
  void draw_wide(const Rect& paper, float top, float bottom);
  void draw_narrow(float top, float bottom);
  float draw_points(float x, float y, float width);  // table and bars; answers where they end
  float draw_memories(float x, float y, float width, Memories which);
  void draw_chart(const Rect& r);  // and the way to film and review
  void draw_buttons(const Rect& r, bool narrow);

  Flow& flow_;
  Review& review_;
  RulesDialog& rules_;
  MadeFor<int> offered_;  // the game of which more was offered
  ui::Column column_{"end"};
};

}  // namespace bastide::shell
