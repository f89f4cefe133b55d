// Camera moves: out-cubic from where it is to where it should be; a new move starts from the middle
// of an old one without a jump.
#include "shell/board/view/camera.h"

#include <utility>

namespace bastide::shell {

namespace {

// So many times as large; what was framed smaller than a hand would make it only grows.
float by_hand(float scale, float factor) {
  return std::clamp(scale * factor, std::min(scale, Camera::kMinScale), Camera::kMaxScale);
}

}  // namespace

void Camera::set_screen(Vec2 screen, Rect safe) {
  if (safe.w < 40 || safe.h < 40) safe = {0, 0, screen.x, screen.y};
  // panels follow a new screen a frame later: what was in the middle of the free part stays there till then
  const bool resized = screen != screen_;
  const bool same_screen = !resized && !std::exchange(resized_, false);
  if (resized) resized_ = true;
  if (!resized && safe == safe_) return;
  // the land stays where it is on the screen when only the free part changes
  const Vec2 shift = (safe.centre() - safe_.centre()) * (1 / scale_);
  screen_ = screen;
  safe_ = safe;
  if (!same_screen) return;
  centre_ = centre_ + shift;
  from_ = from_ + shift;
}

Rect Camera::visible() const {
  const Vec2 a = to_world({0, 0});
  const Vec2 b = to_world(screen_);
  return {a.x, a.y, b.x - a.x, b.y - a.y};
}

Vec2 Camera::target_centre() const {
  if (!moving()) return centre_;
  return around_ ? fixed_world_ - (fixed_screen_ - safe_.centre()) * (1 / to_scale_) : to_;
}

void Camera::start(Vec2 centre, float scale, float ms, bool around) {
  scale = std::clamp(scale, kLeastSeen, kMaxScale);
  if (!around && !active_ && ms > 0 && std::abs(scale / scale_ - 1) < 1e-3F &&
      std::hypot(centre.x - centre_.x, centre.y - centre_.y) * scale_ < 0.5F)
    return;  // already there
  from_ = centre_;
  from_scale_ = scale_;
  to_ = centre;
  to_scale_ = scale;
  around_ = around;
  total_ = left_ = std::max(0.0F, ms);
  active_ = true;
  if (ms <= 0 && !around) advance(0);
}

void Camera::fit(Rect world, float max_scale, float ms) {
  start(world.centre(), fitting_scale(world, max_scale), ms);
}

void Camera::frame(Rect world) {
  active_ = false;
  centre_ = world.centre();
  scale_ = std::min(safe_.w / world.w, safe_.h / world.h);
}

void Camera::zoom_at(Vec2 screen, float factor, float ms) {
  const float base = around_ && moving() ? to_scale_ : scale_;
  fixed_world_ = to_world(screen);
  fixed_screen_ = screen;
  start(centre_, by_hand(base, factor), ms, true);
  if (ms <= 0) advance(0);
}

void Camera::pan_to(Vec2 centre, float ms) { start(centre, target_scale(), ms); }

void Camera::drag(Vec2 by) {
  active_ = false;
  centre_ = centre_ - by * (1 / scale_);
}

void Camera::pinch(Vec2 before, Vec2 after, float factor) {
  active_ = false;
  const Vec2 world = to_world(before);
  scale_ = by_hand(scale_, factor);
  centre_ = world - (after - safe_.centre()) * (1 / scale_);
}

// The centre nearest to where the camera is (or is going) that has `world` inside the safe area.
Vec2 Camera::revealing(Rect world, float margin) const {
  const float scale = target_scale();
  const Vec2 centre = moving() && !around_ ? to_ : centre_;
  const float half_w = std::max(0.0F, safe_.w / 2 - margin) / scale;
  const float half_h = std::max(0.0F, safe_.h / 2 - margin) / scale;
  const auto nudge = [](float low, float high, float at, float half) {
    if (high - low > 2 * half) return (low + high) / 2 - at;
    if (low < at - half) return low - (at - half);
    if (high > at + half) return high - (at + half);
    return 0.0F;
  };
  return centre + Vec2{nudge(world.x, world.right(), centre.x, half_w),
                       nudge(world.y, world.bottom(), centre.y, half_h)};
}

bool Camera::start_unless_there(Vec2 centre, float ms) {
  const float scale = target_scale();
  const Vec2 by = centre - (moving() && !around_ ? to_ : centre_);
  if (std::abs(by.x) * scale < 0.5F && std::abs(by.y) * scale < 0.5F) return false;
  start(centre, scale, ms);
  return true;
}

bool Camera::reveal(Rect world, float margin, float ms) {
  return start_unless_there(revealing(world, margin), ms);
}

void Camera::advance(float ms) {
  if (!active_) return;
  left_ = std::max(0.0F, left_ - ms);
  const float t = total_ > 0 ? ease_out_cubic(1 - left_ / total_) : 1.0F;
  // scale moves evenly to the eye when its logarithm does
  scale_ = from_scale_ * std::pow(to_scale_ / from_scale_, t);
  centre_ = around_ ? fixed_world_ - (fixed_screen_ - safe_.centre()) * (1 / scale_) : mix(from_, to_, t);
  active_ = left_ > 0;
}

void Camera::finish() { advance(left_); }

}  // namespace bastide::shell
