// The painter's own small texture: what marks, frames, soft shadows and fallback tiles are drawn
// with, so that the land can be drawn before any art file has arrived. White; tint it.
#pragma once

#include "shell/render/quads.h"

namespace bastide::shell {

inline constexpr int kBrushSize = 256;  // pixels of the square texture

namespace brush {
constexpr Uv from_pixels(float x, float y, float w, float h) {
  return {x / kBrushSize, y / kBrushSize, (x + w) / kBrushSize, (y + h) / kBrushSize};
}
inline constexpr Uv kSolid = from_pixels(4, 4, 8, 8);
inline constexpr Uv kLine = from_pixels(20, 2, 8, 28);        // soft edge of a twelfth on both sides
inline constexpr Uv kDisc = from_pixels(128, 0, 128, 128);    // radius = half of it, less 2 px
inline constexpr Uv kShadow = from_pixels(0, 128, 128, 128);  // smooth round blob
inline constexpr Uv kGlow = from_pixels(130, 130, 124, 124);  // softer blob
}  // namespace brush

// RGBA pixels, kBrushSize squared, straight alpha.
std::vector<u32> paint_brushes();

// A soft rectangular shadow: `rect` grown by `blur` on all sides, in nine parts.
void soft_rect(Quads& quads, Rect rect, float blur, Color color);
// The outline of a rounded rectangle as dashes; dash <= 0: solid.
void dashed_rect(Quads& quads, Rect rect, float radius, float width, float dash, float gap, Color color);
// A filled rounded rectangle.
void round_rect(Quads& quads, Rect rect, float radius, Color color);
// A frame of straight sides, `width` wide, drawn inside `rect`.
void frame_rect(Quads& quads, Rect rect, float width, Color color);

}  // namespace bastide::shell
