// Who begins, and how it was settled: the tiles that were drawn for it (HOUSE-01). Opened with a new game.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"
#include "shell/told/telling.h"

namespace bastide::shell {

// "Ann begins." with what each has drawn, if there was a draw-off; for screen readers.
std::string starter_words(const Game& game);

class StarterDialog : public DrawnLater, Part {
 public:
  explicit StarterDialog(const Context& context) : Part(context) {}
  void draw() override;

 private:
  void draw_player(Seat seat, const std::vector<Opening::Drawn>& tiles, bool begins, const Rect& r);
};

}  // namespace bastide::shell
