// The card of the turn that a film shows: what was done, what would have been better and by how much, and a
// game that goes on from there.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/film.h"
#include "shell/play/review.h"

namespace bastide::shell {

class Flow;

class TurnCard : Part {
 public:
  TurnCard(const Context& context, Film& film, Review& review, Flow& flow)
      : Part(context), film_(film), review_(review), flow_(flow) {}

  // Its lower end in `room`, as wide as that; answers where it lies.
  Rect draw(const Rect& room);
  // What is judged of the turn that is shown, at its end; nullptr: nothing.
  [[nodiscard]] const Judged* judged() const;
  void next_mistake();

 private:
  struct Line {
    std::string text;
    ui::Type type;
    ImU32 ink;
  };
  void collect();
  void collect_better();
  [[nodiscard]] Seat mover() const;  // of that turn; kNobody before the first
  void draw_buttons(const Rect& r);
  void draw_review(const Rect& r);
  [[nodiscard]] bool has_mistakes() const;

  Film& film_;
  Review& review_;
  Flow& flow_;
  std::vector<Line> lines_;
  MadeFor<u32, std::size_t, unsigned> made_;  // revision, judged, words
};

}  // namespace bastide::shell
