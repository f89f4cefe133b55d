// The card of a player aid beside the land: what fits an empty cell, whose a feature is and what it is worth.
// For what the mouse rests on, what a finger holds, or where the cursor of looking around stands.
#pragma once

#include "shell/panels/context.h"
#include "shell/panels/shown_card.h"

namespace bastide::shell {

class AidCard : Part {
 public:
  explicit AidCard(const Context& context) : Part(context) {}

  void begin_frame() { shown_ = {}; }
  void draw();
  [[nodiscard]] const ShownCard& shown() const { return shown_; }

 private:
  [[nodiscard]] std::optional<Hover> subject() const;
  [[nodiscard]] ShownCard card_of(const Hover& subject) const;
  // The same card has to be asked for a moment; from one card to the next there is no wait.
  bool lasts(const ShownCard& card);
  void draw_dead(const CellCard& card, const Rect& cell);
  void draw_paper(const ShownCard& card, const Rect& cell);
  [[nodiscard]] bool docks() const;
  [[nodiscard]] Rect dock(float width, float height) const;
  [[nodiscard]] Rect place(const Rect& cell, float width, float height) const;
  [[nodiscard]] bool dead(const ShownCard& card) const;

  ShownCard shown_;
  int key_ = -1;  // what it is about
  bool open_ = false;
  double since_ = 0;
};

}  // namespace bastide::shell
