// Props outside cities: landmarks and marks, furniture of plots and banks, groves and loose trees.
#include "tools/tileart/expansion_art.h"

#include <algorithm>

namespace bastide::art {

void Adder::any(Rng& rng, const std::string& kind, Point at, double scale) {
  props_.push_back({kind + std::to_string(rng.integer(0, variants_of(kinds_, kind) - 1)), at, scale});
}

namespace {

bool near_city(const Layout& layout, Point p, double room) {
  return std::any_of(layout.cities.begin(), layout.cities.end(), [&](const City& c) {
    if (inside(p, c.polygon)) return true;
    return std::any_of(c.walls.begin(), c.walls.end(),
                       [&](const Wall& w) { return distance_to_line(p, w.line) < room; });
  });
}

double way_room(const Layout& layout, Point p) {
  double d = 1e9;
  for (const Road& r : layout.roads) d = std::min(d, distance_to_line(p, r.line) - kRoadCasingWidth / 2);
  for (const Line& s : layout.stubs) d = std::min(d, distance_to_line(p, s) - kRoadCasingWidth / 2);
  if (!layout.river.empty()) d = std::min(d, distance_to_line(p, layout.river) - kRiverBankWidth / 2);
  return d;
}

void village_houses(const Design& design, Adder& add) {
  const Layout& layout = design.layout;
  Rng rng("village-houses-" + design.fact->id);
  add.one("well0", {128, 132});
  auto fits = [&](Point p) {
    if (near_city(layout, p, 19)) return false;
    return std::all_of(layout.kept_free.begin(), layout.kept_free.end(), [&](const Circle& c) {
      return c.r >= 39.9 || std::min(distance(p, c.at), distance(p - Point{0, 18}, c.at)) > c.r + 6;
    });
  };
  for (const double a : {45.0, 135.0, 225.0, 315.0}) {
    const Point p = polar(kMiddle, 47, a * kPi / 180) + Point{0, 5};
    const bool side = rng.chance(.5);
    if (fits(p) && way_room(layout, p) > 9) add.any(rng, side ? "house_side" : "house_gable", p);
  }
  int used = 0;
  for (const Road& r : layout.roads) used |= design.fact->roads[static_cast<std::size_t>(r.index)].sides;
  for (int side = 0; side < 4; ++side) {
    if (has_side(used, side)) continue;
    const Point p = lerp(kMiddle, kEdgeMiddle[side], .31) + Point{0, 4};
    const bool tower = rng.chance(.4);
    if (!fits(p) || way_room(layout, p) < 9) continue;
    if (tower && layout.roads.size() == 3) {
      add.one("chapel0", p);
    } else {
      add.any(rng, "house_side", p);
    }
  }
}

void garden_props(const Design& design, Adder& add) {
  const Circle& g = design.layout.garden;
  const double s = std::min(1.0, g.r / 32);
  add.one("fountain0", g.at + Point{0, 3}, s);
  for (int i = 0; i < 12; ++i) {
    add.one("bush" + std::to_string(i % 6), polar(g.at, g.r * 1.12, i * kPi / 6 + .26) + Point{0, 2},
            .62 * std::max(.7, s));
  }
}

void river_props(const Design& design, Adder& add) {
  const Layout& layout = design.layout;
  Rng rng("reeds-" + design.fact->id);
  if (!layout.river.empty()) {
    for (int i = 0; i < 10; ++i) {
      const double f = rng.range(.10, .92);
      const Point n = right_of(direction_at(layout.river, f));
      const double aside = rng.pick({-1.0, 1.0}) * (kRiverWidth / 2 + rng.range(-1, 4));
      const Point p = point_at(layout.river, f) + n * aside;
      const bool reed = rng.chance(.65);
      bool free = p.x > 10 && p.x < 246 && p.y > 10 && p.y < 246 && !near_city(layout, p, 12);
      for (const Road& r : layout.roads) free = free && distance_to_line(p, r.line) > 18;
      if (layout.pool) free = free && distance(p, layout.pool->at) > layout.pool->rx + 2;
      if (layout.tunnel) free = free && distance(p, kMiddle) > 52;
      if (free) add.any(rng, reed ? "reeds" : "rock", p, .8);
    }
  }
  if (!layout.pool || layout.pool->bare) return;
  const Pool& pool = *layout.pool;
  for (int i = 0; i < 12; ++i) {
    const double a = rng.range(0, 6.28);
    const Point p{pool.at.x + (pool.rx + 2) * std::cos(a), pool.at.y + (pool.ry + 2) * std::sin(a)};
    const bool reed = rng.chance(.7);
    if (way_room(layout, p) > 6) add.any(rng, reed ? "reeds" : "rock", p, .85);
  }
}

// The props of the marks of tile or roads; those of cities stand among the houses.
void mark_props(const Design& design, MarkPlace on, Adder& add) {
  for (const Mark& m : design.layout.marks) {
    if (m.art->on == on && m.art->stand != nullptr) m.art->stand(design, m, add);
  }
}

void plot_furniture(const Design& design, Adder& add) {
  int number = 0;
  for (const Plot& plot : design.plots) {
    Rng rng("furniture-" + design.fact->id + std::to_string(number++));
    const double w = plot.w, h = plot.h;
    auto at = [&](double u, double v) { return plot.to_tile(u, v); };
    auto figure_free = [&](Point p) {
      for (std::size_t i = 0; i < design.anchors.size(); ++i) {
        if (design.kinds[i] == 'f' && distance(p, design.anchors[i]) < 16) return false;
      }
      return true;
    };
    if (plot.crop == Crop::Vine) {
      const int nx = std::max(2, static_cast<int>(w * 2 / 8)), ny = std::max(2, static_cast<int>(h * 2 / 9));
      for (int i = 0; i < ny; ++i) {
        for (int j = 0; j < nx; ++j)
          add.any(rng, "vine", at(-w * .84 + j * w * 1.68 / (nx - 1), -h * .78 + i * h * 1.6 / (ny - 1)));
      }
    } else if (plot.crop == Crop::Wheat) {
      const int n = rng.integer(1, 3);
      for (int i = 0; i < n; ++i) {
        const double u = rng.range(-.6, .6) * w, v = rng.range(-.5, .6) * h;
        add.one(rng.chance(.5) ? "sheaf0" : "hay0", at(u, v), .9);
      }
    } else if (plot.crop == Crop::Orchard) {
      const int nx = std::max(2, static_cast<int>(w * 2 / 15)),
                ny = std::max(2, static_cast<int>(h * 2 / 15));
      for (int i = 0; i < ny; ++i) {
        for (int j = 0; j < nx; ++j) {
          const Point p = at(-w * .72 + j * w * 1.44 / (nx - 1), -h * .62 + i * h * 1.3 / (ny - 1));
          if (rng.chance(.85) && figure_free(p)) add.any(rng, "fruit", p, .72);
        }
      }
    } else if (plot.crop == Crop::Clover && rng.chance(.6)) {
      const int n = rng.integer(2, 4);
      for (int i = 0; i < n; ++i) {
        const double u = rng.range(-.7, .7) * w, v = rng.range(-.6, .7) * h;
        add.any(rng, "sheep", at(u, v), .9);
      }
    }
    const int n = static_cast<int>(w * 2 / 8);
    for (int t = 0; t <= n; ++t) {
      if (rng.chance(.8)) add.any(rng, "bush", at(-w + t * w * 2 / std::max(1, n), h * 1.12), .72);
    }
    if (rng.chance(.5)) {
      const double u = rng.pick({-1.0, 1.0}) * w * 1.12, v = rng.pick({-1.0, 1.0}) * h * 1.1;
      if (figure_free(at(u, v))) add.any(rng, "tree", at(u, v));
    }
  }
}

void groves(Design& design, Adder& add) {
  const Layout& layout = design.layout;
  Rng rng("groves-" + design.fact->id);
  std::vector<Point> placed;
  auto plant = [&](Point p, const std::vector<std::string>& kinds, double apart, double scale, double room) {
    if (p.x < 5 || p.y < 5 || p.x > kT - 5 || p.y > kT - 5 || layout.clearance(p, false) < room) return;
    for (const Point q : placed) {
      if (distance(p, q) < apart) return;
    }
    placed.push_back(p);
    const std::string& kind = rng.pick_of(kinds);
    add.any(rng, kind, p, scale * rng.range(.88, 1.1));
  };
  static const std::vector<std::vector<std::string>> kSets = {{"tree", "tree", "bush"},
                                                              {"cyp", "cyp", "tree"},
                                                              {"olive", "olive", "bush"},
                                                              {"tree", "tree", "cyp", "bush"},
                                                              {"tree", "bush"}};
  int wanted = rng.integer(2, 4);
  for (int i = 0; i < 60 && wanted > 0; ++i) {
    const Point p{rng.range(20, kT - 20), rng.range(20, kT - 20)};
    if (layout.clearance(p, false) < 16) continue;
    --wanted;
    const auto& kinds = rng.pick_of(kSets);
    const int n = rng.integer(3, 7);
    for (int j = 0; j < n; ++j) {
      const double dx = rng.bell() * 22, dy = rng.bell() * 18;
      plant({p.x + dx, p.y + dy}, kinds, 11, 1, 7);
    }
  }
  for (int i = 0; i < 10; ++i) {
    const Point p{rng.range(6, kT - 6), rng.range(6, kT - 6)};
    plant(p, {"tree", "bush", "olive", "cyp", "bush"}, 20, 1, 7);
  }
  for (int i = 0; i < 7; ++i) {
    const Point p{rng.range(6, kT - 6), rng.range(6, kT - 6)};
    plant(p, {"bush", "rock"}, 12, .7, 4);
  }
}

}  // namespace

void scatter_landmarks(Design& design, Adder& add) {
  const Layout& layout = design.layout;
  // The monastery's picture hangs 26 u below its base point on the screen (see its dy).
  if (layout.monastery.r > 0) add.one("abbey0", layout.monastery.at, std::min(1.0, layout.monastery.r / 58));
  if (layout.village.r > 0) village_houses(design, add);
  if (layout.grove.r > 0) {
    Rng rng("crossing-" + design.fact->id);
    add.any(rng, "tree", kMiddle + Point{0, 3}, 1.15);
    for (int i = 0; i < 6; ++i) {
      const Point p = polar(kMiddle, rng.range(13, 24), i * kPi / 3 + rng.range(-.3, .3));
      add.any(rng,
              rng.pick({std::string("tree"), std::string("tree"), std::string("cyp"), std::string("bush")}),
              p, .9);
    }
  }
  if (layout.cottage.x >= 0) add.one("cottage0", layout.cottage + Point{2, 5});
  mark_props(design, MarkPlace::Road, add);
  if (layout.garden.r > 0) garden_props(design, add);
  if (design.fact->bridge == Bridge::RoadOverRiver && design.fact->cities.empty() &&
      !design.fact->monastery) {
    Rng rng("bridge-houses-" + design.fact->id);  // houses beside the road, they do not interrupt it
    for (const Road& r : layout.roads) {
      for (const double f : {.16, .84}) {
        const Point n = right_of(direction_at(r.line, f)) * (f < .5 ? 34.0 : -34.0);
        add.any(rng, "house_side", point_at(r.line, f) + n);
        design.layout.kept_free.push_back({point_at(r.line, f) + n, 14});
      }
    }
  }
  river_props(design, add);
  mark_props(design, MarkPlace::Tile, add);
}

void scatter_fields(Design& design, Adder& add) {
  plot_furniture(design, add);
  groves(design, add);
}

// Decoration of single copies: one small scene where there is room left.
void scatter_copies(Design& design) {
  for (const auto& scenes : design.fact->illustrations) {
    std::vector<Prop> props;
    Adder add(props);
    for (const std::string& scene : scenes) {
      const bool in_city = scene == "water_tower" && !design.layout.cities.empty();
      Point at;
      if (in_city) {
        const City& city = design.layout.cities.front();
        at = lerp(city.plaza, centroid(city.polygon), .5) + Point{18, 10};
      } else {
        at = roomiest([&](Point p) { return design.layout.open_room(p); }, 16, 6, {64, 64}, .02).at;
      }
      const std::string sprite = scene == "highwaymen"
                                     ? "highwayman"
                                     : (scene == "donkey_stable" || scene == "farmhouse" ? "cowshed" : scene);
      if (variants_of(scene == "farmhouse" ? "house_side" : sprite) == 0) continue;
      add.one(scene == "farmhouse" ? "house_side2" : sprite + "0", at);
    }
    design.copies.push_back(std::move(props));
  }
  bool any = false;
  for (const auto& c : design.copies) any = any || !c.empty();
  if (!any) design.copies.clear();
}

void place_props(Design& design) {
  Adder add(design.props);
  scatter_city(design, add);
  scatter_landmarks(design, add);
  scatter_fields(design, add);
  scatter_copies(design);
}

Design build_design(const TileFact& fact) {
  Design d;
  d.fact = &fact;
  d.layout = lay_out(fact);
  d.kinds = segment_kinds(fact);
  d.mask = make_mask(d.layout);
  d.anchors = place_anchors(d.layout, d.mask);
  d.plots = place_plots(d.layout);  // flat: a figure may lie on a plot
  // Figures stand and lie here: nothing tall within 16 u.
  for (std::size_t i = 0; i < d.anchors.size(); ++i) {
    if (d.kinds[i] == 'f') d.layout.kept_free.push_back({d.anchors[i], 17});
  }
  place_props(d);
  return d;
}

}  // namespace bastide::art
