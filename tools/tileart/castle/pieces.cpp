// Tokens, keeps and counters: see the header; icons from the table in assets/castle/STYLE.md.
#include "tools/tileart/castle/pieces.h"

#include "engine/game/game_setup.h"
#include "tools/tileart/castle/wall.h"
#include "tools/tileart/figures.h"
#include "tools/tileart/palette.h"

namespace bastide::art::castle {

namespace {

constexpr const char* kFace = "#FFF6E0";
constexpr const char* kRim = "#B44B27";
constexpr const char* kRimDark = "#7C2E14";
constexpr const char* kLines = "#4A3726";

// --- icons, about 40 u square round the origin

// Thick lines are dashed where the thing is unfinished.
void shape(Canvas& c, const Line& points, Paint fill, bool whole) {
  Line around = points;
  around.push_back(points.front());
  if (whole) {
    c.polygon(points, fill, {kLines, 3});
  } else {
    c.polygon(points, fill, {}, .38);
    c.butt_line(around, kLines, 3, 1, {5, 3.6});
  }
}

void tower_icon(Canvas& c, bool whole) {
  shape(c, {{-9, 14}, {-9, -4}, {9, -4}, {9, 14}}, kStone, whole);
  shape(c, {{-13, -4}, {0, -22}, {13, -4}}, kSlate, whole);
  if (whole) c.path("M-3 14V8A3 3 0 0 1 3 8V14Z", kDoor);
}

void house_icon(Canvas& c, bool whole) {
  shape(c, {{-13, 14}, {-13, -2}, {13, -2}, {13, 14}}, "#F9ECD0", whole);
  shape(c, {{-18, -1}, {-9, -18}, {9, -18}, {18, -1}}, kRoofs[0], whole);
  if (whole) c.path("M-3.6 14V6A3.6 3.6 0 0 1 3.6 6V14Z", kDoor);
}

void path_icon(Canvas& c) {
  const Line done = bezier({-20, 15}, {-12, -2}, {-4, 6}, {2, -3}, 16),
             open = bezier({2, -3}, {7, -10}, {10, -8}, {13, -19}, 12);
  c.ellipse({-2, -1}, 21, 19, "#B6C669", 1, {"#7F9245", 1.6});
  c.line(done, kRoadCasing, 12);
  c.line(done, kRoadBody, 8);
  c.butt_line(open, kRoadCasing, 12, 1, {5, 4});
  c.butt_line(open, kRoadBody, 7, 1, {5, 4});
}

void stall_icon(Canvas& c) {
  c.rect(-16, -2, 32, 15, "#A8743F", 0, 1, {kLines, 3});
  for (const double x : {-10.0, -3.4, 3.4, 10.0}) c.ellipse({x, -2}, 3.2, 2.8, x < 0 ? "#E8A33C" : "#7FA653");
  for (int i = 0; i < 5; ++i) {
    const double l = -20 + i * 8.0, u = -15 + i * 6.0;
    c.polygon({{l, -6}, {l + 8, -6}, {u + 6, -20}, {u, -20}}, i % 2 == 0 ? "#C8382B" : "#FFFFFF");
  }
  c.polygon({{-20, -6}, {20, -6}, {15, -20}, {-15, -20}}, {}, {kLines, 2.6});
}

void keep_shape(Canvas& c, Paint fill, Stroke stroke) {
  c.path(
      "M-16 "
      "14V-5H-18V-13H-13V-9.6H-10.6V-13H-5.6V-9H-4.6V-12H-6.6V-21H-2.6V-17.6H2.6V-21H6.6V-12H4.6V-9H5.6V-"
      "13H10.6V-9.6H13"
      "V-13H18V-5H16V14H4.4V6A4.4 4.4 0 0 0 -4.4 6V14Z",
      fill, stroke);
}

void turn_icon(Canvas& c) {
  for (const bool other : {false, true}) {
    c.with(
        [&] {
          const Line arc = [] {
            Line l;
            for (int i = 0; i <= 16; ++i) l.push_back(polar({0, 0}, 15, (200 + i * 8.2) * kPi / 180));
            return l;
          }();
          c.butt_line(arc, kLines, 8.4);
          c.butt_line(arc, "#2F7F5D", 5.2);
          const Point tip = arc.back(), d = unit(arc.back() - arc[arc.size() - 2]), n = right_of(d);
          c.polygon({tip + n * 9.5, tip - n * 9.5, tip + d * 12}, "#2F7F5D", {kLines, 2.2});
        },
        {0, 0}, 1, other ? 180 : 0);
  }
}

// So many small gold discs in a row.
void pips(Canvas& c, int n, double y) {
  const double step = 9.4;
  for (int i = 0; i < n; ++i)
    c.ellipse({(i - (n - 1) / 2.0) * step, y}, 3.6, 3.6, kGold, 1, {"#7A5210", 1.6});
}

void draw_icon(Canvas& c, int kind) {
  const Point up{0, -4};
  switch (kind) {
    case 1: turn_icon(c); break;
    case 2:
      c.with([&] { tower_icon(c, true); }, up, .95);
      pips(c, 4, 20);
      break;
    case 3:
      c.with([&] { house_icon(c, true); }, up, .95);
      pips(c, 2, 20);
      break;
    case 4:
      c.with([&] { path_icon(c); }, up, .95);
      pips(c, 1, 20);
      break;
    case 5:
      c.with([&] { tower_icon(c, false); }, up, .95);
      pips(c, 2, 20);
      break;
    case 6:
      c.with([&] { house_icon(c, false); }, up, .95);
      pips(c, 1, 20);
      break;
    case 7:
      c.with([&] { stall_icon(c); }, up, .95);
      pips(c, 4, 20);
      break;
    case 8:
      c.with([&] { keep_shape(c, kStone, {kLines, 3}); }, {-4, -1}, .92);
      c.path("M12 14H16V10H21V14H25V19H21V23H16V19H12Z", "#2F7F5D", {kLines, 2});
      break;
    default:
      for (const Point p : {Point{0, 0}, {-12, -12}, {12, -12}, {-12, 12}, {12, 12}})
        c.ellipse(p, 6.6, 6.6, kGold, 1, {"#7A5210", 2.2});
  }
}

void draw_disc(Canvas& c, const char* face, const char* rim, const char* dark) {
  const double r = kTokenRadius;
  c.ellipse({1.4, 3}, r, r, kShadow, .34);
  c.ellipse({0, 1.6}, r - 1, r - 1, dark);
  c.ellipse({0, 0}, r - 1, r - 1, rim, 1, {dark, 1.8});
  c.ellipse({0, 0}, r - 5.6, r - 5.6, face, 1, {dark, 1.2});
}

void draw_token(Canvas& c, int kind) {
  draw_disc(c, kFace, kRim, kRimDark);
  c.with([&] { draw_icon(c, kind); }, {0, 0}, .94);
}

void draw_back(Canvas& c) {
  draw_disc(c, kSlate, kSlateDark, "#2E4159");
  c.with([&] { keep_shape(c, "#E6EDF3", {"#2E4159", 2.4}); }, {0, 2}, .98);
}

// --- figures

look::Figure watchman() {
  look::Figure f;
  f.outline =
      "M0 -31C1.2 -29.4 6 -27 6.2 -21.8L7.4 -21.6V-19.6H4.8C4.4 -18.8 3.9 -18.3 3.2 -17.9C7.6 -17 10.6 -14 "
      "11.4 -9.4L12 -2C12.1"
      " -.8 11.4 0 10.2 0H-10.2C-11.4 0 -12.1 -.8 -12 -2L-11.4 -9.4C-10.6 -14 -7.6 -17 -3.2 -17.9C-3.9 -18.3 "
      "-4.4 -18.8 -4.8"
      " -19.6H-7.4V-21.6L-6.2 -21.8C-6 -27 -1.2 -29.4 0 -31Z";
  f.mark = {0, -8.6, 1.08};
  f.shine = std::array<double, 4>{-2.4, -26, 1.3, 1.9};
  look::FigurePart spear;
  spear.path = "M13.4 0V-25H12L14.2 -32L16.4 -25H15V0Z";
  spear.fill = "#8E6B3D";
  f.parts.push_back(spear);
  look::FigureDetail brim;
  brim.path = "M-6.2 -21.6H6.2";
  brim.stroke = "ink";
  brim.width = 1.3;
  f.details.push_back(brim);
  f.board_size = 1.25;
  return f;
}

look::Figure keep() {
  look::Figure f;
  f.outline =
      "M-16 "
      "0V-18H-17.6V-25.4H-13.6V-22.8H-11.4V-25.4H-7.4V-20H-6.4V-25H-8V-33H-4V-30.2H-1.8V-33H1.8V-30.2H4V-"
      "33H8V-25H6.4V-20H7.4"
      "V-25.4H11.4V-22.8H13.6V-25.4H17.6V-18H16V0Z";
  f.mark = {0, -9, 1.25};
  for (const double x : {-11.6, 11.6}) {
    look::FigureDetail slit;
    slit.shape = look::DetailShape::Rect;
    slit.box = {x - 1, -15.6, 2, 5};
    slit.radius = .8;
    slit.fill = "ink";
    slit.opacity = .8;
    f.details.push_back(slit);
  }
  f.board_size = 1.2;
  return f;
}

}  // namespace

Atlas make_piece_atlas() {
  Atlas atlas(1.3, 1024);
  for (int kind = 1; kind <= 9; ++kind)
    atlas.add("token_" + std::to_string(kind), [&](Canvas& c) { draw_token(c, kind); });
  atlas.add("token_back", draw_back);
  const look::Figure counter = watchman(), palace = keep();
  for (std::size_t i = 0; i < kColourKeys.size(); ++i) {
    const auto add = [&](const std::string& what, const look::Figure& figure, bool lying) {
      atlas.add(std::string(kColourKeys[i]) + what,
                [&](Canvas& c) { c.with([&] { draw_figure(c, figure, i, lying); }, {0, 0}, kFigureUnit); });
    };
    add("_keep", palace, false);
    add("_counter", counter, false);
    add("_counter_lying", counter, true);
  }
  atlas.pack();
  return atlas;
}

}  // namespace bastide::art::castle
