// Painting the brush texture, and the shapes made with it.
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr float kPi = 3.14159265F;

float smooth(float low, float high, float x) {
  const float t = std::clamp((x - low) / (high - low), 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

u32 alpha_texel(float alpha) {
  return 0x00FFFFFFU | static_cast<u32>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F) << 24;
}

template <class Fn>
void paint(std::vector<u32>& pixels, int x0, int y0, int w, int h, Fn&& alpha) {
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x)
      pixels[static_cast<std::size_t>((y0 + y) * kBrushSize + x0 + x)] =
          alpha_texel(alpha(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F));
}

}  // namespace

std::vector<u32> paint_brushes() {
  std::vector<u32> pixels(static_cast<std::size_t>(kBrushSize) * kBrushSize, 0x00FFFFFFU);
  paint(pixels, 0, 0, 16, 16, [](float, float) { return 1.0F; });
  paint(pixels, 16, 0, 16, 32,
        [](float, float y) { return std::min(smooth(2, 4.5F, y), smooth(30, 27.5F, y)); });
  const auto radius = [](float x, float y, float r) {
    return std::sqrt((x - r) * (x - r) + (y - r) * (y - r)) / r;
  };
  paint(pixels, 128, 0, 128, 128,
        [&](float x, float y) { return 1 - smooth(62.0F / 64, 1.0F, radius(x, y, 64)); });
  paint(pixels, 0, 128, 128, 128,
        [&](float x, float y) { return 1 - smooth(0.15F, 1.0F, radius(x, y, 64)); });
  paint(pixels, 130, 130, 124, 124, [&](float x, float y) {
    const float t = std::max(0.0F, 1 - radius(x, y, 62));
    return t * t;
  });
  return pixels;
}

void soft_rect(Quads& quads, Rect rect, float blur, Color color) {
  // a blob's quarter in each corner, its middle stretched along the sides
  const float xs[4] = {rect.x - blur, rect.x + blur, rect.right() - blur, rect.right() + blur};
  const float ys[4] = {rect.y - blur, rect.y + blur, rect.bottom() - blur, rect.bottom() + blur};
  const Uv& b = brush::kShadow;
  const float um = (b.u0 + b.u1) / 2;
  const float vm = (b.v0 + b.v1) / 2;
  const float us[4] = {b.u0, um, um, b.u1};
  const float vs[4] = {b.v0, vm, vm, b.v1};
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 3; ++column)
      quads.rect(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row],
                 {us[column], vs[row], us[column + 1], vs[row + 1]}, color);
}

void dashed_rect(Quads& quads, Rect rect, float radius, float width, float dash, float gap, Color color) {
  // the outline as points about 3 units apart in the corners, then walked in dashes
  std::vector<Vec2> path;
  const Vec2 centres[4] = {{rect.right() - radius, rect.y + radius},
                           {rect.right() - radius, rect.bottom() - radius},
                           {rect.x + radius, rect.bottom() - radius},
                           {rect.x + radius, rect.y + radius}};
  constexpr int kSteps = 6;
  for (int corner = 0; corner < 4; ++corner)
    for (int i = 0; i <= kSteps; ++i) {
      const float angle = (static_cast<float>(corner) - 1 + static_cast<float>(i) / kSteps) * kPi / 2;
      path.push_back(centres[corner] + Vec2{std::cos(angle) * radius, std::sin(angle) * radius});
    }
  path.push_back(path.front());
  if (dash <= 0) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
      quads.line(path[i], path[i + 1], width, brush::kLine, color);
    return;
  }
  float total = 0;
  for (std::size_t i = 0; i + 1 < path.size(); ++i)
    total += std::hypot(path[i + 1].x - path[i].x, path[i + 1].y - path[i].y);
  // a whole number of dashes, so that the ring closes
  const float period = total / std::max(1.0F, std::round(total / (dash + gap)));
  const float on = period * dash / (dash + gap);
  float at = 0;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const Vec2 a = path[i];
    const Vec2 d = path[i + 1] - a;
    const float length = std::hypot(d.x, d.y);
    if (length < 1e-4F) continue;
    for (float s = 0; s < length;) {
      const float phase = std::fmod(at + s, period);
      const float step = std::min((phase < on ? on : period) - phase + 1e-3F, length - s);
      if (phase < on)
        quads.line(a + d * (s / length), a + d * ((s + step) / length), width, brush::kLine, color);
      s += step;
    }
    at += length;
  }
}

void round_rect(Quads& quads, Rect r, float radius, Color color) {
  const Uv& d = brush::kDisc;
  const float um = (d.u0 + d.u1) / 2;
  const float vm = (d.v0 + d.v1) / 2;
  const float xs[4] = {r.x, r.x + radius, r.right() - radius, r.right()};
  const float ys[4] = {r.y, r.y + radius, r.bottom() - radius, r.bottom()};
  const float us[4] = {d.u0, um, um, d.u1};
  const float vs[4] = {d.v0, vm, vm, d.v1};
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 3; ++column) {
      const bool corner = row != 1 && column != 1;
      quads.rect(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row],
                 corner ? Uv{us[column], vs[row], us[column + 1], vs[row + 1]} : brush::kSolid, color);
    }
}

void frame_rect(Quads& quads, Rect r, float width, Color color) {
  const Uv& uv = brush::kSolid;
  quads.rect(r.x, r.y, r.w, width, uv, color);
  quads.rect(r.x, r.bottom() - width, r.w, width, uv, color);
  quads.rect(r.x, r.y + width, width, r.h - 2 * width, uv, color);
  quads.rect(r.right() - width, r.y + width, width, r.h - 2 * width, uv, color);
}

}  // namespace bastide::shell
