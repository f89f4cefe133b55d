// Inspection: what lies under the pointer, and the cursor that walks the land by keys or taps and lays
// nothing, so that whatever a mouse shows by hovering can be seen without one.
#pragma once

#include "shell/board/view/figure_step.h"
#include "shell/board/view/framing.h"

namespace bastide::shell {

class Inspection {
 public:
  Inspection(Scene& scene, Framing& framing, const FigureStep& figure_step)
      : scene_(scene), framing_(framing), figure_step_(figure_step) {}

  // What is seen at a point of the screen.
  [[nodiscard]] std::optional<Hover> at(const Session& session, Vec2 screen_point) const;

  // --- the pointer
  void hover_at(const Session& session, Vec2 screen_point) { hover_ = at(session, screen_point); }
  void hover_nothing() { hover_.reset(); }
  [[nodiscard]] const std::optional<Hover>& hover() const { return hover_; }

  // --- the cursor
  void start(const Session& session);  // at the ghost, else at the last tile
  void stop() { cursor_.reset(); }
  [[nodiscard]] const std::optional<Hover>& cursor() const { return cursor_; }
  void step(const Session& session, int side);       // over gaps to the next cell on or beside the land
  void next(const Session& session, int direction);  // to the next feature of the tile
  void move_to(const Session& session, Vec2 screen_point);  // away from the land: ends
  void draw();

 private:
  [[nodiscard]] static Hover on(const Session& session, Cell cell, u8 local);

  Scene& scene_;
  Framing& framing_;
  const FigureStep& figure_step_;
  std::optional<Hover> hover_;
  std::optional<Hover> cursor_;
};

}  // namespace bastide::shell
