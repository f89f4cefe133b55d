// Coloured, textured quads collected on the CPU: the only primitive the board is made of. No GL.
#pragma once

#include "engine/core/types.h"
#include "shell/base/geometry.h"

#include <cstddef>
#include <vector>

namespace bastide::shell {

// Straight (not premultiplied) colour, as bytes r g b a in memory.
using Color = u32;

constexpr Color rgb(u32 hex, float alpha = 1) {
  const u32 r = hex >> 16 & 0xFF;
  const u32 g = hex >> 8 & 0xFF;
  const u32 b = hex & 0xFF;
  return r | g << 8 | b << 16 | static_cast<u32>(alpha * 255 + 0.5F) << 24;
}
constexpr Color with_alpha(Color color, float alpha) {
  return (color & 0xFFFFFF) | static_cast<u32>(static_cast<float>(color >> 24) * alpha + 0.5F) << 24;
}
inline constexpr Color kWhite = 0xFFFFFFFF;

struct Uv {
  float u0 = 0, v0 = 0, u1 = 1, v1 = 1;
};

struct Vertex {
  float x, y, u, v;
  Color color;
  float sway = 0;  // how far above its base, in u, if it bends in a gust
};
static_assert(sizeof(Vertex) == 24);

struct Quad {
  Vertex corner[4];  // in a ring
};

class Quads {
 public:
  void clear() { items_.clear(); }
  void reserve(std::size_t count) { items_.reserve(count); }
  [[nodiscard]] bool empty() const { return items_.empty(); }
  [[nodiscard]] int size() const { return static_cast<int>(items_.size()); }
  [[nodiscard]] const Quad* data() const { return items_.data(); }

  void add(const Quad& quad) { items_.push_back(quad); }
  void add(const Quads& more) { items_.insert(items_.end(), more.items_.begin(), more.items_.end()); }
  void rect(float x, float y, float w, float h, const Uv& uv, Color color) {
    items_.push_back({{{x, y, uv.u0, uv.v0, color},
                       {x + w, y, uv.u1, uv.v0, color},
                       {x + w, y + h, uv.u1, uv.v1, color},
                       {x, y + h, uv.u0, uv.v1, color}}});
  }
  // A quad whose top edge is a-b and bottom edge d-c.
  void shape(Vec2 a, Vec2 b, Vec2 c, Vec2 d, const Uv& uv, Color color) {
    items_.push_back({{{a.x, a.y, uv.u0, uv.v0, color},
                       {b.x, b.y, uv.u1, uv.v0, color},
                       {c.x, c.y, uv.u1, uv.v1, color},
                       {d.x, d.y, uv.u0, uv.v1, color}}});
  }
  // A line from a to b; `uv` is soft across v.
  void line(Vec2 a, Vec2 b, float width, const Uv& uv, Color color) {
    const Vec2 d = b - a;
    const float length = std::sqrt(d.x * d.x + d.y * d.y);
    if (length < 1e-4F) return;
    const Vec2 n = {-d.y / length * width / 2, d.x / length * width / 2};
    shape(a + n, b + n, b - n, a - n, uv, color);
  }

 private:
  std::vector<Quad> items_;
};

}  // namespace bastide::shell
