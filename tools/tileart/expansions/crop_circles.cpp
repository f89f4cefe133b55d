// Crop circles: corn pressed flat, with the sign of the figure that it is about.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

void place_circle(Layout& layout, Mark& mark) {
  Circle c = roomiest([&](Point p) { return layout.open_room(p); }, 48, 10, kMiddle, .25);
  if (mark.fact->value == "shield") c = {kMiddle, 62};  // joins two cities
  mark.at = c.at;
  mark.r = c.r;
  layout.kept_free.push_back({c.at, c.r + 4});
}

// Flattened corn with a sign pressed into it.
void draw_circle(Canvas& canvas, const Layout& layout, const Mark& mark) {
  const Circle c{mark.at, mark.r};
  const bool fills = layout.fact->fields.empty();
  Rng rng("crop-" + layout.fact->id);
  const Line field = blob(rng, c.at, c.r * (fills ? 1.9 : 1.06), c.r * (fills ? 1.9 : 1.06), 14, .04);
  canvas.smooth(field, "#E3C25E", {"#7F9245", 4}, 1);
  canvas.clipped(field, true, [&] {
    for (double y = c.at.y - c.r * 2; y < c.at.y + c.r * 2; y += 4.2) {
      canvas.line({{c.at.x - c.r * 2, y}, {c.at.x + c.r * 2, y + rng.range(-1, 1)}},
                  rng.chance(.5) ? "#D3AE4C" : "#F0D986", 1.7, .8);
    }
  });
  const double ring = std::min(c.r * .86, layout.in_sight(c.at));  // the corn may reach a wall, the sign not
  canvas.ellipse(c.at, ring, ring, {}, 1, {"#B98F38", 5.5});
  canvas.ellipse(c.at, ring, ring, {}, 1, {"#F6E7AE", 3.2});
  const double s = ring / 38;
  auto pressed = [&](std::string_view path, double size = 1) {
    canvas.with([&] { canvas.path(path, "#F6E7AE", {"#B98F38", 3.2}); }, c.at, s * size);
    canvas.with([&] { canvas.path(path, "#F6E7AE", {}); }, c.at, s * size);
  };
  const std::string& sign = mark.fact->value;
  if (sign == "club") pressed("M-5 -26A8 8 0 0 1 9 -20L5 2L9 24H-9L-5 2L-9 -20A8 8 0 0 1 -5 -26Z");
  if (sign == "fork") pressed("M-2.5 28V-2H-14V-26H-9V-8H-2.5V-28H2.5V-8H9V-26H14V-2H2.5V28Z");
  if (sign == "shield") pressed("M-18 -22H18V2C18 16 8 22 0 27C-8 22 -18 16 -18 2Z", 1.24);
}

const RegisterExpansion kRegistered{{.expansion = "crop_circles",
                                     .marks = {{.key = "crop_circle",
                                                .when = When::BeforeRoads,
                                                .walls_give_way = true,
                                                .without_segment = true,
                                                .road_reach = .9,
                                                .place = place_circle,
                                                .draw_low = draw_circle}}}};

}  // namespace

}  // namespace bastide::art
