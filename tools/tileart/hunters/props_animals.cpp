// The animals: one silhouette each that is known at 48 px a tile by its outline and its own colour, with ink,
// a lit back and a shaded belly.
#include "tools/tileart/hunters/props.h"

namespace bastide::art::hunters {

namespace {

constexpr const char* kBeastInk = "#33231F";
constexpr const char* kHorn = "#FFF3D2";

// Fill with a dark rim, light along the back from the upper left and shade below.
void hide(Canvas& c, std::string_view shape, Color color) {
  c.path(shape, kBeastInk, {kBeastInk, 3}, .92);
  c.path(shape, color);
  c.clipped_path(shape, [&] {
    c.with([&] { c.path(shape, {}, {lighter(color, .42), 3.4}, .8); }, {1.2, 1.9});
    c.with([&] { c.path(shape, {}, {hex(kShade), 5}, .3); }, {-1.2, -2.4});
  });
}

void strokes(Canvas& c, std::string_view shape, const char* color, double width, double ink = 1.8) {
  c.path(shape, {}, {kBeastInk, width + ink}, .92);
  c.path(shape, {}, {color, width});
}

void eye(Canvas& c, Point at) {
  c.ellipse(at, 1.3, 1.3, "#1C1210");
  c.ellipse(at + Point{-.4, -.4}, .5, .5, "#FFFFFF");
}

}  // namespace

void mammoth(Canvas& c, Rng&) {
  const Color coat = hex("#7A4C30");
  hide(c, "M13 -13V0H21V-12ZM-13 -10V0H-5V-12Z", darker(coat, .4));
  hide(c,
       "M26 -15C30 -24 26 -33 17 -36C10 -38 6 -37 2 -40C-2 -44 -7 -42 -9 -40C-11 -46 -19 -48 -23 -41C-26 -36 "
       "-26 "
       "-31 -25.5 -26C-26 -20 -27 -14 -29 -11C-30 -7 -26 -5 -24 -8C-22 -12 -21 -17 -19.5 -20C-19 -16 -18 -13 "
       "-17 "
       "-11V0H-9V-7L-5 -9L-2 -5L2 -9L5 -5L9 -9L12 -6V0H24V-8C25 -10 25.5 -12 26 -15Z",
       coat);
  for (const double x : {-14.0, -3.0, 4.0, 11.0, 18.0})
    c.path(svg("M{} -33q-1.6 5 .4 10M{} -22q-1.4 4 .4 8", {x + 2, x}), {}, {darker(coat, .45), 1.3}, .7);
  c.path("M-9 -38C-14 -34 -13 -25 -9 -23C-6 -27 -6 -34 -9 -38Z", darker(coat, .2), {darker(coat, .6), 1.1});
  c.path("M-22 -44C-18 -48 -12 -46 -11 -42C-14 -41 -19 -41 -22 -44Z", lighter(coat, .3), {}, .8);
  strokes(c, "M-19 -21C-20 -10 -32 -7 -35 -17", kHorn, 3.4);
  eye(c, {-20.5, -31});
}

void aurochs(Canvas& c, Rng&) {
  const Color coat = hex("#4A3434");
  hide(c, "M11 -11V0H17V-11ZM-12 -11V0H-6V-11Z", darker(coat, .45));
  hide(c,
       "M25 -25C29 -19 27 -12 25 -9V0H18V-9C12 -6 3 -6 -4 -9V0H-11V-12C-14 -13 -16 -15 -17 -17C-20 -12 -27 "
       "-10 -29 "
       "-14C-30 -18 -27 -23 -23 -26C-21 -31 -14 -36 -7 -36C4 -35 16 -33 25 -25Z",
       coat);
  c.path("M-16 -34C-6 -37 8 -34 20 -28C8 -31 -4 -32 -16 -34Z", "#B08A6A", {}, .8);
  c.ellipse({-26.6, -14.4}, 3, 2.5, "#D9C6B0", 1, {kBeastInk, .8});
  strokes(c, "M-21 -27C-27 -30 -36 -28 -35 -36", kHorn, 3.2);
  strokes(c, "M-17 -29C-14 -34 -15 -42 -24 -42", kHorn, 3.2);
  c.path("M25 -22C30 -18 29 -10 28.4 -7", {}, {kBeastInk, 1.8});
  eye(c, {-22.4, -21});
}

void deer(Canvas& c, Rng& rng) {
  const Color coat = jitter(hex("#D8923F"), rng, 4);
  strokes(c,
          "M-12 -33C-18 -38 -18 -44 -14 -49M-16.4 -40L-22 -43M-9.4 -33C-5 -37 -3 -42 -5 -49M-4.6 -40L1 -43",
          "#8A5A33", 2);
  strokes(c, "M7.4 -13L8.4 -1M-2.6 -13L-2 -1", "#A86A2E", 2.4);
  hide(c,
       "M16 -25C19 -22 18.4 -17 16.4 -14L15.6 0H12.4L11 -12C6 -10 0 -10 -4.4 -12.4L-5.4 0H-8.6L-9.4 "
       "-14C-11.4 -18 "
       "-12 -23 -13.4 -27L-20 -26.6C-22 -27 -22 -29.4 -20 -30.4L-14.4 -34C-12 -36 -8.6 -35 -7.8 -32C-7 -28.4 "
       "-5 "
       "-26.4 -1 -26C6 -26.4 11 -27.6 16 -25Z",
       coat);
  c.path("M15 -24.4C17.8 -22 17.6 -18 15.8 -16C13.4 -18 13 -22 15 -24.4Z", "#FFF6E4");
  c.path("M-3 -13.4C2 -11.4 7 -11.6 10.4 -13.4C6 -15.4 1 -15.4 -3 -13.4Z", "#FBE6C2", {}, .9);
  for (const Point p : {Point{1, -22}, {5, -20}, {9, -22.6}, {-2, -19.6}})
    c.ellipse(p, .95, .95, "#FFF0D0", .95);
  c.path("M-8 -33L-4 -36.4L-5.6 -31.4Z", coat, {kBeastInk, .8});
  eye(c, {-14.4, -31});
}

void tiger(Canvas& c, Rng&) {
  const Color coat = hex("#F08A24");
  strokes(c, "M22 -18C30 -17 33 -24 29 -31", "#F08A24", 3.6);
  hide(c, "M11 -8V0H18V-9ZM-12 -8V0H-5V-9Z", darker(coat, .35));
  hide(c,
       "M22 -23C27 -18 26 -11 24 -7V0H16.4L15.6 -7C10 -4.6 2 -4.6 -5 -6.6L-6 0H-13.6L-14 -10C-16 -11 -17.4 "
       "-12 -18 "
       "-13.4C-22 -11 -28.4 -13 -28.4 -18.4C-29 -22.6 -26 -27 -21.4 -28L-20.4 -32L-16.6 -29L-12.4 -32.4L-12 "
       "-27.4C-8 -25.4 -4 -24.6 0 -24.8C8 -26 16 -27 22 -23Z",
       coat);
  for (const double x : {-7.0, -.6, 5.8, 12.2, 18.4})
    c.path(svg("M{} {}q-2.6 5 -.6 10l2.4 -.6q-.8 -4 .6 -9Z", {x, x > 10 ? -24.8 : -23.8}), kBeastInk, {},
           .92);
  c.path("M-28 -18C-27 -14 -22 -12.6 -19 -14.6C-20 -18 -24 -20 -28 -18Z", "#FFF3DC");
  c.path("M-25.8 -15.6L-24.6 -6.6L-22.9 -15Z", "#FFFFFF", {kBeastInk, .9});
  c.path("M-21.6 -14.8L-20.2 -7L-19 -14.6Z", "#FFFFFF", {kBeastInk, .9});
  c.ellipse({-28, -19}, 1.5, 1.2, kBeastInk);
  eye(c, {-22.6, -22});
}

void bear(Canvas& c, Rng&) {
  const Color coat = hex("#A06038");
  hide(c, "M10 -10V0H18V-10ZM-11 -10V0H-3V-10Z", darker(coat, .4));
  hide(c,
       "M22 -28C28 -22 28 -12 24 -7V0H14V-7C8 -5 2 -5 -2 -7V0H-12V-12C-15 -13 -17 -14 -18 -16C-22 -14 -29 "
       "-14 -29 "
       "-18C-29 -21 -26 -24 -23 -26C-23.6 -30 -19 -32 -16 -29C-12 -34 -6 -37 0 -35C8 -34 16 -33 22 -28Z",
       coat);
  c.ellipse({-26.8, -17.6}, 3.2, 2.6, "#E3C196", 1, {kBeastInk, .8});
  c.ellipse({-28.8, -18.8}, 1.2, 1, kBeastInk);
  eye(c, {-22.2, -22.6});
}

// Leaping just out of the water: salmon on teal, the one warm thing in a lake.
void fish(Canvas& c, Rng& rng) {
  const Color scale = jitter(hex("#F5824A"), rng, 5);
  const double tilt = rng.range(-14, 8);
  c.path("M-15 6Q-8 10 0 8M2 9Q10 10 15 6", {}, {kGlint, 1.6}, .9);
  c.with(
      [&] {
        constexpr std::string_view kShape =
            "M-13.4 .4C-8 -7.4 3 -7.4 7.6 -1.4L14.4 -6.6C13.4 -2 13.4 2.4 14.4 7L7.4 2.4C2.6 7.4 -8 7.4 "
            "-13.4 .4Z";
        c.path(kShape, "#5A2A22", {"#5A2A22", 2.6}, .95);
        c.path(kShape, scale);
        c.path("M-12 1.4C-7 6.6 2 6.6 6.6 2.2C0 3.4 -6 3.4 -12 1.4Z", "#FFE9CC");
        c.path("M-7 -4.2C-2 -6.2 3 -4.8 6 -1.6C1 -3 -3 -3.6 -7 -4.2Z", lighter(scale, .5), {}, .8);
        c.ellipse({-8.4, -1}, 1.3, 1.3, "#2A1612");
      },
      {0, 0}, 1, tilt);
}

}  // namespace bastide::art::hunters
