// The hint: the best moves marked on the land, and a card that says what each brings.
#pragma once

#include "shell/panels/context.h"
#include "shell/panels/label_room.h"

#include <span>

namespace bastide::shell {

// Asked for, or put away; or a notice why there is none.
void toggle_hint(const Context& context);

class HintCard : Part {
 public:
  explicit HintCard(const Context& context) : Part(context) {}
  void draw_marks();  // on the land
  void draw();

 private:
  [[nodiscard]] std::string title(const HintMove& move) const;
  [[nodiscard]] std::string reasons(const HintMove& move) const;
  [[nodiscard]] std::string message() const;  // where there are no moves to show
  [[nodiscard]] float width() const;
  [[nodiscard]] float row_height(const HintMove& move) const;
  [[nodiscard]] std::span<const HintMove> shown() const;  // as many as leave the land its room, one at least
  [[nodiscard]] int spot_of(const Action& action) const;
  void draw_place(const HintMove& move);
  void draw_number(LabelRoom& room, Vec2 at, int number);  // on the land
  void draw_disc(Vec2 at, int number);
  void draw_row(const HintMove& move, int number, const Rect& r);
  void go_to(const HintMove& move);

  std::vector<Rect> covered_;  // of the land, in the frame before
};

}  // namespace bastide::shell
