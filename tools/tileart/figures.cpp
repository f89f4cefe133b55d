// Figures: keyline, thickness, edge, fill, light and dark rim, mark. A shape may have further parts (hat,
// spear, sack): all strokes come before all fills, so that the parts melt into one silhouette.
#include "tools/tileart/figures.h"

#include "shell/palette.h"
#include "tools/tileart/figure_paths.h"

namespace bastide::art {

namespace {

constexpr double kUnit = 2.15;  // u on the board per unit of the path data

struct Player {
  const char* name;
  Color fill, edge, mark;
};
const Color kKeyline = hex(shell::palette::kKeyline);

Player player(std::size_t i) {
  static constexpr const char* kNames[] = {"yellow", "red", "pink", "green", "blue", "black"};
  const auto& colours = shell::palette::kPlayers[i];
  return {kNames[i], hex(colours.fill), hex(colours.edge), hex(colours.ink)};
}

struct Part {
  std::string_view path;
  Paint fill;  // off = the figure's own colour
};

struct Look {
  Color fill, edge, light, dark, ink;
  std::string_view mark;
};

Look look_of(Color fill, Color edge, Color ink, std::string_view mark, bool black) {
  return {fill, edge, mix(fill, hex("#FFFFFF"), .38), black ? hex("#15141B") : mix(fill, hex("#2A1230"), .36),
          ink,  mark};
}

struct Shape {
  const char* name;
  std::string_view body;
  Point mark;
  double mark_scale;
  std::vector<Part> parts;  // behind and beside the body
};

const std::vector<Shape>& shapes() {
  static const std::vector<Shape> kShapes = {
      {"follower", kFollowerPath, {0, -9.2}, .86, {}},
      {"abbot", kAbbotPath, {0, -9.6}, .82, {}},
      {"builder", kBuilderPath, {-.4, -11.8}, .72, {}},
      {"pig", kPigPath, {-3, -10.6}, .78, {}},
      {"robber",
       kFollowerPath,
       {.6, -8.8},
       .8,
       {{"M-9.4 -22C-6.6 -23.6 -6 -21.6 -6.6 -20.6C-3.8 -18 -3.6 -11.6 -8.8 -10.8C-14.4 -10.6 -15.2 -17 "
         "-10.8 -20.2C-11.6 -21 -11 -21.8 -9.4 -22Z",
         "#B98A55"},
        {"M-9 -23.6C-6 -25.4 -4.6 -25.6 -4.2 -26.6L-3.4 -30.6C-1.4 -31.8 1.4 -31.8 3.4 -30.6L4.2 -26.6C4.6 "
         "-25.6 6 -25.4 9 -23.6C4 -21.8 -4 -21.8 -9 -23.6Z",
         {}}}},
      {"guard",
       kFollowerPath,
       {-.6, -9.2},
       .84,
       {{"M12.4 -33.6L15 -28.6L13.3 -27.6V0H11.5V-27.6L9.8 -28.6Z", "#C9C2B4"},
        {"M-6.2 -21.6C-6.8 -26 -4.6 -29 -.9 -29.6V-32.4H.9V-29.6C4.6 -29 6.8 -26 6.2 -21.6L3 -23.2H-3Z",
         "#B9B6B0"}}}};
  return kShapes;
}

void draw_mark(Canvas& c, const Look& look, Point at, double scale, double degrees = 0) {
  if (!look.mark.empty()) c.with([&] { c.path(look.mark, look.ink); }, at, scale, degrees);
}

void draw_details(Canvas& c, const std::string& kind, const Look& look) {
  if (kind == "pig") c.ellipse({11.2, -12.6}, .8, .8, look.ink);
  if (kind == "builder") c.path("M-5.9 -23.3H6.8", {}, {look.ink, 1.0}, .7);
  if (kind == "abbot") {
    c.path("M0 -34V-27.5M-2.6 -30.2H2.6", {}, {look.ink, 1.0}, .8);
    c.path("M-4.8 -24.6H4.8", {}, {look.ink, .9}, .7);
  }
  if (kind == "robber") {
    c.rect(-5, -22.6, 10, 2.8, "#1B1820", 1.2);
    c.ellipse({-2, -21.2}, .7, .7, "#FFF6DA");
    c.ellipse({2, -21.2}, .7, .7, "#FFF6DA");
  }
}

// Everything but the mark.
void draw_body(Canvas& c, const Shape& shape, const Look& look) {
  c.path(shape.body, {}, {kKeyline, 3.0});
  for (const Part& p : shape.parts) c.path(p.path, {}, {kKeyline, 3.0});
  c.with(
      [&] {
        c.path(shape.body, look.dark, {look.dark, .6});
        for (const Part& p : shape.parts) c.path(p.path, look.dark, {look.dark, .6});
      },
      {1.0, .55});
  c.path(shape.body, {}, {look.edge, 1.5});
  for (const Part& p : shape.parts) c.path(p.path, {}, {look.edge, 1.5});
  c.path(shape.body, look.fill);
  c.clipped_path(shape.body, [&] {
    c.with([&] { c.path(shape.body, {}, {look.light, 2.2}, .95); }, {.75, .95});
    c.with([&] { c.path(shape.body, {}, {look.dark, 2.4}, .5); }, {-.85, -.8});
    if (shape.body == kFollowerPath) c.ellipse({-1.7, -24.6}, 1.5, 1.1, "#FFFFFF", .55);
  });
  for (const Part& p : shape.parts) {
    const Color fill = p.fill.on ? p.fill.color : darker(look.fill, .25);
    c.path(p.path, fill, {look.edge, .9});
    c.path(p.path, fill);
    c.clipped_path(p.path,
                   [&] { c.with([&] { c.path(p.path, {}, {lighter(fill, .45), 1.6}, .8); }, {.6, .8}); });
  }
  draw_details(c, shape.name, look);
}

void draw_large(Canvas& c, const Shape& shape, const Look& look) {
  c.with(
      [&] {
        draw_body(c, shape, look);
        c.path("M-8.8 -15.4C-5 -12.6 5 -12.6 8.8 -15.4", {}, {look.ink, 1.1}, .9);
        c.path(kCrownPath, "#F2C548", {"#5B3A12", .8});
        draw_mark(c, look, shape.mark, shape.mark_scale);
      },
      {0, 0}, 1.32);
}

// On its back, head to the left, centred on the base point; the mark stays upright to the figure.
void draw_lying(Canvas& c, const Shape& shape, const Look& look, double scale) {
  c.with(
      [&] {
        c.with(
            [&] {
              draw_body(c, shape, look);
              if (scale > 1) c.path(kCrownPath, "#F2C548", {"#5B3A12", .8});
              draw_mark(c, look, shape.mark, shape.mark_scale, 90);
            },
            {14, 0});
      },
      {0, 0}, scale, -90);
}

void draw_token(Canvas& c, const Look& look) {
  c.ellipse({0, 0}, 12.6, 12.6, kKeyline);
  c.ellipse({0, 0}, 11.4, 11.4, look.edge);
  c.ellipse({0, 0}, 10.4, 10.4, look.fill);
  c.ellipse({0, 0}, 9.6, 9.6, {}, .9, {look.light, 1});
  draw_mark(c, look, {0, 0}, 1.3);
}

// The two neutral figures: follower's robe under a pointed hat.
Shape neutral(bool mage) {
  Shape s{mage ? "mage" : "witch", kFollowerPath, {0, -9.2}, .86, {}};
  if (mage) {
    s.parts = {{"M12.2 -30.6C14.6 -30.6 15.4 -27.4 13.3 -26.2V0H11.3V-26.2C9.2 -27.4 9.8 -30.6 12.2 -30.6Z",
                "#C79A5A"},
               {"M-8 -23.2C-5.4 -24.6 -4.8 -25 -4.4 -26.4L-.6 -40.4L4.4 -26.4C4.8 -25 5.4 -24.6 8 -23.2C4 "
                "-21.6 -4 -21.6 -8 -23.2Z",
                "#3F3F8C"}};
  } else {
    s.parts = {{"M11.4 -28H13V-9.6L15.6 -1.4C14 .6 10.4 .6 8.8 -1.4L11.4 -9.6Z", "#B98A4A"},
               {"M-10 -23C-6.6 -24.6 -5 -25 -4.4 -26.4L-2.8 -33C-2 -36.6 1.2 -38.6 5.6 -37C3 -36 3 -34 3.2 "
                "-32L4.4 -26.4C5 -25 6.6 -24.6 10 -23C4.6 -21 -4.6 -21 -10 -23Z",
                "#2B2733"}};
  }
  return s;
}

}  // namespace

Atlas make_figure_atlas() {
  Atlas atlas(1.3, 1024, 2);
  auto add = [&](const std::string& name, const std::function<void(Canvas&)>& draw) {
    atlas.add(name, [&draw](Canvas& c) { c.with([&] { draw(c); }, {0, 0}, kUnit); });
  };
  for (std::size_t i = 0; i < 6; ++i) {
    const Player p = player(i);
    const std::string name = p.name;
    const Look look = look_of(p.fill, p.edge, p.mark, kMarkPaths[i], name == "black");
    for (const Shape& s : shapes()) {
      add(name + "_" + s.name, [&](Canvas& c) {
        draw_body(c, s, look);
        draw_mark(c, look, s.mark, s.mark_scale);
      });
    }
    const Shape& follower = shapes().front();
    add(name + "_follower_lying", [&](Canvas& c) { draw_lying(c, follower, look, 1); });
    add(name + "_large", [&](Canvas& c) { draw_large(c, follower, look); });
    add(name + "_large_lying", [&](Canvas& c) { draw_lying(c, follower, look, 1.32); });
    add(name + "_token", [&](Canvas& c) { draw_token(c, look); });
    add(name + "_mark", [&](Canvas& c) { draw_mark(c, look, {0, 0}, 1.6); });
    add("white_mark_" + name, [&](Canvas& c) {
      Look white = look;
      white.ink = hex("#FFFFFF");
      draw_mark(c, white, {0, 0}, 1.6);
    });
  }
  for (const bool mage : {true, false}) {
    const Shape s = neutral(mage);
    const Color robe = hex(mage ? "#6A5FC0" : "#4E7A4A");
    Look look = look_of(robe, mix(robe, hex("#1E0E1E"), .62), hex("#FFF6DA"), {}, false);
    look.mark = mage ? "M0 -5.2L1.5 -1.7L5.2 -1.4L2.4 1L3.3 4.7L0 2.7L-3.3 4.7L-2.4 1L-5.2 -1.4L-1.5 -1.7Z"
                     : "M2.6 -4.8A5 5 0 1 0 4.6 2.4A4.2 4.2 0 1 1 2.6 -4.8Z";
    add(s.name, [&](Canvas& c) {
      draw_body(c, s, look);
      draw_mark(c, look, s.mark, s.mark_scale);
    });
  }
  atlas.pack();
  return atlas;
}

}  // namespace bastide::art
