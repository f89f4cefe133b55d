// The ground that forests cover. A forest that must part two meadows which its plain shape leaves together
// grows tongues, to a water or a corner of the tile: the fewest and shortest with which the meadows are those
// of the facts.
#include "tools/tileart/ground_shapes.h"
#include "tools/tileart/hunters/layout.h"
#include "tools/tileart/open_land.h"

#include <algorithm>

namespace bastide::art::hunters {

namespace {

constexpr double kFingerRoom = 2;   // a water is a little wider in the mask than drawn
constexpr double kTongueRoot = 46;  // half widths
constexpr double kTongueTip = 30;
constexpr double kCornerTip = 9;
constexpr int kMostTongues = 4;

Reach reach_of(const Face& face, const Zone& forest) {
  Reach reach{.cap = 86, .corner = 20, .waist = 40, .pocket = 128};
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
  label_land(
      plan.mask, [&](Point p) { return segment_at(plan, p); }, meadows, [&](OpenFault) { ++faults; });
  return faults;
}

Line strip(Point from, Point to, double root, double tip) {
  const Point d = unit(to - from), n = right_of(d);
  return {from - n * root, from + n * root, to + n * tip, to - n * tip};
}

// Where a tongue begins: in the forest's ground, as near to its goal as there is room for its root.
Point root_of(const Plan& plan, const Forest& forest, Point goal) {
  Point best = centroid(forest.ground);
  double best_score = 1e9;
  for (double y = 12; y < kT; y += 8) {
    for (double x = 12; x < kT; x += 8) {
      const Point p{x, y};
      const double depth = plan.forest_depth(forest, p);
      if (depth < 14) continue;
      const double score = distance(p, goal) + 1.4 * std::max(0.0, 30 - depth);
      if (score >= best_score) continue;
      best_score = score;
      best = p;
    }
  }
  return best;
}

std::vector<Tongue> possible_tongues(const Plan& plan) {
  std::vector<Tongue> out;
  const auto add = [&](const Forest& forest, Point goal, bool corner) {
    const Point from = root_of(plan, forest, goal);
    const double root = corner ? 34 : kTongueRoot;
    out.push_back({forest.segment, from, goal, corner,
                   strip(from, goal, root, corner ? kCornerTip : kTongueTip)});
  };
  for (const Forest& forest : plan.forests) {
    for (const Lake& lake : plan.lakes) add(forest, lake.at.at, false);
    for (const River& river : plan.rivers) {
      if (river.spring.r > 0) {
        add(forest, river.spring.at, false);
      } else if (sides_of(river.sides).size() == 2) {
        Point nearest = river.line.front();
        for (const Point p : river.line) {
          if (to_border(p) < 60) continue;
          const Point middle = centroid(forest.ground);
          if (to_border(nearest) < 60 || distance(p, middle) < distance(nearest, middle)) nearest = p;
        }
        add(forest, nearest, false);
      }
    }
    for (const Point corner : {Point{0, 0}, {kT, 0}, {kT, kT}, {0, kT}}) {
      if (!forest.covers(lerp(corner, kMiddle, .1))) add(forest, corner, true);
    }
  }
  // the shorter ones first, and those to a water before those to a corner
  std::stable_sort(out.begin(), out.end(), [](const Tongue& a, const Tongue& b) {
    const auto cost = [](const Tongue& t) { return distance(t.from, t.to) + (t.to_corner ? 60 : 0); };
    return cost(a) < cost(b);
  });
  return out;
}

void set_tongues(Plan& plan, const std::vector<Tongue>& all, const std::vector<std::size_t>& chosen) {
  for (Forest& forest : plan.forests) {
    forest.tongues.clear();
    for (const std::size_t i : chosen) {
      if (all[i].forest == forest.segment) forest.tongues.push_back(all[i].ground);
    }
  }
}

// `count` of them, in the order of the list, from `next` on.
bool grow(Plan& plan, const std::vector<Tongue>& all, std::vector<std::size_t>& chosen, std::size_t next,
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
  return std::any_of(tongues.begin(), tongues.end(), [&](const Line& t) { return inside(p, t); });
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
    for (const Line& t : forest.tongues) {
      if (inside(p, t))
        in_tongue = std::max(
            in_tongue, std::min(distance_to_segment(p, t[1], t[2]), distance_to_segment(p, t[3], t[0])));
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
    for (const Line& t : forest.tongues)
      room = std::min({room, distance_to_segment(p, t[1], t[2]), distance_to_segment(p, t[3], t[0]),
                       distance_to_segment(p, t[2], t[3])});
  }
  return room;
}

void place_forests(Plan& plan) {
  for (std::size_t i = 0; i < plan.face->zones.size(); ++i) {
    if (plan.face->zones[i].kind == Kind::Forest)
      plan.forests.push_back(forest_of(*plan.face, static_cast<int>(i)));
  }
  if (make_mask(plan) == 0) return;
  const std::vector<Tongue> all = possible_tongues(plan);
  for (int count = 1; count <= kMostTongues; ++count) {
    std::vector<std::size_t> chosen;
    if (grow(plan, all, chosen, 0, count)) return;
  }
  set_tongues(plan, all, {});
  make_mask(plan);
  plan.problems.emplace_back("its meadows are not those of the facts");
}

}  // namespace bastide::art::hunters
