// Inside a city: streets from each edge and gate to the square, its marks, and where the coat of arms hangs.
#include "tools/tileart/layout_marks.h"

#include <algorithm>

namespace bastide::art {

Point hanging_place(const Layout& layout, const City& city, Point wish) {
  Point best = city.plaza;
  double best_score = -1e9;
  for (double y = 20; y <= kT - 12; y += 6) {
    for (double x = 12; x <= kT - 12; x += 6) {
      const Point p{x, y};
      if (!inside(p, city.polygon)) continue;
      double room = std::min({x, y, kT - x, kT - y}) - 2;
      for (const Wall& w : city.walls) room = std::min(room, distance_to_line(p, w.line));
      for (const Gate& g : layout.gates) room = std::min(room, distance(p, g.at) - 8);
      double far = distance(p, city.plaza);
      for (const Point t : city.taken) far = std::min(far, distance(p, t));
      double street = 1e9;
      for (const Line& s : city.streets) street = std::min(street, distance_to_line(p, s));
      const double score =
          std::min(room, 24.0) * 2 + std::min(far, 46.0) + std::min(street, 12.0) - .12 * distance(p, wish);
      if (score > best_score) {
        best_score = score;
        best = p;
      }
    }
  }
  return best;
}

void place_streets(Layout& layout) {
  for (City& city : layout.cities) {
    Rng rng("streets-" + layout.fact->id + std::to_string(city.index));
    for (const int side : sides_of(city.sides)) {
      const Point edge = kEdgeMiddle[side], c1 = lerp(kMiddle, edge, .66);
      const double dx = rng.range(-9, 9), dy = rng.range(-9, 9);
      const Point c2 = lerp(c1, city.plaza, .5) + Point{dx, dy};
      city.streets.push_back(bezier(edge, c1, c2, city.plaza, 12));
    }
    for (const Gate& g : layout.gates) {
      if (g.city == city.index)
        city.streets.push_back({g.at, lerp(g.at, city.plaza, .5) + Point{4, 0}, city.plaza});
    }
    place_city_marks(layout, city);
    city.banner = hanging_place(layout, city, {64, 60});
  }
}

}  // namespace bastide::art
