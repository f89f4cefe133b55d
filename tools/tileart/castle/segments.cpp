// The segment mask: which path, tower, house or courtyard lies under a point. A courtyard is what the others
// leave: it is flooded from the edges that the facts give it, and it is a problem if that meets another
// courtyard or falls apart.
#include "tools/tileart/castle/layout.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

constexpr int kSide = kMaskSize;
constexpr double kPixel = kT / kSide;
constexpr double kFingerRoom = 3;  // a path is a little wider here than drawn

Point centre_of(int i) { return {(i % kSide + .5) * kPixel, (i / kSide + .5) * kPixel}; }
int pixel_of(Point p) {
  const auto cell = [](double v) { return std::clamp(static_cast<int>(v / kPixel), 0, kSide - 1); };
  return cell(p.y) * kSide + cell(p.x);
}

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

std::vector<int> flood(const std::vector<bool>& open, int from) {
  std::vector<int> found{from};
  std::vector<bool> seen(open.size());
  seen[static_cast<std::size_t>(from)] = true;
  for (std::size_t k = 0; k < found.size(); ++k) {
    const int i = found[k], x = i % kSide;
    for (const int step : {-1, 1, -kSide, kSide}) {
      const int j = i + step;
      if (j < 0 || j >= kSide * kSide || (step == -1 && x == 0) || (step == 1 && x == kSide - 1)) continue;
      const auto at = static_cast<std::size_t>(j);
      if (seen[at] || !open[at]) continue;
      seen[at] = true;
      found.push_back(j);
    }
  }
  return found;
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
  plan.mask.label.fill(kNoLabel);
  std::vector<bool> open(plan.mask.label.size());
  for (std::size_t i = 0; i < open.size(); ++i) {
    const int segment = built_on(plan, centre_of(static_cast<int>(i)));
    open[i] = segment < 0;
    if (segment >= 0) plan.mask.label[i] = static_cast<std::uint8_t>(segment);
  }
  for (std::size_t yard = 0; yard < plan.face->courtyards.size(); ++yard) {
    const auto segment = static_cast<std::uint8_t>(plan.courtyard_segment(static_cast<int>(yard)));
    bool first = true;
    for (const Point p : edge_points(plan.face->courtyards[yard])) {
      const int from = pixel_of(p);
      const std::uint8_t here = plan.mask.label[static_cast<std::size_t>(from)];
      if (!first && here != segment) plan.problems.emplace_back("a courtyard falls apart");
      if (first && here != kNoLabel) plan.problems.emplace_back("two courtyards run together");
      if (first && open[static_cast<std::size_t>(from)]) {
        for (const int i : flood(open, from)) plan.mask.label[static_cast<std::size_t>(i)] = segment;
      }
      first = false;
    }
  }
}

}  // namespace bastide::art::castle
