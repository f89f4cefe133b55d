// The shapes of ground: see the header.
#include "tools/tileart/ground_shapes.h"

namespace bastide::art {

namespace {

int sides_count(int sides) { return __builtin_popcount(static_cast<unsigned>(sides)); }

constexpr double kLow = kWallEnd, kHigh = kT - kWallEnd;

// Each for its own canonical sides: N, N+E, N+S, W+N+E.
Line cap_border(double depth) {
  const double c = depth / .75;
  return bezier({kHigh, 0}, {.90 * kT, c}, {.10 * kT, c}, {kLow, 0}, 28);
}

Line corner_border(double bulge) {
  const Point a{kT, kHigh}, b{kLow, 0}, out = Point{-1, 1} * (bulge / .75 / std::sqrt(2.0));
  return bezier(a, lerp(a, b, .3) + out, lerp(a, b, .7) + out, b, 32);
}

Line band_border(double waist) {  // its east side
  const double x = kHigh - waist / .75;
  return bezier({kHigh, 0}, {x, .3 * kT}, {x, .7 * kT}, {kHigh, kT}, 30);
}

Line pocket_border(double depth) {
  const double y = kT - kWallEnd - (depth - kWallEnd * .25) / .75;
  return bezier({kT, kHigh}, {.76 * kT, y}, {.24 * kT, y}, {0, kHigh}, 32);
}

// Which canonical sides turned `turns` quarters give these.
int turns_of(int sides, int canonical) {
  for (int turns = 0; turns < 4; ++turns) {
    int turned_sides = 0;
    for (const int s : sides_of(canonical)) turned_sides |= 1 << ((s + turns) & 3);
    if (turned_sides == sides) return turns;
  }
  return 0;
}

}  // namespace

// Along the tile's edge, clockwise, over all sides of the building.
Line along_edges(int sides, int first, Line& corners) {
  static constexpr Point kCorner[4] = {{0, 0}, {kT, 0}, {kT, kT}, {0, kT}};  // at which side s begins
  Line out;
  for (int i = 0; i < 4; ++i) {
    const int s = (first + i) & 3;
    if (!has_side(sides, s)) break;
    const Point dir = right_of(kOutwards[s]);
    const bool joins_next = has_side(sides, (s + 1) & 3) && sides_count(sides) > 1;
    if (i == 0 && !has_side(sides, (s + 3) & 3)) out.push_back(kCorner[s] + dir * kLow);
    if (joins_next && (i < 3 || sides == 15)) {
      out.push_back(kCorner[(s + 1) & 3]);
      corners.push_back(kCorner[(s + 1) & 3]);
    } else {
      out.push_back(kCorner[s] + dir * kHigh);
    }
  }
  return out;
}

bool begins_span(int sides, int s) {
  return has_side(sides, s) && (sides == 15 || !has_side(sides, (s + 3) & 3));
}

GroundShape ground_on(int sides, const Reach& reach) {
  GroundShape out;
  const int n = sides_count(sides);
  if (n == 4) {
    out.polygon = along_edges(15, 0, out.owned_corners);
    return out;
  }
  if (sides == 5 || sides == 10) {
    const int turns = sides == 5 ? 0 : 1;
    out.borders = {turned(band_border(reach.waist), turns), turned(band_border(reach.waist), turns + 2)};
    out.polygon = joined(out.borders[0], out.borders[1]);
    return out;
  }
  const Line border =
      n == 1 ? cap_border(reach.cap) : (n == 2 ? corner_border(reach.corner) : pocket_border(reach.pocket));
  const int canonical = n == 1 ? 1 : (n == 2 ? 3 : 11);
  out.borders = {turned(border, turns_of(sides, canonical))};
  for (int s = 0; s < 4; ++s) {
    if (begins_span(sides, s)) out.polygon = along_edges(sides, s, out.owned_corners);
  }
  out.polygon = joined(out.polygon, out.borders[0]);
  return out;
}

}  // namespace bastide::art
