#include "shell/kit/column.h"

#include <cmath>
#include <utility>

namespace bastide::shell::ui {

void Column::draw(Kit& kit, const Rect& view, const std::function<float(float)>& content) {
  const float top = kit.begin_scroll(id_, view, height_);
  const float before = std::exchange(height_, content(top) - top);
  // a paper as high as its content lies elsewhere then, and sums are rounded
  if (std::abs(height_ - before) > 0.25F) kit.keep_moving();
  kit.end_scroll();
}

}  // namespace bastide::shell::ui
