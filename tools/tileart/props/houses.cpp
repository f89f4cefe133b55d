// Town houses, farm houses, chapel, and the pieces every building is made of.
#include "tools/tileart/props/props.h"

namespace bastide::art {

void outline(Canvas& c, const Line& silhouette) {
  c.polygon(silhouette, kInk, {kInk, kInkWidth * 2}, kInkOpacity);
}

void wall_front(Canvas& c, double x, double y, double w, double h, Color color) {
  c.rect(x - w / 2, y - h, w, h, color);
  c.polygon({{x + w * .14, y}, {x + w / 2, y}, {x + w / 2, y - h}, {x + w * .22, y - h}}, kShade, {}, .13);
  c.rect(x - w / 2, y - 1.8, w, 1.8, darker(color, .35), 0, .55);
}

static std::string arch(double x, double y, double w, double h) {
  return svg("M{} {}V{}A{} {} 0 0 1 {} {}V{}Z",
             {x - w / 2, y, y - h + w / 2, w / 2, w / 2, x + w / 2, y - h + w / 2, y});
}

void window(Canvas& c, double x, double y, double w, double h, bool arched) {
  if (arched) {
    c.path(arch(x, y, w, h), kWindow);
  } else {
    c.rect(x - w / 2, y - h, w, h, kWindow, .4);
  }
}

void door(Canvas& c, double x, double y, double w, double h, Paint color) { c.path(arch(x, y, w, h), color); }

void roof_tiles(Canvas& c, Rng& rng, Point bl, Point br, Point tr, Point tl, Color color, int rows) {
  c.polygon({bl, br, tr, tl}, color);
  for (int i = 1; i <= rows; ++i) {
    const double t = static_cast<double>(i) / (rows + 1);
    const Point a = lerp(bl, tl, t), b = lerp(br, tr, t);
    for (double x = .03; x < .95;) {
      const double l = rng.range(.1, .28);
      if (rng.chance(.78)) {
        const Color tone = rng.chance(.7) ? darker(color, .32) : lighter(color, .35);
        c.line({lerp(a, b, x), lerp(a, b, std::min(.97, x + l))}, tone, .9, .55);
      }
      x += l + rng.range(.02, .08);
    }
  }
}

static void chimney(Canvas& c, double x, double top, Color wall, Color roof) {
  c.rect(x - 1.8, top - 4.5, 3.6, 7.5, darker(wall, .18));
  c.rect(x - 2.3, top - 5.4, 4.6, 1.4, darker(roof, .2));
}

// Ridge across, door and windows in front.
static void draw_house_side(Canvas& c, Rng& rng, double w, Color roof, Color wall) {
  const double hw = rng.range(8, 10.5), hr = rng.range(10.5, 13), over = 2;
  const Point bl{-w / 2 - over, -hw + 1.4}, br{w / 2 + over, -hw + 1.4};
  const Point tr{w / 2 - 1 - rng.range(0, 2), -hw - hr}, tl{-w / 2 + 1 + rng.range(0, 2), -hw - hr};
  outline(c, {{-w / 2, 0}, {w / 2, 0}, {w / 2, -hw + 1.4}, br, tr, tl, bl, {-w / 2, -hw + 1.4}});
  wall_front(c, 0, 0, w, hw, wall);
  const int n = rng.integer(2, 3), door_at = rng.integer(0, n);
  for (int i = 0; i <= n; ++i) {
    const double x = -w / 2 + w * (i + .5) / (n + 1);
    if (i == door_at) {
      door(c, x, 0, 3.8, 5.8);
    } else {
      window(c, x, -hw * .32);
    }
  }
  c.rect(-w / 2, -hw, w, 3, kShade, 0, .28);
  roof_tiles(c, rng, bl, br, tr, tl, roof);
  c.polygon({lerp(bl, br, .7), br, tr, lerp(tl, tr, .78)}, kShade, {}, .16);
  c.line({tl, tr}, lighter(roof, .55), 1.7, .9);
  c.line({bl, br}, darker(roof, .45), 1.1, .8);
  if (rng.chance(.55)) chimney(c, rng.range(-w * .3, w * .3), -hw - hr, wall, roof);
}

void house_side(Canvas& c, Rng& rng) {
  const double w = rng.range(22, 29);
  const Color roof = jitter(hex(rng.pick_of(kRoofs)), rng, 5);
  draw_house_side(c, rng, w, roof, hex(rng.pick_of(kWalls)));
}

void cottage(Canvas& c, Rng& rng) {
  draw_house_side(c, rng, 30, hex("#C9A15A"), hex("#F4E0BC"));
  c.with([&] { bush(c, rng); }, {-17, 2}, .8);
  c.with([&] { bush(c, rng); }, {18, 3}, .7);
}

void draw_house_gable(Canvas& c, Rng& rng, double w, Paint own_roof) {
  const double hw = rng.range(9, 12), peak = w * .46, d = rng.range(9, 13), over = 2;
  const Color roof = own_roof.on ? own_roof.color : jitter(hex(rng.pick_of(kRoofs)), rng, 5);
  const Color wall = hex(rng.pick_of(kWalls));
  const Point a{-w / 2 - over, -hw + 1.8}, b{0, -hw - peak - 1}, e{w / 2 + over, -hw + 1.8}, up{0, -d};
  outline(c, {{-w / 2, 0}, {w / 2, 0}, {w / 2, -hw}, e, e + up, b + up, a + up, a, {-w / 2, -hw}});
  c.polygon({{-w / 2, 0}, {w / 2, 0}, {w / 2, -hw}, {0, -hw - peak}, {-w / 2, -hw}}, wall);
  c.polygon({{.5, 0}, {w / 2, 0}, {w / 2, -hw}, {.5, -hw - peak}}, kShade, {}, .12);
  c.rect(-w / 2, -1.6, w, 1.6, darker(wall, .35), 0, .5);
  door(c, rng.pick({-w * .2, w * .2, 0.0}), 0, 4, 6.2);
  window(c, 0, -hw - .2, 2.8, 4);
  window(c, rng.chance(.5) ? w * .28 : -w * .3, -hw * .3, 2.3, 3.4);
  roof_tiles(c, rng, a, a + up, b + up, b, lighter(roof, .13), 2);
  roof_tiles(c, rng, b, b + up, e + up, e, darker(roof, .17), 2);
  c.line({b, b + up}, lighter(roof, .6), 1.5, .9);
  c.line({a, b, e}, lighter(wall, .4), 1.9);
  c.line({{a.x + 1, a.y + 1.4}, {0, b.y + 1.6}, {e.x - 1, e.y + 1.4}}, kShade, 1.1, .35);
}

void house_gable(Canvas& c, Rng& rng) { draw_house_gable(c, rng, rng.range(16, 20), {}); }

void house_tower(Canvas& c, Rng& rng) {
  const double w = rng.range(13, 16), hw = rng.range(18, 23);
  const Color roof = jitter(hex(rng.pick_of(kRoofs)), rng, 5), wall = hex(rng.pick_of(kWalls));
  const double peak = rng.range(10, 13);
  const Point a{-w / 2 - 2, -hw + 1.4}, b{w / 2 + 2, -hw + 1.4}, t{0, -hw - peak};
  outline(c, {{-w / 2, 0}, {w / 2, 0}, {w / 2, -hw + 1.4}, b, t, a, {-w / 2, -hw + 1.4}});
  wall_front(c, 0, 0, w, hw, wall);
  door(c, 0, 0, 4.2, 6.5);
  window(c, -w * .22, -hw * .5);
  window(c, w * .22, -hw * .5);
  window(c, 0, -hw * .78, 2.4, 3);
  c.rect(-w / 2, -hw, w, 3, kShade, 0, .28);
  c.polygon({a, b, t}, lighter(roof, .08));
  c.polygon({{w * .1, -hw + 1.4}, b, t}, darker(roof, .25));
  c.line({a, t}, lighter(roof, .5), 1.2, .8);
}

void chapel(Canvas& c, Rng&) {
  Rng nave(std::uint64_t{7});
  const double x = -11;
  c.with([&] { draw_house_gable(c, nave, 17, kSlate); }, {3, -2});
  outline(c,
          {{x - 4.5, 0}, {x + 4.5, 0}, {x + 4.5, -25}, {x + 6, -25}, {x, -40}, {x - 6, -25}, {x - 4.5, -25}});
  wall_front(c, x, 0, 9, 26, hex(kWalls[2]));
  window(c, x, -17, 2.6, 5, true);
  window(c, x, -5, 2.4, 4);
  c.polygon({{x - 6, -25}, {x + 6, -25}, {x, -40}}, kSlateLight);
  c.polygon({{x + 1, -25}, {x + 6, -25}, {x, -40}}, kSlateDark);
  c.line({{x, -40}, {x, -46}}, kGold, 1.4);
  c.line({{x - 2, -44}, {x + 2, -44}}, kGold, 1.4);
}

}  // namespace bastide::art
