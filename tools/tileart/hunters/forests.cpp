// The ground that forests cover. A forest that must part two meadows which its plain shape leaves together
// grows tongues, to a water or a corner of the tile: the fewest and shortest with which the meadows are those
// of the facts.
#include "tools/tileart/ground_shapes.h"
#include "tools/tileart/hunters/tongues.h"
#include "tools/tileart/open_land.h"

#include <algorithm>

namespace bastide::art::hunters {

namespace {

constexpr double kFingerRoom = 2;  // a water is a little wider in the mask than drawn
constexpr int kMostTongues = 4;

Reach reach_of(const Face& face, const Zone& forest) {
  Reach reach{.cap = 86, .corner = 20, .waist = 53, .pocket = 128};
  int others = 0;
  bool water = false;
  for (const Zone& z : face.zones) {
    if (&z != &forest && z.kind == Kind::Forest) ++others;
    water = water || z.kind == Kind::River;
  }
  if (others > 0) {
    reach.cap = 72;
    reach.corner = -14;
    reach.pocket = 120;
  }
  if (water) {
    reach.cap = 66;
    reach.corner = others > 0 ? -34 : -26;
    reach.pocket = 104;
  }
  if (!water && others == 0) reach.cap = 98;
  return reach;
}

// A wavy border: the ends stay where they are.
Line waved(const Line& border, Rng& rng) {
  Line out = resample(border, 12);
  for (std::size_t i = 2; i + 2 < out.size(); ++i)
    out[i] = out[i] + right_of(unit(out[i + 1] - out[i - 1])) * rng.range(-3.6, 3.6);
  return out;
}

Forest forest_of(const Face& face, int segment) {
  const Zone& zone = face.zones[static_cast<std::size_t>(segment)];
  Rng rng("hunters-forest-" + face.ground + std::to_string(segment));
  GroundShape shape = ground_on(zone.sides, reach_of(face, zone));
  Forest out{segment, zone.sides, {}, {}, {}};
  const bool band = zone.sides == 5 || zone.sides == 10;
  if (!band && !shape.borders.empty())
    shape.polygon.resize(shape.polygon.size() - shape.borders.front().size());
  if (band) shape.polygon.clear();
  for (const Line& border : shape.borders) {
    out.borders.push_back(waved(border, rng));
    shape.polygon = joined(shape.polygon, out.borders.back());
  }
  out.ground = shape.polygon;
  return out;
}

int segment_at(const Plan& plan, Point p) {
  for (const Lake& lake : plan.lakes) {
    if (inside(p, scaled(lake.shore, lake.at.at, 1.06))) return lake.segment;
  }
  const River* nearest = nullptr;
  double best = 1e9;
  for (const River& river : plan.rivers) {
    double d = distance_to_line(p, river.line) - kHalfBank;
    if (river.spring.r > 0) d = std::min(d, distance(p, river.spring.at) - river.spring.r - 3);
    if (d >= best) continue;
    best = d;
    nearest = &river;
  }
  if (best < kFingerRoom) return nearest->segment;
  for (const Forest& forest : plan.forests) {
    if (forest.covers(p)) return forest.segment;
  }
  return -1;
}

// A point just inside the middle of each half edge, beside a river's mouth.
Line points_of(int halves) {
  static constexpr Point kCorner[4] = {{0, 0}, {kT, 0}, {kT, kT}, {0, kT}};
  Line out;
  for (int h = 0; h < 8; ++h) {
    if ((halves >> h & 1) == 0) continue;
    const int side = h / 2;
    out.push_back(kCorner[side] + right_of(kOutwards[side]) * (h % 2 == 0 ? 56.0 : 200.0) +
                  kOutwards[side] * -3.0);
  }
  return out;
}

int make_mask(Plan& plan) {
  std::vector<OpenLand> meadows;
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    const Zone& z = plan.face->zones[i];
    if (z.kind == Kind::Meadow) meadows.push_back({static_cast<int>(i), points_of(z.halves)});
  }
  int faults = 0;
  label_land(plan.mask, [&](Point p) { return segment_at(plan, p); }, meadows, [&](OpenFault) { ++faults; });
  return faults;
}

void set_tongues(Plan& plan, const std::vector<Choice>& all, const std::vector<std::size_t>& chosen) {
  for (Forest& forest : plan.forests) {
    forest.tongues.clear();
    for (const std::size_t i : chosen) {
      if (all[i].forest == forest.segment) forest.tongues.push_back(all[i].tongue);
    }
  }
}

// `count` of them, in the order of the list, from `next` on.
bool grow(Plan& plan, const std::vector<Choice>& all, std::vector<std::size_t>& chosen, std::size_t next,
          int count) {
  if (count == 0) {
    set_tongues(plan, all, chosen);
    return make_mask(plan) == 0;
  }
  for (std::size_t i = next; i < all.size(); ++i) {
    chosen.push_back(i);
    if (grow(plan, all, chosen, i + 1, count - 1)) return true;
    chosen.pop_back();
  }
  return false;
}

}  // namespace

bool Forest::covers(Point p) const {
  if (inside(p, ground)) return true;
  return std::any_of(tongues.begin(), tongues.end(), [&](const Tongue& t) { return inside(p, t.ground()); });
}

double Plan::forest_depth(const Forest& forest, Point p) const {
  if (!forest.covers(p)) return -1;
  double depth = water_room(p) + 4;
  for (const Forest& other : forests) {
    for (const Line& border : other.borders) {
      if (other.segment == forest.segment && !inside(p, forest.ground)) continue;  // in a tongue
      depth = std::min(depth, distance_to_line(p, border));
    }
    if (other.segment != forest.segment && other.covers(p)) return -1;
  }
  if (!inside(p, forest.ground)) {
    double in_tongue = 0;
    for (const Tongue& t : forest.tongues) {
      if (inside(p, t.ground())) in_tongue = std::max(in_tongue, t.side_at(p));
    }
    depth = std::min(depth, in_tongue);
  }
  return depth;
}

double Plan::forest_room(Point p) const {
  double room = 1e9;
  for (const Forest& forest : forests) {
    if (forest.covers(p)) return -1;
    for (const Line& border : forest.borders) room = std::min(room, distance_to_line(p, border));
    for (const Tongue& t : forest.tongues) room = std::min(room, t.side_at(p));
  }
  return room;
}

void place_forests(Plan& plan) {
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    if (plan.face->zones[i].kind == Kind::Forest)
      plan.forests.push_back(forest_of(*plan.face, static_cast<int>(i)));
  }
  if (make_mask(plan) == 0) return;
  const std::vector<Choice> all = possible_tongues(plan);
  for (int count = 1; count <= kMostTongues; ++count) {
    std::vector<std::size_t> chosen;
    if (grow(plan, all, chosen, 0, count)) return;
  }
  set_tongues(plan, all, {});
  make_mask(plan);
  plan.problems.emplace_back("its meadows are not those of the facts");
}

}  // namespace bastide::art::hunters
