// The scoreboard: the track with the counters, and the players by rank; or a question
// about counters, which is answered here. Answered, it closes.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/answers.h"

namespace bastide::shell {

class ScoreboardDialog : public DrawnLater, Part {
 public:
  explicit ScoreboardDialog(const Context& context) : Part(context), questions_(context) {}
  void draw() override;

 private:
  void draw_lap(const Rect& r);
  void draw_scores();
  [[nodiscard]] float told_height(float card_width) const;
  void draw_list(const Rect& card, float row, float height);  // height: of all rows
  void draw_player(Seat seat, const Rect& card, float cy, float row);
  void draw_bar(Seat seat, const Rect& r, float done);

  bool asked_ = false;  // a question was shown on it
  Questions questions_;
};

}  // namespace bastide::shell
