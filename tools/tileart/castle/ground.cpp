// Ground of castle tiles: see the header; colours and measures from assets/castle/STYLE.md.
#include "tools/tileart/castle/ground.h"

#include "tools/tileart/ground/ground.h"
#include "tools/tileart/palette.h"

namespace bastide::art::castle {

namespace {

constexpr const char* kPaving = "#D69C66";  // of a house's yard: near its roofs, so that it is one mass
constexpr const char* kFlags = "#E3D8C0";   // of a tower's yard
constexpr const char* kKerb = "#8A5A3C";

// Stones laid in rows over a polygon; they are left off near the border of the tile, where the neighbour's
// begin.
void lay_stones(Canvas& canvas, const Line& polygon, Rng& rng, double size,
                std::initializer_list<const char*> tones, double opacity) {
  int row = 0;
  for (double y = size * .6; y < kT; y += size, ++row) {
    for (double x = (row % 2) * size * .7; x < kT; x += size * 1.5) {
      const Point p{x + rng.range(-2, 2), y + rng.range(-1.5, 1.5)};
      const char* tone = rng.pick(tones);
      const double w = size * rng.range(.9, 1.3), h = size * rng.range(.62, .8);
      const bool laid = rng.chance(.55);
      if (!laid || !inside(p, polygon) || p.x < 10 || p.y < 10 || p.x > kT - 10 || p.y > kT - 10) continue;
      canvas.rect(p.x - w / 2, p.y - h / 2, w, h, tone, 2.2, opacity);
    }
  }
}

void draw_squares(Canvas& canvas, const Plan& plan) {
  for (const Circle& square : plan.squares) {
    Rng rng("castle-square-" + plan.face->id);
    const Line rim = blob(rng, square.at, square.r, square.r, 12, .03);
    canvas.smooth(rim, "#CDA46A", {"#8F6A3A", 4});
    canvas.smooth(scaled(rim, square.at, .84), "#EBD3A2");
    for (int ring = 0; ring < 2; ++ring) {  // stones in circles
      const double r = square.r * (ring == 0 ? .66 : .38);
      const int n = ring == 0 ? 15 : 9;
      for (int i = 0; i < n; ++i) {
        const double a = (i + rng.range(-.12, .12)) * 2 * kPi / n;
        canvas.ellipse(polar(square.at, r, a), 3.6, 3, rng.pick({"#D9B985", "#F6E6BE", "#C9A772", "#E0C592"}),
                       .9);
      }
    }
  }
}

void draw_well_ground(Canvas& canvas, const Plan& plan) {
  for (std::size_t i = 0; i < plan.wells.size(); ++i) {
    Rng rng("castle-well-" + plan.face->id);
    const Circle& w = plan.wells[i];
    const Line flags = blob(rng, w.at, w.r, w.r, 10, .05);
    const Point to = lerp(plan.well_paths[i], w.at, .3);
    canvas.smooth(flags, kRoadCasing, {kRoadCasing, 5});
    canvas.line({to, w.at}, kRoadCasing, 19);
    canvas.line({to, w.at}, kRoadBody, 13.5);
    canvas.smooth(flags, kRoadBody);
    for (int k = 0; k < 11; ++k) {
      const Point p = polar(w.at, w.r * .74, k * 2 * kPi / 11);
      canvas.ellipse(p, 3.4, 2.8, rng.pick({"#E0CDA0", "#FFF6DE", "#D2BC8C"}), .9);
    }
  }
}

// The steps before a door or a gate.
void draw_entries(Canvas& canvas, const Plan& plan) {
  for (const Entry& e : plan.entries) {
    const Point out = kOutwards[e.side], along = right_of(out);
    const auto slab = [&](double near, double far, double half, const char* color) {
      canvas.polygon({e.at + out * near - along * half, e.at + out * far - along * half,
                      e.at + out * far + along * half, e.at + out * near + along * half},
                     color, {kRoadCasing, 1.4});
    };
    slab(-12, 13, 19, "#CDB790");
    slab(-12, 8, 16, "#EBDDBF");
  }
}

}  // namespace

void draw_path_lines(Canvas& canvas, const std::vector<Line>& lines, Rng& rng) {
  draw_road_stack(canvas, lines);
  for (const Line& line : lines) {
    const double l = length(line);
    for (double at = 5; at < l - 4; at += 7.4) {  // flags, in twos and threes across
      const Point p = point_at(line, at / l), across = right_of(direction_at(line, at / l));
      const int n = rng.integer(2, 3);
      for (int k = 0; k < n; ++k) {
        const Point q = p + across * ((k - (n - 1) / 2.0) * 20.0 / n + rng.range(-1, 1));
        const char* tone = rng.pick({"#E2CB98", "#FFF4D8", "#D9BF8A", "#EAD7AA"});
        const bool laid = rng.chance(.8);
        if (!laid || std::min({q.x, q.y, kT - q.x, kT - q.y}) < 5) continue;
        canvas.ellipse(q, 3.6, 2.7, tone, .85);
      }
    }
  }
}

void draw_house_ground(Canvas& canvas, const Line& polygon, Rng& rng) {
  canvas.clipped(polygon, false, [&] {
    canvas.polygon(polygon, kPaving);
    lay_stones(canvas, polygon, rng, 9, {"#C98A55", "#E0AC78", "#C07F4C", "#E6B888"}, .6);
  });
}

void draw_tower_ground(Canvas& canvas, const Line& polygon, Rng& rng) {
  canvas.clipped(polygon, false, [&] {
    canvas.polygon(polygon, kFlags);
    lay_stones(canvas, polygon, rng, 13, {"#D3C6AC", "#F0E7D2", "#C9BBA2", "#EADFC8"}, .8);
  });
}

void draw_market_ground(Canvas& canvas, Circle at, Rng& rng) {
  const Line rim = blob(rng, at.at, at.r * 1.04, at.r, 10, .07);
  canvas.smooth(rim, "#C9A66C", {"#9A9150", 3}, .9);
  canvas.smooth(scaled(rim, at.at, .86), "#DFC28C", {}, .95);
  for (int i = 0; i < 22; ++i) {
    const double far = at.r * .84 * std::sqrt(rng.unit()), angle = rng.range(0, 6.28);
    const Point p = polar(at.at, far, angle);
    const double rx = rng.range(.8, 1.9);
    canvas.ellipse(p, rx, rx * .7, rng.pick({"#C49C60", "#F3DFB4", "#B88F55"}), .8);
  }
}

Image draw_ground(const Plan& plan, double px_per_u) {
  const int px = static_cast<int>(kT * px_per_u);
  Canvas canvas(px, px, px_per_u);
  draw_beds(canvas, plan);
  for (const Building& b : plan.buildings) {
    for (const Wall& w : b.walls) canvas.line(w.line, b.kind == Kind::Tower ? "#C9B778" : "#9DA552", 17, .55);
  }
  std::vector<Line> lines;
  for (const Path& p : plan.paths) lines.insert(lines.end(), p.lines.begin(), p.lines.end());
  Rng flags("castle-flags-" + plan.face->id);
  if (!lines.empty()) draw_path_lines(canvas, lines, flags);
  draw_squares(canvas, plan);
  draw_well_ground(canvas, plan);
  for (const Circle& m : plan.markets) {
    Rng rng("castle-market-" + plan.face->id);
    draw_market_ground(canvas, m, rng);
  }
  for (const Kind kind : {Kind::House, Kind::Tower}) {  // a house that fills up a tile runs below its towers
    for (const Building& b : plan.buildings) {
      if (b.kind != kind) continue;
      Rng rng("castle-paving-" + plan.face->id + std::to_string(b.segment));
      if (kind == Kind::House) {
        draw_house_ground(canvas, b.polygon, rng);
        for (const Wall& w : b.walls) {
          canvas.line(w.line, kKerb, 5.5, .9);
          canvas.line(w.line, "#E9C79A", 2, .9);
        }
      } else {
        draw_tower_ground(canvas, b.polygon, rng);
        canvas.clipped(b.polygon, false, [&] {
          for (const Wall& w : b.walls) {
            canvas.line(w.line, kShade, 26, .14);
            canvas.line(w.line, kShade, 14, .14);
          }
        });
      }
    }
  }
  draw_entries(canvas, plan);
  return canvas.image();
}

}  // namespace bastide::art::castle
