// The order in which a tile is laid out, and the sites that are found by room rather than given: garden,
// inns and the marks of expansions.
#include "tools/tileart/layout.h"

#include <algorithm>

namespace bastide::art {

double Layout::clearance(Point p, bool with_border) const {
  double d = 1e9;
  for (const City& c : cities) {
    if (inside(p, c.polygon)) return -1;
    for (const Wall& w : c.walls) d = std::min(d, distance_to_line(p, w.line) - 8);
  }
  for (const Road& r : roads) d = std::min(d, distance_to_line(p, r.line) - kRoadCasingWidth / 2);
  for (const Line& s : stubs) d = std::min(d, distance_to_line(p, s) - kRoadCasingWidth / 2);
  if (!river.empty()) d = std::min(d, distance_to_line(p, river) - kRiverBankWidth / 2);
  if (pool) d = std::min(d, distance(p, pool->at) - std::max(pool->rx, pool->ry) - 6);
  for (const Circle& c : kept_free) d = std::min(d, distance(p, c.at) - c.r);
  if (with_border) d = std::min({d, p.x, p.y, kT - p.x, kT - p.y});
  return d;
}

double Layout::in_sight(Point p) const {
  double d = 1e9;
  for (const City& c : cities) {
    for (const Wall& w : c.walls) {
      for (const Point out : kOutwards) {
        for (const double up : {0.0, 9.0, 18.0, 26.0})
          d = std::min(d, distance_to_line(p + out * up, w.line));
      }
    }
  }
  return d - 4;  // half the wall's thickness
}

Circle roomiest(const std::function<double(Point)>& room, double wanted, double border, Point near,
                double pull) {
  Circle best{near, 0};
  double best_score = -1e9;
  for (double y = 16; y <= kT - 16; y += 4) {
    for (double x = 16; x <= kT - 16; x += 4) {
      const Point p{x, y};
      const double edge = std::min({x, y, kT - x, kT - y}) - border;
      const double r = std::min({room(p), edge, wanted});
      const double score = r - pull * distance(p, near) * (r >= wanted ? .3 : 1);
      if (score > best_score) {
        best_score = score;
        best = {p, r};
      }
    }
  }
  return best;
}

namespace {

void place_inns(Layout& layout) {
  for (const Road& road : layout.roads) {
    if (!has_mark(layout.fact->roads[static_cast<std::size_t>(road.index)].marks, "inn")) continue;
    Inn best;
    double best_score = -1e9;
    for (double y = 44; y <= 226; y += 4) {
      for (double x = 40; x <= 216; x += 4) {
        for (const double side : {-1.0, 1.0}) {
          const Point at{x, y}, pond{x + 34 * side, y + 8};
          if (pond.x < 30 || pond.x > 226) continue;
          const double house = std::min({layout.clearance(at) - 16, layout.in_sight(at) - 12,
                                         layout.clearance(at - Point{0, 14}) - 14, 10.0});
          const double water = std::min({layout.clearance(pond) - 17, layout.in_sight(pond) - 14, 8.0});
          const double away = std::abs(distance_to_line(at, road.line) - 42);
          const double score = 3 * std::min(house, 0.0) + 2 * std::min(water, 0.0) + .4 * (house + water) -
                               .5 * away - .05 * distance(at, kMiddle);
          if (score > best_score) {
            best_score = score;
            best = {at, pond};
          }
        }
      }
    }
    layout.inns.push_back(best);
    layout.kept_free.push_back({best.at - Point{0, 6}, 28});
    layout.kept_free.push_back({best.pond, 27});
  }
}

// The machine and the arrow before it: both need open land, and nothing tall may stand on the arrow.
void place_flying_machine(Layout& layout) {
  Point d;
  for (const char side : find_mark(layout.fact->marks, "flying_machine")->value)
    d = d + kOutwards[kSideLetters.find(side)];
  d = unit(d);
  const auto room = [&](Point p) {
    const Point tip = p + d * kFlightReach;
    const double edge = std::min({tip.x, tip.y, kT - tip.x, kT - tip.y});
    return std::min({layout.open_room(p), layout.open_room(p + d * (kFlightReach * .6)) + 20,
                     layout.open_room(tip) + 26, edge + 18});
  };
  const Circle c = roomiest(room, 34, 8, kMiddle - d * (kFlightReach / 2), .12);
  layout.marks.push_back({"flying_machine", c.at, std::max(14.0, c.r), d});
  layout.kept_free.push_back({c.at, std::max(14.0, c.r)});
  for (const double f : {.55, .75, .95}) layout.kept_free.push_back({c.at + d * (kFlightReach * f), 15});
}

void place_marks(Layout& layout) {
  const TileFact& fact = *layout.fact;
  const bool middle_taken = fact.fields.empty() || layout.clearance(kMiddle, false) < -.5;
  auto mark = [&](const std::string& kind, double wanted) {
    const Circle c =
        roomiest([&](Point p) { return layout.open_room(p); }, wanted, 8, kMiddle, middle_taken ? .05 : .12);
    layout.marks.push_back({kind, c.at, std::max(14.0, c.r)});
    layout.kept_free.push_back({c.at, std::max(14.0, c.r)});
  };
  if (layout.tunnel) {
    layout.marks.push_back({"tower_site", kMiddle, 30});
    layout.kept_free.push_back({kMiddle, 46});
  } else if (has_mark(fact.marks, "tower_site")) {
    mark("tower_site", 32);
  }
  if (has_mark(fact.marks, "flying_machine")) place_flying_machine(layout);
  for (const char* key : {"gold", "magic", "robber"}) {
    if (has_mark(fact.marks, key)) mark(key, 24);
  }
  if (const MarkFact* thief = find_mark(fact.marks, "thief"))
    mark("thief" + std::to_string(thief->number), 22);
}

// What a player must find at a glance may stand behind a wall in no rotation.
void report_hidden(Layout& layout) {
  auto hidden = [&](Point p, double r) { return layout.in_sight(p) < r; };
  if (layout.garden.r > 0 && hidden(layout.garden.at, layout.garden.r))
    layout.problems.emplace_back("a wall hides the garden");
  for (const Inn& inn : layout.inns) {
    if (hidden(inn.at, 8)) layout.problems.emplace_back("a wall hides an inn");
  }
  for (const Mark& m : layout.marks) {
    if (hidden(m.at, 14)) layout.problems.push_back("a wall hides the mark " + m.kind);
  }
}

}  // namespace

void place_sites(Layout& layout) {
  if (layout.fact->garden) {
    const bool alone = layout.cities.empty() && layout.roads.empty() && layout.monastery.r <= 0;
    Circle c =
        roomiest([&](Point p) { return layout.open_room(p); }, (alone ? 42 : 36) * 1.28, 3, kMiddle, .18);
    c.r = std::max(20.0, c.r / 1.28);
    layout.garden = c;
    layout.kept_free.push_back({c.at, c.r * 1.25});
  }
  place_inns(layout);
  place_marks(layout);
  report_hidden(layout);
}

Layout lay_out(const TileFact& fact) {
  Layout layout;
  layout.fact = &fact;
  place_cities(layout);
  place_river(layout);
  place_roads(layout);
  place_bridges(layout);
  place_streets(layout);
  place_sites(layout);
  return layout;
}

}  // namespace bastide::art
