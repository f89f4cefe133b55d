// Points and rectangles on the screen, in CSS pixels (the unit of Dear ImGui and of the mouse), and
// the easing curves of the style guide. No SDL, no GL.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace bastide::shell {

struct Vec2 {
  float x = 0;
  float y = 0;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(Vec2 a, float s) { return {a.x * s, a.y * s}; }
  friend constexpr bool operator==(Vec2, Vec2) = default;
};

struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;
  [[nodiscard]] constexpr float right() const { return x + w; }
  [[nodiscard]] constexpr float bottom() const { return y + h; }
  [[nodiscard]] constexpr Vec2 centre() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] constexpr bool contains(Vec2 p) const {
    return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h;
  }
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

// The smallest that holds both.
constexpr Rect around(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

[[nodiscard]] constexpr bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}
[[nodiscard]] constexpr bool overlaps_one(const Rect& r, std::span<const Rect> of) {
  return std::ranges::any_of(of, [&](const Rect& other) { return overlap(r, other); });
}
[[nodiscard]] constexpr bool holds(const Rect& outer, const Rect& r) {
  return r.x >= outer.x && r.y >= outer.y && r.right() <= outer.right() && r.bottom() <= outer.bottom();
}

constexpr float mix(float a, float b, float t) { return a + (b - a) * t; }
constexpr Vec2 mix(Vec2 a, Vec2 b, float t) { return {mix(a.x, b.x, t), mix(a.y, b.y, t)}; }

// Easing: t and result in [0, 1].
constexpr float ease_out_cubic(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }
constexpr float ease_in_cubic(float t) { return t * t * t; }
constexpr float ease_in_out_cubic(float t) {
  return t < 0.5F ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
}
// Overshoots by `back` before it settles.
constexpr float ease_out_back(float t, float back = 1.4F) {
  const float u = t - 1;
  return 1 + (back + 1) * u * u * u + back * u * u;
}

}  // namespace bastide::shell
