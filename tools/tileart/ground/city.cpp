// City ground: paving with dabs, streets, the square, soft shade along the inside of the wall, and the
// trodden earth outside it.
#include "tools/tileart/ground/ground.h"
#include "tools/tileart/palette.h"

namespace bastide::art {

void draw_aprons(Canvas& canvas, const Layout& layout) {
  for (const City& c : layout.cities) {
    for (const Wall& w : c.walls) canvas.line(w.line, "#C9B778", 19, .55);
  }
}

void draw_city(Canvas& canvas, const Layout& layout, const City& city) {
  Rng rng("paving-" + layout.fact->id + std::to_string(city.index));
  const bool small = city.kind == CityKind::Cap;
  const double square = small ? 13 : 19;
  canvas.clipped(city.polygon, false, [&] {
    canvas.rect(0, 0, kT, kT, "#DDB985");
    for (int i = 0; i < (small ? 34 : 70); ++i) {
      const Point p{rng.range(0, kT), rng.range(0, kT)};
      if (!inside(p, city.polygon)) continue;
      const double rx = rng.range(5, 13), ry = rng.range(4, 9);
      const Line patch = blob(rng, p, rx, ry, 7, .2);
      canvas.smooth(patch, rng.pick({"#E6C796", "#D2A970", "#EBD2A6", "#CFA873"}), {}, .45);
    }
    for (int i = 0; i < (small ? 60 : 150); ++i) {
      const Point p{rng.range(0, kT), rng.range(0, kT)};
      if (!inside(p, city.polygon)) continue;
      const double rx = rng.range(.8, 2), ry = rng.range(.6, 1.3);
      canvas.ellipse(p, rx, ry, rng.pick({"#C39A63", "#F3DDB2", "#B98F5A"}), .6);
    }
    for (const Line& s : city.streets) canvas.smooth_line(run_over_border(s), "#C79F68", 13, .55);
    const Line plaza = blob(rng, city.plaza, square * 1.12, square, 9, .07);
    canvas.smooth(plaza, "#EBD5A6", {"#C79F68", 2.2});
    for (const Line& s : city.streets) canvas.smooth_line(run_over_border(s), "#EBD5A6", 10.5);
    canvas.smooth(scaled(plaza, city.plaza, .9), "#EBD5A6");
    for (const Wall& w : city.walls) {
      canvas.line(w.line, "#8A5E45", 22, .20);
      canvas.line(w.line, "#8A5E45", 13, .18);
    }
  });
}

}  // namespace bastide::art
