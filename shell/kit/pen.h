// Draws small signs of shapes in a square around a middle, its sides at -1 and 1.
#pragma once

#include "shell/kit/draw.h"

#include <algorithm>
#include <vector>

namespace bastide::shell::ui {

class Pen {
 public:
  Pen(Canvas& canvas, float cx, float cy, float size) : c_(canvas), x_(cx), y_(cy), k_(size / 2) {}

  void polygon(std::vector<Vec2> points, ImU32 ink) { c_.polygon(placed(std::move(points)), ink); }
  void box(float x, float y, float w, float h, ImU32 ink) {
    polygon({{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}, ink);
  }
  void path(std::vector<Vec2> points, ImU32 ink, float width) {
    c_.path(placed(std::move(points)), ink, std::max(1.2F, width * k_));
  }
  void disc(float x, float y, float radius, ImU32 ink) {
    c_.disc(x_ + x * k_, y_ + y * k_, radius * k_, ink);
  }

 private:
  [[nodiscard]] std::vector<Vec2> placed(std::vector<Vec2> points) const {
    for (Vec2& p : points) p = {x_ + p.x * k_, y_ + p.y * k_};
    return points;
  }
  Canvas& c_;
  float x_, y_, k_;
};

}  // namespace bastide::shell::ui
