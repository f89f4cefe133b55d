// What the expansions put on the land: goods tags, flying machine, gold, magic stone, robbers, thieves'
// posts, tower pieces, ferry; and the small scenes that decorate single copies.
#include "tools/tileart/props/props.h"

namespace bastide::art {

// A paper tag on a string; the goods are drawn over it.
static void paper_tag(Canvas& c) {
  constexpr std::string_view kTag = "M-14 -36L-9 -43H9L14 -36V-8H-14Z";
  c.line({{0, 0}, {0, -12}}, "#6A4A30", 2.6);
  c.path(kTag, {}, {"#4A2E22", 4.6});
  c.path(kTag, "#FFF6DF", {"#FFF6DF", 2.2});
  c.path("M4 -43H9L14 -36V-8H4Z", kShade, {}, .08);
  c.ellipse({0, -39.5}, 2, 2, "#B98A55");
}

void tag_wine(Canvas& c, Rng&) {  // a cask
  paper_tag(c);
  c.path("M-8 -32C-10 -26 -10 -18 -8 -12H8C10 -18 10 -26 8 -32Z", "#9C5A34", {"#4A2E22", 1.4});
  c.path("M2 -32H8C10 -26 10 -18 8 -12H2Z", "#7E4426");
  c.line({{-9.2, -27}, {9.2, -27}}, "#E9D9B8", 1.7);
  c.line({{-9.2, -17}, {9.2, -17}}, "#E9D9B8", 1.7);
  c.ellipse({0, -22}, 2.4, 2.4, "#7A2E52", 1, {"#4A1E32", .8});
}

void tag_grain(Canvas& c, Rng&) {  // an ear of wheat
  paper_tag(c);
  c.line({{0, -10}, {0, -32}}, "#A8791A", 1.8);
  for (int i = 0; i < 4; ++i) {
    const double y = -15 - i * 5.0;
    for (const double s : {-1.0, 1.0}) {
      c.path(svg("M0 {}C{} {} {} {} {} {}C{} {} {} {} 0 {}Z",
                 {y, s * 2, y - 1, s * 7, y - 3, s * 7.4, y - 8, s * 3, y - 8, s * 1, y - 4, y - 2}),
             s < 0 ? "#F0C443" : "#D9A22E", {"#8E6414", .9});
    }
  }
  c.ellipse({0, -34}, 1.9, 3, "#F0C443", 1, {"#8E6414", .9});
}

void tag_cloth(Canvas& c, Rng&) {  // a bolt of cloth
  paper_tag(c);
  c.path("M-9 -27C-9 -31 9 -31 9 -27V-15C9 -11 -9 -11 -9 -15Z", "#B8452F", {"#4A1E22", 1.4});
  c.path("M2 -29.8C6 -29.6 9 -28.6 9 -27V-15C9 -13.4 6 -12.3 2 -12.1Z", "#94331F");
  c.ellipse({0, -27}, 9, 3, "#DB7657", 1, {"#4A1E22", 1});
  c.path("M-5 -27.4C-4 -29 4 -29 4.5 -27.2C4 -25.6 -2 -25.8 -2 -27", {}, {"#7E2A18", 1});
  for (const double x : {-6.0, -2.0}) c.line({{x, -21.5}, {x, -14.5}}, "#F2C9A8", 1.2, .9);
}

void flying_machine(Canvas& c, Rng&) {  // wings of cloth on a wooden frame, a little screw, wheels
  c.line({{-7, 0}, {-3, -9}}, kTrunk, 1.8);
  c.line({{7, 0}, {3, -9}}, kTrunk, 1.8);
  c.ellipse({-7, -2}, 3.2, 3.2, {}, 1, {"#5A3A22", 1.5});
  c.ellipse({7, -2}, 3.2, 3.2, {}, 1, {"#5A3A22", 1.5});
  const std::string_view left =
      "M-2 -14C-12 -24 -24 -26 -34 -20C-30 -17 -30 -14 -31 -11C-27 -13 -24 -12 -22 -8C-18 -12 -14 -11 -11 "
      "-8C-8 -11 -5 -11 -2 -10Z";
  const std::string_view right =
      "M2 -14C12 -24 24 -26 34 -20C30 -17 30 -14 31 -11C27 -13 24 -12 22 -8C18 -12 14 -11 11 -8C8 -11 5 -11 "
      "2 -10Z";
  c.path(left, "#F6E6C0", {kInk, 2.2}, 1);
  c.path(left, "#F6E6C0");
  c.path(right, "#F6E6C0", {kInk, 2.2}, 1);
  c.path(right, "#E3CD9C");
  for (const double s : {-1.0, 1.0}) {
    c.line({{2 * s, -13}, {31 * s, -19}}, "#9C6B3C", 1.2);
    c.line({{8 * s, -16}, {11 * s, -9}}, "#9C6B3C", .9);
    c.line({{16 * s, -19}, {22 * s, -9}}, "#9C6B3C", .9);
  }
  c.path("M-4 -6C-5 -14 -3 -22 0 -25C3 -22 5 -14 4 -6Z", "#B8452F", {kInk, 1.2});
  c.path("M.5 -25C3 -22 5 -14 4 -6H.5Z", "#94331F");
  c.path("M-6 -29C-3 -31.5 -1 -27 0 -27C1 -27 3 -31.5 6 -29C3 -25.6 1 -27 0 -27C-1 -27 -3 -25.6 -6 -29Z",
         "#EBDDBF", {kInk, .9});
}

static void nugget(Canvas& c, Point p, double s) {
  c.with(
      [&] {
        c.polygon({{-4, 0}, {-3.4, -3.6}, {0, -5}, {3.6, -3.4}, {4.2, 0}, {0, 1.4}}, "#EDB93E",
                  {"#8A5E14", 1});
        c.polygon({{0, -5}, {3.6, -3.4}, {4.2, 0}, {0, 1.4}, {.6, -2}}, "#C98F22");
        c.polygon({{-3.2, -3}, {-.4, -4.4}, {-.4, -2.6}, {-2.6, -1.6}}, "#FFF0B0");
      },
      p, s);
}

void gold_mine(Canvas& c, Rng&) {  // a pit mouth in rocks, nuggets before it
  c.polygon({{-21, 0}, {-19, -10}, {-11, -19}, {0, -24}, {12, -20}, {20, -9}, {22, 0}}, "#B0A08A",
            {kInk, 1.6});
  c.polygon({{0, -24}, {12, -20}, {20, -9}, {22, 0}, {9, 0}, {8, -12}}, "#8E7E6A");
  c.polygon({{-18, -9}, {-11, -18}, {-3, -21}, {-6, -15}, {-12, -9}}, "#CFC2AC");
  c.path("M-8 0V-9A8 8 0 0 1 8 -9V0Z", "#3B2A24");
  c.path("M-8 0V-9A8 8 0 0 1 8 -9V0", {}, {"#8A5C34", 2.6});
  c.line({{-10, -16}, {10, -16}}, "#7A4E2A", 2.6);
  nugget(c, {-14, 3}, 1.1);
  nugget(c, {-5, 5}, .9);
  nugget(c, {10, 4}, 1.15);
  nugget(c, {17, 1}, .8);
}

void gold_bar(Canvas& c, Rng& rng) {
  const int n = 1 + static_cast<int>(rng.next() % 3);
  for (int i = 0; i < n; ++i) {
    const Point p{i == 2 ? 0.0 : (n == 1 ? 0.0 : (i == 0 ? -7.0 : 7.0)), i == 2 ? -6.0 : 0.0};
    c.polygon({p + Point{-7, 0}, p + Point{7, 0}, p + Point{5, -6}, p + Point{-5, -6}}, "#EDB93E",
              {"#7A5210", 1.4});
    c.polygon({p + Point{-5, -6}, p + Point{5, -6}, p + Point{6.6, -9}, p + Point{-3.4, -9}}, "#FBE08A",
              {"#7A5210", 1});
  }
}

void standing_stone(Canvas& c, Rng&) {
  const std::string_view stone = "M-8 0C-10 -12 -8 -24 -3 -31C2 -34 8 -28 9 -18C10 -10 9 -4 8 0Z";
  c.path(stone, "#A9A0B8", {kInk, 2.4}, 1);
  c.path(stone, "#A9A0B8");
  c.path("M1 -32C6 -30 8.6 -24 9 -18C10 -10 9 -4 8 0H1C4 -10 4 -22 1 -32Z", "#857C9C");
  c.path("M0 -24A6 6 0 1 0 3.6 -14.4A5 5 0 1 1 0 -24Z", "#F6E8FF", {"#5A4A88", .8});
  c.ellipse({-10, -1}, 4, 2.6, "#7F9A5A", 1, {"#4E6A3A", .8});
  c.ellipse({10, 0}, 3.4, 2.2, "#8EAA66", 1, {"#4E6A3A", .8});
}

void robber_camp(Canvas& c, Rng&) {  // a patched tent and a chest
  const Line tent = {{-20, 0}, {8, 0}, {-6, -24}};
  outline(c, tent);
  c.polygon(tent, "#7C8A5A");
  c.polygon({{-6, -24}, {8, 0}, {-1, 0}}, "#5E6B44");
  c.polygon({{-9, 0}, {-3, 0}, {-6, -13}}, "#3B2E26");
  c.rect(-16, -8, 5, 4.4, "#B59A5A", .4, 1, {kInk, .6});
  c.line({{-6, -24}, {-6, -29}}, kTrunk, 1.4);
  c.polygon({{-6, -29}, {2, -27}, {-6, -25}}, "#2E2C36");
  c.rect(11, -8, 13, 8, "#8E5430", 1, 1, {kInk, 1.2});
  c.path("M11 -8C11 -14 24 -14 24 -8Z", "#A8693E", {kInk, 1.2});
  c.rect(16, -9.5, 3, 4, kGold, .5);
}

void draw_digit(Canvas& c, int digit, Point at, double s, Color color, double width) {
  static constexpr const char* kPaths[] = {
      "M0 -5C4 -5 4 5 0 5C-4 5 -4 -5 0 -5Z",
      "M-1.6 -3L.6 -5V5",
      "M-3 -2.6C-3 -6 3 -6 3 -2.6C3 0 -3 2.6 -3 5H3",
      "M-3 -4C-1 -6 3 -5.4 3 -2.6C3 -1 1.6 -.2 0 -.2C2 -.2 3.2 1 3.2 2.4C3.2 5.6 -1.4 5.8 -3.2 3.8",
      "M1.8 5V-5L-3.4 2.2H3.6",
      "M2.8 -5H-2.4L-2.8 -.4C.6 -1.6 3.2 -.4 3.2 2C3.2 5.4 -1.4 5.8 -3.2 4",
      "M2.4 -5C-1 -4.6 -3 -1.6 -3 1.8C-3 6.2 3.2 6.2 3.2 1.8C3.2 -1.6 -1.8 -1.6 -3 1.2",
      "M-3 -5H3L-1 5",
      "M0 -.2C-4 -.2 -4 -5 0 -5C4 -5 4 -.2 0 -.2C-4.6 -.2 -4.6 5 0 5C4.6 5 4.6 -.2 0 -.2Z",
      "M3 -1.4C1.8 1.4 -3.2 1.4 -3.2 -1.8C-3.2 -6.2 3 -6.2 3 -1.8C3 1.6 1 4.6 -2.4 5"};
  c.with([&] { c.path(kPaths[digit], {}, {color, width}); }, at, s);
}

static void thief_post(Canvas& c, int value) {  // a wanted poster on two posts
  c.line({{-9, 1}, {-9, -32}}, kInk, 4.4, .8);
  c.line({{9, 1}, {9, -32}}, kInk, 4.4, .8);
  c.line({{-9, 0}, {-9, -32}}, "#8A5C34", 2.6);
  c.line({{9, 0}, {9, -32}}, "#8A5C34", 2.6);
  c.rect(-15, -31, 30, 24, kInk, 2, .8, {kInk, 2.2});
  c.rect(-15, -31, 30, 24, "#FBEFD2", 2);
  c.rect(-15, -31, 30, 24, kShade, 2, .06);
  draw_digit(c, value, {-6.4, -19}, 1.25, hex("#8E2F1C"), 2.2);
  // hood and eyes
  c.path("M1 -11C0 -20 3 -27 7 -27C11 -27 14 -20 13 -11Z", "#2E2C36");
  c.path("M3.4 -16C4 -20 10 -20 10.6 -16C9 -13.4 5 -13.4 3.4 -16Z", "#E9C9A0");
  c.rect(3.2, -18.4, 7.6, 2.6, "#14131A", 1);
  c.ellipse({5.4, -17.1}, .7, .7, "#FFF6DA");
  c.ellipse({8.8, -17.1}, .7, .7, "#FFF6DA");
}
void thief_post_4(Canvas& c, Rng&) { thief_post(c, 4); }
void thief_post_5(Canvas& c, Rng&) { thief_post(c, 5); }
void thief_post_6(Canvas& c, Rng&) { thief_post(c, 6); }

void tower_piece(Canvas& c, Rng& rng) {  // one storey; the program stacks them
  outline(c, {{-17, 1}, {0, 6}, {17, 1}, {17, -17}, {0, -22}, {-17, -17}});
  cylinder(c, 0, 34, 17);
  stone_dabs(c, rng, 0, 32, 15, 12, 3);
  c.ellipse({0, -17}, 17, 5.8, kStone, 1, {kStoneDark, 1});
  c.ellipse({0, -17}, 12, 3.9, darker(kStoneDark, .1));
  window(c, -6, -4, 2, 5.4);
  window(c, 7, -5, 2, 5.4);
}

void ferry(Canvas& c, Rng&) {  // seen a little from above; turned by the program is not needed
  c.path("M-17 -2C-14 6 14 6 17 -2L13 -7H-13Z", "#8E5A34", {kInk, 1.6});
  c.path("M-13 -7H13L15 -3C8 0 -8 0 -15 -3Z", "#C08A55");
  for (const double x : {-8.0, -2.5, 3.0, 8.5}) c.line({{x, -6.6}, {x, -2}}, "#8E5A34", 1);
  c.line({{0, -4}, {0, -24}}, kTrunk, 1.8);
  c.path("M1 -23C9 -20 9 -13 1 -9Z", "#FBEFD2", {kInk, 1});
}

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
