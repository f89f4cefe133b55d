// The round foundation of a tower and the thieves' posters; the storeys that the program stacks, 17 u apart.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

void place_site(Layout& layout, Mark& mark) {
  if (!layout.tunnel) {
    claim_open_place(layout, mark, 32);
    return;
  }
  mark.at = kMiddle;  // on the vault over the river
  mark.r = 30;
  layout.kept_free.push_back({kMiddle, 46});
}

void draw_site(Canvas& canvas, const Layout&, const Mark& m) {
  const double r = std::min(m.r, 30.0);
  canvas.ellipse(m.at, r, r, "#CDBB8C", 1, {"#8E7A4E", 2.4});
  canvas.ellipse(m.at, r * .74, r * .74, "#BFAE88", 1, {kInk, 1.6});
  for (int i = 0; i < 12; ++i) {
    const double a = i * kPi / 6;
    canvas.line({polar(m.at, r * .56, a), polar(m.at, r * .74, a)}, kStoneDark, 1.2, .9);
  }
  canvas.ellipse(m.at, r * .56, r * .56, "#D9CBA2", 1, {kStoneDark, 1.4});
}

void place_thief(Layout& layout, Mark& mark) { claim_open_place(layout, mark, 22); }

void draw_ground_of(Canvas& canvas, const Layout& layout, const Mark& mark) {
  draw_patch(canvas, layout, mark, "thief" + std::to_string(mark.fact->number), "#8F7B45", "#CDB67E", .7);
}

void stand_thief(const Design&, const Mark& mark, Adder& add) {
  add.one("thief" + std::to_string(mark.fact->number) + "_0", mark.at, std::min(1.0, mark.r / 20));
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

void thief_post(Canvas& c, int value) {  // a wanted poster on two posts
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

const RegisterExpansion kRegistered{{.expansion = "tower_thieves",
                                     .marks = {{.key = "tower_site",
                                                .walls_give_way = true,
                                                .crowds_fields = true,
                                                .site = true,
                                                .sight = 14,
                                                .place = place_site,
                                                .draw = draw_site},
                                               {.key = "tower_tile"},
                                               {.key = "thief",
                                                .walls_give_way = true,
                                                .crowds_fields = true,
                                                .sight = 14,
                                                .place = place_thief,
                                                .draw = draw_ground_of,
                                                .stand = stand_thief}},
                                     .props = {{"thief4_", 1, thief_post_4, 14, 20, kLandmark, 0, 6, 26},
                                               {"thief5_", 1, thief_post_5, 14, 20, kLandmark, 0, 6, 26},
                                               {"thief6_", 1, thief_post_6, 14, 20, kLandmark, 0, 6, 26},
                                               {"tower_piece", 1, tower_piece, 18, 16, kNotOnBoard}},
                                     .on_card = {{"red", "guard"}}}};

}  // namespace

}  // namespace bastide::art
