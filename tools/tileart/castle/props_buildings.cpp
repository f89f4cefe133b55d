// Houses and great towers: half as large again as the landscape's, because a castle is seen from further off.
#include "tools/tileart/castle/props.h"

#include <cmath>

namespace bastide::art::castle {

namespace {

constexpr double kLarger = 1.5;

Color roof_of(Rng& rng) { return jitter(hex(rng.pick_of(kRoofs)), rng, 5); }

void dormer(Canvas& c, double x, double y, Color roof, Color wall) {
  outline(c, {{x - 5, y},
              {x + 5, y},
              {x + 5, y - 6},
              {x + 6.4, y - 5},
              {x, y - 13},
              {x - 6.4, y - 5},
              {x - 5, y - 6}});
  c.polygon({{x - 5, y}, {x + 5, y}, {x + 5, y - 6}, {x, y - 11}, {x - 5, y - 6}}, wall);
  c.polygon({{x + .5, y}, {x + 5, y}, {x + 5, y - 6}, {x + .5, y - 11}}, kShade, {}, .13);
  window(c, x, y - 1.5, 3.4, 4.6);
  c.line({{x - 6.4, y - 5}, {x, y - 12.6}}, lighter(roof, .2), 2.4);
  c.line({{x, y - 12.6}, {x + 6.4, y - 5}}, darker(roof, .2), 2.4);
}

// Crenellated rim of a square tower, from the left to the right edge at height `top`.
void square_rim(Canvas& c, double half, double top) {
  c.rect(-half - 2.5, top - 6, 2 * half + 5, 8, kStone);
  c.rect(half * .3, top - 6, half * .7 + 2.5, 8, kShade, 0, .16);
  c.line({{-half - 2, top + 2.4}, {half + 2, top + 2.4}}, kShade, 1.8, .35);
  const int n = 4;
  for (int i = 0; i < n; ++i) {
    const double x = -half - 2.5 + (2 * half + 5) * i / (n - .42);
    c.rect(x, top - 11, (2 * half + 5) / (n - .42) * .58, 5.6, i < 2 ? kStone : kStoneMid, .4);
    c.rect(x, top - 11, (2 * half + 5) / (n - .42) * .58, 1.6, kStoneLit, .4, .8);
  }
}

}  // namespace

void hall(Canvas& c, Rng& rng) {
  const double w = rng.range(56, 66), hw = rng.range(13, 15.5), hr = rng.range(19, 22), over = 3;
  const Color roof = roof_of(rng), wall = hex(rng.pick_of(kWalls));
  const Point bl{-w / 2 - over, -hw + 2}, br{w / 2 + over, -hw + 2}, tr{w / 2 - 7, -hw - hr},
      tl{-w / 2 + 7, -hw - hr};
  outline(c, {{-w / 2, 0}, {w / 2, 0}, {w / 2, -hw + 2}, br, tr, tl, bl, {-w / 2, -hw + 2}});
  wall_front(c, 0, 0, w, hw, wall);
  const int n = rng.integer(5, 6), door_at = rng.integer(1, n - 2);
  for (int i = 0; i < n; ++i) {
    const double x = -w / 2 + w * (i + .5) / n;
    if (i == door_at) {
      door(c, x, 0, 6, 9.5);
    } else {
      window(c, x, -hw * .3, 3.6, 5.4);
    }
  }
  c.rect(-w / 2, -hw, w, 4, kShade, 0, .28);
  roof_tiles(c, rng, bl, br, tr, tl, roof, 5);
  c.polygon({bl, {bl.x + 12, bl.y}, tl}, lighter(roof, .2), {}, .6);  // hipped ends
  c.polygon({br, {br.x - 15, br.y}, tr}, darker(roof, .3), {}, .75);
  c.line({tl, tr}, lighter(roof, .55), 2.4, .9);
  c.line({bl, br}, darker(roof, .45), 1.5, .8);
  const bool two = rng.chance(.5);
  for (const double x : {-.2, .2}) {
    if (two || x < 0) dormer(c, two ? w * x : 0, -hw - hr * .28, roof, wall);
  }
  const double chimney = rng.pick({-1.0, 1.0}) * w * .33;
  c.rect(chimney - 2.6, -hw - hr - 6, 5.2, 10, darker(wall, .18), 0, 1, {kInk, .8});
  c.rect(chimney - 3.4, -hw - hr - 7.4, 6.8, 2.2, darker(roof, .2));
}

void row_house(Canvas& c, Rng& rng) {
  c.with([&] { house_side(c, rng); }, {0, 0}, kLarger);
}
void gable_house(Canvas& c, Rng& rng) {
  c.with([&] { house_gable(c, rng); }, {0, 0}, kLarger);
}
void corner_house(Canvas& c, Rng& rng) {
  c.with([&] { house_tower(c, rng); }, {0, 0}, 1.38);
}

void round_tower(Canvas& c, Rng& rng) {
  const double w = rng.range(29, 35), h = rng.range(37, 43), peak = 74 - h;
  const Color roof = jitter(hex(rng.pick({kSlate, kSlate, "#5A7694", "#6F8BA8"})), rng, 4);
  draw_cone_tower(c, rng, w, h, peak, roof);
  window(c, -w * .2, -h * .28, 3, 7, true);
  window(c, w * .14, -h * .58, 3, 7, true);
  c.line({{-w * .5, -h * .45}, {0, -h * .45 + w * .16}, {w * .5, -h * .45}}, kStoneDark, 1.2, .35);
}

void square_keep(Canvas& c, Rng& rng) {
  const double half = rng.range(16, 18.5), h = rng.range(40, 45);
  const Color roof = jitter(hex(kSlate), rng, 4);
  outline(c, {{-half, 0},
              {half, 0},
              {half, -h + 2},
              {half + 2.5, -h + 2},
              {half + 2.5, -h - 11},
              {half - 4, -h - 11},
              {0, -h - 25},
              {-half + 4, -h - 11},
              {-half - 2.5, -h - 11},
              {-half - 2.5, -h + 2},
              {-half, -h + 2}});
  wall_front(c, 0, 0, 2 * half, h, hex(kStone));
  stone_dabs(c, rng, 0, 2 * half, h, 12);
  c.rect(half * .25, -h, half * .75, h, kShade, 0, .12);
  window(c, -half * .45, -h * .52, 3.4, 8, true);
  window(c, half * .3, -h * .52, 3.4, 8, true);
  door(c, 0, 0, 8, 12);
  square_rim(c, half, -h);
  const Point a{-half + 2, -h - 7}, b{half - 2, -h - 7}, top{0, -h - 25};
  c.polygon({a, b, top}, lighter(roof, .12));
  c.polygon({{half * .12, -h - 7}, b, top}, darker(roof, .3));
  c.line({a, top}, lighter(roof, .5), 1.4, .8);
  c.ellipse({0, -h - 26}, 1.6, 1.6, kGold);
}

void drum_tower(Canvas& c, Rng& rng) {
  c.with([&] { bastion(c, rng); }, {0, 0}, 1.16);
}

}  // namespace bastide::art::castle
