// The scoreboard: the track with the counters, and the players by rank; or a question
// about counters, which is answered here. Answered, it closes.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class ScoreboardDialog : Part {
 public:
  explicit ScoreboardDialog(const Context& context) : Part(context) {}
  void draw();

 private:
  void draw_lap(const Rect& r);
  void draw_scores();
  void draw_list(const Rect& card, float row, float height);  // height: of all rows
  void draw_player(Seat seat, const Rect& card, float cy, float row);
  void draw_bar(Seat seat, const Rect& r, float done);

  bool asked_ = false;  // a question was shown on it
  int dialled_ = 1;     // offers.h
};

}  // namespace bastide::shell
