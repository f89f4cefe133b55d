// Wall towers, gatehouses, the coat of arms, wells and fountains.
#include "tools/tileart/props/props.h"

namespace bastide::art {

void cylinder(Canvas& c, double x, double w, double h, Paint color, double y) {
  const double ry = w * .17;
  c.path(svg("M{} {}V{}A{} {} 0 0 0 {} {}V{}A{} {} 0 0 1 {} {}Z",
             {x - w / 2, y, y - h, w / 2, ry, x + w / 2, y - h, y, w / 2, ry, x - w / 2, y}),
         color);
  c.path(svg("M{} {}V{}L{} {}V{}A{} {} 0 0 1 {} {}Z",
             {x + w * .12, y + ry, y - h + ry, x + w / 2, y - h, y, w / 2, ry, x + w * .12, y + ry}),
         kShade, {}, .2);
  c.path(svg("M{} {}V{}L{} {}V{}Z", {x - w / 2, y, y - h, x - w * .26, y - h, y + ry * .9}), kStoneLit, {},
         .45);
}

void stone_dabs(Canvas& c, Rng& rng, double x, double w, double h, int n, double y) {
  for (int i = 0; i < n; ++i) {
    const double sx = x + rng.range(-w / 2 + 1, w / 2 - 4), sy = y - rng.range(2, h - 3),
                 sw = rng.range(2, 3.4);
    c.rect(sx, sy, sw, 1.3, rng.chance(.7) ? kStoneDark : kStoneLit, .3, .55);
  }
}

static void draw_crenellated(Canvas& c, Rng& rng, double w, double h) {
  const double over = w + 3.6, ry = over * .17, top = -h;
  outline(c, {{-w / 2, 1},
              {0, w * .17},
              {w / 2, 1},
              {w / 2, top + 1},
              {over / 2, top},
              {over / 2, top - 8},
              {-over / 2, top - 8},
              {-over / 2, top},
              {-w / 2, top + 1}});
  cylinder(c, 0, w, h);
  stone_dabs(c, rng, 0, w, h, static_cast<int>(w * .4));
  c.path(svg("M{} {}V{}H{}V{}A{} {} 0 0 1 {} {}Z",
             {-over / 2, top, top - 4, over / 2, top, over / 2, ry, -over / 2, top}),
         kStone);
  c.path(svg("M{} {}V{}H{}V{}A{} {} 0 0 1 {} {}Z",
             {over * .12, top + ry, top - 4, over / 2, top, over / 2, ry, over * .12, top + ry}),
         kShade, {}, .2);
  c.line({{-w / 2, top + ry + .6}, {0, top + ry + 2}, {w / 2, top + ry + .6}}, kShade, 1.4, .32);
  c.ellipse({0, top - 4}, over / 2, ry, kStoneMid);
  c.ellipse({0, top - 3.6}, over / 2 - 1.8, ry - 1, darker(kStoneDark, .2));
  for (const double a : {-62.0, -22.0, 22.0, 62.0}) {
    const double x = std::sin(a * kPi / 180) * over / 2 * .94,
                 y = top - 4 + std::cos(a * kPi / 180) * ry * .9;
    c.rect(x - 1.7, y - 4.2, 3.4, 4.6, a < 30 ? kStone : kStoneMid, .3);
    c.rect(x - 1.7, y - 4.2, 3.4, 1.3, kStoneLit, .3, .8);
  }
  window(c, 0, -h * .45, 1.8, 4.4);
}

void tower_crenellated(Canvas& c, Rng& rng) { draw_crenellated(c, rng, 15, 25); }
void bastion(Canvas& c, Rng& rng) { draw_crenellated(c, rng, 26, 27); }

void draw_cone_tower(Canvas& c, Rng& rng, double w, double h, double peak, Color roof) {
  const double over = w + 4.5, ry = over * .18, top = -h + 1;
  outline(c, {{-w / 2, 1},
              {0, w * .17},
              {w / 2, 1},
              {w / 2, top + ry},
              {over / 2, top + 1},
              {0, top - peak},
              {-over / 2, top + 1},
              {-w / 2, top + ry}});
  cylinder(c, 0, w, h);
  stone_dabs(c, rng, 0, w, h, 6);
  window(c, -1, -h * .5, 1.9, 4.6);
  c.line({{-w / 2, top + ry + 1.4}, {0, top + ry + 3}, {w / 2, top + ry + 1.4}}, kShade, 2, .3);
  c.path(svg("M{} {}A{} {} 0 0 0 {} {}L0 {}Z", {-over / 2, top, over / 2, ry, over / 2, top, top - peak}),
         roof);
  c.path(svg("M{} {}L{} {}A{} {} 0 0 1 {} {}Z",
             {0, top - peak, over / 2, top, over / 2, ry, over * .1, top + ry}),
         darker(roof, .32));
  c.path(svg("M{} {}L{} {}L{} {}Z", {0, top - peak, -over / 2, top, -over * .3, top + ry * .85}),
         lighter(roof, .33), {}, .9);
  c.ellipse({0, top - peak - 1}, 1.3, 1.3, kGold);
}

void tower_cone(Canvas& c, Rng& rng) { draw_cone_tower(c, rng, 15, 24, 17, hex(kSlate)); }

// `facing`: 0 N (seen from behind), 1 E, 2 S, 3 W.
static void draw_gate(Canvas& c, Rng& rng, int facing) {
  outline(c, {{-9, 0}, {9, 0}, {9, -26}, {-9, -26}});
  c.rect(-9, -22, 18, 22, kStone);
  stone_dabs(c, rng, 0, 18, 20, 6);
  c.rect(3, -22, 6, 22, kShade, 0, .15);
  if (facing == 0 || facing == 2) {
    c.path("M-5.5 0V-8A5.5 5.5 0 0 1 5.5 -8V0Z", facing == 2 ? "#4E3A3A" : kStoneMid);
    if (facing == 2) {
      c.path("M-5.5 0V-8A5.5 5.5 0 0 1 5.5 -8V0", {}, {kStoneDark, 1.4});
      c.line({{-2, -12}, {-2, -1}}, "#7A5A3F", 1, .8);
      c.line({{2, -12}, {2, -1}}, "#7A5A3F", 1, .8);
    }
  } else {
    const double a = facing == 1 ? 3.4 : -8.6, b = facing == 1 ? 8.6 : -3.4;
    c.path(svg("M{} 0V-8A2.6 5.5 0 0 1 {} -8V0Z", {a, b}), "#4E3A3A");
  }
  for (const double x : {-8.0, -2.7, 2.7, 8.0}) {
    c.rect(x - 1.8, -26, 3.6, 4.6, kStone, .3);
    c.rect(x - 1.8, -26, 3.6, 1.3, kStoneLit, .3, .8);
  }
  for (const double x : {-11.0, 11.0}) {
    Rng turret(std::uint64_t{3});
    c.with([&] { draw_cone_tower(c, turret, 10, 24, 14, hex(kSlate)); }, {x, 1.5});
  }
}

void gate_north(Canvas& c, Rng& rng) { draw_gate(c, rng, 0); }
void gate_east(Canvas& c, Rng& rng) { draw_gate(c, rng, 1); }
void gate_south(Canvas& c, Rng& rng) { draw_gate(c, rng, 2); }
void gate_west(Canvas& c, Rng& rng) { draw_gate(c, rng, 3); }

// Coat of arms: a golden tower on blue, on a pole.
void banner(Canvas& c, Rng&) {
  constexpr std::string_view kShield = "M-15 -47H15V-29C15 -18 7 -12 0 -8C-7 -12 -15 -18 -15 -29Z";
  c.line({{0, 0}, {0, -50}}, "#6A4A30", 2.6);
  c.ellipse({0, -51}, 2.4, 2.4, kGold, 1, {kInk, .8});
  c.path(kShield, {}, {"#4A2E22", 5});
  c.path(kShield, {}, {"#FFF3D2", 3});
  c.path(kShield, "#2F6DA8");
  c.path("M0 -47H15V-29C15 -18 7 -12 0 -8Z", "#24578C");
  c.path("M-7.5 -17V-32H-9V-39H-5.2V-36H-1.9V-39H1.9V-36H5.2V-39H9V-32H7.5V-17Z", "#F4C64A");
  c.path("M0 -17H7.5V-32H9V-39H5.2V-36H1.9V-36H0Z", "#D9A234");
  c.path("M-2.6 -17V-22.5A2.6 2.6 0 0 1 2.6 -22.5V-17Z", "#24578C");
}

void well(Canvas& c, Rng&) {
  cylinder(c, 0, 10, 4.5, kStoneMid);
  c.ellipse({0, -4.5}, 5, 1.9, kStone);
  c.ellipse({0, -4.5}, 3.6, 1.2, "#3E6A78");
  c.line({{-4, -4.5}, {-4, -12}}, kTrunk, 1.2);
  c.line({{4, -4.5}, {4, -12}}, kTrunk, 1.2);
  c.polygon({{-6.5, -11}, {6.5, -11}, {4, -16}, {-4, -16}}, kRoofs[3], {kInk, .8});
}

void fountain(Canvas& c, Rng&) {
  c.ellipse({0, 0}, 9, 4.4, kStoneDark);
  c.ellipse({0, -1.4}, 9, 4.4, kStone);
  c.ellipse({0, -1.4}, 7, 3.2, "#6FB7C6");
  cylinder(c, 0, 3, 8, kStoneMid, -1);
  c.ellipse({0, -9}, 4.6, 1.9, kStone);
  c.ellipse({0, -9.3}, 3.4, 1.2, "#8CCAD4");
  c.path("M0 -9Q-1 -16 -5 -10M0 -9Q1 -16 5 -10M0 -9V-15", {}, {"#E8FBFF", 1.1}, .9);
}

}  // namespace bastide::art
