// What a rule asks for (well, market, post of a square, porch) and what only lives in the courtyards.
#include "tools/tileart/castle/props.h"

namespace bastide::art::castle {

namespace {

constexpr const char* kStraw = "#DDAF55";
constexpr const char* kAwning = "#C8382B";

// A stall seen from the front, `w` wide, its awning striped.
void stall(Canvas& c, Rng& rng, double w, const char* stripe) {
  const double half = w / 2;
  outline(c, {{-half, 0},
              {half, 0},
              {half, -14},
              {half + 3, -12},
              {half - 2, -27},
              {-half + 2, -27},
              {-half - 3, -12},
              {-half, -14}});
  c.rect(-half, -14, w, 14, "#6B4632");
  c.rect(-half, -8, w, 8, "#A8743F");
  c.rect(-half, -8.6, w, 2.2, "#D9A866");
  for (double x = -half + 4; x < half - 2; x += 5.6)  // what is sold
    c.ellipse({x, -10}, 2.7, 2.4, rng.pick({"#E8A33C", "#7FA653", "#D9573B", "#F0D37A", "#9A5BA0"}));
  const int n = 6;
  for (int i = 0; i < n; ++i) {
    const double l0 = -half - 3 + (w + 6) * i / n, l1 = -half - 3 + (w + 6) * (i + 1) / n;
    const double u0 = -half + 2 + (w - 4) * i / n, u1 = -half + 2 + (w - 4) * (i + 1) / n;
    const Color tone = i % 2 == 0 ? hex(stripe) : hex("#FFF6E2");
    c.polygon({{l0, -14}, {l1, -14}, {u1, -27}, {u0, -27}}, i >= n - 2 ? darker(tone, .14) : tone);
    c.path(svg("M{} -14A{} 3 0 0 0 {} -14Z", {l0, (l1 - l0) / 2, l1}),
           i >= n - 2 ? darker(tone, .2) : darker(tone, .06));
  }
  c.line({{-half + 2, -27}, {half - 2, -27}}, "#FFFFFF", 1.2, .7);
}

void crate(Canvas& c, double x, double y, const char* filled) {
  c.rect(x - 4.4, y - 6, 8.8, 6, "#B98650", 0, 1, {kInk, .9});
  for (const double dx : {-2.6, 0.0, 2.6}) c.ellipse({x + dx, y - 6.4}, 1.7, 1.6, filled);
}

// `facing`: 0 N (seen from behind), 1 E, 2 S, 3 W.
void porch(Canvas& c, Rng& rng, int facing) {
  const Color roof = hex(kRoofs[3]), wall = hex(kWalls[0]);
  if (facing == 0 || facing == 2) {
    outline(c, {{-11, 0}, {11, 0}, {11, -15}, {13.5, -13.5}, {0, -29}, {-13.5, -13.5}, {-11, -15}});
    c.polygon({{-11, 0}, {11, 0}, {11, -15}, {0, -27}, {-11, -15}}, wall);
    c.polygon({{1, 0}, {11, 0}, {11, -15}, {1, -26}}, kShade, {}, .13);
    if (facing == 2) {
      door(c, 0, 0, 10.5, 15, "#6A3E26");
      c.path("M-5.3 0V-9.8A5.3 5.3 0 0 1 5.3 -9.8V0", {}, {kStoneDark, 1.5});
      c.ellipse({0, -20}, 2.2, 2.2, kGold);
      c.line({{-13.5, -13.5}, {0, -28.4}}, lighter(roof, .15), 4);
      c.line({{0, -28.4}, {13.5, -13.5}}, darker(roof, .15), 4);
    } else {
      roof_tiles(c, rng, {-13.5, -11}, {0, -11}, {0, -29}, {0, -29}, lighter(roof, .1), 2);
      c.polygon({{-13.5, -11}, {0, -29}, {0, -11}}, lighter(roof, .1));
      c.polygon({{13.5, -11}, {0, -29}, {0, -11}}, darker(roof, .12));
      c.line({{0, -29}, {0, -11}}, lighter(roof, .5), 1.4);
    }
    return;
  }
  const double out = facing == 1 ? 1 : -1;
  outline(c, {{-11, 0}, {11, 0}, {11, -12}, {13, -11}, {10, -24}, {-10, -24}, {-13, -11}, {-11, -12}});
  wall_front(c, 0, 0, 22, 13, wall);
  c.path(svg("M{} 0V-7A2.4 4.4 0 0 1 {} -7V0Z", {out * 7 - 2.4, out * 7 + 2.4}), "#6A3E26");
  roof_tiles(c, rng, {-13, -11}, {13, -11}, {10, -24}, {-10, -24}, roof, 3);
  c.line({{-10, -24}, {10, -24}}, lighter(roof, .5), 1.6);
}

}  // namespace

void porch_north(Canvas& c, Rng& rng) { porch(c, rng, 0); }
void porch_east(Canvas& c, Rng& rng) { porch(c, rng, 1); }
void porch_south(Canvas& c, Rng& rng) { porch(c, rng, 2); }
void porch_west(Canvas& c, Rng& rng) { porch(c, rng, 3); }

void castle_well(Canvas& c, Rng&) {
  c.ellipse({0, 0}, 17.5, 8.6, kInk, .75);
  cylinder(c, 0, 32, 9, kStoneMid);
  for (const double x : {-11.0, -4.0, 4.0, 11.0}) c.line({{x, -4}, {x, 2}}, kStoneDark, 1.2, .7);
  c.ellipse({0, -9}, 16, 6.6, kStone);
  c.ellipse({0, -9}, 12.6, 5, kWaterRim);
  c.ellipse({.4, -8.6}, 11.6, 4.3, "#3FA3BC");
  c.ellipse({-3, -9.4}, 5, 1.5, kGlint, .8);
  for (const double x : {-12.5, 12.5}) c.line({{x, -8}, {x, -25}}, kTrunk, 3);
  outline(c, {{-17, -23}, {17, -23}, {12, -37}, {-12, -37}});
  c.polygon({{-17, -23}, {17, -23}, {12, -37}, {-12, -37}}, kStraw);
  c.polygon({{4, -23}, {17, -23}, {12, -37}, {5, -37}}, darker(kStraw, .16));
  for (double x = -13; x < 14; x += 4.4) c.line({{x, -24}, {x * .72, -36}}, darker(kStraw, .28), .9, .6);
  c.line({{-12, -37}, {12, -37}}, lighter(kStraw, .5), 2);
  c.line({{0, -23}, {0, -13}}, kTrunk, 1);
  c.rect(-2.2, -14, 4.4, 4.6, "#8E5A34", .6, 1, {kInk, .7});
}

void market(Canvas& c, Rng& rng) {
  const bool mirrored = rng.chance(.5);
  const double side = mirrored ? -1 : 1;
  c.with([&] { stall(c, rng, 29, kAwning); }, {-9 * side, -11});
  crate(c, 18 * side, -7, "#E8A33C");
  c.with([&] { stall(c, rng, 24, mirrored ? kAwning : "#C8382B"); }, {12 * side, 2}, .92);
  crate(c, -11 * side, 1, "#7FA653");
  crate(c, -20 * side, -3, "#D9573B");
}

void square_post(Canvas& c, Rng&) {
  c.ellipse({0, 0}, 10, 4.6, kStoneDark, 1, {kInk, 1});
  c.ellipse({0, -1.6}, 9.6, 4.2, kStone);
  c.ellipse({0, -3.4}, 6.4, 2.8, kStoneMid);
  outline(c, {{-3, -3}, {3, -3}, {2.4, -24}, {-2.4, -24}});
  c.polygon({{-3, -3}, {3, -3}, {2.4, -24}, {-2.4, -24}}, kStone);
  c.polygon({{.4, -3}, {3, -3}, {2.4, -24}, {.4, -24}}, kShade, {}, .22);
  c.rect(-4, -25.4, 8, 2.6, kStoneMid, .6, 1, {kInk, .7});
  c.ellipse({0, -29}, 3.8, 3.8, kGold, 1, {"#8A5E14", 1});
  c.ellipse({-1.2, -30.2}, 1.2, 1.1, "#FFF3D2");
}

void washing(Canvas& c, Rng& rng) {
  for (const double x : {-15.0, 15.0}) c.line({{x, 0}, {x, -15}}, kTrunk, 1.8);
  c.path("M-15 -14Q0 -10.5 15 -14", {}, {"#6B5842", .8});
  double x = -11.5;
  for (int i = 0; i < 4; ++i) {
    const double w = rng.range(4, 6), h = rng.range(5.5, 8);
    c.rect(x, -12.4, w, h, rng.pick({"#FFFAEC", "#F3E2C4", "#B7CAD8", "#E9B8A0"}), .5, 1, {"#8E7A62", .6});
    x += w + 1;
  }
}

void cart(Canvas& c, Rng& rng) {
  c.line({{9, -5}, {19, -1}}, kTrunk, 1.6);
  c.polygon({{-12, -5}, {10, -5}, {12, -11}, {-14, -11}}, "#A9743F", {kInk, 1.1});
  c.line({{-13, -8}, {11, -8}}, "#7A4E2A", .9);
  c.path("M-11 -11Q-6 -19 -1 -15Q5 -19 9 -11Z", rng.chance(.5) ? "#E3C25E" : "#8FAF55", {kInk, .9});
  for (const double x : {-6.5, 4.5}) {
    c.ellipse({x, -2.4}, 4.2, 4.2, "#8E5A34", 1, {kInk, 1.2});
    c.ellipse({x, -2.4}, 1.3, 1.3, "#3B2A24");
  }
}

void barrels(Canvas& c, Rng& rng) {
  const auto barrel = [&](double x, double y) {
    c.rect(x - 3.8, y - 9, 7.6, 9, "#A8703C", 2, 1, {kInk, 1});
    c.line({{x - 3.6, y - 6.6}, {x + 3.6, y - 6.6}}, "#5B4636", 1);
    c.line({{x - 3.6, y - 2.4}, {x + 3.6, y - 2.4}}, "#5B4636", 1);
  };
  barrel(-5, -2);
  if (rng.chance(.6)) barrel(5.5, -3);
  barrel(1, 1);
}

// A tree clipped to a cone or a ball.
void topiary(Canvas& c, Rng& rng) {
  c.line({{0, 0}, {0, -4}}, kTrunk, 1.6);
  if (rng.chance(.5)) {
    c.path("M-5.4 -2.6Q0 -.6 5.4 -2.6L0 -15Z", "#4F8150", {darker("#4F8150", .4), 1});
    c.path("M-4.6 -3.2Q-2.6 -2.4 -1 -2.3L0 -14Z", "#7AA653", {}, .8);
  } else {
    c.ellipse({0, -7}, 5, 5, "#4F8150", 1, {darker("#4F8150", .4), 1});
    c.ellipse({-1.4, -8.4}, 2.6, 2.4, "#7AA653", .8);
  }
}

void pennant(Canvas& c, Rng&) {
  c.line({{0, 0}, {0, -62}}, "#6A4A30", 3);
  c.path("M1 -61C12 -65 20 -54 38 -59L31 -50L38 -41C22 -37 12 -47 1 -42Z", "#C8382B", {"#621F23", 2});
  c.path("M1 -52C12 -56 20 -46 34 -50L38 -41C22 -37 12 -47 1 -42Z", "#9C2A22", {}, .7);
  c.ellipse({0, -63}, 2.8, 2.8, kGold, 1, {kInk, .9});
}

}  // namespace bastide::art::castle
