// Who decides for a seat of the set-up: a person here, a computer player of a level, each with its
// character, or somebody elsewhere.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

namespace bastide::shell {

class Draft;

class SeatDialog : public DrawnLater, Part {
 public:
  SeatDialog(const Context& context, Draft& draft) : Part(context), draft_(draft) {}
  void show(int seat);
  void draw() override;

 private:
  [[nodiscard]] float row_height(const std::string& about, float width) const;
  // One of them; true: it was chosen.
  bool draw_row(const Player& one, const Rect& r);
  void choose(const Player& one);

  Draft& draft_;
  int seat_ = 0;
};

}  // namespace bastide::shell
