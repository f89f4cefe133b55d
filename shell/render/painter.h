// WebGL 2 in one class: a shader for textured quads, one for region overlays, vertex buffers.
// Whole layers are one draw call; the camera is a uniform, so a pan uploads nothing.
#pragma once

#include "shell/render/quads.h"
#include "shell/render/uniform.h"
#include "shell/render/work.h"

#include <array>
#include <span>

namespace bastide::shell {

// Vertices that live on the GPU.
class Mesh {
 public:
  void upload(const Quads& quads);
  void release();                                                 // gives them back
  void forget() { array_ = buffer_ = indices_ = 0, count_ = 0; }  // the context is gone
  [[nodiscard]] int size() const { return count_; }               // quads

 private:
  friend class Painter;
  unsigned array_ = 0;
  unsigned buffer_ = 0;
  mutable unsigned indices_ = 0;  // that its array reads
  int count_ = 0;
};

// Quads that live on the GPU in slots; drawn in the order of a DrawOrder.
class SlotMesh {
 public:
  void make_room(int slots);  // what was there is gone
  [[nodiscard]] int room() const { return room_; }
  void write(int first, const Quads& quads);  // in slots from the first on, for which there is room
  void release();
  void forget() { array_ = buffer_ = indices_ = 0, room_ = 0; }

 private:
  friend class Painter;
  unsigned array_ = 0;
  unsigned buffer_ = 0;
  mutable unsigned indices_ = 0;
  int room_ = 0;
};

class DrawOrder {
 public:
  void set(std::span<const u32> slots);
  [[nodiscard]] int size() const { return count_; }
  void release();
  void forget() { indices_ = 0, count_ = 0; }

 private:
  friend class Painter;
  unsigned indices_ = 0;
  int count_ = 0;
};

// A texture and how to read it.
struct Page {
  unsigned texture = 0;
  bool straight = false;  // not premultiplied
  bool letters = false;   // one number a texel: how much of it is covered (panel_painter.h)
};

// World to screen: screen = world * scale + offset, in CSS pixels.
struct WorldToScreen {
  float scale = 1;
  Vec2 offset;
};

class Painter {
 public:
  // Before, only what is cleared is seen. Nothing waits for the shaders …
  void init();
  // … until here: they are there. False: they do not link.
  bool ready();
  void context_lost();

  // All that was ever asked for through painters and meshes.
  [[nodiscard]] static const Work& work();

  [[nodiscard]] Page brushes() const { return {brushes_, true}; }

  // Every drawing of a frame stands between these two.
  void begin(Vec2 screen, float pixel_ratio, Color background);
  void resume();  // after somebody else has drawn, within the same frame
  void end();

  void set_view(const WorldToScreen& view);
  // Draws within a rectangle of the screen only, CSS pixels; until end().
  void clip(Rect screen_part) const;
  // Darkens what is drawn outside a world rectangle; amount 0 = off.
  void set_dim(float amount, Rect bright);
  void set_alpha(float alpha);      // multiplies all that is drawn
  void set_saturation(float part);  // of the colours of all that is drawn: 1 = as they are
  // Of all that is drawn from now on, frame after frame: 1 = as it is.
  void set_light(float part);
  [[nodiscard]] float light() const { return light_; }
  // A gust bends what sways (Vertex::sway) within `radius` of a point by `bend` radians; 0 = still.
  void set_gust(Vec2 centre, float radius, float bend);
  // What lies farther than `radius` from a point is a sepia sketch still, mixed in by `amount` (0 = off).
  void set_paint(Vec2 centre, float radius, float amount);
  // Regions are shown up to `radius` from a point only; 0 = wholly.
  void set_wave(Vec2 centre, float radius) { wave_ = centre, wave_radius_ = radius; }

  void draw(const Mesh& mesh, Page page, int first = 0, int count = -1);
  void draw(const Quads& quads, Page page);
  void draw(const SlotMesh& mesh, const DrawOrder& order, Page page, int first = 0, int count = -1);

  // A region overlay (board/regions.h): `texture` holds distance to the border and class per texel.
  struct RegionStyle {
    Color tint = 0;  // inside
    Color line = 0;  // along the border
    Color rim = 0;   // between line and border
    float glow = 0;  // width in u of the tint's stronger rim
    float glow_alpha = 0;
    float rim_width = 0;             // u
    float line_width = 0;            // u
    std::array<Color, 5> stripes{};  // further tints in diagonal stripes (a tie); 0 = none
  };
  static constexpr int kMaxRegionStyles = 16;
  void draw_regions(unsigned texture, Rect world, const RegionStyle* styles, int count);

  // A data texture of two bytes per texel, nearest filtering. Reuses `texture` if it is not 0.
  unsigned upload_pairs(unsigned texture, int width, int height, const u8* pairs);

 private:
  void bind(Page page);

  bool ready_ = false;
  unsigned program_ = 0;
  unsigned region_program_ = 0;
  unsigned brushes_ = 0;
  unsigned indices_ = 0;
  int index_quads_ = 0;
  Mesh stream_;
  Vec2 screen_;
  float pixel_ratio_ = 1;
  WorldToScreen view_;
  Uniform u_view_, u_kind_, u_dim_, u_bright_, u_alpha_, u_gust_, u_paint_, u_saturation_, u_light_;
  int r_view_ = -1, r_world_ = -1, r_looks_ = -1, r_sizes_ = -1, r_dim_ = -1, r_bright_ = -1, r_pixel_ = -1,
      r_wave_ = -1;
  float dim_ = 0;
  float light_ = 1;
  Rect bright_;
  Vec2 wave_;
  float wave_radius_ = 0;
};

}  // namespace bastide::shell
