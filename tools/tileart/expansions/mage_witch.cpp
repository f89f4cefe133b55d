// The magic sign on the ground, and the stone that stands on it.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

void place_sign(Layout& layout, Mark& mark) { claim_open_place(layout, mark, 24); }

void draw_sign(Canvas& canvas, const Layout&, const Mark& m) {
  const double r = m.r * .8;
  canvas.ellipse(m.at, r, r, "#8E7BB8", .5);
  canvas.ellipse(m.at, r * .92, r * .92, {}, 1, {"#5A4A88", 3});
  canvas.ellipse(m.at, r * .92, r * .92, {}, 1, {"#E8DBFF", 1.4});
  Line star;
  for (int i = 0; i < 6; ++i) star.push_back(polar(m.at, r * .84, i * 2 * kPi / 6 - kPi / 2));
  for (const int first : {0, 1}) {
    const auto f = static_cast<std::size_t>(first);
    canvas.polygon({star[f], star[f + 2], star[f + 4]}, {}, {"#E8DBFF", 1.6}, .95);
  }
}

void stand_stone(const Design&, const Mark& mark, Adder& add) {
  add.one("magic_stone0", mark.at, std::min(1.0, mark.r / 22));
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

const RegisterExpansion kRegistered{
    {.expansion = "mage_witch",
     .marks = {{.key = "magic",
                .walls_give_way = true,
                .crowds_fields = true,
                .sight = 14,
                .place = place_sign,
                .draw = draw_sign,
                .stand = stand_stone}},
     .props = {{"magic_stone", 1, standing_stone, 9, 22, kLandmark, 0, 8, 26}},
     .on_card = {{"", "mage"}, {"", "witch"}}}};

}  // namespace

}  // namespace bastide::art
