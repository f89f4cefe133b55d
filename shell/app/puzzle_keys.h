// Keys of a puzzle: those of the table that answer on the land, a hint, and the way back.
#pragma once

#include "shell/app/key_press.h"
#include "shell/panels/context.h"
#include "shell/play/puzzling.h"

namespace bastide::shell {

class PuzzleScreen;

// Its context is the puzzle's.
class PuzzleKeys : Part {
 public:
  PuzzleKeys(const Context& context, const Puzzling& puzzling, PuzzleScreen& screen)
      : Part(context), puzzling_(puzzling), screen_(screen) {}
  // false: it is the board's, or a dialog's.
  bool handle(const KeyPress& key);

 private:
  bool on_dialog(const KeyPress& key);
  bool escape();
  bool on_land(const KeyPress& key);

  const Puzzling& puzzling_;
  PuzzleScreen& screen_;
};

}  // namespace bastide::shell
