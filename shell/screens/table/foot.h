// Where a panel stands that comes for a while: at the foot of the land, beside the tile's card.
#pragma once

#include "shell/panels/view.h"

namespace bastide::shell {

inline Rect at_foot(const View& view, float width, float height) {
  constexpr float kCard = 188 + 30;  // of the tile in hand, at the right of a large screen
  const Rect& safe = view.safe;
  const bool large = view.form() == Form::Desktop || view.form() == Form::Tablet;
  const float right = safe.right() - (large ? kCard : 10.0F);
  const float x = std::min(safe.x + (safe.w - width) / 2, right - width);
  return {std::max(safe.x + 10, x), std::max(safe.y, safe.bottom() - height - 8), width, height};
}

}  // namespace bastide::shell
