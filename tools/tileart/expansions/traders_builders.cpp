// The goods that hang over their cities: wine, grain, cloth.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

void place_tag(Layout& layout, Mark& mark) {
  City& city = layout.cities[static_cast<std::size_t>(mark.segment)];
  mark.at = hanging_place(layout, city, {70, 64});
  city.taken.push_back(mark.at);
  city.no_houses.push_back({mark.at, 20});
}

void stand_tag(const Design&, const Mark& mark, Adder& add) {
  add.one("tag_" + mark.fact->key + "0", mark.at);
}

MarkArt goods(std::string_view key) {
  return {.key = key, .on = MarkPlace::City, .place = place_tag, .stand = stand_tag};
}

// A paper tag on a string; the goods are drawn over it.
void paper_tag(Canvas& c) {
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

const RegisterExpansion kRegistered{
    {.expansion = "traders_builders",
     .marks = {goods("wine"), goods("grain"), goods("cloth")},
     .props = {{"tag_wine", 1, tag_wine, 5, 24, kTall | kLandmark, 0, 0, 40},
               {"tag_grain", 1, tag_grain, 5, 24, kTall | kLandmark, 0, 0, 40},
               {"tag_cloth", 1, tag_cloth, 5, 24, kTall | kLandmark, 0, 0, 40}},
     .on_card = {{"red", "builder"}, {"green", "pig"}}}};

}  // namespace

}  // namespace bastide::art
