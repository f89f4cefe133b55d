// The court of a monastery, the garden, crop circles and the ground under the marks of expansions.
#include "tools/tileart/ground/ground.h"
#include "tools/tileart/palette.h"

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

// Flattened corn with a sign pressed into it.
void draw_crop_circle(Canvas& canvas, const Layout& layout) {
  const Circle& c = layout.crop_circle;
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
  auto pressed = [&](std::string_view path) {
    canvas.with([&] { canvas.path(path, "#F6E7AE", {"#B98F38", 3.2}); }, c.at, s);
    canvas.with([&] { canvas.path(path, "#F6E7AE", {}); }, c.at, s);
  };
  const std::string& sign = find_mark(layout.fact->marks, "crop_circle")->value;
  if (sign == "club") pressed("M-5 -26A8 8 0 0 1 9 -20L5 2L9 24H-9L-5 2L-9 -20A8 8 0 0 1 -5 -26Z");
  if (sign == "fork") pressed("M-2.5 28V-2H-14V-26H-9V-8H-2.5V-28H2.5V-8H9V-26H14V-2H2.5V28Z");
  if (sign == "shield") pressed("M-18 -22H18V2C18 16 8 22 0 27C-8 22 -18 16 -18 2Z");
}

static void draw_flight(Canvas& canvas, const Mark& mark) {
  // A white arrow of dashes in the direction of flight; it is on the ground because it turns.
  const Point d = mark.flight, n = right_of(d), tip = mark.at + d * kFlightReach;
  const Line shaft = {mark.at + d * 22.0, tip - d * 13.0};  // the machine itself covers what lies nearer
  canvas.butt_line(shaft, "#7A6A3A", 7.5, .55, {9, 5});
  canvas.butt_line(shaft, "#FFF6DA", 5, 1, {9, 5});
  canvas.polygon({tip, tip - d * 14.0 + n * 9.0, tip - d * 14.0 - n * 9.0}, "#FFF6DA", {"#7A6A3A", 1.6});
}

static void patch(Canvas& canvas, const Layout& layout, const Mark& m, const char* dark, const char* light,
                  double k = .8) {
  Rng rng("mark-" + m.kind + layout.fact->id);
  const double r = m.r * k;
  const Line rim = blob(rng, m.at, r, r * .92, 11, .08);
  canvas.smooth(rim, light, {dark, 2.4}, .95);
  for (int i = 0; i < 18; ++i) {
    const Point p = polar(m.at, r * .8 * std::sqrt(rng.unit()), rng.range(0, 6.28));
    const double rx = rng.range(1, 2.4), ry = rng.range(.8, 1.6);
    canvas.ellipse(p, rx, ry, darker(light, rng.range(.05, .25)), .8);
  }
}

static void draw_magic(Canvas& canvas, const Mark& m) {
  const double r = m.r * .8;
  canvas.ellipse(m.at, r, r, "#8E7BB8", .5);
  canvas.ellipse(m.at, r * .92, r * .92, {}, 1, {"#5A4A88", 3});
  canvas.ellipse(m.at, r * .92, r * .92, {}, 1, {"#E8DBFF", 1.4});
  Line star;
  for (int i = 0; i < 6; ++i) star.push_back(polar(m.at, r * .84, i * 2 * kPi / 6 - kPi / 2));
  for (const int first : {0, 1}) {
    const auto f = static_cast<std::size_t>(first);
    canvas.polygon({star[f], star[f + 2], star[f + 4]}, {}, {"#E8DBFF", 1.6}, .95);
  }
}

void draw_marks(Canvas& canvas, const Layout& layout) {
  for (const Mark& m : layout.marks) {
    if (m.kind == "flying_machine") {
      patch(canvas, layout, m, "#8F9A4C", "#C7CB7C");
      draw_flight(canvas, m);
    } else if (m.kind == "gold") {
      patch(canvas, layout, m, "#8E6B3D", "#B9A078");
    } else if (m.kind == "magic") {
      draw_magic(canvas, m);
    } else if (m.kind == "robber") {
      patch(canvas, layout, m, "#7E7B45", "#B8A368", .7);
    } else if (m.kind == "tower_site") {
      const double r = std::min(m.r, 30.0);
      canvas.ellipse(m.at, r, r, "#CDBB8C", 1, {"#8E7A4E", 2.4});
      canvas.ellipse(m.at, r * .74, r * .74, "#BFAE88", 1, {kInk, 1.6});
      for (int i = 0; i < 12; ++i) {
        const double a = i * kPi / 6;
        canvas.line({polar(m.at, r * .56, a), polar(m.at, r * .74, a)}, kStoneDark, 1.2, .9);
      }
      canvas.ellipse(m.at, r * .56, r * .56, "#D9CBA2", 1, {kStoneDark, 1.4});
    } else {
      patch(canvas, layout, m, "#8F7B45", "#CDB67E", .7);
    }
  }
}

}  // namespace bastide::art
