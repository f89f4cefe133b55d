// The segment mask: which path, tower, house or courtyard lies under a point. A courtyard is what the others
// leave: it is flooded from the edges that the facts give it, and it is a problem if that meets another
// courtyard or falls apart.
#include "tools/tileart/castle/layout.h"
#include "tools/tileart/open_land.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

constexpr double kFingerRoom = 3;  // a path is a little wider here than drawn

int built_on(const Plan& plan, Point p) {
  double nearest = 1e9;
  int path_here = -1;
  for (const Path& path : plan.paths) {
    for (const Line& line : path.lines) {
      const double d = distance_to_line(p, line);
      if (d >= nearest) continue;
      nearest = d;
      path_here = path.segment;
    }
  }
  const bool on_square = std::any_of(plan.squares.begin(), plan.squares.end(),
                                     [&](const Circle& c) { return distance(p, c.at) < c.r; });
  // towers before houses, so that a house that fills up a tile ends at them
  for (const Building& b : plan.buildings) {
    if (b.kind == Kind::Tower && inside(p, b.polygon)) return b.segment;
  }
  for (const Building& b : plan.buildings) {
    if (inside(p, b.polygon)) return b.segment;
  }
  return on_square || nearest < kHalfCasing + kFingerRoom ? path_here : -1;
}

// Points just inside the edges that belong to a courtyard.
Line edge_points(const CourtyardFact& yard) {
  static constexpr Point kCorner[4] = {{0, 0}, {kT, 0}, {kT, kT}, {0, kT}};
  Line out;
  for (int s = 0; s < 4; ++s) {
    const Point along = right_of(kOutwards[s]), in = kOutwards[s] * -3.0;
    if (has_side(yard.sides, s)) out.push_back(kCorner[s] + along * 128 + in);
    if ((yard.halves >> (2 * s) & 1) != 0) out.push_back(kCorner[s] + along * 76 + in);
    if ((yard.halves >> (2 * s + 1) & 1) != 0) out.push_back(kCorner[s] + along * 180 + in);
  }
  return out;
}

}  // namespace

void place_mask(Plan& plan) {
  std::vector<OpenLand> yards;
  for (std::size_t yard = 0; yard < plan.face->courtyards.size(); ++yard)
    yards.push_back(
        {plan.courtyard_segment(static_cast<int>(yard)), edge_points(plan.face->courtyards[yard])});
  label_land(
      plan.mask, [&](Point p) { return built_on(plan, p); }, yards,
      [&](OpenFault fault) {
        plan.problems.emplace_back(fault == OpenFault::FallsApart ? "a courtyard falls apart"
                                                                  : "two courtyards run together");
      });
}

}  // namespace bastide::art::castle
