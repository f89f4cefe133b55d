// The flat picture of a tile's ground, on nothing: the meadow shows through where a meadow is.
#pragma once

#include "tools/tileart/canvas.h"
#include "tools/tileart/hunters/layout.h"

namespace bastide::art::hunters {

Image draw_ground(const Plan& plan, double px_per_u);

}  // namespace bastide::art::hunters
