// Signs and backs: see the header; their look from the table in assets/hunters/STYLE.md.
#include "tools/tileart/hunters/pieces.h"

#include "tools/tileart/figures.h"
#include "tools/tileart/hunters/props.h"
#include "tools/tileart/palette.h"

namespace bastide::art::hunters {

namespace {

constexpr double kSign = 30;   // radius
constexpr double kBack = 116;  // side of a back; the app draws it as large as it likes
constexpr const char* kFace = "#FFF6E0";
constexpr const char* kRim = "#8A6A3F";
constexpr const char* kRimDark = "#5B4226";

using Draw = void (*)(Canvas&, Rng&);

void disc(Canvas& c, const char* face, const char* rim) {
  c.ellipse({1.2, 2.6}, kSign, kSign, kShadow, .34);
  c.ellipse({0, 0}, kSign, kSign, rim, 1, {kRimDark, 1.8});
  c.ellipse({0, 0}, kSign - 4.4, kSign - 4.4, face, 1, {kRimDark, 1});
}

// --- pictures that are no props

void wood(Canvas& c, Rng& rng) {
  c.with([&] { fir(c, rng); }, {-9, 0});
  c.with([&] { fir(c, rng); }, {10, 1}, .9);
  c.with([&] { oak(c, rng); }, {1, 5}, .92);
}

void wave(Canvas& c, double y, double half, Color color) {
  c.path(
      svg("M{} {}q{} -7 {} 0t{} 0t{} 0t{} 0", {-half, y, half / 4, half / 2, half / 2, half / 2, half / 2}),
      {}, {color, 4.4});
}

void stream(Canvas& c, Rng&) {
  c.path("M-24 -14C-8 -12 -14 0 0 2C12 4 10 14 22 17L17 24C2 22 2 12 -8 9C-20 6 -14 -3 -27 -5Z", kWaterMid,
         {kWaterRim, 2});
  c.path("M-18 -7C-8 -5 -12 3 0 6", {}, {kGlint, 1.8});
}

void pond(Canvas& c, Rng& rng) {
  c.smooth(blob(rng, {0, 0}, 23, 18, 10, .06), kWaterDeep, {kWaterRim, 2.4});
  wave(c, -4, 13, hex(kGlint));
  wave(c, 6, 11, hex(kGlint));
}

void meadow_sign(Canvas& c, Rng& rng) {
  for (const Point p : {Point{-12, 0}, {-3, 6}, {8, 3}, {13, 9}, {0, -6}, {-9, 10}})
    c.with([&] { tuft(c, rng); }, p, 1.6);
  c.with([&] { heather(c, rng); }, {5, -2}, 1.3);
}

// Laid over the sign or the picture of what no longer counts.
void gone(Canvas& c, Rng&) {
  c.path("M-19 -19L19 19M19 -19L-19 19", {}, {hex("#FFF6E0"), 9});
  c.path("M-19 -19L19 19M19 -19L-19 19", {}, {hex("#A3352A"), 5.4});
}

struct Sign {
  const char* name;
  Draw draw;
  Point at;
  double scale;
  const char* face;
};

constexpr Sign kSigns[] = {
    {"mammoth", mammoth, {4, 18}, .74, "#E4E9B4"},
    {"aurochs", aurochs, {5, 16}, .76, "#E4E9B4"},
    {"deer", deer, {3, 21}, .86, "#E4E9B4"},
    {"tiger", tiger, {0, 13}, .76, "#E4E9B4"},
    {"bear", bear, {2, 15}, .78, "#E4E9B4"},
    {"fish", fish, {0, 0}, 1.35, "#A5D8DE"},
    {"nugget", nugget, {0, 8}, 1.15, "#C9D8A0"},
    {"menhir", menhir, {-1, 19}, 1, "#C9D8A0"},
    {"mushrooms", mushrooms, {0, 11}, 1.05, "#C9D8A0"},
    {"forest", wood, {0, 17}, .86, "#DDE6B4"},
    {"river", stream, {0, 0}, .86, "#DDE6B4"},
    {"lake", pond, {0, 0}, .95, "#DDE6B4"},
    {"meadow", meadow_sign, {-1, 2}, 1, "#E4E9B4"},
    {"shrine", shrine, {0, 16}, .78, kFace},
    {"fire", fire, {0, 18}, .94, kFace},
    {"shaman", shaman, {1, 20}, .84, kFace},
    {"hunting_trap", hunting_trap, {0, 17}, .96, kFace},
    {"pit_trap", pit_trap, {0, 2}, .82, kFace},
    {"logboat", logboat, {-1, 4}, 1.12, "#A5D8DE"},
    {"raft", raft, {-1, 10}, 1.2, "#A5D8DE"},
    {"ferry", ferry, {-2, 6}, .8, "#A5D8DE"},
    {"agriculture", grain, {1, 18}, .8, "#D9B37C"},
    {"lookout", lookout, {-1, 22}, .82, kFace},
};

// --- backs: a cave's ochre paintings, told apart by ground and picture

void handprint(Canvas& c, Point at, double scale, double degrees, Color color) {
  c.with(
      [&] {
        c.ellipse({0, 0}, 6, 6.6, color, .85);
        for (int i = 0; i < 4; ++i) {
          const double x = -5.1 + i * 3.4;
          c.line({{x, -4}, {x * 1.5, i == 0 || i == 3 ? -13.0 : -16.0}}, color, 2.8, .85);
        }
        c.line({{4, 2}, {11, -2}}, color, 2.8, .85);
      },
      at, scale, degrees);
}

void painted_mammoth(Canvas& c, Color color) {
  c.path(
      "M26 -13C30 -24 26 -33 17 -36C10 -38 6 -37 2 -40C-2 -44 -7 -42 -9 -40C-11 -46 -19 -48 -23 -41C-26 -36 "
      "-26 -31 "
      "-25.5 -26C-26 -20 -27 -14 -29 -11L-24 -8C-22 -12 -21 -17 -19.5 -20L-17 -11V0H-9V-9L12 -8V0H22V-10Z",
      {}, {color, 3});
  c.path("M-21 -21C-24 -10 -34 -10 -36 -19M-10 -38C-14 -32 -12 -26 -9 -24", {}, {color, 2.6});
}

void back(Canvas& c, const char* ground, const char* dark, const char* paint, const std::string& name) {
  Rng rng("hunters-back-" + name);
  const double h = kBack / 2;
  c.rect(-h, -h, kBack, kBack, ground, 6);
  c.clip_rect({-h, -h, kBack, kBack});
  for (int i = 0; i < 90; ++i) {
    const Point p{rng.range(-h, h), rng.range(-h, h)};
    const double rx = rng.range(3, 15), ry = rng.range(2, 7);
    c.ellipse(p, rx, ry, rng.chance(.5) ? lighter(ground, .16) : darker(ground, .10), .4);
  }
  for (int i = 0; i < 5; ++i) {
    const Point p{rng.range(-h, h), rng.range(-h, h)};
    c.path(svg("M{} {}q{} {} {} {}",
               {p.x, p.y, rng.range(6, 12), rng.range(-6, 6), rng.range(16, 26), rng.range(-8, 10)}),
           {}, {hex(dark), 1.4}, .4);
  }
  const Color color = hex(paint);
  if (name == "land") {
    c.with([&] { painted_mammoth(c, color); }, {4, 30}, 1.05);
    handprint(c, {-38, -32}, .8, -18, color);
    handprint(c, {38, 42}, .62, 24, color);
  } else if (name == "bonus") {
    c.with([&] { nugget(c, rng); }, {0, 14}, 2.1);
    for (int i = 0; i < 12; ++i) {
      const Point from = polar({0, -2}, 41, i * kPi / 6), to = polar({0, -2}, 50, i * kPi / 6);
      c.line({from, to}, color, 3, .9);
    }
  } else if (name == "menhir") {
    c.with([&] { menhir(c, rng); }, {0, 40}, 2);
    for (const double x : {-38.0, 38.0}) c.path(svg("M{} 8q6 -12 0 -20t0 -20", {x}), {}, {color, 3}, .9);
  } else {
    c.with([&] { lookout(c, rng); }, {-2, 46}, 1.6);
    handprint(c, {-40, 38}, .7, -14, color);
    handprint(c, {42, -2}, .7, 16, color);
  }
  c.rect(-h + 3, -h + 3, kBack - 6, kBack - 6, {}, 5, .8, {hex(dark), 3});
}

}  // namespace

Atlas make_piece_atlas() {
  Atlas atlas(1.6, 1024);
  for (const Sign& sign : kSigns) {
    atlas.add(std::string("sign_") + sign.name, [&](Canvas& c) {
      Rng rng(std::string("hunters-sign-") + sign.name);
      disc(c, sign.face, kRim);
      c.with([&] { sign.draw(c, rng); }, sign.at, sign.scale);
    });
  }
  atlas.add("sign_gone", [](Canvas& c) {
    Rng rng("hunters-gone");
    gone(c, rng);
  });
  const auto add_back = [&](const std::string& name, const char* ground, const char* dark,
                            const char* paint) {
    atlas.add("back_" + name, [&, name](Canvas& c) { back(c, ground, dark, paint, name); });
  };
  add_back("land", "#D9B98A", "#8A5A36", "#A0442A");
  add_back("bonus", "#6E8A4A", "#3F5A2C", "#F2D48A");
  add_back("menhir", "#7D8797", "#454E5E", "#F4E7D0");
  add_back("scout", "#7FB3B4", "#2F6670", "#FFF3DC");
  add_figures(atlas, "hunters");
  atlas.pack();
  return atlas;
}

}  // namespace bastide::art::hunters
