// Roads and rivers: centre lines that cross every edge square at its middle, gates where a road meets a
// wall, bridges where one way passes over another.
#include "tools/tileart/layout_marks.h"

#include <algorithm>
#include <functional>

namespace bastide::art {

namespace {

Line spur(int from, Point to, Point before) {
  const Point a = kEdgeMiddle[from];
  return bezier(a, lerp(kMiddle, a, .6), before, to, 16);
}
Line spur(int from, Point to) {
  const Point c = lerp(kMiddle, kEdgeMiddle[from], .6);
  return spur(from, to, lerp(c, to, .5));
}

double reach_of(const TileFact& fact) {
  if (fact.monastery) return .72;  // bends keep to the corner, the monastery needs the middle
  for (const CityFact& c : fact.cities) {
    if (sides_of(c.sides).size() == 2) return .55;
  }
  return .44;
}

Point outward_at(const Wall& wall, std::size_t i) {
  const Point a = wall.line[i > 0 ? i - 1 : 0], b = wall.line[std::min(i + 1, wall.line.size() - 1)];
  return right_of(unit(b - a)) * wall.outside;
}

// Where a road from the middle of `side` enters city `index`: straight ahead if a wall is there, else the
// nearest piece of wall that looks towards the road.
bool find_gate(const Layout& layout, int side, int index, Gate& gate) {
  const City& city = layout.cities[static_cast<std::size_t>(index)];
  const Point from = kEdgeMiddle[side];
  const Point ahead = from - kOutwards[side] * 190.0;
  double best = 1e9;
  bool straight = false;
  for (const Wall& w : city.walls) {
    for (std::size_t i = 1; i < w.line.size(); ++i) {
      const Point at = lerp(w.line[i - 1], w.line[i], .5);
      const Point out = outward_at(w, i);
      const double room = std::min(distance(at, w.line.front()), distance(at, w.line.back()));
      if (room < 34) continue;
      bool taken = false;
      for (const Gate& g : layout.gates) taken = taken || distance(g.at, at) < 50;
      if (taken) continue;
      const Point towards = unit(from - at);
      const double facing = out.x * towards.x + out.y * towards.y;
      if (facing < .3) continue;
      const bool crossed = segments_cross(from, ahead, w.line[i - 1], w.line[i]);
      // a village or river in between does not matter: the straight road is the printed one
      const double cost = distance(from, at) + 70 * (1 - facing) - (crossed && facing > .55 ? 200 : 0);
      if (cost < best) {
        best = cost;
        gate = {at, out, index, -1};
        straight = crossed;
      }
    }
  }
  (void)straight;
  return best < 1e8;
}

// TT-G: the road from E to S of a cap on N touches the wall and parts the fields beside the city.
Line touching_road(const City& city) {
  const int k = sides_of(city.sides).front();
  const Line wall = turned(city.walls.front().line, 4 - k);
  const Point touch = point_at(wall, .44) + Point{0, kRoadCasingWidth / 2 + 1};
  const Line in = bezier({kT, 128}, {196, 128}, {182, touch.y + 3}, touch, 16);
  Line out = bezier(touch, {112, touch.y - 2}, {128, 170}, {128, kT}, 18);
  out.erase(out.begin());
  return turned(joined(in, out), k);
}

void end_at_circle(Line& line, const Circle& c) {
  // The line runs on under the thing it ends at, but not past its middle.
  while (line.size() > 3 && distance(line[line.size() - 2], c.at) < c.r * .45) line.pop_back();
}

}  // namespace

Line way(int from, int to, const std::string& seed, double wobble, Point sag, double reach) {
  Rng rng(seed);
  const Point a = kEdgeMiddle[from], b = kEdgeMiddle[to];
  if (((from ^ to) & 1) != 0) {
    return bezier(a, lerp(kMiddle, a, reach), lerp(kMiddle, b, reach), b, 24);
  }
  const double w = rng.range(.6, 1) * wobble * (rng.chance(.5) ? 1 : -1);
  const Point d = unit(b - a), n = right_of(d), m = kMiddle + sag;
  const Line first = bezier(a, a + d * 58, m - d * 34 - n * w, m - n * (w * .2), 12);
  Line second = bezier(m - n * (w * .2), m + d * 34 + n * (w * .7), b - d * 58, b, 12);
  second.erase(second.begin());
  return joined(first, second);
}

void place_river(Layout& layout) {
  const TileFact& fact = *layout.fact;
  place_tile_marks(layout, When::Water);
  if (fact.river == 0) return;
  const std::vector<int> sides = sides_of(fact.river);
  if (sides.size() == 2) {
    Point sag;
    if (fact.monastery) {  // bends aside, away from the monastery: the road comes from the other side
      for (const RoadFact& r : fact.roads) {
        if (r.end == "monastery") sag = kOutwards[sides_of(r.sides).front()] * 36.0;
      }
    }
    double wobble = 9;
    if (fact.river_shape.starts_with("winding")) wobble = 30;
    if (fact.river_shape.starts_with("straight")) wobble = 5;
    if (fact.bridge == Bridge::RoadOverRiver) wobble = 6;
    layout.river = way(sides[0], sides[1], "river-" + fact.id, wobble, sag, reach_of(fact) > .5 ? .5 : .44);
    layout.tunnel = fact.fields.size() == 1;  // the river parts nothing: it runs below
    return;
  }
  if (!layout.river.empty()) return;
  layout.problems.emplace_back("the river ends nowhere");
  layout.river = {kEdgeMiddle[sides[0]], kMiddle};
}

static void place_through_roads(Layout& layout) {
  const TileFact& fact = *layout.fact;
  for (std::size_t i = 0; i < fact.roads.size(); ++i) {
    const std::vector<int> sides = sides_of(fact.roads[i].sides);
    if (sides.size() != 2) continue;
    Road road{static_cast<int>(i), {}, false};
    const bool touches = fact.roads.size() == 1 && fact.cities.size() == 1 && fact.fields.size() == 3 &&
                         ((sides[0] ^ sides[1]) & 1) != 0 && layout.cities[0].kind == CityKind::Cap;
    const double wobble = fact.bridge != Bridge::None ? 2 : 7;
    road.line =
        touches ? touching_road(layout.cities[0])
                : way(sides[0], sides[1], "road-" + fact.id + std::to_string(i), wobble, {}, reach_of(fact));
    layout.roads.push_back(road);
  }
}

void place_monastery(Layout& layout) {
  const TileFact& fact = *layout.fact;
  if (fact.monastery) {
    layout.monastery = roomiest([&](Point p) { return layout.open_room(p); }, 60, -34, kMiddle, .25);
    layout.kept_free.push_back({layout.monastery.at, layout.monastery.r + 6});
  }
}

void place_roads(Layout& layout) {
  const TileFact& fact = *layout.fact;
  place_through_roads(layout);
  place_monastery(layout);
  place_tile_marks(layout, When::BeforeRoads);
  for (const RoadFact& r : fact.roads) {
    if (r.end == "village") layout.village = {kMiddle, kVillageRadius};
    if (r.end == "trees") layout.grove = {kMiddle, 30};
    if (r.end == "cottage") layout.cottage = {204, 128};
  }
  for (std::size_t i = 0; i < fact.roads.size(); ++i) {
    const RoadFact& r = fact.roads[i];
    const std::vector<int> sides = sides_of(r.sides);
    if (sides.size() != 1) continue;
    const int side = sides.front();
    Road road{static_cast<int>(i), {}, false};
    if (r.end == "city") {
      Gate gate;
      if (!find_gate(layout, side, r.city, gate)) {
        layout.problems.push_back("no gate for road " + std::to_string(i));
        gate = {kMiddle, kOutwards[side], r.city, -1};
      }
      gate.road = static_cast<int>(i);
      const double far = distance(gate.at, kEdgeMiddle[side]);
      road.line = bezier(kEdgeMiddle[side], kEdgeMiddle[side] - kOutwards[side] * std::min(64.0, far * .55),
                         gate.at + gate.outward * std::min(44.0, far * .4), gate.at, 18);
      layout.gates.push_back(gate);
      layout.kept_free.push_back({gate.at, 24});
    } else if (r.end == "monastery") {
      road.line = spur(side, layout.monastery.at);
      end_at_circle(road.line, layout.monastery);
    } else if (const Mark* mark = layout.mark(r.end); mark != nullptr) {
      const Point to = mark->at + unit(kEdgeMiddle[side] - mark->at) * (mark->r * mark->art->road_reach);
      road.line = spur(side, to);
    } else if (r.end == "cottage") {
      road.line = spur(side, layout.cottage + Point{-14, 0});
    } else {
      road.line = spur(side, kMiddle);
    }
    layout.roads.push_back(road);
  }
  std::sort(layout.roads.begin(), layout.roads.end(),
            [](const Road& a, const Road& b) { return a.index < b.index; });
  for (const std::string& stub : fact.road_stubs) {  // "N city - village"
    const int side = static_cast<int>(kSideLetters.find(stub.front()));
    for (const City& c : layout.cities) {
      Gate gate;
      if (!has_side(c.sides, side) || !find_gate(layout, opposite(side), c.index, gate)) continue;
      layout.stubs.push_back({gate.at, kMiddle});
      layout.gates.push_back(gate);
      layout.kept_free.push_back({gate.at, 24});
    }
  }
  if (layout.village.r > 0) layout.kept_free.push_back({kMiddle, 40});
  if (layout.grove.r > 0) layout.kept_free.push_back({kMiddle, 34});
  if (layout.cottage.x >= 0) layout.kept_free.push_back({layout.cottage, 26});
  if (layout.pool)
    layout.kept_free.push_back({layout.pool->at, std::max(layout.pool->rx, layout.pool->ry) + 6});
}

void place_bridges(Layout& layout) {
  const TileFact& fact = *layout.fact;
  auto deck = [](const Line& road, const std::function<bool(Point)>& over) {
    Line out;
    for (const Point p : resample(road, 3)) {
      if (over(p)) out.push_back(p);
    }
    return out;
  };
  if (fact.bridge == Bridge::RoadOverRiver) {
    for (const Road& r : layout.roads) {
      const Line d =
          deck(r.line, [&](Point p) { return distance_to_line(p, layout.river) < kRiverWidth * .66; });
      if (d.size() > 3) layout.bridges.push_back({d, kRiverWidth, true});
    }
  } else if (fact.bridge == Bridge::RoadOverRoad && layout.roads.size() >= 2) {
    for (Road& r : layout.roads) {
      if (!has_side(fact.roads[static_cast<std::size_t>(r.index)].sides, kWest)) continue;
      r.over = true;
      const Line& below = layout.roads[r.index == layout.roads[0].index ? 1 : 0].line;
      const Line d =
          deck(r.line, [&](Point p) { return distance_to_line(p, below) < kRoadCasingWidth * .95; });
      layout.bridges.push_back({d, kRoadCasingWidth, false});
    }
  } else if (fact.bridge == Bridge::RoadOverCity) {
    for (Road& r : layout.roads) {
      r.over = true;
      const Line d = deck(r.line, [&](Point p) {
        double room = 1e9;
        for (const City& c : layout.cities) {
          if (inside(p, c.polygon)) room = 0;
          room = std::min(room, distance_to_line(p, c.polygon));
        }
        return room < 12;
      });
      if (d.size() > 3) layout.bridges.push_back({d, 0, false});
    }
  }
}

}  // namespace bastide::art
