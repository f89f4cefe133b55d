// Inns beside roads, each with its pond, and the cathedral that fills the middle of its city.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

constexpr double kFromGate = 66;

// The house beside the road, the pond beside the house.
void place_inn(Layout& layout, Mark& mark) {
  const Road& road = layout.roads[static_cast<std::size_t>(mark.segment)];
  double best_score = -1e9;
  for (double y = 44; y <= 226; y += 4) {
    for (double x = 40; x <= 216; x += 4) {
      for (const double side : {-1.0, 1.0}) {
        const Point at{x, y}, pond{x + 34 * side, y + 8};
        if (pond.x < 30 || pond.x > 226) continue;
        double house = std::min({layout.clearance(at) - 16, layout.in_sight(at) - 12,
                                 layout.clearance(at - Point{0, 14}) - 14, 10.0});
        for (const Gate& gate : layout.gates)  // a gatehouse is broad, and high in every rotation
          house = std::min(house, distance(at, gate.at) - kFromGate);
        const double water = std::min({layout.clearance(pond) - 17, layout.in_sight(pond) - 14, 8.0});
        const double away = std::abs(distance_to_line(at, road.line) - 42);
        const double score = 3 * std::min(house, 0.0) + 2 * std::min(water, 0.0) + .4 * (house + water) -
                             .5 * away - .05 * distance(at, kMiddle);
        if (score > best_score) {
          best_score = score;
          mark.at = at;
          mark.aside = pond;
        }
      }
    }
  }
  layout.kept_free.push_back({mark.at - Point{0, 6}, 28});
  layout.kept_free.push_back({mark.aside, 27});
}

void draw_pond(Canvas& canvas, const Layout& layout, const Mark& mark) {
  const Point pond = mark.aside;
  Rng rng("inn-pond-" + layout.fact->id + std::to_string(mark.number));
  const Line shore = blob(rng, pond, 25, 16, 10, .1);
  canvas.smooth(shore, kWaterRim, {kBank, 7});
  canvas.smooth(shore, kWaterDeep);
  canvas.smooth(scaled(shore, pond, .72), "#6DB6C4");
  for (int k = 0; k < 4; ++k) {
    const double x = pond.x + rng.range(-14, 6), y = pond.y + rng.range(-8, 8);
    canvas.path(svg("M{} {}q4 -2 8 0", {x, y}), {}, {kGlint, 1.4}, .85);
  }
}

void stand_inn(const Design&, const Mark& mark, Adder& add) { add.one("inn0", mark.at); }

constexpr Point kBeforePortal{128, 208};

void place_cathedral(Layout& layout, Mark& mark) {
  City& city = layout.cities[static_cast<std::size_t>(mark.segment)];
  mark.at = kMiddle;
  city.taken.push_back({128, 160});
  city.square_taken = true;
  city.figure = kBeforePortal;
  city.no_houses.push_back({kMiddle, 62});
  city.no_houses.push_back({kBeforePortal, 22});
}

void stand_cathedral(const Design&, const Mark& mark, Adder& add) { add.one("cathedral0", mark.at); }

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

void cathedral_tower(Canvas& c, double x) {
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

const RegisterExpansion kRegistered{
    {.expansion = "inns_cathedrals",
     .marks =
         {{.key = "inn",
           .on = MarkPlace::Road,
           .sight = 8,
           .place = place_inn,
           .draw = draw_pond,
           .stand = stand_inn},
          {.key = "cathedral", .on = MarkPlace::City, .place = place_cathedral, .stand = stand_cathedral}},
     .props = {{"cathedral", 1, cathedral, 46, 54, kTall | kLandmark | kInPictures, 0, 34},
               {"inn", 1, inn, 22, 24, kTall | kLandmark | kInPictures}},
     .on_card = {{"red", "large_meeple"}, {"yellow", "large_meeple"}}}};

}  // namespace

}  // namespace bastide::art
