// What stands on a castle tile: houses and towers on their ground, gardens in the courtyards, and what a rule
// asks for.
#include "tools/tileart/scatter.h"

#include "tools/tileart/castle/design.h"
#include "tools/tileart/castle/props.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

constexpr double kAnchorRoom = 20;

struct Stood {
  Point at;
  double r = 0;
};

double to_border(Point p) { return std::min({p.x, p.y, kT - p.x, kT - p.y}); }

bool free_of_figures(const Plan& plan, Point p, double room) {
  return std::all_of(plan.anchors.begin(), plan.anchors.end(),
                     [&](Point a) { return distance(p, a) >= room; });
}

bool free_of_entries(const Plan& plan, Point p, double room) {
  return std::all_of(plan.entries.begin(), plan.entries.end(),
                     [&](const Entry& e) { return distance(p, e.at) >= room; });
}

// Whether a house would stand before the wall of a tower on its tile, in some rotation: the wall is what
// parts them.
bool hides_wall(const Plan& plan, const Building& b, Point p, const Bulk& bulk) {
  for (const Building& other : plan.buildings) {
    if (other.kind != Kind::Tower || other.segment == b.segment) continue;
    for (const Wall& wall : other.walls) {
      if (distance_to_line(p, wall.line) < bulk.radius * .7 + 14) return true;
    }
  }
  return false;
}

// Throws darts for one kind of building until so many in a row miss.
void raise_kind(const Plan& plan, const Building& b, const Bulk& bulk, double scale, int tries,
                std::vector<Stood>& stood, Rng& rng, Adder& add) {
  const double depth = b.kind == Kind::Tower ? bulk.radius * .55 + 8 : bulk.radius * .45 + 5;
  for (int i = 0; i < tries; ++i) {
    const Point p{rng.range(8, kT - 8), rng.range(8, kT - 8)};
    if (plan.inside_depth(b, p) < depth || to_border(p) < bulk.radius * .55) continue;
    if (b.kind == Kind::House && hides_wall(plan, b, p, bulk)) continue;
    if (!free_of_figures(plan, p, kAnchorRoom) || !free_of_entries(plan, p, bulk.radius + 13)) continue;
    bool crowded = false;
    for (const Stood& s : stood) crowded = crowded || distance(p, s.at) < (bulk.radius + s.r) * .9;
    for (const Point corner : b.owned_corners)
      crowded = crowded || (b.kind == Kind::Tower && distance(p, corner) < 32);
    if (crowded || !plan.hides_nothing(p, bulk.radius, bulk.height)) continue;
    stood.push_back({p, bulk.radius});
    add.any(rng, bulk.kind, p, scale);
  }
}

void fill_gaps(const Plan& plan, const Building& b, std::vector<Stood>& stood, Rng& rng, Adder& add) {
  for (int i = 0; i < 60; ++i) {
    const Point p{rng.range(10, kT - 10), rng.range(10, kT - 10)};
    const double kind = rng.unit();
    bool free = plan.inside_depth(b, p) > 8 && free_of_figures(plan, p, 14) && free_of_entries(plan, p, 22) &&
                plan.hides_nothing(p, 6, kind < .75 ? 12 : 32);
    for (const Stood& s : stood) free = free && distance(p, s.at) > s.r * .8 + 7;
    if (!free) continue;
    stood.push_back({p, 7});
    add.any(rng, kind < .5 ? "bush" : (kind < .75 ? "barrels" : "cyp"), p, kind < .75 ? .95 : .85);
  }
}

void raise_house(const Plan& plan, const Building& b, Adder& add) {
  Rng rng("castle-houses-" + plan.face->id + std::to_string(b.segment));
  std::vector<Stood> stood;
  const bool large = sides_count(b.sides) > 1;
  raise_kind(plan, b, {"hall", 27, 44}, 1, large ? 40 : 14, stood, rng, add);
  raise_kind(plan, b, {"row", 19, 38}, 1, 160, stood, rng, add);
  raise_kind(plan, b, {"gable", 15.5, 40}, 1, 500, stood, rng, add);
  raise_kind(plan, b, {"corner", 12, 46}, 1, 60, stood, rng, add);
  raise_kind(plan, b, {"gable", 13, 34}, .84, 700, stood, rng, add);
  fill_gaps(plan, b, stood, rng, add);
}

