// Sheep, smoke, and the small scenes that decorate single copies.
#include "tools/tileart/props/props.h"

namespace bastide::art {

void sheep(Canvas& c, Rng& rng) {
  for (const double x : {-3.2, 3.2}) c.line({{x, 0}, {x, -3}}, "#4A3A34", 1.3);
  c.smooth(blob(rng, {0, -5}, 6, 3.9, 9, .10), "#FBF4E4", {"#8E7A62", 1.1});
  c.ellipse({5.6, -6.4}, 2.2, 1.9, "#5A463C");
}

void pigsty(Canvas& c, Rng&) {
  const Color roof = hex("#B98B52");
  outline(c, {{-13, 0}, {9, 0}, {9, -10}, {11, -9}, {6, -18}, {-12, -18}, {-16, -9}, {-13, -10}});
  c.rect(-13, -10, 22, 10, "#E3CFA6");
  c.rect(-8, -7, 7, 7, "#4E3A30");
  c.polygon({{-16, -9}, {11, -9}, {6, -18}, {-12, -18}}, roof);
  c.line({{-16, -9}, {11, -9}}, darker(roof, .4), 1.2);
  for (const double x : {12.0, 17.0, 22.0}) c.line({{x, 1}, {x, -6}}, kTrunk, 1.5);
  c.line({{10, -4}, {23, -4}}, kTrunk, 1.3);
  c.ellipse({3, 3}, 4.2, 2.8, "#EBA6A0", 1, {"#8E5450", 1});
  c.ellipse({7, 2}, 1.9, 1.7, "#EBA6A0", 1, {"#8E5450", .8});
}

void cowshed(Canvas& c, Rng& rng) {
  const Color roof = hex("#A98A5A");
  outline(c, {{-16, 0}, {16, 0}, {16, -12}, {18, -11}, {13, -23}, {-13, -23}, {-18, -11}, {-16, -12}});
  c.rect(-16, -12, 32, 12, "#E9D6AE");
  c.rect(-5, -9, 10, 9, "#5A4034");
  c.line({{-5, -9}, {5, 0}}, "#B58E55", 1);
  roof_tiles(c, rng, {-18, -11}, {18, -11}, {13, -23}, {-13, -23}, roof, 3);
  c.line({{-18, -11}, {18, -11}}, darker(roof, .4), 1.2);
  c.ellipse({19, 1}, 5.4, 3.4, "#F6EEDC", 1, {"#5A4638", 1.1});
  c.ellipse({18, 0}, 2.2, 1.5, "#6B5040");
  c.ellipse({24.4, -1}, 2.1, 1.9, "#F6EEDC", 1, {"#5A4638", .9});
}

void water_tower(Canvas& c, Rng& rng) {
  draw_cone_tower(c, rng, 17, 34, 12, hex("#8A9A5A"));
  c.rect(-10.5, -24, 21, 3, "#6FA0AE", 1);
  c.line({{-10, -21}, {-13, -4}}, "#6FA0AE", 1.6, .9);
}

void highwayman(Canvas& c, Rng&) {  // behind a bush, hat and cloak
  c.path("M-6 0C-7 -8 -5 -14 0 -15C5 -14 7 -8 6 0Z", "#5A3A4A", {kInk, 1.4});
  c.ellipse({0, -17}, 3.4, 3.4, "#E9C9A0", 1, {kInk, .9});
  c.rect(-3.4, -18.6, 6.8, 2.2, "#1F1B24", .8);
  c.path("M-7 -19.6H7L4 -21.4L3 -26H-3L-4 -21.4Z", "#3A2E36", {kInk, .8});
  Rng leaf(std::uint64_t{9});
  c.with([&] { bush(c, leaf); }, {-5, 2}, .9);
  c.with([&] { bush(c, leaf); }, {6, 2}, .8);
}

void smoke(Canvas& c, Rng&) {
  c.soft_ellipse({0, -6}, 7, 6, hex("#FFFFFF"), .55, .35);
  c.soft_ellipse({3, -14}, 9, 7, hex("#FFFFFF"), .4, .25);
}

}  // namespace bastide::art
