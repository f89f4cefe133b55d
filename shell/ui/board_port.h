// What the panels ask of the board. The board's view implements it; the panels know nothing else of
// it. All rectangles are in CSS pixels (= Dear ImGui's coordinates), y down.
#pragma once

#include "engine/core/state.h"

#include <imgui.h>

#include <string_view>

namespace bastide::shell {

struct UiRect {
  float x = 0, y = 0, w = 0, h = 0;
  [[nodiscard]] bool empty() const { return w <= 0 || h <= 0; }
  [[nodiscard]] bool holds(float px, float py) const {
    return px >= x && py >= y && px < x + w && py < y + h;
  }
};

// One sprite of a texture that is already on the GPU.
struct UiSprite {
  ImTextureID texture{};
  float u0 = 0, v0 = 0, u1 = 1, v1 = 1;  // its corners in the texture
  float w = 0, h = 0;                    // its size in u (1/256 of a tile side)
  float ax = 0, ay = 0;                  // its base point inside it, in u
};

class BoardPort {
 public:
  virtual ~BoardPort() = default;

  // Draws a design, turned by `rotation` quarters, as a flat picture on the square at (x, y), towers
  // may stick out at the top. `alpha` 0..1. false while its pictures are not loaded (then the panels
  // draw a plain square).
  virtual bool draw_tile(ImDrawList* list, u8 design, int rotation, float x, float y, float side,
                         float alpha) = 0;
  // A sprite of figures.webp ("blue_follower") or of props.webp ("house_side0"); false if not loaded.
  virtual bool sprite(std::string_view name, UiSprite& out) = 0;

  // Where the tile in hand lies on the screen, and where a placed tile does; empty if there is none.
  [[nodiscard]] virtual UiRect ghost_rect() const = 0;
  [[nodiscard]] virtual UiRect tile_rect(Cell cell) const = 0;

  // Lights the tiles of a feature (State's global segment), 0xFFFF = none; called every frame.
  virtual void highlight(u16 feature_id) = 0;
  // Pans to a cell, e.g. of a line of the chronicle that was clicked.
  virtual void show_cell(Cell cell) = 0;

  virtual void zoom_by(float factor) = 0;                // 1.25 = one step in
  virtual void fit() = 0;                                // shows the whole landscape
  [[nodiscard]] virtual float zoom_percent() const = 0;  // 100 = 128 CSS px a tile

  [[nodiscard]] virtual bool field_view() const = 0;
  virtual void set_field_view(bool on) = 0;
};

}  // namespace bastide::shell
