// The mouth of a gold mine, and the ingots that the program lays on tiles.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

void place_mine(Layout& layout, Mark& mark) { claim_open_place(layout, mark, 24); }

void draw_ground_of(Canvas& canvas, const Layout& layout, const Mark& mark) {
  draw_patch(canvas, layout, mark, "gold", "#8E6B3D", "#B9A078");
}

void stand_mine(const Design&, const Mark& mark, Adder& add) {
  add.one("gold_mine0", mark.at, std::min(1.0, mark.r / 22));
}

void nugget(Canvas& c, Point p, double s) {
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

void ingot(Canvas& c, Rng&) {
  c.polygon({{-14, 0}, {14, 0}, {10, -12}, {-10, -12}}, "#EDB93E", {"#7A5210", 2.2});
  c.polygon({{-10, -12}, {10, -12}, {13, -18}, {-7, -18}}, "#FBE08A", {"#7A5210", 1.6});
}

const RegisterExpansion kRegistered{{.expansion = "gold_mines",
                                     .marks = {{.key = "gold",
                                                .walls_give_way = true,
                                                .crowds_fields = true,
                                                .sight = 14,
                                                .place = place_mine,
                                                .draw = draw_ground_of,
                                                .stand = stand_mine}},
                                     .props = {{"gold_mine", 1, gold_mine, 20, 14, kLandmark, 0, 6, 26},
                                               {"ingot", 1, ingot, 17, 8, kNotOnBoard}}}};

}  // namespace

}  // namespace bastide::art
