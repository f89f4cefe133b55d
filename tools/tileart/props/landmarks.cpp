// The large buildings: monastery, cathedral, inn.
#include "tools/tileart/props/props.h"

namespace bastide::art {

static const Color kPlaster = hex("#FBF0D8");

void abbey(Canvas& c, Rng& rng) {
  // far cypress and apse on the right
  Rng far_tree(std::uint64_t{12}), near_tree(std::uint64_t{11});
  c.with([&] { tree_cypress(c, far_tree); }, {58, -12}, .8);
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
  {  // nave, ridge across
    const double x0 = -30, x1 = 40, hw = 21, hr = 19, y = -14;
    const Point bl{x0 - 2, y - hw + 2}, br{x1 + 3, y - hw + 2}, tr{x1, y - hw - hr}, tl{x0, y - hw - hr};
    outline(c, {{x0, y}, {x1, y}, {x1, y - hw + 2}, br, tr, tl, bl, {x0, y - hw + 2}});
    c.rect(x0, y - hw, x1 - x0, hw, kPlaster);
    c.polygon({{x1 - 14, y}, {x1, y}, {x1, y - hw}, {x1 - 10, y - hw}}, kShade, {}, .14);
    for (int i = 0; i < 5; ++i) {
      const double x = x0 + 12 + i * 13;
      window(c, x, -18, 4.6, 11.5, true);
      c.path(svg("M{} -18V{}A2.3 2.3 0 0 1 {} {}V-18", {x - 2.3, -27.2, x + 2.3, -27.2}), {},
             {kStoneMid, .9});
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
  {  // bell tower on the left
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
  {  // cloister in front
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
  c.with([&] { tree_cypress(c, near_tree); }, {-50, 2}, .95);
  Rng b1(std::uint64_t{5}), b2(std::uint64_t{6});
  c.with([&] { bush(c, b1); }, {-24, 7});
  c.with([&] { bush(c, b2); }, {42, 6});
}

static void cathedral_tower(Canvas& c, double x) {
  c.path(svg("M{} -112V-121M{} -117.5H{}", {x, x - 3, x + 3}), {}, {kInk, 4}, .8);
  outline(
      c,
      {{x - 11, 2}, {x + 11, 2}, {x + 11, -76}, {x + 12.5, -76}, {x, -112}, {x - 12.5, -76}, {x - 11, -76}});
  c.rect(x - 11, -76, 22, 78, "#FBF1DC");
  c.polygon({{x + 1.5, 2}, {x + 11, 2}, {x + 11, -76}, {x + 2.5, -76}}, kShade, {}, .17);
  c.rect(x - 12, -30, 24, 2.2, kStoneMid);
  c.rect(x - 12, -54, 24, 2.2, kStoneMid);
  c.rect(x - 12.5, -77, 25, 3, kStoneMid);
  window(c, x - 4, -57, 4, 13, true);
  window(c, x + 4, -57, 4, 13, true);
  window(c, x, -34, 4.4, 12, true);
  window(c, x - 4, -8, 3.4, 12, true);
  window(c, x + 4, -8, 3.4, 12, true);
  c.polygon({{x - 12.5, -76}, {x + 12.5, -76}, {x, -112}}, kSlate);
  c.polygon({{x + 2, -76}, {x + 12.5, -76}, {x, -112}}, kSlateDark);
  c.polygon({{x - 12.5, -76}, {x - 7.5, -76}, {x, -112}}, kSlateLight, {}, .85);
  c.line({{x, -112}, {x, -121}}, kGold, 2);
  c.line({{x - 3, -117.5}, {x + 3, -117.5}}, kGold, 2);
}

void cathedral(Canvas& c, Rng& rng) {
  const Color plaster = hex("#FBF1DC");
  // nave going back
  outline(c, {{-17, -20}, {17, -20}, {17, -86}, {0, -100}, {-17, -86}});
  c.polygon({{-17, -40}, {0, -58}, {0, -100}, {-17, -84}}, lighter(kSlate, .15));
  c.polygon({{17, -40}, {0, -58}, {0, -100}, {17, -84}}, kSlateDark);
  // transept
  outline(c, {{-44, -26}, {44, -26}, {44, -52}, {36, -68}, {-36, -68}, {-44, -52}});
  c.rect(-42, -50, 84, 24, plaster);
  c.rect(20, -50, 22, 24, kShade, 0, .16);
  for (const double x : {-36.0, -29.0, 29.0, 36.0}) window(c, x, -30, 4, 13, true);
  roof_tiles(c, rng, {-44.5, -49}, {44.5, -49}, {38, -68}, {-38, -68}, hex(kSlate), 4);
  c.line({{-38, -68}, {38, -68}}, lighter(kSlate, .6), 2);
  c.polygon({{22, -49}, {44.5, -49}, {38, -68}, {24, -68}}, kShade, {}, .18);
  // west front with rose window and portal
  const Line front = {{-20, 0}, {20, 0}, {20, -52}, {0, -72}, {-20, -52}};
  outline(c, front);
  c.polygon(front, plaster);
  c.polygon({{6, 0}, {20, 0}, {20, -52}, {6, -66}}, kShade, {}, .12);
  c.ellipse({0, -43}, 9.5, 9.5, kStoneDark);
  c.ellipse({0, -43}, 8.2, 8.2, "#3D5F8F");
  for (int i = 0; i < 8; ++i)
    c.ellipse(polar({0, -43}, 5, i * kPi / 4), 2, 2, i % 2 != 0 ? "#D9573F" : "#E9B44C");
  c.ellipse({0, -43}, 2.2, 2.2, "#F6E3A8");
  c.path("M-9 0V-14Q-9 -22 0 -27Q9 -22 9 -14V0Z", kStoneMid);
  c.path("M-6.4 0V-13Q-6.4 -19 0 -23Q6.4 -19 6.4 -13V0Z", "#6B3B2A");
  c.line({{0, -22}, {0, 0}}, "#3F241C", 1);
  c.rect(-20, -31, 40, 2, kStoneMid);
  c.line({{-20.5, -52}, {0, -72.5}, {20.5, -52}}, lighter(plaster, .7), 2.6);
  cathedral_tower(c, -27);
  cathedral_tower(c, 27);
  c.polygon({{-14, 5}, {14, 5}, {11, 0}, {-11, 0}}, kStone);
  c.line({{-13, 3.2}, {13, 3.2}}, kStoneDark, .9);
  c.line({{-12, 1.5}, {12, 1.5}}, kStoneDark, .9);
}

// Half-timbered, straw-gold roof, red sign with a mug.
void inn(Canvas& c, Rng& rng) {
  const double w = 40, hw = 15, hr = 17;
  const char* timber = "#7A4B2C";
  const Color wall = hex("#FBEFD2"), roof = hex("#E0A94A");
  const Point bl{-w / 2 - 3, -hw + 2}, br{w / 2 + 3, -hw + 2}, tr{w / 2 - 5, -hw - hr},
      tl{-w / 2 + 5, -hw - hr};
  outline(c, {{-w / 2, 0},
              {w / 2, 0},
              {w / 2, -hw + 2},
              br,
              tr,
              {15.5, -hw - hr},
              {15.5, -hw - hr - 7},
              {9.5, -hw - hr - 7},
              {9.5, -hw - hr},
              tl,
              bl,
              {-w / 2, -hw + 2}});
  c.rect(-w / 2, -hw, w, hw, wall);
  c.rect(w * .2, -hw, w * .3, hw, kShade, 0, .13);
  for (const double x : {-20.0, -11.0, -2.0, 8.0, 19.2}) c.rect(x - .3, -hw, 1.6, hw, timber);
  c.rect(-w / 2, -hw * .52, w, 1.5, timber);
  c.line({{-19, -1}, {-12, -7}}, timber, 1.3);
  c.line({{9, -7}, {18, -1}}, timber, 1.3);
  door(c, 3, 0, 6, 9.5, "#8E5430");
  for (const double x : {-15.5, -6.5, 13.5}) {
    window(c, x, -9.4, x > 0 ? 4.4 : 3.8, 3.6);
    c.rect(x - 1.9, -13, 3.8, 3.6, "#F6C765", .3, .75);
  }
  c.rect(-w / 2, -hw, w, 3.4, kShade, 0, .28);
  roof_tiles(c, rng, bl, br, tr, tl, roof, 5);
  c.polygon({{w * .22, -hw + 2}, br, tr, {w * .2, -hw - hr}}, kShade, {}, .17);
  c.line({tl, tr}, lighter(roof, .6), 2.2);
  c.line({bl, br}, darker(roof, .5), 1.3, .8);
  c.polygon({{-9, -hw - 3}, {-1, -hw - 3}, {-1, -hw - 8}, {-5, -hw - 12}, {-9, -hw - 8}}, wall, {kInk, .8});
  window(c, -5, -hw - 4, 3, 4);
  c.line({{-10.5, -hw - 7}, {-5, -hw - 12.8}, {.5, -hw - 7}}, darker(roof, .25), 2);
  c.rect(10, -hw - hr - 6, 5, 9, "#C9A27E");
  c.rect(9.3, -hw - hr - 7, 6.4, 2, darker("#C9A27E", .3));
  c.line({{-26, 2}, {-26, -19}}, timber, 2);
  c.line({{-26, -18}, {-34, -18}}, timber, 1.6);
  c.rect(-36.5, -17, 9, 9.5, "#B8452F", 1.5, 1, {"#4A2E22", 1});
  c.path("M-34.2 -9.8V-13.6H-30.6V-9.8ZM-30.6 -12.8H-29V-10.6H-30.6", {}, {"#FBE7A8", 1.1});
  c.rect(-34.2, -13.6, 3.6, 3.8, "#F5C95A");
}

}  // namespace bastide::art
