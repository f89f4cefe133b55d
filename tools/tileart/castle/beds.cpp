// The gardens of the courtyards: what makes a yard of a meadow. Flower parterres, herb beds, mown lawns,
// paved corners.
#include "tools/tileart/castle/ground.h"
#include "tools/tileart/palette.h"

#include <algorithm>
#include <array>

namespace bastide::art::castle {

namespace {

constexpr const char* kBox = "#5F8A45";  // clipped hedge

double to_border(Point p) { return std::min({p.x, p.y, kT - p.x, kT - p.y}); }

Line frame(const Bed& b, double in) {
  const double w = b.w - in, h = b.h - in;
  return {b.at + Point{-w, -h}, b.at + Point{w, -h}, b.at + Point{w, h}, b.at + Point{-w, h}};
}

void rounded(Canvas& c, const Bed& b, double in, Paint fill, double radius, double opacity = 1,
             Stroke stroke = {}) {
  c.rect(b.at.x - b.w + in, b.at.y - b.h + in, 2 * (b.w - in), 2 * (b.h - in), fill, radius, opacity, stroke);
}

// Four beds round a crossing of gravel, each full of flowers of one colour, in a clipped hedge; no red and no
// white, which are the market's.
void draw_parterre(Canvas& c, const Bed& b, Rng& rng) {
  static constexpr std::array<const char*, 4> kFlowers = {"#F4C04A", "#B56BC4", "#E98AAE", "#9F8BC0"};
  rounded(c, b, -1.5, "#4E7A3C", 5.5, .5);
  rounded(c, b, 0, kBox, 5);
  rounded(c, b, 3.4, "#DFCF9A", 2.5);
  const double w = b.w - 4.6, h = b.h - 4.6, gap = 3.4;
  auto which = static_cast<std::size_t>(rng.integer(0, 3));
  for (int i = 0; i < 4; ++i) {
    const double sx = (i & 1) != 0 ? 1 : -1, sy = (i & 2) != 0 ? 1 : -1;
    const Point mid = b.at + Point{sx * (w + gap) / 2, sy * (h + gap) / 2};
    const double bw = (w - gap) / 2, bh = (h - gap) / 2;
    c.rect(mid.x - bw, mid.y - bh, 2 * bw, 2 * bh, "#6B9149", 1.8);
    const Color flower = hex(kFlowers[which]);
    which = (which + 1) % kFlowers.size();
    for (double y = -bh + 2.2; y < bh - .8; y += 3.9) {
      for (double x = -bw + 2.2; x < bw - .8; x += 3.9) {
        const Point p = mid + Point{x + rng.range(-.6, .6), y + rng.range(-.6, .6)};
        const double tone = rng.unit();
        c.ellipse(p, 2.1, 2, tone < .25 ? lighter(flower, .4) : (tone < .4 ? darker(flower, .15) : flower));
      }
    }
  }
  c.ellipse(b.at, 5, 5, "#DFCF9A");
  c.ellipse(b.at, 3.2, 3.2, kBox);
  c.ellipse(b.at - Point{.8, .9}, 1.5, 1.4, "#8DB35E");
}

// Dug earth with rows of green.
void draw_herbs(Canvas& c, const Bed& b, Rng& rng) {
  rounded(c, b, -1.5, "#7F9245", 5.5, .5);
  rounded(c, b, 0, "#BC8E5A", 4);
  for (double y = -b.h + 5; y < b.h - 2.5; y += 7) {
    c.line({b.at + Point{-b.w + 4, y + 2.6}, b.at + Point{b.w - 4, y + 2.6}}, "#A0733F", 1.6, .7);
    const char* leaf = rng.pick({"#6F9A4C", "#86AB52", "#7F9F68", "#97B45C"});
    for (double x = -b.w + 5; x < b.w - 4; x += 3.4) {
      const Point p = b.at + Point{x + rng.range(-.5, .5), y + rng.range(-.5, .5)};
      const double r = rng.range(1.9, 2.7);
      c.ellipse(p, r, r * .85, rng.chance(.25) ? lighter(leaf, .3) : hex(leaf));
    }
  }
}

void draw_lawn(Canvas& c, const Bed& b, Rng&) {
  rounded(c, b, -1, "#7F9245", 6, .5);
  rounded(c, b, 0, "#C6D67C", 5);
  bool light = true;
  c.clipped(frame(b, 1.5), false, [&] {
    for (double x = -b.w; x < b.w; x += 7, light = !light) {
      if (light) c.rect(b.at.x + x, b.at.y - b.h, 7, 2 * b.h, "#D5E08E", 0, .9);
    }
  });
  rounded(c, b, 0, {}, 5, 1, {kBox, 2.6});
}

void draw_paved(Canvas& c, const Bed& b, Rng& rng) {
  rounded(c, b, -1, "#A9A65C", 8, .5);
  rounded(c, b, 0, "#DCC79A", 7);
  for (double y = -b.h + 5; y < b.h - 2; y += 8) {
    for (double x = -b.w + 6; x < b.w - 3; x += 10) {
      const Point p = b.at + Point{x + rng.range(-1, 1), y + rng.range(-1, 1)};
      const double w = rng.range(6.5, 9);
      c.rect(p.x - 4, p.y - 2.8, w, 5.6, rng.pick({"#EBDDBF", "#CDB88C", "#E3D0A4", "#D4BF92"}), 1.6, .9);
    }
  }
}

}  // namespace

void place_beds(Plan& plan) {
  Rng rng("castle-beds-" + plan.face->id);
  const auto room_at = [&](Point p) {
    const int segment = plan.mask.at(p);
    if (segment == kNoLabel || segment < plan.courtyard_segment(0)) return -1.0;
    double room = std::min(plan.open_room(p), to_border(p) + 2);
    for (const Bed& b : plan.beds) room = std::min(room, distance(p, b.at) - std::max(b.w, b.h) - 2);
    return room;
  };
  for (int i = 0; i < 160 && plan.beds.size() < 3; ++i) {
    const Point p{rng.range(20, kT - 20), rng.range(20, kT - 20)};
    const double wanted = rng.range(27, 40), kind = rng.unit();
    const bool upright = rng.chance(.5);
    const double room = std::min(wanted, room_at(p));
    if (room < 25) continue;
    const double a = room * .80, b = room * .60;
    plan.beds.push_back(
        {p, upright ? b : a, upright ? a : b,
         kind < .42 ? BedKind::Parterre
                    : (kind < .66 ? BedKind::Herbs : (kind < .86 ? BedKind::Lawn : BedKind::Paved))});
  }
}

void draw_beds(Canvas& canvas, const Plan& plan) {
  int number = 0;
  for (const Bed& b : plan.beds) {
    Rng rng("castle-bed-" + plan.face->id + std::to_string(number++));
    switch (b.kind) {
      case BedKind::Parterre: draw_parterre(canvas, b, rng); break;
      case BedKind::Herbs: draw_herbs(canvas, b, rng); break;
      case BedKind::Lawn: draw_lawn(canvas, b, rng); break;
      case BedKind::Paved: draw_paved(canvas, b, rng); break;
    }
  }
}

}  // namespace bastide::art::castle
