// How a try came out: what was played and what would have been best, one's rating, and the ways on.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/puzzling.h"

namespace bastide::shell {

class PuzzleDesk;

class OutcomeCard : Part {
 public:
  OutcomeCard(const Context& context, Puzzling& puzzling, PuzzleDesk& desk)
      : Part(context), puzzling_(puzzling), desk_(desk) {}

  // At the lower end of `room`, as wide as that and no taller; answers where it lies.
  Rect draw(const Rect& room);
  // All that it says, to be read aloud.
  [[nodiscard]] std::string words() const;

 private:
  struct Line {
    std::string text;
    ui::Type type;
  };
  [[nodiscard]] std::vector<Line> lines() const;
  void draw_buttons(const Rect& r);

  Puzzling& puzzling_;
  PuzzleDesk& desk_;
};

// "2.3 points": how far a move is behind, in tenths.
[[nodiscard]] std::string behind_words(int tenths);

}  // namespace bastide::shell
