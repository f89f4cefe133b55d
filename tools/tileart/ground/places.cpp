// The court of a monastery, and the garden.
#include "tools/tileart/ground/ground.h"

namespace bastide::art {

void draw_monastery_court(Canvas& canvas, const Layout& layout) {
  const Circle& c = layout.monastery;
  Rng outer("court-" + layout.fact->id), inner("court2-" + layout.fact->id);
  canvas.smooth(blob(outer, c.at, c.r, c.r * .97, 12, .05), "#DCCB94", {"#A9A65C", 3}, .9);
  const Line yard = blob(inner, c.at, c.r * .87, c.r * .84, 12, .05);
  canvas.smooth(yard, "#E9DBAC", {}, .95);
  canvas.clipped(yard, true, [&] {
    for (int i = 0; i < 46; ++i) {
      const Point p = polar(c.at, c.r * std::sqrt(inner.unit()), inner.range(0, 6.28));
      const double rx = inner.range(.8, 2.2), ry = inner.range(.6, 1.4);
      canvas.ellipse(p, rx, ry, inner.pick({"#D8C48C", "#F4E8C2", "#C9B478"}), .7);
    }
  });
}

void draw_garden(Canvas& canvas, const Layout& layout) {
  const Point c = layout.garden.at;
  const double q = layout.garden.r;
  canvas.ellipse(c, q * 1.2, q * 1.2, "#6F9148", .6);
  canvas.ellipse(c, q * 1.08, q * 1.08, "#F3E4B8", 1, {"#A68A54", 1.8});
  const char* colours[4] = {"#E8648F", "#F4C04A", "#B56BC4", "#EA5F6E"};
  for (int i = 0; i < 4; ++i) {
    const double a0 = (45 + 90 * i - 36) * kPi / 180, a1 = (45 + 90 * i + 36) * kPi / 180;
    const double ri = q * .36, ro = q * .93;
    Line bed = {polar(c, ri, a0 + .16)};
    for (int t = 0; t <= 6; ++t) bed.push_back(polar(c, ro, a0 + (a1 - a0) * t / 6));
    bed.push_back(polar(c, ri, a1 - .16));
    canvas.polygon(bed, "#5E8C46", {"#3F6A38", 2.6});
    Rng rng("garden-" + layout.fact->id + std::to_string(i));
    const int petals = static_cast<int>(80 * std::min(1.0, q * q / (36.0 * 36.0) + .1));
    for (int j = 0; j < petals; ++j) {
      const double a = rng.range(a0 + .08, a1 - .08), d = rng.range(ri + 3, ro - 3);
      const double rx = rng.range(1.7, 2.7), ry = rng.range(1.6, 2.4);
      const Color base = hex(colours[i]);
      const Color petal = rng.pick({base, lighter(base, .35), base, darker(base, .15), hex("#7FA653")});
      canvas.ellipse(polar(c, d, a), rx, ry, petal, .97);
    }
  }
  canvas.ellipse(c, q * .3, q * .3, "#F3E7C4", 1, {"#B79A63", 1.2});
}

}  // namespace bastide::art
