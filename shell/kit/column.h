// A column that scrolls by itself if its content is taller than the view. How tall that is shows while it is
// drawn, so each frame goes by what the one before has found, and the first by what is expected.
#pragma once

#include "shell/kit/kit.h"

#include <functional>
#include <string>

namespace bastide::shell::ui {

class Column {
 public:
  explicit Column(std::string id, float expected = 0) : id_(std::move(id)), height_(expected) {}
  // `content` draws from its y on and answers the y of its end.
  void draw(Kit& kit, const Rect& view, const std::function<float(float y)>& content);
  [[nodiscard]] float height() const { return height_; }  // of the content

 private:
  std::string id_;
  float height_;
};

}  // namespace bastide::shell::ui
