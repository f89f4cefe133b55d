// All puzzles: one's own rating, the puzzle of the day, the next one by theme and by how hard it is.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"
#include "shell/screens/flow/puzzle_desk.h"

namespace bastide::shell {

class PuzzlesDialog : public DrawnLater, Part {
 public:
  PuzzlesDialog(const Context& context, PuzzleDesk& desk) : Part(context), desk_(desk) {}
  void draw() override;

 private:
  float draw_waiting(float x, float y, float width);
  float draw_own(float x, float y, float width);
  float draw_ways(float x, float y, float width);
  float draw_hardness(float x, float y, float width);
  float draw_themes(float x, float y, float width);
  void draw_theme(const Rect& r, std::string_view key, const std::string& name,
                  std::optional<PuzzleTheme> theme);

  PuzzleDesk& desk_;
  std::optional<PuzzleHardness> hardness_;
  ui::Column column_{"puzzles", 500};
};

}  // namespace bastide::shell
