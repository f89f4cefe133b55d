// The screen in interface units: CSS pixels at a text size of 100 %.
#pragma once

#include "shell/base/geometry.h"

#include <algorithm>

namespace bastide::shell {

// How the table is laid out.
enum class Form : unsigned char { Desktop, Tablet, Phone, Landscape };

struct View {
  float width = 0, height = 0;
  float scale = 1;  // CSS pixels a unit
  double now = 0;   // seconds, of this frame
  Rect safe;        // free of panels: the land keeps what matters inside

  [[nodiscard]] Form form() const {
    if (height < 520 && width > height) return Form::Landscape;
    if (width < 700) return Form::Phone;
    return width < 1100 || height < 600 ? Form::Tablet : Form::Desktop;
  }
  [[nodiscard]] Rect whole() const { return {0, 0, width, height}; }
  [[nodiscard]] Rect from_css(const Rect& r) const {
    return {r.x / scale, r.y / scale, r.w / scale, r.h / scale};
  }
  [[nodiscard]] Rect to_css(const Rect& r) const {
    return {r.x * scale, r.y * scale, r.w * scale, r.h * scale};
  }
};

}  // namespace bastide::shell
