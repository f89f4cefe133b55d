// The order in which a tile is laid out, and the sites that are found by the room there is rather than
// given: the garden, and then the marks.
#include "tools/tileart/layout_marks.h"

#include <algorithm>

namespace bastide::art {

const Mark* Layout::mark(std::string_view key) const {
  for (const Mark& m : marks) {
    if (m.segment < 0 && m.fact->key == key) return &m;
  }
  return nullptr;
}

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

// What a player must find at a glance may stand behind a wall in no rotation.
void report_hidden(Layout& layout) {
  auto hidden = [&](Point p, double r) { return layout.in_sight(p) < r; };
  if (layout.garden.r > 0 && hidden(layout.garden.at, layout.garden.r))
    layout.problems.emplace_back("a wall hides the garden");
  for (const Mark& m : layout.marks) {
    if (m.art->sight > 0 && hidden(m.at, m.art->sight))
      layout.problems.push_back("a wall hides the mark " + m.fact->key);
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
  place_road_marks(layout);
  place_tile_marks(layout, When::AfterRoads);
  report_hidden(layout);
}

Layout lay_out(const TileFact& fact) {
  Layout layout;
  layout.fact = &fact;
  report_unknown_marks(layout);
  place_cities(layout);
  place_river(layout);
  place_roads(layout);
  place_bridges(layout);
  place_streets(layout);
  place_sites(layout);
  return layout;
}

}  // namespace bastide::art