void raise_tower(const Plan& plan, const Building& b, Adder& add) {
  Rng rng("castle-towers-" + plan.face->id + std::to_string(b.segment));
  std::vector<Stood> stood;
  raise_kind(plan, b, {"keep", 25, 68}, 1, sides_count(b.sides) > 1 ? 120 : 40, stood, rng, add);
  raise_kind(plan, b, {"round", 21, 72}, 1, 900, stood, rng, add);
  raise_kind(plan, b, {"round", 18, 62}, .86, 600, stood, rng, add);
  raise_kind(plan, b, {"drum", 17, 42}, 1, 400, stood, rng, add);
  fill_gaps(plan, b, stood, rng, add);
}

// Towers on the border of a tower, as on the landscape's city walls.
void man_walls(const Plan& plan, const Building& b, int index, Design& design, Rng& rng, Adder& add) {
  for (const Point corner : b.owned_corners) design.towers.push_back({1, index, corner});
  for (const Wall& w : b.walls) {
    design.towers.push_back({0, index, w.line.front()});
    design.towers.push_back({0, index, w.line.back()});
    const double l = length(w.line);
    const int n = l > 215 ? 2 : 1;
    for (int i = 0; i < n; ++i) {
      const Point p = point_at(w.line, (i + 1.0) / (n + 1));
      if (free_of_entries(plan, p, 36) && plan.hides_nothing(p, 9, 33)) add.any(rng, "tcren", p);
    }
  }
}

void raise_buildings(const Plan& plan, Design& design, Adder& add) {
  Rng rng("castle-walls-" + plan.face->id);
  int towers = 0;
  for (const Building& b : plan.buildings) {
    if (b.kind == Kind::House) {
      raise_house(plan, b, add);
      continue;
    }
    raise_tower(plan, b, add);
    man_walls(plan, b, towers, design, rng, add);
    City city;
    city.index = towers++;
    city.walls = b.walls;
    design.layout.cities.push_back(std::move(city));
  }
}

void stand_sites(const Plan& plan, Adder& add) {
  static const char* kPorches[] = {"porchN0", "porchE0", "porchS0", "porchW0"};
  static const char* kGates[] = {"gateN0", "gateE0", "gateS0", "gateW0"};
  for (const Entry& e : plan.entries)
    add.one(e.kind == Kind::House ? kPorches[e.side] : kGates[e.side], e.at + Point{0, 2});
  for (const Circle& w : plan.wells) add.one("well0", w.at);
  Rng rng("castle-stalls-" + plan.face->id);
  for (const Circle& m : plan.markets) add.any(rng, "market", m.at, std::min(1.15, m.r / 26));
  for (const Circle& s : plan.squares) add.one("post0", s.at);
}

