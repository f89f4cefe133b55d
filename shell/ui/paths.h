// Vector pictures: icons in a 24 box, marks of the players, figures. Written as SVG path data, turned
// into polylines and triangles once.
#pragma once

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

// Absolute commands M L H V C A Z only. `fill` also makes triangles of the closed parts.
Shape parse_path(std::string_view data, bool fill);

// By name ("undo", "menu" …); an unknown name gives an empty shape.
const Shape& icon_shape(std::string_view name);
// Of colour 0..5, in a box of 10 × 10 round (0, 0).
const Shape& mark_shape(int colour);
// By piece: meeple, large meeple, abbot, builder, pig; base in (0, 0), 28 high.
const Shape& figure_shape(int piece);
// Where the mark sits on the figure, and its scale: x, y, scale.
ImVec4 figure_mark(int piece);

}  // namespace bastide::shell::ui
