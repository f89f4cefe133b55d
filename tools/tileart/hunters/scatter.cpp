// What stands on a tile: what a rule counts, the trees of its forests, reeds and rocks at its waters, and a
// little growth in the meadows.
#include "tools/tileart/scatter.h"

#include "tools/tileart/hunters/design.h"
#include "tools/tileart/hunters/props.h"
#include "tools/tileart/sight.h"

#include <algorithm>

namespace bastide::art::hunters {

namespace {

struct Growth {
  const char* kind;
  double apart;   // to what stands already
  double depth;   // least distance from the border of its ground
  double height;  // over its foot
  double half;    // its half width
  double scale;
  int tries;
};

// Firs and great trees first, then whatever still finds room: so a glade closes with lower growth.
constexpr Growth kForestGrowth[] = {{"fir", 21, 3, 42, 10, 1.06, 260}, {"oak", 22, 5, 34, 13, 1, 260},
                                    {"fir", 17, 2, 30, 8, .74, 260},   {"tree", 16, 2, 24, 9, .95, 220},
                                    {"sapling", 12, 1, 16, 6, 1, 240}, {"fern", 9, 0, 7, 6, 1, 300},
                                    {"bush", 9, 0, 8, 5, .85, 160}};
constexpr Growth kMeadowGrowth[] = {{"birch", 17, 10, 30, 8, 1.05, 16}, {"tree", 20, 12, 26, 9, .9, 8},
                                    {"boulder", 22, 8, 9, 9, 1, 4},     {"bush", 15, 5, 9, 6, .9, 12},
                                    {"tuft", 16, 4, 6, 5, 1, 16},       {"heather", 14, 5, 5, 6, 1, 9}};

struct Stood {
  Point at;
  double half = 0;
};

bool crowded(const std::vector<Stood>& stood, Point p, double apart) {
  return std::any_of(stood.begin(), stood.end(),
                     [&](const Stood& s) { return distance(p, s.at) < (apart + s.half) * .62 + 3; });
}

// Nobody stands in the tree in which a figure would.
bool free_of_figures(const Plan& plan, Point p, double room) {
  return std::all_of(plan.anchors.begin(), plan.anchors.end(),
                     [&](Point a) { return distance(p, a) >= room; });
}

bool free_of_sites(const Plan& plan, Point p, double room) {
  return std::all_of(plan.sites.begin(), plan.sites.end(),
                     [&](const Site& s) { return distance(p, s.at.at) >= s.at.r + room; });
}

void grow_forest(const Plan& plan, const Forest& forest, Adder& add) {
  Rng rng("hunters-trees-" + plan.face->ground + std::to_string(forest.segment));
  std::vector<Stood> stood;
  for (const Growth& g : kForestGrowth) {
    for (int i = 0; i < g.tries; ++i) {
      const Point p{rng.range(3, kT - 3), rng.range(3, kT - 3)};
      const double scale = g.scale * rng.range(.92, 1.08);
      if (plan.mask.at(p) != forest.segment || plan.forest_depth(forest, p) < g.depth) continue;
      if (plan.water_room(p) < 3 || crowded(stood, p, g.apart)) continue;
      const bool low = g.height < 10;
      if (!free_of_figures(plan, p, low ? 13 : 17) || !free_of_sites(plan, p, low ? 1 : 4)) continue;
      if (!hides_nothing(p, g.half, g.height, [&](Point q) { return plan.room_in_sight(q); })) continue;
      stood.push_back({p, g.half});
      add.any(rng, g.kind, p, scale);
    }
  }
}

void grow_meadows(const Plan& plan, Adder& add) {
  Rng rng("hunters-growth-" + plan.face->ground);
  std::vector<Stood> stood;
  for (const Growth& g : kMeadowGrowth) {
    for (int i = 0; i < g.tries; ++i) {
      const Point p{rng.range(8, kT - 8), rng.range(8, kT - 8)};
      const double scale = g.scale * rng.range(.85, 1.12);
      if (std::min(plan.water_room(p), plan.forest_room(p)) < g.depth || crowded(stood, p, g.apart)) continue;
      if (!free_of_figures(plan, p, g.height < 10 ? 20 : 30) || !free_of_sites(plan, p, 2)) continue;
      if (!hides_nothing(p, g.half, g.height, [&](Point q) { return plan.room_in_sight(q); })) continue;
      stood.push_back({p, g.half});
      add.any(rng, g.kind, p, scale);
    }
  }
}

void line_shores(const Plan& plan, Adder& add) {
  Rng rng("hunters-shores-" + plan.face->ground);
  std::vector<Stood> stood;
  const auto put = [&](Point p, bool reed, double scale) {
    if (to_border(p) < 9 || plan.water_room(p) < -9 || crowded(stood, p, 10)) return;
    if (!free_of_sites(plan, p, 3) || !free_of_figures(plan, p, 16)) return;
    stood.push_back({p, 5});
    add.any(rng, reed ? "reeds" : "rock", p, scale);
  };
  for (const River& river : plan.rivers) {
    for (int i = 0; i < 8; ++i) {
      const double f = rng.range(.08, .92),
                   aside = rng.pick({-1.0, 1.0}) * (kRiverWidth / 2 + rng.range(0, 4));
      const bool reed = rng.chance(.6);
      put(point_at(river.line, f) + right_of(direction_at(river.line, f)) * aside, reed, .85);
    }
    if (river.spring.r <= 0) continue;
    for (int i = 0; i < 22; ++i) {  // it springs among rocks
      const double a = rng.range(0, 6.28), r = river.spring.r + rng.range(2, 9), s = rng.range(.95, 1.5);
      const Point p = polar(river.spring.at, r, a);
      if (distance_to_line(p, river.line) > 24 && plan.mask.at(p) != kNoLabel && free_of_sites(plan, p, 3))
        add.any(rng, "rock", p, s);
    }
  }
  for (const Lake& lake : plan.lakes) {
    for (int i = 0; i < 18; ++i) {
      const Point p = polar(lake.at.at, lake.at.r + rng.range(-2, 5), rng.range(0, 6.28));
      const bool reed = rng.chance(.75);
      double mouth = 1e9;
      for (const River& river : plan.rivers) mouth = std::min(mouth, distance_to_line(p, river.line));
      if (mouth > 25) put(p, reed, .95);
    }
  }
}

void stand_sites(const Plan& plan, Adder& add) {
  Rng rng("hunters-signs-" + plan.face->ground);
  for (const Site& s : plan.sites) add.any(rng, s.prop, s.at.at, s.scale);
}

EdgeFact edge_of(const Face& face, int side) {
  for (const Zone& z : face.zones) {
    if (z.kind == Kind::Forest && has_side(z.sides, side)) return EdgeFact::City;
    if (z.kind == Kind::River && has_side(z.sides, side)) return EdgeFact::River;
  }
  return EdgeFact::Field;
}

}  // namespace

void scatter(const Plan& plan, Design& design) {
  Adder add(design.props, hunters_kinds());
  stand_sites(plan, add);
  for (const Forest& forest : plan.forests) grow_forest(plan, forest, add);
  line_shores(plan, add);
  grow_meadows(plan, add);
}

std::vector<HuntersDesign> build_designs() {
  std::vector<HuntersDesign> out;
  for (const Face& face : faces()) {
    HuntersDesign d;
    d.plan = lay_out(face);
    d.name = std::make_unique<TileFact>();
    d.name->id = face.id;
    d.name->start = face.start;
    for (int side = 0; side < 4; ++side) d.name->edges[static_cast<std::size_t>(side)] = edge_of(face, side);
    d.design.fact = d.name.get();
    d.design.layout.fact = d.name.get();
    d.design.kinds = face.kinds();
    d.design.mask = d.plan.mask;
    d.design.anchors = d.plan.anchors;
    scatter(d.plan, d.design);
    out.push_back(std::move(d));
  }
  return out;
}

}  // namespace bastide::art::hunters
