// Wells beside their paths, markets in their courtyards, and where figures stand.
#include "tools/tileart/castle/layout.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

double to_border(Point p) { return std::min({p.x, p.y, kT - p.x, kT - p.y}); }

// Beside a path of the segment, with its flags touching it, where it has most room.
void place_well(Plan& plan, const Path& path) {
  Circle best{kMiddle, 0};
  Point beside;
  double best_score = -1e9;
  for (const Line& line : path.lines) {
    for (double f = .1; f < .91; f += .04) {
      for (const double side : {-1.0, 1.0}) {
        const Point on = point_at(line, f);
        const Point p = on + right_of(direction_at(line, f)) * (side * (kHalfCasing + kWellRadius * .86));
        const double room = std::min({plan.open_room(p) - kWellRadius * .8, to_border(p) - 34, 12.0});
        const double score = room - .02 * distance(p, kMiddle);
        if (score <= best_score) continue;
        best_score = score;
        best = {p, kWellRadius};
        beside = on;
      }
    }
  }
  if (best_score < -8) plan.problems.emplace_back("no room for the well");
  plan.wells.push_back(best);
  plan.well_paths.push_back(beside);
  plan.sights.push_back(best);
}

Point path_anchor(const Path& path) {
  if (path.lines.size() > 1) return kMiddle;
  if (path.end == End::Through) return point_at(path.lines.front(), .5);
  return point_at(path.lines.front(), path.end == End::Square ? .4 : .45);
}

Point building_anchor(const Plan& plan, const Building& b) {
  return roomiest(
             [&](Point p) {
               double room = std::min(plan.inside_depth(b, p), to_border(p) + 10);
               for (const Entry& e : plan.entries) room = std::min(room, distance(p, e.at) - 12);
               return room;
             },
             46, -20, centroid(b.polygon), .12)
      .at;
}

Point yard_anchor(const Plan& plan, int segment) {
  return roomiest(
             [&](Point p) {
               return plan.mask.at(p) == segment ? std::min(plan.open_room(p), to_border(p) + 6) : -100.0;
             },
             34, -20, kMiddle, .06)
      .at;
}

}  // namespace

void place_wells(Plan& plan) {
  for (std::size_t i = 0; i < plan.paths.size(); ++i) {
    if (plan.face->paths[i].well) place_well(plan, plan.paths[i]);
  }
}

void place_markets(Plan& plan) {
  int yard = 0;
  for (const CourtyardFact& fact : plan.face->courtyards) {
    for (int i = 0; i < fact.markets; ++i) {
      const int segment = plan.courtyard_segment(yard);
      const Circle c =
          roomiest([&](Point p) { return plan.mask.at(p) == segment ? plan.open_room(p) : -100.0; },
                   kMarketRadius + 8, 4, kMiddle, .10);
      if (c.r < 20) plan.problems.emplace_back("no room for the market");
      plan.markets.push_back({c.at, std::min(kMarketRadius, c.r)});
      plan.market_yards.push_back(yard);
      plan.sights.push_back(plan.markets.back());
    }
    ++yard;
  }
}

void place_anchors(Plan& plan) {
  for (const Path& path : plan.paths) plan.anchors.push_back(path_anchor(path));
  for (const Building& b : plan.buildings) plan.anchors.push_back(building_anchor(plan, b));
  for (std::size_t yard = 0; yard < plan.face->courtyards.size(); ++yard)
    plan.anchors.push_back(yard_anchor(plan, plan.courtyard_segment(static_cast<int>(yard))));
}

}  // namespace bastide::art::castle
