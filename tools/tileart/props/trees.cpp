// Trees, bushes and the small growing things of fields and banks.
#include "tools/tileart/props/props.h"

namespace bastide::art {

namespace {

struct Lobe {
  Point at;
  double r;
};

// Returns the crown's radius and the height of its middle, for fruit.
std::pair<double, double> draw_tree(Canvas& c, Rng& rng, double s, Color color) {
  const double r0 = rng.range(8.4, 10.4) * s, h = r0 * .95;
  c.rect(-1.3 * s, -h * .8, 2.6 * s, h * .8, kTrunk, .8);
  const double cy = -h - r0 * .35;
  const int n = rng.integer(5, 6);
  const double phase = rng.range(0, 6.28);
  std::vector<Lobe> lobes = {{{0, cy}, r0 * .72}};
  for (int i = 0; i < n; ++i) {
    const double a = phase + i * 2 * kPi / n;
    const double r = r0 * rng.range(.44, .56);
    lobes.push_back({{std::cos(a) * r0 * .52, cy + std::sin(a) * r0 * .46}, r});
  }
  c.grouped(.85, [&] {
    for (const Lobe& l : lobes)
      c.ellipse(l.at, l.r, l.r, darker(color, .6), 1, {darker(color, .75), 2.3 * s});
  });
  for (const Lobe& l : lobes) c.ellipse(l.at, l.r, l.r, darker(color, .24));
  std::vector<Lobe> by_y = lobes;
  std::stable_sort(by_y.begin(), by_y.end(), [](const Lobe& a, const Lobe& b) { return a.at.y < b.at.y; });
  for (const Lobe& l : by_y) c.ellipse({l.at.x - r0 * .07, l.at.y - r0 * .13}, l.r * .84, l.r * .82, color);
  for (const Lobe& l : lobes) {
    if (l.at.x + (l.at.y - cy) < r0 * .25)
      c.ellipse({l.at.x - r0 * .14, l.at.y - r0 * .2}, l.r * .5, l.r * .45, lighter(color, .2), .9);
  }
  for (int i = 0; i < 7; ++i) {
    const double a = rng.range(0, 6.28), q = rng.range(.15, .85) * r0;
    const Point p{std::cos(a) * q, cy + std::sin(a) * q};
    const double rx = rng.range(.8, 1.5) * s, ry = rng.range(.6, 1.0) * s;
    c.ellipse(p, rx, ry, p.x + p.y - cy < 0 ? lighter(color, .42) : darker(color, .4), .8);
  }
  return {r0, h + r0};
}

}  // namespace

void tree_round(Canvas& c, Rng& rng) { draw_tree(c, rng, 1, jitter(hex(rng.pick_of(kTrees)), rng, 7)); }
void tree_olive(Canvas& c, Rng& rng) { draw_tree(c, rng, .82, jitter(hex(kOlive), rng, 5)); }

void tree_fruit(Canvas& c, Rng& rng) {
  const auto [r, h] = draw_tree(c, rng, .86, jitter(hex("#7FAE55"), rng, 4));
  for (int i = 0; i < 6; ++i) {
    const double a = rng.range(0, 6.28), q = rng.range(.1, .75) * r;
    c.ellipse({std::cos(a) * q, -h * .62 + std::sin(a) * q}, 1.25, 1.25, rng.pick({"#D9503F", "#E2704A"}),
              .95);
  }
}

void tree_cypress(Canvas& c, Rng& rng) {
  const Color color = jitter(hex(kCypress), rng, 6);
  const double w = rng.range(4.6, 5.6), h = rng.range(28, 36);
  const std::string drop =
      svg("M0 {} C{} {} {} {} {} {} C{} {} {} {} 0 -2C{} {} {} {} {} {} C{} {} {} {} 0 {} Z",
          {-h,      w * .5, -h * .8, w * 1.05, -h * .5, w,        -h * .26,  w * .9,  -h * .08, w * .4,  -2,
           -w * .4, -2,     -w * .9, -h * .08, -w,      -h * .26, -w * 1.05, -h * .5, -w * .5,  -h * .8, -h});
  c.rect(-1, -4, 2, 4, kTrunk);
  c.path(drop, {}, {darker(color, .6), 1.7}, .8);
  c.path(drop, darker(color, .15));
  c.path(svg("M{} {} C{} {} {} {} {} {} C{} {} {} {} {} {} Z",
             {-.3, -h * .96, -w * .75, -h * .7, -w * 1.02, -h * .35, -w * .72, -h * .12, -w * .1, -h * .2,
              w * .1, -h * .6, -.3, -h * .96}),
         lighter(color, .2), {}, .8);
  for (int i = 0; i < 5; ++i) {
    const double y = -h * rng.range(.15, .8), x = rng.range(-.5, .5) * w * (1 - std::abs(y / h + .35));
    const double dx = rng.range(-.6, .6), dy = rng.range(2, 4);
    c.line({{x, y}, {x + dx, y - dy}}, x < 0 ? lighter(color, .4) : darker(color, .4), .9, .7);
  }
}

void bush(Canvas& c, Rng& rng) {
  const Color color = jitter(hex(rng.pick_of(kTrees)), rng, 6);
  const double w = rng.range(4.6, 6.4), h = w * .82;
  const Lobe lobes[] = {
      {{-w * .48, -h * .42}, w * .5}, {{w * .48, -h * .4}, w * .48}, {{0, -h * .72}, w * .6}};
  c.grouped(.8, [&] {
    for (const Lobe& l : lobes)
      c.ellipse(l.at, l.r, l.r * .85, darker(color, .6), 1, {darker(color, .75), 2});
  });
  for (const Lobe& l : lobes) c.ellipse(l.at, l.r, l.r * .85, darker(color, .2));
  for (const Lobe& l : lobes) c.ellipse({l.at.x - w * .08, l.at.y - h * .14}, l.r * .72, l.r * .6, color);
  c.ellipse({-w * .2, -h}, w * .28, h * .2, lighter(color, .35), .9);
}

void vine(Canvas& c, Rng& rng) {
  const Color color = jitter(hex("#7FA048"), rng, 6);
  c.line({{0, 0}, {0, -5}}, kTrunk, 1);
  c.smooth(blob(rng, {0, -5.4}, 3.3, 2.7, 7, .14), color, {darker(color, .5), .8});
  c.ellipse({-.8, -6.3}, 1.5, 1, lighter(color, .35), .8);
  if (rng.chance(.6)) c.ellipse({1, -4.2}, 1, 1.1, "#7A4E86");
}

void reeds(Canvas& c, Rng& rng) {
  for (int i = 0; i < 6; ++i) {
    const double x = rng.range(-5, 5), h = rng.range(6, 11), b = rng.range(-1.5, 1.5);
    c.path(svg("M{} 0Q{} {} {} {}", {x, x, -h * .6, x + b, -h}), {},
           {rng.pick({"#6E9150", "#86A457", "#58804B"}), 1.3});
    if (i % 3 == 0) c.ellipse({x + b, -h}, .9, 2, "#8B5E3A");
  }
}

void rock(Canvas& c, Rng& rng) {
  const Color color = jitter(hex("#B9AC97"), rng, 5);
  const double w = rng.range(4, 7), h = w * .85;
  c.polygon({{-w, 0}, {-w * .75, -h * .7}, {-w * .1, -h}, {w * .6, -h * .75}, {w, -h * .1}, {w * .6, 1}},
            color, {darker(color, .45), 1.1});
  c.polygon({{-w * .1, -h}, {w * .6, -h * .75}, {w, -h * .1}, {w * .6, 1}, {w * .1, -h * .35}},
            darker(color, .25), {}, .75);
  c.polygon({{-w * .7, -h * .65}, {-w * .1, -h * .95}, {0, -h * .5}, {-w * .55, -h * .4}}, lighter(color, .5),
            {}, .8);
}

void haystack(Canvas& c, Rng&) {
  const Color color = hex("#E3B95A");
  c.path("M-6 0C-7.5 -5 -5 -11 0 -12C5 -11 7.5 -5 6 0C3 1.2 -3 1.2 -6 0Z", color, {darker(color, .5), 1.2});
  c.path("M1 .8C4 .8 5 .4 6 0C7.5 -5 5 -11 0 -12C2.5 -8 2.5 -4 1 .8Z", darker(color, .22), {}, .8);
  for (const double x : {-4.0, -2.0, 0.0, 2.5})
    c.line({{x, -1.5}, {x * .6, -7.5}}, lighter(color, .5), .8, .8);
}

void sheaf(Canvas& c, Rng&) {
  const Color color = hex("#E6BE5C");
  c.path("M-3 0L-1.2 -5L-3.4 -9H3.4L1.2 -5L3 0Z", color, {darker(color, .5), .9});
  c.line({{-1.6, -5}, {1.6, -5}}, darker(color, .5), 1);
}

}  // namespace bastide::art
