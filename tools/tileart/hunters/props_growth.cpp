// Trees of the wild land and the low growth of its glades and meadows.
#include "tools/tileart/hunters/props.h"

#include <array>

namespace bastide::art::hunters {

namespace {

constexpr std::array<const char*, 4> kFirs = {"#3F7558", "#376A54", "#4A8058", "#2F6150"};

}  // namespace

// Three to four tiers, lit on the left.
void fir(Canvas& c, Rng& rng) {
  const Color color = jitter(hex(rng.pick_of(kFirs)), rng, 6);
  const double w = rng.range(10.5, 12.5), h = rng.range(38, 46);
  const int tiers = rng.integer(3, 4);
  c.rect(-1.6, -7, 3.2, 7, kTrunk, .6);
  const auto tier = [&](int i, double grow) {
    const double t = static_cast<double>(i) / tiers, low = -4.5 - (h - 8) * t * .86;
    const double half = w * (1 - t * .68) + grow, top = low - (h - 6) / tiers * 1.45 - grow;
    return svg("M0 {}L{} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}Z",
               {top, half, low, half * .7, low + 1.6, half * .42, low - .6, 0, low + 3.4, -half * .42,
                low - .6, -half * .7, low + 1.6, -half, low});
  };
  c.grouped(.85, [&] {
    for (int i = 0; i < tiers; ++i) c.path(tier(i, 1.2), darker(color, .72));
  });
  for (int i = 0; i < tiers; ++i) {
    c.path(tier(i, 0), darker(color, .12));
    c.clipped_path(tier(i, 0), [&] {
      const double t = static_cast<double>(i) / tiers, low = -4.5 - (h - 8) * t * .86;
      c.polygon({{-w - 2, low + 4}, {-1, low - h * .5}, {-1.5, low + 4}}, lighter(color, .17), {}, .85);
      c.polygon({{-w - 2, low + 4}, {-w * .5, low - h * .2}, {-w * .42, low + 2}}, lighter(color, .34), {},
                .5);
      c.line({{-w, low + .6}, {w, low + .6}}, darker(color, .5), 1.6, .5);
    });
  }
}

// A wide crown in several lobes, darker than the landscape's trees.
void oak(Canvas& c, Rng& rng) {
  const Color color = jitter(hex(rng.pick({"#4F8148", "#5B8C46", "#47784A"})), rng, 6);
  const double r = rng.range(12.5, 15);
  c.path("M-2.4 0C-1.6 -4 -1.8 -8 -3 -12H3C1.8 -8 1.6 -4 2.6 0Z", kTrunk, {darker(kTrunk, .5), .8});
  struct Lobe {
    Point at;
    double r;
  };
  std::array<Lobe, 7> lobes{};
  const double cy = -11 - r * .66, phase = rng.range(0, 6.28);
  lobes[0] = {{0, cy}, r * .7};
  for (std::size_t i = 1; i < lobes.size(); ++i) {
    const double a = phase + static_cast<double>(i) * 2 * kPi / 6, k = rng.range(.40, .52);
    lobes[i] = {{std::cos(a) * r * .62, cy + std::sin(a) * r * .48}, r * k};
  }
  c.grouped(.85, [&] {
    for (const Lobe& l : lobes) c.ellipse(l.at, l.r + 1.2, l.r * .94 + 1.2, darker(color, .7));
  });
  for (const Lobe& l : lobes) c.ellipse(l.at, l.r, l.r * .94, darker(color, .26));
  for (const Lobe& l : lobes) c.ellipse(l.at + Point{-r * .08, -r * .12}, l.r * .84, l.r * .76, color);
  for (const Lobe& l : lobes) {
    if (l.at.x + l.at.y - cy < r * .2)
      c.ellipse(l.at + Point{-r * .14, -r * .2}, l.r * .5, l.r * .4, lighter(color, .24), .9);
  }
  for (int i = 0; i < 10; ++i) {
    const double a = rng.range(0, 6.28), q = rng.range(.2, .95) * r;
    const Point p{std::cos(a) * q, cy + std::sin(a) * q * .85};
    c.ellipse(p, 1.4, .9, p.x + p.y - cy < 0 ? lighter(color, .4) : darker(color, .4), .75);
  }
}

void birch(Canvas& c, Rng& rng) {
  const Color color = jitter(hex("#A9C25A"), rng, 6);
  const double h = rng.range(24, 29);
  c.rect(-1.2, -h * .72, 2.4, h * .72, "#F4EDDD", .6, 1, {"#8A7A68", .6});
  for (const double y : {.12, .27, .43, .56}) c.rect(-1.2, -h * y, 1.5, 1.1, "#5B4A40");
  const Line crown = blob(rng, {0, -h * .74}, 6.6, h * .33, 9, .12);
  c.smooth(crown, darker(color, .6), {darker(color, .66), 2}, .8);
  c.smooth(crown, darker(color, .08));
  c.smooth(scaled(crown, {-1.8, -h * .8}, .6), lighter(color, .28), {}, .85);
  for (int i = 0; i < 8; ++i) {
    const double x = rng.range(-4.4, 4.4), y = -h * rng.range(.5, .98);
    c.ellipse({x, y}, 1.2, .8, x < 0 ? lighter(color, .5) : darker(color, .35), .8);
  }
}

void sapling(Canvas& c, Rng& rng) {
  c.with([&] { rng.chance(.6) ? fir(c, rng) : oak(c, rng); }, {0, 0}, .4);
}

void fern(Canvas& c, Rng& rng) {
  const Color color = jitter(hex("#7FAE4E"), rng, 8);
  for (int i = 0; i < 7; ++i) {
    const double a = (-170 + i * 27 + rng.range(-7, 7)) * kPi / 180, l = rng.range(5, 7.4);
    const Point tip{std::cos(a) * l * 1.15, std::sin(a) * l - .6};
    c.path(svg("M0 0Q{} {} {} {}", {tip.x * .4, tip.y * 1.15, tip.x, tip.y}), {}, {darker(color, .5), 2.4},
           .6);
    c.path(svg("M0 0Q{} {} {} {}", {tip.x * .4, tip.y * 1.15, tip.x, tip.y}), {},
           {tip.x < 1 ? lighter(color, .2) : color, 1.5});
  }
}

void boulder(Canvas& c, Rng& rng) {
  const Color color = jitter(hex("#B3A998"), rng, 5);
  const double w = rng.range(8, 11), h = rng.range(7, 9.5);
  const Line shape = {{-w, 0},      {-w * .86, -h * .62}, {-w * .2, -h}, {w * .5, -h * .86},
                      {w, -h * .3}, {w * .8, 1}};
  c.polygon(shape, darker(color, .6), {darker(color, .6), 2}, .8);
  c.polygon(shape, color);
  c.polygon(
      {{w * .1, -h * .93}, {w * .5, -h * .86}, {w, -h * .3}, {w * .8, 1}, {w * .2, 1}, {w * .34, -h * .4}},
      darker(color, .24), {}, .8);
  c.polygon({{-w * .84, -h * .6}, {-w * .2, -h * .96}, {w * .1, -h * .9}, {-w * .3, -h * .5}},
            lighter(color, .5), {}, .85);
  c.ellipse({-w * .4, -1}, w * .4, 1.6, "#8FA850", .9);
}

void tuft(Canvas& c, Rng& rng) {
  for (int i = 0; i < 7; ++i) {
    const double x = rng.range(-4, 4), lean = x * .5 + rng.range(-1, 1), h = rng.range(4.5, 8);
    c.path(svg("M{} 0Q{} {} {} {}", {x * .6, x * .6, -h * .6, x * .6 + lean, -h}), {},
           {rng.pick({"#8CA24A", "#7E9A48", "#B9BF62", "#A2B356"}), 1.2});
  }
}

void heather(Canvas& c, Rng& rng) {
  for (int i = 0; i < 9; ++i) {
    const double x = rng.range(-5, 5), h = rng.range(2.6, 5.6);
    c.line({{x * .7, 0}, {x, -h}}, "#7E8F4A", 1.1);
    c.ellipse({x, -h}, 1.3, 1.6, rng.pick({"#B58AB8", "#C79CC4", "#A57BAE"}));
  }
}

}  // namespace bastide::art::hunters
