// The hill: a band of slope round the wall that ends in a torn brush edge, and the grass at the wall's inner
// foot. Coarse, because it is soft; what is sharp on it are props.
#include "tools/tileart/canvas.h"
#include "tools/tileart/castle/wall.h"
#include "tools/tileart/palette.h"
#include "tools/tileart/textures.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

constexpr double kPxPerU = .5;
constexpr double kReach = 480;  // of the picture beyond the cells

Line closed(Line line) {
  line.push_back(line.front());
  return line;
}

// The edge of the paint: the ring, wandering in and out, further out towards the south.
Line torn(const Line& around, double out, double south, double wander, Rng& rng) {
  Line edge;
  const Line points = resample(closed(around), 70);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Point a = points[(i + points.size() - 2) % (points.size() - 1)],
                b = points[(i + 1) % (points.size() - 1)];
    const Point n = right_of(unit(b - a)) * -1;  // clockwise: outside is on the left
    edge.push_back(points[i] + n * (out + south * std::max(0.0, n.y) + rng.range(-wander, wander)));
  }
  return edge;
}

double distance_to_ring(Point p, const Line& ring_line) { return distance_to_line(p, ring_line); }

Image meadow_over(Box box) {
  const Image meadow = make_meadow();
  Image out(static_cast<int>(box.w * kPxPerU), static_cast<int>(box.h * kPxPerU));
  const int step = static_cast<int>(1 / kPxPerU);
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x) {
      int sum[3] = {};
      for (int k = 0; k < step * step; ++k) {
        const int wx = static_cast<int>(box.x) + x * step + k % step,
                  wy = static_cast<int>(box.y) + y * step + k / step;
        const std::uint8_t* s =
            meadow.at(((wx % kMeadowU) + kMeadowU) % kMeadowU, ((wy % kMeadowU) + kMeadowU) % kMeadowU);
        for (std::size_t c = 0; c < 3; ++c) sum[c] += s[c];
      }
      for (std::size_t c = 0; c < 3; ++c) out.at(x, y)[c] = static_cast<std::uint8_t>(sum[c] / (step * step));
    }
  }
  return out;
}

void lay_over(Image& below, const Image& above) {
  for (std::size_t i = 0; i < below.rgba.size(); i += 4) {
    const int a = above.rgba[i + 3];
    for (std::size_t c = 0; c < 3; ++c)
      below.rgba[i + c] =
          static_cast<std::uint8_t>((above.rgba[i + c] * a + below.rgba[i + c] * (255 - a) + 127) / 255);
  }
}

// Draws in world u on a picture of the hill's size.
Image painted(const std::function<void(Canvas&)>& draw) {
  const Box box = hill_box();
  Canvas canvas(static_cast<int>(box.w * kPxPerU), static_cast<int>(box.h * kPxPerU), kPxPerU);
  canvas.with([&] { draw(canvas); }, {-box.x, -box.y});
  return canvas.image();
}

// Strokes down the slope, longer and darker to the south and east, where the light does not reach.
void slope_strokes(Canvas& c) {
  Rng rng("castle-slope");
  const Line line = resample(closed(ring(kWalk / 2)), 13);
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point n = right_of(unit(line[i] - line[i - 1])) * -1;
    const double dark = std::clamp(.25 + .3 * n.y + .25 * n.x, .06, .75);
    for (int k = 0; k < 3; ++k) {
      const double from = rng.range(10, 150), l = rng.range(16, 46);
      const Point a = line[i] + n * from + Point{rng.range(-8, 8), n.y > .5 ? kOuterFace : 0};
      const Point b = a + n * l + Point{rng.range(-6, 6), rng.range(2, 10)};
      const char* green = rng.pick({"#7E9A48", "#8BA650", "#6F8F45"});
      const double width = rng.range(3, 6), opacity = dark * rng.range(.5, 1);
      c.line({a, b}, green, width, opacity);
    }
    if (rng.chance(.3)) {
      const Point a = line[i] + n * rng.range(30, 130);
      c.line({a, a + n * 24 + Point{0, 8}}, "#D5DD97", 4, .5);
    }
  }
}

