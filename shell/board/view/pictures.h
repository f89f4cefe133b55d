// Pictures for panels: whole tiles drawn with the land's own means, figures and props as Dear ImGui images.
#pragma once

#include "shell/board/view/scene.h"

#include <deque>

struct ImVec4;

namespace bastide::shell {

// Drawing by the land's means begins, in the middle of the panels. `clip`: left, top, right, bottom.
void begin_in_panel(Scene& scene, const ImVec4& clip);

class Pictures {
 public:
  explicit Pictures(Scene& scene) : scene_(scene) {}

  void begin_frame() { tiles_.clear(); }
  void tile(ImDrawList* list, const Land::Single& single, Vec2 top_left, float size);
  // false: there is no picture of it yet
  bool figure(ImDrawList* list, u8 colour, std::string_view piece, Rect box, float alpha, bool lying) const;
  [[nodiscard]] Picture prop(std::string_view name) const;

 private:
  struct Tile {  // to be drawn when the panels are
    Scene* scene = nullptr;
    Land::Single single;
    WorldToScreen view;
  };
  static void draw_tile(const Tile& tile, const ImVec4& clip);

  Scene& scene_;
  std::deque<Tile> tiles_;  // of this frame; ImGui keeps pointers to them
};

}  // namespace bastide::shell
