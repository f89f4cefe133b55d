// The screen in interface units: CSS pixels at a text size of 100 %.
#pragma once

#include "engine/core/types.h"
#include "shell/base/geometry.h"

#include <algorithm>
#include <vector>

namespace bastide::shell {

// How the table is laid out.
enum class Form : unsigned char { Desktop, Tablet, Phone, Landscape };

struct View {
  float width = 0, height = 0;
  float scale = 1;  // CSS pixels a unit
  double now = 0;   // seconds, of this frame
  Rect safe;        // what the land has of it: the land is centred there
  // What lies over that, of this frame: all that can be answered stays clear of it. What comes and goes by
  // itself is none of it, but keeps to where nothing is answered.
  std::vector<Rect> covered{};
  std::vector<Rect> answers{};  // where the land can be answered on
  std::vector<Cell> asked{};    // cells that a question is about beside those
  bool looks_on = false;  // nothing is answered on the land: it may be as small as it must be to be seen

  void cover(const Rect& r) { covered.push_back(r); }
  // Neither a panel nor an answer is there.
  [[nodiscard]] bool free(const Rect& r) const {
    return holds(whole(), r) && !overlaps_one(r, covered) && !overlaps_one(r, answers);
  }

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
