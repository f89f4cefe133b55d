// The robbers' camp.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

void place_camp(Layout& layout, Mark& mark) { claim_open_place(layout, mark, 24); }

void draw_ground_of(Canvas& canvas, const Layout& layout, const Mark& mark) {
  draw_patch(canvas, layout, mark, "robber", "#7E7B45", "#B8A368", .7);
}

void stand_camp(const Design&, const Mark& mark, Adder& add) {
  add.one("robber_camp0", mark.at, std::min(1.0, mark.r / 22));
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

const RegisterExpansion kRegistered{{.expansion = "robbers",
                                     .marks = {{.key = "robber",
                                                .walls_give_way = true,
                                                .crowds_fields = true,
                                                .sight = 14,
                                                .place = place_camp,
                                                .draw = draw_ground_of,
                                                .stand = stand_camp}},
                                     .props = {{"robber_camp", 1, robber_camp, 18, 16, kLandmark, 0, 6, 26}},
                                     .on_card = {{"black", "robber"}}}};

}  // namespace

}  // namespace bastide::art
