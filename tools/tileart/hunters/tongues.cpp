// Tongues of forests: see the header.
#include "tools/tileart/hunters/tongues.h"

#include <algorithm>

namespace bastide::art::hunters {

namespace {

constexpr double kTongueRoot = 40;  // half widths
constexpr double kTongueWaist = 25;
constexpr double kCornerTip = 3;
constexpr double kRootDepth = 22;  // so far back a tongue begins in its forest

Tongue along(const Line& path, double root, double waist, double tip) {
  const Line fine = resample(path, 9);
  Tongue out;
  const auto n = static_cast<double>(fine.size() - 1);
  for (std::size_t i = 0; i < fine.size(); ++i) {
    const double t = static_cast<double>(i) / n;
    const double half =
        t < .5 ? root + (waist - root) * std::sin(t * kPi) : waist + (tip - waist) * (2 * t - 1);
    const Point across =
        right_of(unit(fine[std::min(i + 1, fine.size() - 1)] - fine[i > 0 ? i - 1 : 0])) * half;
    out.left.push_back(fine[i] - across);
    out.right.push_back(fine[i] + across);
  }
  return out;
}

Point root_of(const Forest& forest, Point goal) {
  Point nearest = centroid(forest.ground);
  double best = 1e9;
  for (const Line& border : forest.borders) {
    for (const Point p : border) {
      const double d = distance(p, goal) + .25 * distance(p, kMiddle);
      if (to_border(p) < 30 || d >= best) continue;
      best = d;
      nearest = p;
    }
  }
  return nearest;
}

// A tongue that comes to a water from the side of its mouths would shut in the meadows there.
double crowding(Point goal, Point root, int mouths) {
  double most = -1;
  const Point d = unit(root - goal);
  for (const int s : sides_of(mouths)) most = std::max(most, d.x * kOutwards[s].x + d.y * kOutwards[s].y);
  return most > -.3 ? 30 + 60 * most : 0;
}

void add_to_water(const Forest& forest, Point goal, int mouths, std::vector<Choice>& out) {
  const Point root = root_of(forest, goal), back = root + unit(root - goal) * kRootDepth;
  out.push_back({forest.segment, distance(root, goal) + crowding(goal, root, mouths),
                 along({back, goal}, kTongueRoot, kTongueWaist, kTongueWaist)});
}

void add_to_corner(const Forest& forest, Point corner, std::vector<Choice>& out) {
  const Point root = root_of(forest, corner), back = root + unit(root - corner) * kRootDepth;
  const Point end = corner + unit(corner - kMiddle) * 4.0;
  const bool past_middle = distance(root, corner) < distance(kMiddle, corner) + 10;
  const Line path = past_middle ? Line{back, end}
                                : bezier(back, lerp(root, kMiddle, .8), lerp(kMiddle, corner, .3), end, 30);
  out.push_back({forest.segment, distance(root, corner) + 60, along(path, 34, 22, kCornerTip)});
}

}  // namespace

std::vector<Choice> possible_tongues(const Plan& plan) {
  std::vector<Choice> out;
  for (const Forest& forest : plan.forests) {
    for (const Lake& lake : plan.lakes) {
      int mouths = 0;
      for (const River& river : plan.rivers)
        mouths |=
            plan.face->zones[static_cast<std::size_t>(river.segment)].lake == lake.segment ? river.sides : 0;
      add_to_water(forest, lake.at.at, mouths, out);
    }
    for (const River& river : plan.rivers) {
      if (river.spring.r > 0) {
        add_to_water(forest, river.spring.at, river.sides, out);
      } else if (sides_of(river.sides).size() == 2) {
        add_to_water(forest, point_at(river.line, .5), 0, out);
      }
    }
    for (const Point corner : {Point{0, 0}, {kT, 0}, {kT, kT}, {0, kT}}) {
      if (!forest.covers(lerp(corner, kMiddle, .1))) add_to_corner(forest, corner, out);
    }
  }
  std::stable_sort(out.begin(), out.end(), [](const Choice& a, const Choice& b) { return a.cost < b.cost; });
  return out;
}

}  // namespace bastide::art::hunters