void earth_and_shade(Canvas& c) {
  const Line outer = closed(ring(kWalk / 2)), inner = closed(ring(-kWalk / 2));
  c.line(outer, "#C9B778", 70, .55);
  c.line(outer, "#BBA468", 34, .45);
  c.line(inner, "#C9B778", 50, .4);
  // cast by the wall, to the lower right
  for (const auto& [shift, opacity] : {std::pair{16.0, .10}, {28.0, .10}, {40.0, .08}}) {
    Line moved;
    for (const Point p : closed(ring(0))) moved.push_back(p + Point{shift, shift * .75 + 12});
    c.line(moved, kShadow, kWalk, opacity);
  }
  Line foot;
  for (const Point p : closed(ring(0))) foot.push_back(p + Point{0, kOuterFace});
  c.line(foot, kShadow, kWalk + 8, .16);
}

}  // namespace

Box hill_box() {
  return {-kReach, -kReach, facts().width * kT + 2 * kReach, facts().height * kT + 2 * kReach + 60};
}

Image make_hill() {
  Image hill = meadow_over(hill_box());
  Image soft = painted(earth_and_shade);
  blur(soft, 4);
  lay_over(hill, soft);
  lay_over(hill, painted(slope_strokes));
  Image cover = painted([](Canvas& c) {  // where there is paint
    Rng rng("castle-edge"), inner_rng("castle-inner-edge");
    const Line outside = torn(ring(kWalk / 2), 128, 74, 17, rng);
    c.smooth(outside, "#FFFFFF");
    for (int i = 0; i < 300; ++i) {  // the brush's last hairs
      const Point p = outside[static_cast<std::size_t>(rng.unit() * static_cast<double>(outside.size()))];
      const Point q = p + Point{rng.range(-17, 17), rng.range(-17, 17)};
      const double rx = rng.range(7, 19), ry = rng.range(4, 9);
      c.ellipse(q, rx, ry, "#FFFFFF", .9);
    }
  });
  const Image hole = painted([](Canvas& c) {  // the unpainted cells
    Rng rng("castle-inner-edge");
    Line line;
    const Line points = resample(closed(cell_outline()), 40);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const Point n = right_of(unit(points[i + 1] - points[i]));
      line.push_back(points[i] + n * rng.range(5, 20));
    }
    c.smooth(line, "#FFFFFF");
  });
  for (std::size_t i = 0; i < hill.rgba.size(); i += 4)
    hill.rgba[i + 3] = static_cast<std::uint8_t>(cover.rgba[i + 3] * (255 - hole.rgba[i + 3]) / 255);
  return hill;
}

std::vector<Prop> hill_scenery() {
  std::vector<Prop> out;
  Rng rng("castle-scenery");
  const Line wall = closed(ring(0));
  const Line outline = ring(0);
  const Box box = hill_box();
  const auto crowded = [&](Point p, double apart) {
    return std::any_of(out.begin(), out.end(), [&](const Prop& q) { return distance(p, q.at) < apart; });
  };
  for (int i = 0; i < 5200 && out.size() < 230; ++i) {
    const Point p{rng.range(box.x, box.x + box.w), rng.range(box.y, box.y + box.h)};
    const double d = distance_to_ring(p, wall), kind = rng.unit(), scale = rng.range(.95, 1.35);
    if (inside(p, outline) || d < kWalk / 2 + 26 || d > kWalk / 2 + 138 || crowded(p, 20)) continue;
    // nothing grows before the wall's face, and nothing so high that it covers the walkway
    const double up = kind < .45 ? 14 : 40;
    if (distance_to_ring(p - Point{0, up}, wall) < kWalk / 2 + 8 ||
        distance_to_ring(p - Point{0, kOuterFace + 10}, wall) < kWalk / 2)
      continue;
    const int which = rng.integer(0, 3);
    const std::string name = kind < .33 ? "bush" : (kind < .45 ? "rock" : (kind < .72 ? "cyp" : "tree"));
    out.push_back({name + std::to_string(which), p, scale});
  }
  return out;
}

}  // namespace bastide::art::castle