// Trees, bushes and small things in the courtyards; nothing tall where a figure stands or something must be
// seen.
void plant_yards(const Plan& plan, Adder& add) {
  Rng rng("castle-yards-" + plan.face->id);
  std::vector<Stood> stood;
  const auto first_yard = plan.courtyard_segment(0);
  const auto plant = [&](const char* kind, double r, double height, double scale, int tries, int wanted) {
    for (int i = 0; i < tries && wanted > 0; ++i) {
      const Point p{rng.range(6, kT - 6), rng.range(6, kT - 6)};
      const int segment = plan.mask.at(p);
      if (segment == kNoLabel || segment < first_yard || plan.open_room(p) < r * .8 + 1) continue;
      if (!free_of_figures(plan, p, height > 12 ? 19 : 13) || to_border(p) < 5) continue;
      bool free = plan.hides_nothing(p, r * .8, height);
      for (const Stood& s : stood) free = free && distance(p, s.at) > r + s.r;
      for (const Bed& b : plan.beds) {
        free = free && (std::abs(p.x - b.at.x) > b.w + r * .7 || std::abs(p.y - b.at.y) > b.h + r * .7);
      }
      if (!free) continue;
      --wanted;
      stood.push_back({p, r});
      add.any(rng, kind, p, scale * rng.range(.92, 1.1));
    }
  };
  for (const Bed& b : plan.beds) {  // clipped trees at the corners of the finest
    if (b.kind != BedKind::Parterre) continue;
    for (const Point k : {Point{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}) {
      const Point p = b.at + Point{k.x * b.w, k.y * b.h};
      if (free_of_figures(plan, p, 13)) add.any(rng, "topiary", p, 1);
    }
  }
  plant("washing", 16, 10, 1, 60, rng.integer(0, 1));
  plant("cart", 14, 10, 1, 60, rng.integer(0, 1));
  plant("tree", 9, 25, 1.15, 260, 5);
  plant("fruit", 8, 20, 1.15, 200, 4);
  plant("cyp", 7, 30, 1.05, 120, 3);
  plant("bush", 6, 6, 1.1, 260, 12);
  plant("rock", 6, 4, .8, 30, 2);
}

}  // namespace

std::vector<Closing> closings_of(const Plan& plan) {
  constexpr double kWallIn = 4, kHedgeIn = 7, kHedgeStep = 18;
  static constexpr Point kCorner[4] = {
      {0, 0}, {kT, 0}, {kT, kT}, {0, kT}};  // at which side s begins, clockwise
  std::vector<Closing> out;
  for (const Building& b : plan.buildings) {
    const auto owns = [&](Point corner) {
      return std::any_of(b.owned_corners.begin(), b.owned_corners.end(),
                         [&](Point c) { return distance(c, corner) < 1; });
    };
    for (const int s : sides_of(b.sides)) {
      Rng rng("castle-closing-" + plan.face->id + std::to_string(s));
      const Point along = right_of(kOutwards[s]), in = kOutwards[s] * -1;
      const double from = owns(kCorner[s]) ? kWallIn : kWallEnd;
      const double to = owns(kCorner[(s + 1) & 3]) ? kT - kWallIn : kT - kWallEnd;
      Closing closing{s, {}, {}};
      if (b.kind == Kind::Tower) {
        closing.wall = {kCorner[s] + along * from + in * kWallIn, kCorner[s] + along * to + in * kWallIn};
      } else {
        const int n = static_cast<int>((to - from) / kHedgeStep);
        for (int i = 0; i <= n; ++i) {
          const Point p = kCorner[s] + along * (from + (to - from) * i / n) + in * kHedgeIn;
          closing.props.push_back({"bush" + std::to_string(rng.integer(0, 5)), p, 1});
        }
      }
      out.push_back(std::move(closing));
    }
  }
  std::sort(out.begin(), out.end(), [](const Closing& a, const Closing& b) { return a.side < b.side; });
  return out;
}

void scatter(const Plan& plan, Design& design) {
  Adder add(design.props, castle_kinds());
  raise_buildings(plan, design, add);
  stand_sites(plan, add);
  plant_yards(plan, add);
}

std::vector<CastleDesign> build_designs() {
  std::vector<CastleDesign> out;
  for (const Face& face : facts().faces) {
    CastleDesign d;
    d.plan = lay_out(face);
    d.name = std::make_unique<TileFact>();
    d.name->id = face.id;
    d.design.fact = d.name.get();
    d.design.layout.fact = d.name.get();
    d.design.kinds = d.plan.kinds;
    d.design.mask = d.plan.mask;
    d.design.anchors = d.plan.anchors;
    scatter(d.plan, d.design);
    d.closings = closings_of(d.plan);
    out.push_back(std::move(d));
  }
  return out;
}

}  // namespace bastide::art::castle
