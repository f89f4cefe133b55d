// Moves points apart until each two are so far from each other, or nearly: for discs that must be hit one by
// one.
#pragma once

#include "shell/base/geometry.h"

#include <vector>

namespace bastide::shell {

void spread(std::vector<Vec2>& points, float apart);

}  // namespace bastide::shell
