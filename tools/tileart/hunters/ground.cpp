// Ground: see the header; colours from assets/hunters/STYLE.md.
#include "tools/tileart/hunters/ground.h"

#include "tools/tileart/ground/ground.h"
#include "tools/tileart/palette.h"

#include <algorithm>

namespace bastide::art::hunters {

namespace {

constexpr const char* kFloor = "#7C9A4C";
constexpr const char* kFloorRim = "#557A3C";

// The border of the tile belongs to the neighbour too: nothing loose lies there.
bool near_border(Point p, double by = 11) { return to_border(p) < by; }

void draw_sides(Canvas& canvas, const Tongue& tongue, const char* color, double width, double opacity) {
  canvas.line(tongue.left, color, width, opacity);
  canvas.line(tongue.right, color, width, opacity);
}

void draw_forests(Canvas& canvas, const Plan& plan) {
  for (const Forest& f : plan.forests) {
    for (const Line& border : f.borders) canvas.line(border, "#8FA850", 19, .55);
    for (const Tongue& t : f.tongues) draw_sides(canvas, t, "#8FA850", 8, .55);
  }
  for (const Forest& f : plan.forests) {
    for (const Line& border : f.borders) canvas.line(border, kFloorRim, 7, .8);
    for (const Tongue& t : f.tongues) draw_sides(canvas, t, kFloorRim, 6, .8);
  }
  for (const Forest& f : plan.forests) {
    canvas.polygon(f.ground, kFloor);
    for (const Tongue& t : f.tongues) canvas.polygon(t.ground(), kFloor);
    Rng rng("hunters-floor-" + plan.face->ground + std::to_string(f.segment));
    for (int i = 0; i < 420; ++i) {
      const Point p{rng.range(4, kT - 4), rng.range(4, kT - 4)};
      const char* tone = rng.pick({"#6A8A42", "#5F8040", "#8CA856", "#718F47", "#94784A", "#A08352"});
      const double rx = rng.range(2, 6), ry = rng.range(1.4, 3.2);
      if (f.covers(p) && !near_border(p)) canvas.ellipse(p, rx, ry, tone, .6);
    }
  }
}

// Trodden, sunny grass, on which an animal or a sign shows.
void draw_patches(Canvas& canvas, const Plan& plan) {
  for (std::size_t i = 0; i < plan.sites.size(); ++i) {
    const Site& s = plan.sites[i];
    if (s.segment >= 0 && plan.face->zones[static_cast<std::size_t>(s.segment)].kind != Kind::Meadow &&
        plan.face->zones[static_cast<std::size_t>(s.segment)].kind != Kind::Forest)
      continue;
    const bool forest =
        s.segment >= 0 && plan.face->zones[static_cast<std::size_t>(s.segment)].kind == Kind::Forest;
    Rng rng("hunters-patch-" + plan.face->ground + std::to_string(i));
    const double r = std::min(s.at.r * (forest ? .98 : 1.02), to_border(s.at.at) - 4);
    if (r < 8) continue;
    const Line rim = blob(rng, s.at.at, r, r * .96, 11, .07);
    if (s.prop == "agriculture") {  // furrows
      const double side = s.at.r * .95;
      canvas.rect(s.at.at.x - side, s.at.at.y - side, 2 * side, 2 * side, "#CBA26C", 7, 1, {"#7F9245", 4});
      for (double x = -side + 6; x < side - 2; x += 9)
        canvas.line({s.at.at + Point{x, -side + 5}, s.at.at + Point{x, side - 5}}, "#AD8455", 3.4, .8);
      continue;
    }
    canvas.smooth(rim, forest ? "#93AD5A" : "#C9D382", {}, .9);
    canvas.smooth(scaled(rim, s.at.at, .78), forest ? "#A9BF6A" : "#DCE19B", {}, .85);
  }
}

// A glade where a figure may stand, so that one sees into the forest.
void draw_glades(Canvas& canvas, const Plan& plan) {
  for (const Forest& f : plan.forests) {
    Rng rng("hunters-glade-" + plan.face->ground + std::to_string(f.segment));
    const Point at = plan.anchors[static_cast<std::size_t>(f.segment)];
    const Line rim = blob(rng, at, 17, 15, 9, .1);
    canvas.smooth(rim, "#8FAA55", {}, .8);
    canvas.smooth(scaled(rim, at, .7), "#A3BA62", {}, .8);
  }
}

void draw_flowers(Canvas& canvas, const Plan& plan) {
  Rng rng("hunters-flowers-" + plan.face->ground);
  for (int bed = 0; bed < 7; ++bed) {
    const Point middle{rng.range(20, kT - 20), rng.range(20, kT - 20)};
    const char* tone = rng.pick({"#F6D365", "#FFF6DA", "#E7A0B4", "#C9A9DC"});
    const int n = rng.integer(6, 14);
    for (int i = 0; i < n; ++i) {
      const Point p = middle + Point{rng.bell() * 13, rng.bell() * 11};
      const double r = rng.range(1.1, 1.7);
      if (!near_border(p, 5) && plan.water_room(p) > 3 && plan.forest_room(p) > 5)
        canvas.ellipse(p, r, r * .9, tone, .95);
    }
  }
}

// Still and deep, which no river is: so a lake is known also where it is small.
void draw_depths(Canvas& canvas, const Plan& plan) {
  for (const Lake& lake : plan.lakes) {
    Rng rng("hunters-depth-" + plan.face->ground + std::to_string(lake.segment));
    canvas.smooth(scaled(lake.shore, lake.at.at, .86), kWaterMid);
    canvas.smooth(scaled(lake.shore, lake.at.at, .72), "#4793AC");
    canvas.smooth(scaled(lake.shore, lake.at.at, .52), "#3C84A0");
    for (int i = 0; i < 7; ++i) {
      const Point p = polar(lake.at.at, lake.at.r * std::sqrt(rng.unit()) * .7, rng.range(0, 6.28));
      const double w = rng.range(6, 11);
      canvas.path(svg("M{} {}q{} -2 {} 0", {p.x - w / 2, p.y, w / 2, w}), {}, {kGlint, 1.4}, .6);
    }
    for (int i = 0; i < 5; ++i) {
      const Point p = polar(lake.at.at, lake.at.r * .84, rng.range(0, 6.28));
      double mouth = 1e9;
      for (const River& river : plan.rivers) mouth = std::min(mouth, distance_to_line(p, river.line));
      const double r = rng.range(2.6, 3.6);
      if (mouth < 22) continue;
      canvas.ellipse(p, r, r * .85, "#6FA653", 1, {"#3F7A4A", .8});
      if (rng.chance(.4)) canvas.ellipse(p, 1.3, 1.2, "#FFE3EC");
    }
  }
}

void draw_planks(Canvas& canvas, const Line& bridge) {
  canvas.butt_line(bridge, "#1F5668", 40, .3);
  canvas.butt_line(bridge, kInk, 33, .85);
  canvas.butt_line(bridge, "#B98A55", 30);
  canvas.butt_line(bridge, "#8E6437", 29, .8, {1.3, 5.4});
  const Point n = right_of(unit(bridge.back() - bridge.front()));
  for (const double side : {-14.0, 14.0})
    canvas.butt_line({bridge.front() + n * side, bridge.back() + n * side}, "#6E4B33", 3.4);
}

}  // namespace

Image draw_ground(const Plan& plan, double px_per_u) {
  const int px = static_cast<int>(kT * px_per_u);
  Canvas canvas(px, px, px_per_u);
  canvas.clip_rect({0, 0, kT, kT});
  draw_flowers(canvas, plan);
  draw_forests(canvas, plan);
  draw_glades(canvas, plan);
  draw_patches(canvas, plan);
  std::vector<Line> lines;
  std::vector<Pool> pools;
  for (const River& river : plan.rivers) {
    lines.push_back(river.line);
    if (river.spring.r <= 0) continue;
    Rng rng("hunters-spring-" + plan.face->ground + std::to_string(river.segment));
    const Circle& c = river.spring;
    pools.push_back({c.at, c.r, c.r, blob(rng, c.at, c.r, c.r * .95, 10, .08), true});
  }
  for (const Lake& lake : plan.lakes) pools.push_back({lake.at.at, lake.at.r, lake.at.r, lake.shore, false});
  draw_waters(canvas, lines, pools, "hunters-water-" + plan.face->ground);
  draw_depths(canvas, plan);
  if (!plan.bridge.empty()) draw_planks(canvas, plan.bridge);
  return canvas.image();
}

}  // namespace bastide::art::hunters
