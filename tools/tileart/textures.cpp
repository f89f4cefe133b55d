// Meadow and table: see the header. Everything near a border is drawn again on the other side.
#include "tools/tileart/textures.h"

#include "tools/tileart/canvas.h"

namespace bastide::art {

namespace {

void wrapped(Point p, double margin, double size, const std::function<void(Point)>& draw) {
  for (const double dx : {-size, 0.0, size}) {
    for (const double dy : {-size, 0.0, size}) {
      const Point q{p.x + dx, p.y + dy};
      if (q.x > -margin && q.x < size + margin && q.y > -margin && q.y < size + margin) draw(q);
    }
  }
}

void lay_over(Image& below, const Image& above) {
  for (std::size_t i = 0; i < below.rgba.size(); i += 4) {
    const int a = above.rgba[i + 3];
    for (std::size_t c = 0; c < 3; ++c) {
      below.rgba[i + c] =
          static_cast<std::uint8_t>((above.rgba[i + c] * a + below.rgba[i + c] * (255 - a) + 127) / 255);
    }
    below.rgba[i + 3] = 255;
  }
}

Image plain(int size, Color color) {
  Image out(size, size);
  for (std::size_t i = 0; i < out.rgba.size(); i += 4) {
    out.rgba[i] = static_cast<std::uint8_t>(color.r);
    out.rgba[i + 1] = static_cast<std::uint8_t>(color.g);
    out.rgba[i + 2] = static_cast<std::uint8_t>(color.b);
    out.rgba[i + 3] = 255;
  }
  return out;
}

// Many stains of one size: a single large one would show where the paper repeats.
Image make_stains(Rng& rng, double size) {
  constexpr int kStainsPx = 80;
  Canvas stains(kStainsPx, kStainsPx, kStainsPx / size);
  for (int i = 0; i < 110; ++i) {
    const Point p{rng.range(0, size), rng.range(0, size)};
    const double rx = rng.range(120, 210), ry = rng.range(80, 140);
    const char* color = rng.pick({"#F2E7CC", "#E0CFA8", "#EFE2C2", "#DFD0AC"});
    wrapped(p, 340, size, [&](Point q) { stains.ellipse(q, rx, ry, color, .12); });
  }
  Image soft = stains.image();
  blur(soft, 1.375, true);
  return soft;
}

constexpr const char* kSketchInk = "#B79F72";

void sketch_hill(Canvas& c, Rng& r) {
  const double a = r.range(30, 46);
  c.path(svg("M{} 0q{} {} {} 0", {-a, a, -a * .9, a * 2}), {}, {kSketchInk, 1.7});
  for (int j = 0; j < 5; ++j)
    c.line({{a * .15 + j * 6, -a * .36 + std::abs(j - 1) * 2.4}, {a * .3 + j * 6.4, -a * .1}}, kSketchInk,
           1.2);
}

void sketch_trees(Canvas& c, Rng& r) {
  const int n = r.integer(2, 4);
  for (int j = 0; j < n; ++j) {
    const double x = j * 15 + r.range(-3, 3), y = r.range(-7, 7);
    c.path(svg("M{} {}v-8M{} {}c-7 0 -7 -10 -2 -11c-1 -6 9 -6 8 0c6 1 5 11 -2 11z", {x, y, x - 1, y - 8}), {},
           {kSketchInk, 1.5});
  }
}

void sketch_cypresses(Canvas& c, Rng& r) {
  const int n = r.integer(1, 3);
  for (int j = 0; j < n; ++j)
    c.path(svg("M{} {}v-3c-6 -2 -4 -18 0 -24c4 6 6 22 0 24", {j * 11.0, r.range(-5, 5)}), {},
           {kSketchInk, 1.5});
}

// Something drawn in ink on the table; `kind`, from 0 to 1, says what.
void sketch(Canvas& c, Rng& r, double kind) {
  if (kind < .34) {
    sketch_hill(c, r);
  } else if (kind < .62) {
    sketch_trees(c, r);
  } else if (kind < .78) {
    sketch_cypresses(c, r);
  } else if (kind < .9) {  // grass
    for (int j = 0; j < 4; ++j)
      c.path(svg("M{} {}l-2 -6m4 6l1 -8m3 8l3 -5", {j * 16.0, r.range(-8, 8)}), {}, {kSketchInk, 1.3});
  } else {  // waves
    for (int j = 0; j < 3; ++j)
      c.path(svg("M{} {}q6 -4 12 0q6 4 12 0q6 -4 12 0", {j * 9.0, j * 8.0}), {}, {kSketchInk, 1.3});
  }
}

}  // namespace

Image make_meadow() {
  constexpr double kSize = kMeadowU;
  Rng rng("meadow");
  Image out = plain(kMeadowU, hex("#B6C669"));
  Canvas patches(kMeadowU, kMeadowU);  // blurred together: no different to the eye than one by one
  for (int i = 0; i < 46; ++i) {
    const Point p{rng.range(0, kSize), rng.range(0, kSize)};
    const char* color =
        rng.pick({"#A3BA58", "#C9D27A", "#98B153", "#C4CD70", "#A9BF5F", "#D2D684", "#BDBF62"});
    const double rx = rng.range(40, 120), ry = rng.range(30, 80);
    const Line shape = blob(rng, {0, 0}, rx, ry, 9, .2);
    wrapped(p, 170, kSize, [&](Point q) {
      Line moved;
      for (const Point s : shape) moved.push_back(s + q);
      patches.smooth(moved, color, {}, .62);
    });
  }
  Image soft = patches.image();
  blur(soft, 9, true);
  lay_over(out, soft);
  Canvas c(kMeadowU, kMeadowU);
  for (int i = 0; i < 1040; ++i) {
    const Point p{rng.range(0, kSize), rng.range(0, kSize)};
    const char* color = rng.pick({"#A2B95A", "#C4D07E", "#98B055", "#D0D88E", "#AEC266", "#8FA850"});
    const double rx = rng.range(3, 11), ry = rng.range(1.2, 3.4), angle = rng.integer(-25, 25);
    wrapped(p, 14, kSize,
            [&](Point q) { c.with([&] { c.ellipse({0, 0}, rx, ry, color, .5); }, q, 1, angle); });
  }
  for (int i = 0; i < 676; ++i) {
    const Point p{rng.range(0, kSize), rng.range(0, kSize)};
    const char* color = rng.pick({"#86A04A", "#7E9A48", "#D5DD97", "#8FA850"});
    const double h = rng.range(2.5, 4.5);
    wrapped(p, 8, kSize, [&](Point q) {
      c.line({{q.x - 1.5, q.y}, {q.x - 3.1, q.y - h * .8}}, color, 1, .75);
      c.line({q, {q.x + .3, q.y - h}}, color, 1, .75);
      c.line({{q.x + 1.5, q.y}, {q.x + 3.5, q.y - h * .7}}, color, 1, .75);
    });
  }
  for (int i = 0; i < 177; ++i) {
    const Point p{rng.range(0, kSize), rng.range(0, kSize)};
    const char* color = rng.pick({"#FFF6DA", "#F6D365", "#F2A7A0", "#FFFFFF", "#E9C8E6"});
    wrapped(p, 4, kSize, [&](Point q) { c.ellipse(q, 1.35, 1.2, color, .95); });
  }
  lay_over(out, c.image());
  return out;
}

Paper make_table() {
  constexpr int kPx = 1280;
  constexpr double kSize = kTableU, kScale = kPx / kSize;
  Rng rng("table");
  const Image soft = make_stains(rng, kSize);
  Image out = plain(kPx, hex("#E9DCBD"));
  Canvas c(kPx, kPx, kScale);
  std::vector<Point> placed;
  for (int i = 0; i < 4000 && placed.size() < 110; ++i) {
    const Point p{rng.range(0, kSize), rng.range(0, kSize)};
    const double kind = rng.unit(), opacity = rng.range(.24, .34);
    const std::uint64_t own = rng.next();
    bool free = true;
    for (const Point q : placed) {
      const double dx = std::abs(p.x - q.x), dy = std::abs(p.y - q.y);
      free = free && std::hypot(std::min(dx, kSize - dx), std::min(dy, kSize - dy)) >
                         172;  // evenly, so that no gap and no crowd stands out
    }
    if (!free) continue;
    placed.push_back(p);
    wrapped(p, 220, kSize, [&](Point at) {
      Rng r(own);
      c.with([&] { c.grouped(opacity, [&] { sketch(c, r, kind); }); }, at, 1.5);
    });
  }
  lay_over(out, c.image());
  return {out, soft};
}

}  // namespace bastide::art
