// Dear ImGui's draw lists on WebGL 2. The library's own backend sets up all of WebGL's state in each frame
// and puts back what it found, makes its letters in four bytes a texel, twice at the start, and waits for
// each of its shaders. Without all that the page is there sooner (README.md: Measured); a frame costs what it
// did.
#pragma once

#include "shell/render/uniform.h"

#include <array>

struct ImDrawCmd;
struct ImDrawData;
struct ImDrawList;
struct ImVec4;

namespace bastide::shell {

class PanelPainter {
 public:
  void init();   // after ImGui::CreateContext; nothing waits for the shaders …
  bool ready();  // … until here: they are there; false: they do not link
  void context_lost();

  // Between baking letters, after which the atlas knows of no texture, and ImGui::NewFrame.
  void begin_frame() const;
  // All of a frame's lists, in their order. Letters that were baked since are sent first; that frees them in
  // the atlas. A callback may leave any state, if ImDrawCallback_ResetRenderState comes after it.
  void draw(const ImDrawData& data);

 private:
  void send_letters() const;
  void set_state();
  void draw_list(const ImDrawList& list);
  void draw_command(const ImDrawCmd& command);
  void clip(const ImVec4& rect);

  unsigned program_ = 0, array_ = 0, vertices_ = 0, indices_ = 0;
  unsigned letters_ = 0;  // the texture of the font atlas
  Uniform u_view_, u_letters_;
  float width_ = 0, height_ = 0;     // of what is drawn to, device pixels
  float ratio_x_ = 1, ratio_y_ = 1;  // device pixels a unit of the lists
  float units_x_ = 1, units_y_ = 1;  // its size in those
  unsigned bound_ = 0;               // texture
  std::array<int, 4> clipped_{};     // scissor
};

}  // namespace bastide::shell
