// What tiles hold besides animals: gold, menhirs, mushrooms, and what the special tiles are known by.
#include "tools/tileart/hunters/props.h"

namespace bastide::art::hunters {

namespace {

constexpr const char* kSignInk = "#4A3020";
constexpr const char* kWood = "#B07F49";
constexpr const char* kWoodDark = "#7E5530";

void inked(Canvas& c, std::string_view shape, Color fill, double width = 2.4) {
  c.path(shape, kSignInk, {kSignInk, width}, .9);
  c.path(shape, fill);
}

void pole(Canvas& c, Point a, Point b, double width = 2.6) {
  c.line({a, b}, kSignInk, width + 1.6, .9);
  c.line({a, b}, kWood, width);
}

void standing_stone(Canvas& c, double x, double w, double h, Color color) {
  c.with(
      [&] {
        const std::string shape = svg("M{} 0C{} {} {} {} {} {}C{} {} {} {} {} 0Z",
                                      {-w / 2, -w * .6, -h * .6, -w * .42, -h * .94, -w * .05, -h, w * .42,
                                       -h * .96, w * .56, -h * .5, w / 2});
        inked(c, shape, color);
        c.clipped_path(shape, [&] {
          c.polygon({{w * .08, 2}, {w, 2}, {w, -h}, {w * .22, -h}}, kShade, {}, .26);
          c.with([&] { c.path(shape, {}, {lighter(color, .6), 2.4}, .8); }, {1, 1.2});
        });
      },
      {x, 0});
}

void flame(Canvas& c, Point at, double size) {
  c.with(
      [&] {
        inked(c,
              "M0 0C-9 0 -12 -7 -9 -14C-8 -11 -6 -10 -5 -11C-7 -18 -1 -22 -1 -30C5 -25 8 -20 7 -14C9 -15 9 "
              "-17 9 -19C14 "
              "-11 11 0 0 0Z",
              hex("#E9571E"));
        c.path(
            "M0 -1C-6 -1 -8 -6 -6 -10C-5 -8 -3 -8 -3 -9C-3 -14 0 -16 0 -21C5 -16 5 -12 4 -9C6 -9 6 -11 6 "
            "-12C9 -6 7 -1 "
            "0 -1Z",
            "#FDB22B");
        c.path("M0 -1.6C-3.6 -1.6 -4 -5 -2 -8C-1 -7 0 -9 .6 -12C3.4 -8 4.6 -1.6 0 -1.6Z", "#FFF2A8");
      },
      at, size);
}

}  // namespace

// Gold shines on it, the only bright yellow of a forest.
void nugget(Canvas& c, Rng& rng) {
  inked(c, "M-16 1L-14 -6L-6 -9L4 -8L13 -7L17 0L8 3H-9Z", hex("#9C8E7E"));
  struct Lump {
    Point at;
    double r;
  };
  for (const Lump& l : {Lump{{-6, -6}, 6.6}, {{6, -5.4}, 6}, {{.4, -13}, 6.8}}) {
    const Line shape = blob(rng, l.at, l.r, l.r * .92, 7, .1);
    c.smooth(shape, "#7A4E08", {"#7A4E08", 2.6}, .95);
    c.smooth(shape, "#F6BE24");
    c.smooth(scaled(shape, l.at + Point{l.r * .5, l.r * .6}, .55), "#D88F10", {}, .8);
    c.smooth(scaled(shape, l.at + Point{-l.r * .6, -l.r * .7}, .46), "#FFF0A0");
  }
  c.path("M10 -21L11.4 -17.4L15 -16L11.4 -14.6L10 -11L8.6 -14.6L5 -16L8.6 -17.4Z", "#FFFDE8");
}

void menhir(Canvas& c, Rng& rng) {
  standing_stone(c, 0, 19, 38, hex("#C9CCD2"));
  c.path("M-.2 -22.6C2.8 -23.6 4.6 -20.6 2.8 -18.4C.2 -15.6 -4.6 -17.6 -4.8 -21.6C-4.8 -27 1.6 -29 4.8 -26",
         {}, {"#B5432E", 2.2});
  c.path("M-5 -11.4H4.6M-4.4 -7.6H5", {}, {"#B5432E", 1.7});
  rock(c, rng);
  c.with([&] { fern(c, rng); }, {8, 1});
}

void mushrooms(Canvas& c, Rng&) {
  const auto one = [&](Point at, double k) {
    c.with(
        [&] {
          inked(c, "M-3 0C-2 -4 -2.4 -8 -3 -11H3C2.4 -8 2.2 -4 3.4 0Z", hex("#FBEFD8"), 1.8);
          inked(c, "M-10 -10C-10 -18 -5 -22 0 -22C5 -22 10 -18 10 -10C5 -8 -5 -8 -10 -10Z", hex("#D2372B"),
                2);
          c.path("M-8 -13C-7 -18 -4 -20 -1 -20.6C-4 -18 -6 -16 -8 -13Z", "#F08A72", {}, .9);
          for (const Point p : {Point{-4, -14}, {1.6, -18}, {5, -13}}) c.ellipse(p, 1.8, 1.5, "#FFFFFF");
        },
        at, k);
  };
  one({10, -1}, .85);
  one({-11, 0}, .8);
  one({-.6, 3}, 1.12);
}

void volcano(Canvas& c, Rng&) {
  c.soft_ellipse({4, -62}, 13, 9, hex("#F4EFE8"), .9, .55);
  c.soft_ellipse({-4, -55}, 10, 8, hex("#E6DDD3"), .95, .6);
  inked(c, "M-34 0C-24 -10 -17 -30 -11 -44L-5 -41L1 -45L6 -41L11 -44C17 -30 25 -10 35 1C16 5 -16 5 -34 0Z",
        hex("#8A7268"));
  c.path("M4 -42L11 -44C17 -30 25 -10 35 1C26 3.6 14 4.4 6 4C10 -10 8 -28 4 -42Z", kShade, {}, .34);
  c.path("M-11 -44L-5 -41L1 -45L6 -41L11 -44C6 -47 -6 -47 -11 -44Z", "#4A3430");
  c.path(
      "M-6 -41C-7 -32 -11 -28 -10 -20C-8 -16 -6 -20 -5 -26C-3 -22 -3 -12 0 -8C3 -14 1 -24 2 -30C4 -26 5 -24 "
      "6 "
      "-26C7 -32 5 -38 5 -41L1 -45L-5 -41Z",
      "#E9571E");
  c.path("M-3 -42C-4 -34 -2 -26 0 -20C1 -28 2 -36 2 -43Z", "#FDB22B");
}

void shrine(Canvas& c, Rng&) {
  standing_stone(c, -15, 12, 28, hex("#C3BAAA"));
  standing_stone(c, 15, 12, 28, hex("#C3BAAA"));
  inked(c, "M-27 -27L-24 -35C-8 -38 10 -38 25 -35L28 -27C12 -25 -12 -25 -27 -27Z", hex("#D3CABA"));
  c.path("M-23 -34C-8 -37 10 -37 24 -34L24 -32C10 -35 -8 -35 -23 -32Z", "#F6EEDD", {}, .9);
  c.rect(-8, -8, 16, 9, "#A99F90", 1.5, 1, {kSignInk, 1.2});
  flame(c, {0, -7}, .56);
}

void fire(Canvas& c, Rng&) {
  pole(c, {-17, 1}, {13, -5}, 3.6);
  pole(c, {17, 1}, {-13, -5}, 3.6);
  flame(c, {-11, 0}, .86);
  flame(c, {12, 0}, .8);
  flame(c, {0, 2}, 1.4);
}

void shaman(Canvas& c, Rng&) {
  pole(c, {6, -36}, {15, -46}, 1.6);
  pole(c, {10, -36}, {3, -47}, 1.6);
  inked(c, "M-10 0C-2 -14 4 -28 8 -38C13 -28 20 -12 26 0C16 4 0 4 -10 0Z", hex("#E3C48E"));
  c.path("M8 -38C13 -28 20 -12 26 0C22 2 16 2.8 11 3Z", kShade, {}, .26);
  c.path("M3 2C5 -8 6 -14 8 -20C10 -14 12 -8 14 2Z", "#4A3328");
  c.path("M-3 -12L21 -11M1 -19L17 -18", {}, {"#B5432E", 2.2}, .9);
  inked(c, "M-22 2V-30H-15V2Z", hex(kWood));
  inked(c,
        "M-27 -36C-27 -41 -22 -43 -18.5 -43C-15 -43 -10 -41 -10 -36C-10 -33 -13 -32 -14 -29H-23C-24 -32 -27 "
        "-33 -27 -36Z",
        hex("#FBF3E0"));
  for (const double x : {-21.8, -15.2}) c.ellipse({x, -36}, 2, 2.3, "#3A2A24");
  c.path("M-27 -39C-32 -41 -33 -47 -30 -50M-10 -39C-5 -41 -4 -47 -7 -50", {}, {"#FBF3E0", 2.6});
  for (const double y : {-10.0, -20.0}) c.line({{-22, y}, {-15, y}}, "#2F7F8A", 2.6);
}

// Three stakes and a noose between them.
void hunting_trap(Canvas& c, Rng&) {
  c.ellipse({0, -2}, 20, 7, "#8A6A3F", .7);
  pole(c, {-20, 2}, {4, -36}, 4);
  pole(c, {20, 2}, {-4, -36}, 4);
  pole(c, {0, 5}, {1, -33}, 4);
  c.path("M-5 -32H6M-5 -29H6", {}, {"#F2DDAA", 2.4});
  c.path("M1 -29V-21C-8 -19 -8 -7 1 -6C10 -7 10 -19 1 -21", {}, {kSignInk, 4}, .9);
  c.path("M1 -29V-21C-8 -19 -8 -7 1 -6C10 -7 10 -19 1 -21", {}, {"#F6E6BC", 2});
}

void pit_trap(Canvas& c, Rng&) {
  c.ellipse({0, 0}, 29, 17, "#A9793F", 1, {kSignInk, 1.8});
  c.ellipse({0, 1}, 25, 13.6, "#5B3A24");
  c.ellipse({0, 4}, 22, 10.4, "#38221A");
  for (const double x : {-14.0, -5.0, 4.0, 13.0})
    c.path(svg("M{} 10L{} -9L{} 10Z", {x - 3, x, x + 3}), "#E9CD95", {kSignInk, 1.4});
  for (const double x : {-24.0, -16.0, 18.0, 25.0})
    c.line({{x, x < 0 ? -8.0 : -7.0}, {x * .74, -13}}, "#7F9245", 2.2);
}

void logboat(Canvas& c, Rng&) {
  inked(c, "M-18 -8C-14 3 14 3 18 -8C20 -9 20 -6 19 -3C14 8 -14 8 -19 -3C-20 -6 -20 -9 -18 -8Z", hex(kWood));
  c.path("M-17 -7C-12 1 12 1 17 -7C8 -4 -8 -4 -17 -7Z", kWoodDark);
  pole(c, {-4, -16}, {9, 6}, 2);
  inked(c, "M7 4C8 2 11 2 12 4L14 9C12 11 10 10 9 8Z", hex(kWood), 1.4);
}

static void draw_logs(Canvas& c, double half, int n) {
  for (int i = 0; i < n; ++i) {
    const double y = -5.0 + i * 4.4;
    c.line({{-half + i, y}, {half - i, y}}, kSignInk, 6);
    c.line({{-half + i, y}, {half - i, y}}, i % 2 == 0 ? "#C08F58" : "#AD7B45", 4.2);
    c.ellipse({half - i, y}, 1.8, 1.9, "#F0D9A8");
  }
  for (const double x : {-half * .55, half * .5}) c.line({{x, -7}, {x, 5}}, "#F2DDAA", 1.8);
}

void raft(Canvas& c, Rng&) {
  draw_logs(c, 16, 3);
  pole(c, {0, -2}, {0, -27}, 2);
  inked(c, "M2 -26C12 -23 13 -13 2 -9Z", hex("#F4E2B8"), 1.6);
  c.path("M5 -21L9 -15M9 -21L5 -15", {}, {"#B5432E", 1.7});
}

void ferry(Canvas& c, Rng&) {
  draw_logs(c, 25, 4);
  pole(c, {19, 6}, {27, -26}, 2.2);
}

void grain(Canvas& c, Rng& rng) {
  for (int row = 0; row < 5; ++row) {
    for (int i = 0; i < 9; ++i) {
      const double x = -24.0 + i * 6.0 + rng.range(-1, 1), y = -34.0 + row * 9.0 + rng.range(-1, 1);
      const double h = rng.range(7, 10);
      c.line({{x, y}, {x + .6, y - h}}, "#B58E3C", 1.3);
      c.ellipse({x + .6, y - h}, 1.7, 3.2, rng.pick({"#F2CF62", "#E6BC4C", "#FBE08A"}), 1, {"#96702A", .7});
    }
  }
}

// A ladder tree with a platform: the scout's.
void lookout(Canvas& c, Rng& rng) {
  c.with([&] { oak(c, rng); }, {-2, -12}, 1.05);
  pole(c, {-12, 2}, {-7, -32}, 3);
  pole(c, {13, 2}, {8, -32}, 3);
  for (const double y : {-5.0, -12.0, -19.0, -26.0})
    c.line({{-10 - y * .12, y}, {11 + y * .12, y}}, kWood, 2.2);
  inked(c, "M-16 -31H17V-36H-16Z", hex(kWood));
  pole(c, {12, -36}, {12, -55}, 1.8);
  inked(c, "M12 -55L26 -51L12 -46Z", hex("#B5432E"), 1.6);
}

}  // namespace bastide::art::hunters
