// The monastery.
#include "tools/tileart/props/props.h"

namespace bastide::art {

static const Color kPlaster = hex("#FBF0D8");

namespace {

// At the right end of the nave.
void apse(Canvas& c) {
  c.with(
      [&] {
        outline(
            c,
            {{-11, 1}, {0, 4}, {11, 1}, {11, -16}, {13, -18}, {2, -33}, {-6, -33}, {-13, -18}, {-11, -16}});
        cylinder(c, 0, 22, 19, kPlaster);
        window(c, -4, -5, 3.6, 9, true);
        window(c, 4, -5, 3.6, 9, true);
        c.path("M-13 -18A13 4.4 0 0 0 13 -18L2 -33L-6 -33Z", kSlate);
        c.path("M3 -13.7A13 4.4 0 0 0 13 -18L2 -33L-1 -33Z", kSlateDark);
        c.path("M-13 -18L-6 -33L-3 -33L-7 -14.6Z", kSlateLight, {}, .8);
      },
      {42, -12});
}

// Its ridge runs across.
void nave(Canvas& c, Rng& rng) {
  const double x0 = -30, x1 = 40, hw = 21, hr = 19, y = -14;
  const Point bl{x0 - 2, y - hw + 2}, br{x1 + 3, y - hw + 2}, tr{x1, y - hw - hr}, tl{x0, y - hw - hr};
  outline(c, {{x0, y}, {x1, y}, {x1, y - hw + 2}, br, tr, tl, bl, {x0, y - hw + 2}});
  c.rect(x0, y - hw, x1 - x0, hw, kPlaster);
  c.polygon({{x1 - 14, y}, {x1, y}, {x1, y - hw}, {x1 - 10, y - hw}}, kShade, {}, .14);
  for (int i = 0; i < 5; ++i) {
    const double x = x0 + 12 + i * 13;
    window(c, x, -18, 4.6, 11.5, true);
    c.path(svg("M{} -18V{}A2.3 2.3 0 0 1 {} {}V-18", {x - 2.3, -27.2, x + 2.3, -27.2}), {}, {kStoneMid, .9});
    if (i < 4) {
      c.polygon({{x + 5, y}, {x + 8, y}, {x + 7.5, -30}, {x + 5.5, -30}}, kStoneMid);
      c.polygon({{x + 6.7, y}, {x + 8, y}, {x + 7.5, -30}, {x + 6.7, -30}}, kStoneDark, {}, .7);
    }
  }
  c.rect(x0, y - hw, x1 - x0, 4, kShade, 0, .28);
  roof_tiles(c, rng, bl, br, tr, tl, hex(kSlate), 5);
  c.polygon({{x1 - 20, y - hw + 2}, br, tr, {x1 - 14, y - hw - hr}}, kShade, {}, .18);
  c.line({tl, tr}, lighter(kSlate, .6), 2, .95);
  c.line({bl, br}, darker(kSlate, .5), 1.2, .8);
}

// On the left.
void bell_tower(Canvas& c) {
  c.path("M-32 -84V-94M-35.4 -90H-28.6", {}, {kInk, 4}, .8);
  outline(c, {{-42, -8}, {-22, -8}, {-22, -57}, {-18.5, -57}, {-32, -84}, {-45.5, -57}, {-42, -57}});
  c.rect(-42, -58, 20, 50, kPlaster);
  c.polygon({{-30, -8}, {-22, -8}, {-22, -58}, {-29, -58}}, kShade, {}, .16);
  c.rect(-43.5, -46, 23, 2.2, kStoneMid);
  c.rect(-43.5, -30, 23, 2, kStoneMid);
  window(c, -36.5, -48.5, 3.8, 8, true);
  window(c, -28.5, -48.5, 3.8, 8, true);
  window(c, -32.5, -33, 4, 9, true);
  door(c, -32.5, -8, 7.5, 13);
  c.path("M-36.2 -8V-17.2A3.75 3.75 0 0 1 -28.8 -17.2V-8", {}, {kStoneDark, 1.2});
  c.rect(-42, -58, 20, 3, kShade, 0, .3);
  c.polygon({{-45.5, -57}, {-18.5, -57}, {-32, -84}}, kSlate);
  c.polygon({{-30, -57}, {-18.5, -57}, {-32, -84}}, kSlateDark);
  c.polygon({{-45.5, -57}, {-40, -57}, {-32, -84}}, kSlateLight, {}, .85);
  c.line({{-32, -84}, {-32, -94}}, kGold, 2.2);
  c.line({{-35.4, -90}, {-28.6, -90}}, kGold, 2.2);
}

// In front.
void court(Canvas& c, Rng& rng) {
  const double x0 = -20, x1 = 36;
  outline(c, {{x0, 4},
              {x1, 4},
              {x1, -6.6},
              {x1 + 2, -6.6},
              {x1 - 1, -15.5},
              {x0 + 1, -15.5},
              {x0 - 2, -6.6},
              {x0, -6.6}});
  c.rect(x0, -8, x1 - x0, 12, "#F3E2BF");
  for (int i = 0; i < 7; ++i) {
    const double x = x0 + 4.5 + i * (x1 - x0 - 9) / 6;
    c.path(svg("M{} 4V-1.6A2.7 2.7 0 0 1 {} -1.6V4Z", {x - 2.7, x + 2.7}), "#6C5560");
  }
  const Color roof = hex("#D07A4C");
  roof_tiles(c, rng, {x0 - 2, -6.6}, {x1 + 2, -6.6}, {x1 - 1, -15.5}, {x0 + 1, -15.5}, roof, 2);
  c.line({{x0 + 1, -15.5}, {x1 - 1, -15.5}}, lighter(roof, .5), 1.5);
  c.polygon({{x1 - 12, -6.6}, {x1 + 2, -6.6}, {x1 - 1, -15.5}, {x1 - 9, -15.5}}, kShade, {}, .16);
}

}  // namespace

void abbey(Canvas& c, Rng& rng) {
  Rng far_tree(std::uint64_t{12}), near_tree(std::uint64_t{11});
  c.with([&] { tree_cypress(c, far_tree); }, {58, -12}, .8);
  apse(c);
  nave(c, rng);
  bell_tower(c);
  court(c, rng);
  c.with([&] { tree_cypress(c, near_tree); }, {-50, 2}, .95);
  Rng b1(std::uint64_t{5}), b2(std::uint64_t{6});
  c.with([&] { bush(c, b1); }, {-24, 7});
  c.with([&] { bush(c, b2); }, {42, 6});
}

}  // namespace bastide::art
