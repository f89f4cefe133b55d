// The camera over the land: what part of the world is on the screen and how it moves there. Pure
// numbers, no GL.
#pragma once

#include "shell/render/painter.h"

namespace bastide::shell {

class Camera {
 public:
  // CSS px per u: the least by hand, and where the land is framed to be looked at only.
  static constexpr float kMinScale = 22.0F / 256, kLeastSeen = 12.0F / 256;
  static constexpr float kMaxScale = 520.0F / 256;

  void set_screen(Vec2 screen, Rect safe);
  [[nodiscard]] Rect safe() const { return safe_; }
  [[nodiscard]] float scale() const { return scale_; }
  [[nodiscard]] WorldToScreen view() const { return {scale_, safe_.centre() - centre_ * scale_}; }
  [[nodiscard]] Vec2 to_screen(Vec2 world) const { return world * scale_ + view().offset; }
  [[nodiscard]] Vec2 to_world(Vec2 screen) const { return (screen - view().offset) * (1 / scale_); }
  // The part of the world on the whole screen.
  [[nodiscard]] Rect visible() const;
  // The scale the camera is on its way to.
  [[nodiscard]] float target_scale() const { return moving() ? to_scale_ : scale_; }
  // …and the point of the world that is then in the middle of the safe area.
  [[nodiscard]] Vec2 target_centre() const;

  // All motion takes `ms`; 0 = at once.
  void fit(Rect world, float max_scale, float ms);
  void zoom_at(Vec2 screen, float factor, float ms);
  void pan_to(Vec2 centre, float ms);
  // The whole of it fills the safe area at once, however small or large it becomes: for pictures.
  void frame(Rect world);
  void go_to(Vec2 centre, float scale, float ms) { start(centre, scale, ms); }
  [[nodiscard]] Vec2 centre() const { return centre_; }
  // What fit() would choose.
  [[nodiscard]] float fitting_scale(Rect world, float max_scale) const {
    return std::min({safe_.w / world.w, safe_.h / world.h, max_scale});
  }
  void drag(Vec2 by);  // screen pixels, at once
  // Pinch: the world point under `before` moves under `after`, scaled.
  void pinch(Vec2 before, Vec2 after, float factor);
  // Pans just as far as it takes to have a world rectangle inside the safe area. false: it was inside.
  bool reveal(Rect world, float margin, float ms);

  [[nodiscard]] bool moving() const { return active_; }
  void advance(float ms);
  void finish();

 private:
  [[nodiscard]] Vec2 revealing(Rect world, float margin) const;
  bool start_unless_there(Vec2 centre, float ms);
  void start(Vec2 centre, float scale, float ms, bool around = false);

  Vec2 screen_{1, 1};
  Rect safe_{0, 0, 1, 1};
  Vec2 centre_{128, 128};  // world point in the middle of the safe area
  float scale_ = 0.5F;
  Vec2 from_, to_;
  float from_scale_ = 1, to_scale_ = 1;
  float total_ = 0, left_ = 0;  // ms
  bool active_ = false;
  bool resized_ = false;  // the screen is a new one since the frame before
  bool around_ = false;   // zoom round a fixed point
  Vec2 fixed_screen_, fixed_world_;
};

}  // namespace bastide::shell
