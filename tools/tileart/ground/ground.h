// The flat, unlit picture of a tile's ground; it may be turned, so nothing here has height or light. One
// function per subject; draw_ground calls them in the order in which they cover each other.
#pragma once

#include "tools/tileart/canvas.h"
#include "tools/tileart/design.h"

namespace bastide::art {

void draw_ground(Canvas& canvas, const Design& design);

void draw_plots(Canvas& canvas, const Design& design);
void draw_aprons(Canvas& canvas, const Layout& layout);
void draw_water(Canvas& canvas, const Layout& layout);
void draw_waters(Canvas& canvas, const std::vector<Line>& rivers, const std::vector<Pool>& pools,
                 const std::string& seed);
void draw_road_stack(Canvas& canvas, const std::vector<Line>& lines);
void draw_roads(Canvas& canvas, const Layout& layout);
void draw_bridges(Canvas& canvas, const Layout& layout);
void draw_village(Canvas& canvas, const Layout& layout);
void draw_city(Canvas& canvas, const Layout& layout, const City& city);
void draw_monastery_court(Canvas& canvas, const Layout& layout);
void draw_garden(Canvas& canvas, const Layout& layout);

}  // namespace bastide::art
