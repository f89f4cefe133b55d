// The order of the ground's layers.
#include "tools/tileart/ground/ground.h"

#include "tools/tileart/expansion_art.h"

namespace bastide::art {

void draw_ground(Canvas& canvas, const Design& design) {
  const Layout& layout = design.layout;
  canvas.clip_rect({0, 0, kT, kT});
  draw_plots(canvas, design);
  draw_aprons(canvas, layout);
  draw_water(canvas, layout);
  draw_roads(canvas, layout);
  for (const Mark& mark : layout.marks) {  // over the ends of its roads
    if (mark.art->draw_low != nullptr) mark.art->draw_low(canvas, layout, mark);
  }
  if (layout.village.r > 0 || layout.grove.r > 0 || layout.cottage.x >= 0) draw_village(canvas, layout);
  // a city whose causeway runs over another one is painted last
  for (auto it = layout.cities.rbegin(); it != layout.cities.rend(); ++it) draw_city(canvas, layout, *it);
  for (const Gate& g : layout.gates) canvas.ellipse(g.at, 13, 13, "#E9D3A3");
  draw_bridges(canvas, layout);
  if (layout.monastery.r > 0) draw_monastery_court(canvas, layout);
  if (layout.garden.r > 0) draw_garden(canvas, layout);
  for (const Mark& mark : layout.marks) {
    if (mark.art->draw != nullptr) mark.art->draw(canvas, layout, mark);
  }
}

}  // namespace bastide::art
