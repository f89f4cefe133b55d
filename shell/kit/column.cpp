#include "shell/kit/column.h"

#include <utility>

namespace bastide::shell::ui {

void Column::draw(Kit& kit, const Rect& view, const std::function<float(float)>& content) {
  const float top = kit.begin_scroll(id_, view, height_);
  const float before = std::exchange(height_, content(top) - top);
  if (height_ != before) kit.keep_moving();
  kit.end_scroll();
}

}  // namespace bastide::shell::ui
