// Wall towers, gatehouses and the houses of a city.
#include "tools/tileart/expansion_art.h"

#include <algorithm>

namespace bastide::art {

namespace {

double nearest_wall(const City& city, Point p) {
  double d = 1e9;
  for (const Wall& w : city.walls) d = std::min(d, distance_to_line(p, w.line));
  return d;
}

void place_towers(Design& design, const City& city, Rng& rng, Adder& add) {
  for (const Point p : city.paved_corners) design.towers.push_back({1, city.index, p});
  for (const Wall& w : city.walls) {
    if (w.starts_on_edge) design.towers.push_back({0, city.index, w.line.front()});
    if (w.ends_on_edge) design.towers.push_back({0, city.index, w.line.back()});
    const double l = length(w.line);
    const int n = l > 215 ? 3 : (l > 120 ? 2 : (l > 60 ? 1 : 0));
    for (int i = 0; i < n; ++i) {
      const Point p = point_at(w.line, (i + 1.0) / (n + 1) + (n == 2 ? (i == 0 ? .01 : -.01) : 0));
      const bool by_gate = std::any_of(design.layout.gates.begin(), design.layout.gates.end(),
                                       [&](const Gate& g) { return distance(p, g.at) < 34; });
      if (!by_gate) add.any(rng, "tcren", p);
    }
  }
  if (city.reaches_corner) add.one("bastion0", city.walls.front().line.back());
}

bool room_for_house(const Layout& layout, const City& city, const std::vector<Circle>& keep,
                    const std::vector<Point>& placed, Point p) {
  if (!inside(p, city.polygon) || nearest_wall(city, p) < 15) return false;
  for (const City& other : layout.cities) {  // a causeway of another city runs over this ground
    if (other.index < city.index && inside(p, other.polygon)) return false;
    if (other.index != city.index && nearest_wall(other, p) < 13) return false;
  }
  for (const Gate& g : layout.gates) {
    if (distance(p, g.at) < 28) return false;
  }
  for (const Circle& c : keep) {
    if (distance(p, c.at) < c.r || distance(p - Point{0, 15}, c.at) < c.r * .8) return false;
  }
  for (const Point c : city.paved_corners) {
    if (distance(p, c) < 26) return false;
  }
  for (const int side : sides_of(city.sides)) {
    const double edge = side == kNorth ? p.y : (side == kSouth ? kT - p.y : (side == kWest ? p.x : kT - p.x));
    if (edge < 10) return false;
  }
  for (const Line& s : city.streets) {
    if (distance_to_line(p, s) < 12 || distance_to_line(p - Point{0, 13}, s) < 7) return false;
  }
  for (const Road& r : layout.roads) {  // a road on a bridge over the city
    if (r.over && (distance_to_line(p, r.line) < 26 || distance_to_line(p - Point{0, 14}, r.line) < 22))
      return false;
  }
  return std::all_of(placed.begin(), placed.end(), [&](Point q) { return distance(p, q) >= 22.5; });
}

void place_houses(const Design& design, const City& city, Adder& add) {
  const Layout& layout = design.layout;
  const CityFact& fact = design.fact->cities[static_cast<std::size_t>(city.index)];
  Rng rng("houses-" + design.fact->id + std::to_string(city.index));
  const bool small = city.kind == CityKind::Cap && !city.reaches_corner;
  std::vector<Circle> keep = {{city.plaza, small ? 17.0 : 22.0}};
  keep.insert(keep.end(), city.no_houses.begin(), city.no_houses.end());
  keep.insert(keep.end(), layout.no_houses.begin(), layout.no_houses.end());
  for (const Mark& m : layout.marks) {
    if (m.art->on == MarkPlace::City && m.segment == city.index && m.art->stand != nullptr)
      m.art->stand(design, m, add);
  }
  if (fact.coats_of_arms > 0) {
    add.one("banner0", city.banner);
    keep.push_back({city.banner, 20});
  }
  std::vector<Point> placed;
  bool has_chapel = false;
  for (int tries = 0; tries < 1500; ++tries) {
    const Point p{rng.range(8, kT - 8), rng.range(8, kT - 8)};
    if (!room_for_house(layout, city, keep, placed, p)) continue;
    placed.push_back(p);
    const double f = rng.unit();
    if (!small && !has_chapel && !city.square_taken && f < .12 && city.kind != CityKind::Band) {
      add.one("chapel0", p);
      has_chapel = true;
    } else if (f < .50) {
      add.any(rng, "house_side", p, 1.08);
    } else if (f < .86) {
      add.any(rng, "house_gable", p, 1.08);
    } else if (f < .95) {
      add.any(rng, "house_tower", p);
    } else {
      add.any(rng, "tree", p, .8);
    }
  }
  if (small) {
    add.one("well0", city.plaza + Point{0, 3}, .9);
  } else if (!city.square_taken) {
    add.one("fountain0", city.plaza + Point{0, 2}, .8);
  }
  for (int i = 0; i < 24; ++i) {
    const Point p{rng.range(8, kT - 8), rng.range(8, kT - 8)};
    bool free = inside(p, city.polygon) && nearest_wall(city, p) > 11;
    for (const Point q : placed) free = free && distance(p, q) > 13;
    for (const Line& s : city.streets) free = free && distance_to_line(p, s) > 8;
    for (const Circle& c : keep) free = free && distance(p, c.at) > c.r * .9;
    for (const Road& r : layout.roads) free = free && !(r.over && distance_to_line(p, r.line) < 22);
    if (!free) continue;
    placed.push_back(p);
    add.any(rng, rng.chance(.6) ? "bush" : "cyp", p, .8);
  }
}

}  // namespace

void scatter_city(Design& design, Adder& add) {
  Rng rng("towers-" + design.fact->id);
  for (const City& city : design.layout.cities) {
    place_towers(design, city, rng, add);
    place_houses(design, city, add);
  }
  static const char* kGates[] = {"gateN0", "gateE0", "gateS0", "gateW0"};
  for (const Gate& g : design.layout.gates) add.one(kGates[g.side()], g.at + Point{0, 3});
}

}  // namespace bastide::art
