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
inline WallPoint up(WallPoint q) { return {q.x, q.y - kWallHeight}; }

// The wall's line as it lies, and its outer and inner foot.
struct Course {
  std::vector<WallPoint> middle, normal, outer, inner;
};
inline Course course_of(std::span<const WallPoint> line, int outside, int rotation) {
  Course course;
  const std::size_t n = line.size();
  course.middle.assign(line.begin(), line.end());
  std::vector<WallPoint>& p = course.middle;
  for (WallPoint& q : p) {
    for (int k = 0; k < (rotation & 3); ++k) q = {256 - q.y, q.x};
  }
  for (std::size_t i = 0; i < n; ++i) {
    const WallPoint a = p[i > 0 ? i - 1 : 0], b = p[std::min(i + 1, n - 1)];
    const float dx = b.x - a.x, dy = b.y - a.y, l = std::max(1e-4F, std::hypot(dx, dy)),
                s = static_cast<float>(outside) / l;
    const WallPoint normal = {-dy * s, dx * s};
    course.normal.push_back(normal);
    course.outer.push_back({p[i].x + normal.x * kWallThickness / 2, p[i].y + normal.y * kWallThickness / 2});
    course.inner.push_back({p[i].x - normal.x * kWallThickness / 2, p[i].y - normal.y * kWallThickness / 2});
  }
  return course;
}

// One piece of the wall, from its point i to the next.
class Piece {
 public:
  Piece(const Course& course, std::size_t i, std::uint32_t salt, int rotation, std::vector<WallQuad>& out)
      : course_(course),
        i_(i),
        depth_((course.outer[i].y + course.outer[i + 1].y + course.inner[i].y + course.inner[i + 1].y) / 4),
        hash_((salt * 2654435761U + static_cast<std::uint32_t>(i) * 40503U) ^
              (static_cast<std::uint32_t>(rotation) * 97U)),
        out_(out) {}

  // Soft strip of shade on the ground, to the lower right.
  void add_shadow() {
    const WallPoint p0 = course_.middle[i_], p1 = course_.middle[i_ + 1];
    const WallPoint n0 = course_.normal[i_], n1 = course_.normal[i_ + 1];
    const WallPoint s0{p0.x + 6, p0.y + 4}, s1{p1.x + 6, p1.y + 4};
    const float w = 8.5F;
    add({WallPoint{s0.x + n0.x * w, s0.y + n0.y * w}, WallPoint{s1.x + n1.x * w, s1.y + n1.y * w},
         WallPoint{s1.x - n1.x * w, s1.y - n1.y * w}, WallPoint{s0.x - n0.x * w, s0.y - n0.y * w}},
        .4F, .6F, WallSprite::Shadow, {46, 42, 85}, 51);
  }

  // The faces that look towards us, the farther one first.
  void add_faces() {
    const float nx = (course_.normal[i_].x + course_.normal[i_ + 1].x) / 2;
    const float ny = (course_.normal[i_].y + course_.normal[i_ + 1].y) / 2;
    if (ny < 0) {
      add_face(course_.outer, nx, ny);
      add_face(course_.inner, -nx, -ny);
    } else {
      add_face(course_.inner, -nx, -ny);
      add_face(course_.outer, nx, ny);
    }
  }

  void add_top() {
    const std::vector<WallPoint>&outer = course_.outer, &inner = course_.inner;
    add({up(outer[i_]), up(outer[i_ + 1]), up(inner[i_ + 1]), up(inner[i_])}, .1F, .6F, WallSprite::Top,
        kPlain, 255);
  }

  // One merlon a piece, upright, on the outer edge; it leans with the wall's slope on the screen.
  void add_merlon() {
    const WallPoint a = course_.outer[i_], b = course_.outer[i_ + 1];
    const float mx = (a.x + b.x) / 2, my = (a.y + b.y) / 2 - kWallHeight;
    const float dx = b.x - a.x, dy = b.y - a.y;
    const float half = std::max(3.2F, std::abs(dx) * .56F) / 2 + 1;
    const float lean = std::abs(dx) > 2 ? std::clamp(dy / dx * half, -3.0F, 3.0F) : 0;
    add({WallPoint{mx - half, my - lean - 4.8F}, WallPoint{mx + half, my + lean - 4.8F},
         WallPoint{mx + half, my + lean + 1.0F}, WallPoint{mx - half, my - lean + 1.0F}},
        0, 1, WallSprite::Merlon, kPlain, 255);
  }

 private:
  static constexpr Rgb kPlain{255, 255, 255};

  void add_face(const std::vector<WallPoint>& side, float fx, float fy) {
    if (fy < -.02F) return;  // looks away from us
    const float lit = -fx * .75F + .15F;
    const Rgb stone{205, 183, 144}, light{251, 241, 218}, dark{165, 138, 102};
    const Rgb c = lit > -.25F ? mix(stone, light, std::clamp(lit + .25F, 0.0F, 1.0F))
                              : mix(stone, dark, std::min(1.0F, -lit));
    WallPoint a = side[i_], b = side[i_ + 1];
    if (a.x > b.x) std::swap(a, b);
    add({up(a), up(b), b, a}, 0, .62F, static_cast<WallSprite>((hash_ >> 8) & 3U), c, 255);
  }

  void add(const std::array<WallPoint, 4>& at, float u0, float u1, WallSprite sprite, Rgb c, std::uint8_t a) {
    out_.push_back({at, u0, u1, sprite, depth_, byte(c.r), byte(c.g), byte(c.b), a});
  }

  const Course& course_;
  std::size_t i_;
  float depth_;
  std::uint32_t hash_;
  std::vector<WallQuad>& out_;
};
}  // namespace wall_detail

// `line` unturned, in u, one point about every 9 u; `outside`: the outward normal is
// outside * (-dy, dx). `salt` varies the stones (any number, e.g. the design's index).
inline std::vector<WallQuad> wall_quads(std::span<const WallPoint> line, int outside, int rotation,
                                        std::uint32_t salt) {
  std::vector<WallQuad> out;
  if (line.size() < 2) return out;
  const wall_detail::Course course = wall_detail::course_of(line, outside, rotation);
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    wall_detail::Piece piece(course, i, salt, rotation, out);
    piece.add_shadow();
    piece.add_faces();
    piece.add_top();
    piece.add_merlon();
  }
  return out;
}

}  // namespace bastide::look
