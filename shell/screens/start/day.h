// The land of the day growing behind the start screen, and hills as long as its art has not come. It owns the
// land.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/day_land.h"

namespace bastide::shell {

class DayScene : Part {
 public:
  explicit DayScene(const Context& context) : Part(context) {}
  // The land in the middle of `room`, which no panel covers.
  void draw(const Rect& room);
  [[nodiscard]] const Game* land() const { return land_.begun() ? &land_.game() : nullptr; }
  [[nodiscard]] bool grown() const { return grown_; }

 private:
  [[nodiscard]] float tile_px() const;
  bool show(std::span<const Event> news);
  void grow();

  DayLand land_;
  Rect room_;
  bool grown_ = false;
  double next_ = 0;  // when the next tile is laid; after that, when the last one lies
};

}  // namespace bastide::shell
