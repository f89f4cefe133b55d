// Vector pictures: icons in a 24 box, marks of the players, figures. Written as SVG path data, turned
// into polylines and triangles once.
#pragma once

#include "shell/look/figures.h"

#include <imgui.h>

#include <string_view>
#include <vector>

namespace bastide::shell::ui {

struct Shape {
  struct Line {
    std::vector<ImVec2> points;
    bool closed = false;
  };
  std::vector<Line> lines;
  std::vector<ImVec2> triangles;  // three points each; made only for shapes that are filled
};

// No quadratic curves, and arcs of circles only. `fill` also makes triangles of the closed parts.
Shape parse_path(std::string_view data, bool fill);

// By name ("undo", "menu" …); an unknown name gives an empty shape.
const Shape& icon_shape(std::string_view name);
// Of colour 0..5, in a box of 10 × 10 round (0, 0).
const Shape& mark_shape(int colour);
// What is drawn on top of a figure.
struct FigureOverlay {
  Shape shape;
  unsigned fill = 0, stroke = 0;  // 0xRRGGBB
  float width = 0;
};
struct FigureShape {
  Shape outline;  // base in (0, 0), a meeple is 28 high
  std::vector<FigureOverlay> overlays;
};
const FigureShape& figure_shape(const look::Figure& figure);

}  // namespace bastide::shell::ui
