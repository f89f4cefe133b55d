// The town wall as textured, tinted quads. The wall stands upright whatever the tile's rotation, so it
// cannot be a picture of the tile: its polyline is turned with the tile, cut into 9 u pieces, and each
// piece shows the faces that look towards us, tinted by where they look. Shared by the art tool's
// compositor and the game's renderer; depends on the standard library only.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace bastide::look {

inline constexpr float kWallThickness = 7.7F;  // u
inline constexpr float kWallHeight = 15.4F;

enum class WallSprite : std::uint8_t { Face0, Face1, Face2, Face3, Top, Merlon, Shadow };
inline constexpr std::array<std::string_view, 7> kWallSpriteNames = {
    "wall_face0", "wall_face1", "wall_face2", "wall_face3", "wall_top", "wall_merlon", "line"};

struct WallPoint {
  float x, y;
};

struct WallQuad {
  std::array<WallPoint, 4>
      at;  // u from the tile's upper left corner, turned; upper left, upper right, lower right, lower left
  float u0, u1;  // part of the sprite's width, 0…1; the full height is used
  WallSprite sprite;
  float depth;  // base y for sorting, u from the tile's upper edge; shadows: draw with the shadows
  std::uint8_t r, g, b, a;  // tint
};

namespace wall_detail {
struct Rgb {
  float r, g, b;
};
inline Rgb mix(Rgb a, Rgb b, float t) {
  return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}
inline std::uint8_t byte(float v) { return static_cast<std::uint8_t>(std::clamp(v, 0.0F, 255.0F) + .5F); }
}  // namespace wall_detail

// `line` unturned, in u, one point about every 9 u; `outside`: the outward normal is
// outside * (-dy, dx). `salt` varies the stones (any number, e.g. the design's index).
inline std::vector<WallQuad> wall_quads(std::span<const WallPoint> line, int outside, int rotation,
                                        std::uint32_t salt) {
  using wall_detail::Rgb;
  const std::size_t n = line.size();
  std::vector<WallQuad> out;
  if (n < 2) return out;
  std::vector<WallPoint> p(line.begin(), line.end());
  for (WallPoint& q : p) {
    for (int k = 0; k < (rotation & 3); ++k) q = {256 - q.y, q.x};
  }
  std::vector<WallPoint> normal(n), outer(n), inner(n);
  for (std::size_t i = 0; i < n; ++i) {
    const WallPoint a = p[i > 0 ? i - 1 : 0], b = p[std::min(i + 1, n - 1)];
    const float dx = b.x - a.x, dy = b.y - a.y, l = std::max(1e-4F, std::hypot(dx, dy)),
                s = static_cast<float>(outside) / l;
    normal[i] = {-dy * s, dx * s};
    outer[i] = {p[i].x + normal[i].x * kWallThickness / 2, p[i].y + normal[i].y * kWallThickness / 2};
    inner[i] = {p[i].x - normal[i].x * kWallThickness / 2, p[i].y - normal[i].y * kWallThickness / 2};
  }
  auto up = [](WallPoint q) { return WallPoint{q.x, q.y - kWallHeight}; };
  for (std::size_t i = 0; i + 1 < n; ++i) {
    const float nx = (normal[i].x + normal[i + 1].x) / 2, ny = (normal[i].y + normal[i + 1].y) / 2;
    const float depth = (outer[i].y + outer[i + 1].y + inner[i].y + inner[i + 1].y) / 4;
    const std::uint32_t h = (salt * 2654435761U + static_cast<std::uint32_t>(i) * 40503U) ^
                            (static_cast<std::uint32_t>(rotation) * 97U);
    auto face = [&](const std::vector<WallPoint>& side, float fx, float fy) {
      if (fy < -.02F) return;  // looks away from us
      const float lit = -fx * .75F + .15F;
      const Rgb stone{205, 183, 144}, light{251, 241, 218}, dark{165, 138, 102};
      const Rgb c = lit > -.25F ? wall_detail::mix(stone, light, std::clamp(lit + .25F, 0.0F, 1.0F))
                                : wall_detail::mix(stone, dark, std::min(1.0F, -lit));
      WallPoint a = side[i], b = side[i + 1];
      if (a.x > b.x) std::swap(a, b);
      const auto which = static_cast<WallSprite>((h >> 8) & 3U);
      out.push_back({{up(a), up(b), b, a},
                     0,
                     .62F,
                     which,
                     depth,
                     wall_detail::byte(c.r),
                     wall_detail::byte(c.g),
                     wall_detail::byte(c.b),
                     255});
    };
    // soft strip of shade on the ground, to the lower right
    const WallPoint s0{p[i].x + 6, p[i].y + 4}, s1{p[i + 1].x + 6, p[i + 1].y + 4};
    const float w = 8.5F;
    out.push_back({{WallPoint{s0.x + normal[i].x * w, s0.y + normal[i].y * w},
                    WallPoint{s1.x + normal[i + 1].x * w, s1.y + normal[i + 1].y * w},
                    WallPoint{s1.x - normal[i + 1].x * w, s1.y - normal[i + 1].y * w},
                    WallPoint{s0.x - normal[i].x * w, s0.y - normal[i].y * w}},
                   .4F,
                   .6F,
                   WallSprite::Shadow,
                   depth,
                   46,
                   42,
                   85,
                   51});
    if (ny < 0) {
      face(outer, nx, ny);
      face(inner, -nx, -ny);
    } else {
      face(inner, -nx, -ny);
      face(outer, nx, ny);
    }
    out.push_back({{up(outer[i]), up(outer[i + 1]), up(inner[i + 1]), up(inner[i])},
                   .1F,
                   .6F,
                   WallSprite::Top,
                   depth,
                   255,
                   255,
                   255,
                   255});
    // one merlon a piece, upright, on the outer edge; it leans with the wall's slope on the screen
    const float mx = (outer[i].x + outer[i + 1].x) / 2, my = (outer[i].y + outer[i + 1].y) / 2 - kWallHeight;
    const float dx = outer[i + 1].x - outer[i].x, dy = outer[i + 1].y - outer[i].y;
    const float half = std::max(3.2F, std::abs(dx) * .56F) / 2 + 1;
    const float lean = std::abs(dx) > 2 ? std::clamp(dy / dx * half, -3.0F, 3.0F) : 0;
    out.push_back({{WallPoint{mx - half, my - lean - 4.8F}, WallPoint{mx + half, my + lean - 4.8F},
                    WallPoint{mx + half, my + lean + 1.0F}, WallPoint{mx - half, my - lean + 1.0F}},
                   0,
                   1,
                   WallSprite::Merlon,
                   depth,
                   255,
                   255,
                   255,
                   255});
  }
  return out;
}

}  // namespace bastide::look
