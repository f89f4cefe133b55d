// Figures: keyline, thickness, edge, fill, light and dark rim, mark. A figure may have further parts (hat,
// spear, sack): all strokes come before all fills, so that the parts melt into one silhouette.
#include "tools/tileart/figures.h"

#include "engine/game/game_setup.h"
#include "shell/look/figures.h"
#include "shell/look/palette.h"
#include "shell/look/player_marks.h"
#include "tools/tileart/expansion_art.h"

#include <algorithm>
#include <utility>

namespace bastide::art {

namespace {

using look::Figure;

const Color kKeyline = hex(palette::kKeyline);

struct Look {
  Color fill, edge, light, dark, ink;
  std::string_view mark;
};

Look look_of(Color fill, Color edge, Color ink, std::string_view mark, bool black) {
  return {fill, edge, mix(fill, hex("#FFFFFF"), .38), black ? hex("#15141B") : mix(fill, hex("#2A1230"), .36),
          ink,  mark};
}

Paint paint_of(const std::string& name, const Look& look) {
  if (name.empty()) return {};
  return name == "ink" ? look.ink : hex(name);
}

void draw_mark(Canvas& c, const Look& look, Point at, double scale, double degrees = 0) {
  if (!look.mark.empty()) c.with([&] { c.path(look.mark, look.ink); }, at, scale, degrees);
}

void draw_details(Canvas& c, const Figure& figure, const Look& look, bool lying) {
  for (const look::FigureDetail& d : figure.details) {
    if (d.standing && lying) continue;
    const Paint fill = paint_of(d.fill, look);
    const Stroke stroke{paint_of(d.stroke, look), d.width};
    const auto& [x, y, w, h] = d.box;
    switch (d.shape) {
      case look::DetailShape::Path: c.path(d.path, fill, stroke, d.opacity); break;
      case look::DetailShape::Ellipse: c.ellipse({x, y}, w, h, fill, d.opacity, stroke); break;
      case look::DetailShape::Rect: c.rect(x, y, w, h, fill, d.radius, d.opacity, stroke); break;
    }
  }
}

// Everything but the mark.
void draw_body(Canvas& c, const Figure& figure, const Look& look, bool lying) {
  c.path(figure.outline, {}, {kKeyline, 3.0});
  for (const look::FigurePart& p : figure.parts) c.path(p.path, {}, {kKeyline, 3.0});
  c.with(
      [&] {
        c.path(figure.outline, look.dark, {look.dark, .6});
        for (const look::FigurePart& p : figure.parts) c.path(p.path, look.dark, {look.dark, .6});
      },
      {1.0, .55});
  c.path(figure.outline, {}, {look.edge, 1.5});
  for (const look::FigurePart& p : figure.parts) c.path(p.path, {}, {look.edge, 1.5});
  c.path(figure.outline, look.fill);
  c.clipped_path(figure.outline, [&] {
    c.with([&] { c.path(figure.outline, {}, {look.light, 2.2}, .95); }, {.75, .95});
    c.with([&] { c.path(figure.outline, {}, {look.dark, 2.4}, .5); }, {-.85, -.8});
    if (figure.shine) {
      const auto& [x, y, rx, ry] = *figure.shine;
      c.ellipse({x, y}, rx, ry, "#FFFFFF", .55);
    }
  });
  for (const look::FigurePart& p : figure.parts) {
    const Color fill = p.fill.empty() ? darker(look.fill, .25) : hex(p.fill);
    c.path(p.path, fill, {look.edge, .9});
    c.path(p.path, fill);
    c.clipped_path(p.path,
                   [&] { c.with([&] { c.path(p.path, {}, {lighter(fill, .45), 1.6}, .8); }, {.6, .8}); });
  }
  draw_details(c, figure, look, lying);
}

void draw_standing(Canvas& c, const Figure& figure, const Look& look) {
  c.with(
      [&] {
        draw_body(c, figure, look, false);
        draw_mark(c, look, {figure.mark[0], figure.mark[1]}, figure.mark[2]);
      },
      {0, 0}, figure.board_size);
}

// On its back, head to the left, centred on the base point; the mark stays upright to the figure.
void draw_lying(Canvas& c, const Figure& figure, const Look& look) {
  c.with(
      [&] {
        c.with(
            [&] {
              draw_body(c, figure, look, true);
              draw_mark(c, look, {figure.mark[0], figure.mark[1]}, figure.mark[2], 90);
            },
            {14, 0});
      },
      {0, 0}, figure.board_size, -90);
}

void draw_token(Canvas& c, const Look& look) {
  c.ellipse({0, 0}, 12.6, 12.6, kKeyline);
  c.ellipse({0, 0}, 11.4, 11.4, look.edge);
  c.ellipse({0, 0}, 10.4, 10.4, look.fill);
  c.ellipse({0, 0}, 9.6, 9.6, {}, .9, {look.light, 1});
  draw_mark(c, look, {0, 0}, 1.3);
}

Look look_of_player(std::size_t colour) {
  const auto& colours = palette::kPlayers[colour];
  return look_of(hex(colours.fill), hex(colours.edge), hex(colours.ink), look::kPlayerMarks[colour],
                 kColourKeys[colour] == "black");
}

}  // namespace

void draw_figure(Canvas& canvas, const look::Figure& figure, std::size_t colour, bool lying) {
  const Look look = look_of_player(colour);
  lying ? draw_lying(canvas, figure, look) : draw_standing(canvas, figure, look);
}

namespace {

void add(Atlas& atlas, const std::string& name, const std::function<void(Canvas&)>& draw) {
  atlas.add(name, [&draw](Canvas& c) { c.with([&] { draw(c); }, {0, 0}, kFigureUnit); });
}

void add_figure(Atlas& atlas, const Figure& figure, std::string_view colour, const Look& look) {
  add(atlas, look::sprite_name(figure, colour, false), [&](Canvas& c) { draw_standing(c, figure, look); });
  if (figure.lies)
    add(atlas, look::sprite_name(figure, colour, true), [&](Canvas& c) { draw_lying(c, figure, look); });
}

}  // namespace

void add_figures(Atlas& atlas, std::string_view set) {
  for (std::size_t i = 0; i < kColourKeys.size(); ++i) {
    for (const Figure& figure : look::figures()) {
      if (!figure.neutral && figure.set == set) add_figure(atlas, figure, kColourKeys[i], look_of_player(i));
    }
  }
}

// On the card that a set-up shows of an expansion, so not among the rest.
bool on_card(std::string_view colour, const Figure& figure) {
  return std::any_of(expansion_arts().begin(), expansion_arts().end(), [&](const ExpansionArt& art) {
    return std::find(art.on_card.begin(), art.on_card.end(),
                     std::pair(colour, std::string_view(figure.key))) != art.on_card.end();
  });
}

Atlas make_figure_atlas() {
  Atlas atlas(1.3, 1024, 2);
  for (std::size_t i = 0; i < kColourKeys.size(); ++i) {
    const std::string name(kColourKeys[i]);
    const Look look = look_of_player(i);
    add_figure(atlas, look::figure_of(look::kMeeple), name, look);
    add(atlas, name + "_token", [&](Canvas& c) { draw_token(c, look); });
    add(atlas, name + "_mark", [&](Canvas& c) { draw_mark(c, look, {0, 0}, 1.6); });
    add(atlas, "white_mark_" + name, [&](Canvas& c) {
      Look white = look;
      white.ink = hex("#FFFFFF");
      draw_mark(c, white, {0, 0}, 1.6);
    });
  }
  // what expansions bring
  for (std::size_t i = 0; i < kColourKeys.size(); ++i) {
    for (const Figure& figure : look::figures()) {
      if (figure.neutral || !figure.set.empty() || figure.key == look::kMeeple) continue;
      atlas.in_rest(!on_card(kColourKeys[i], figure));
      add_figure(atlas, figure, kColourKeys[i], look_of_player(i));
    }
  }
  for (const Figure& figure : look::figures()) {
    if (!figure.neutral) continue;
    atlas.in_rest(!on_card("", figure));
    const Color fill = hex(figure.neutral->fill);
    add_figure(atlas, figure, "",
               look_of(fill, mix(fill, hex("#1E0E1E"), .62), hex("#FFF6DA"), figure.neutral->mark, false));
  }
  atlas.pack();
  return atlas;
}

}  // namespace bastide::art
