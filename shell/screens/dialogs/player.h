// One player: points, rank, figures in supply, what else is held, where the points came from and what would
// come yet. It owns whose sheet it is.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

#include <string_view>

namespace bastide::shell {

class PlayerDialog : public DrawnLater, Part {
 public:
  explicit PlayerDialog(const Context& context) : Part(context) {}
  void show(Seat seat);
  void draw() override;

 private:
  float draw_head(const Rect& r, float y);
  float draw_supply(const Rect& r, float y);
  [[nodiscard]] float name_room(const Holding& holding, float width) const;
  [[nodiscard]] float name_height(const Holding& holding, float width) const;
  [[nodiscard]] float held_height(float width);
  float draw_held(const Rect& r, float y);
  void draw_use(const Holding& holding, int use, const Rect& r);
  float draw_breakdown(const Rect& r, float y, const Game::Breakdown& breakdown);
  float draw_sources(const Rect& r, float y, const Game::Breakdown& breakdown, std::string_view before);
  [[nodiscard]] bool shows_to_come() const;
  [[nodiscard]] float to_come_height() const;
  void draw_to_come(const Rect& r, float y);

  Seat seat_ = 0;
};

}  // namespace bastide::shell
