// The marks of a tile find their places, each when its art says (expansion_art.h).
#pragma once

#include "tools/tileart/expansion_art.h"

namespace bastide::art {

void report_unknown_marks(Layout& layout);  // a mark that no expansion draws is a problem
void place_tile_marks(Layout& layout, When when);
void place_road_marks(Layout& layout);
void place_city_marks(Layout& layout, const City& city);

}  // namespace bastide::art
