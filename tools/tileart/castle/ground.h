// The flat picture of a castle tile's ground, on nothing: the meadow shows through where a courtyard is.
#pragma once

#include "tools/tileart/canvas.h"
#include "tools/tileart/castle/layout.h"

namespace bastide::art::castle {

Image draw_ground(const Plan& plan, double px_per_u);

void draw_beds(Canvas& canvas, const Plan& plan);

// Parts that start fields share.
void draw_path_lines(Canvas& canvas, const std::vector<Line>& lines, Rng& rng);
void draw_house_ground(Canvas& canvas, const Line& polygon, Rng& rng);
void draw_tower_ground(Canvas& canvas, const Line& polygon, Rng& rng);
void draw_market_ground(Canvas& canvas, Circle at, Rng& rng);

}  // namespace bastide::art::castle
