// Where the wall's pieces and numbers lie: see the header.
#include "tools/tileart/castle/wall.h"

#include "tools/tileart/layout.h"

#include <algorithm>

namespace bastide::art::castle {

namespace {

constexpr double kMiddleLine = kFoot + kWalk / 2;

Point tower_centre(const CornerTower& t) {
  return t.vertex * kT + t.away * kMiddleLine - Point{0, t.away.y < 0 ? kInnerFace : 0};
}

// Along one axis only, from one corner tower to the next.
Point step_towards(Point from, Point to) {
  const Point d = to - from;
  return std::abs(d.x) > std::abs(d.y) ? Point{d.x < 0 ? -1.0 : 1.0, 0} : Point{0, d.y < 0 ? -1.0 : 1.0};
}

const char* run_sprite(int side) {
  static const char* kNames[] = {"run_N", "run_E", "run_S", "run_W"};
  return kNames[side];
}

void lay_run(WallPlan& plan, const Run& run) {
  const std::size_t count = plan.towers.size(), i = static_cast<std::size_t>(run.after_tower);
  const Point from = plan.towers[i].at, to = plan.towers[(i + 1) % count].at, dir = step_towards(from, to);
  const bool upright = dir.x == 0;
  // a tower hides the walkway's end below it by as much as it rises over it
  const Point a = from + dir * (kTowerHalf + (dir.y > 0 ? kTowerRise : 0));
  const Point b = to - dir * (kTowerHalf + (dir.y < 0 ? kTowerRise : 0));
  const int n = run.last - run.first + 1;
  const double each = std::abs((b.x - a.x) * dir.x + (b.y - a.y) * dir.y) / n;
  for (int k = 0; k < n; ++k) {
    const Point at = a + dir * (each * (k + .5));
    const int number = run.first + k;
    const double stretch = each / kPieceLength;
    const bool tenth = number % 10 == 0;
    const std::string sprite =
        std::string(run_sprite(run.side)) + (tenth ? "t" : std::to_string(number % kPieceVariants));
    plan.pieces.push_back({sprite, at, upright ? 1 : stretch, upright ? stretch : 1});
    plan.numbers.push_back({number, at + plate_middle(run.side), upright ? kPlateAcross : each * .875,
                            upright ? each * .86 : kPlateHigh, 66, -1});
  }
}

void lay_tower(WallPlan& plan, std::size_t i) {
  const CornerTower& fact = facts().towers[i];
  const std::size_t count = facts().towers.size();
  const TowerPlace& t = plan.towers[i];
  const Point before = step_towards(t.at, plan.towers[(i + count - 1) % count].at);
  const Point after = step_towards(t.at, plan.towers[(i + 1) % count].at);
  const bool falls = fact.away.x * fact.away.y > 0;  // the diagonal runs from upper left to lower right
  plan.pieces.push_back({fact.token ? (falls ? "tower_falling" : "tower_rising") : "tower_start", t.at});
  for (int k = 0; k < 2; ++k) {
    const Point aside = k == 0 ? before - after : after - before;
    plan.numbers.push_back(
        {fact.numbers[static_cast<std::size_t>(k)], t.at + aside * 34, 68, 54, 54, static_cast<int>(i)});
  }
}

// --- start fields

Box strip_beside(const StartField& s) {
  const double x = s.cell.x * kT, y = s.cell.y * kT;
  switch (s.side) {
    case kNorth: return {x, y - kFoot, kT, kFoot};
    case kEast: return {x + kT, y, kFoot, kT};
    case kSouth: return {x, y + kT, kT, kFoot};
    default: return {x - kFoot, y, kFoot, kT};
  }
}

// From the middle of the joint: so far along it clockwise, and so far outwards.
Point beside(const StartField& s, double along, double outwards) {
  const Point middle = s.cell * kT + kEdgeMiddle[s.side];
  return middle + right_of(kOutwards[s.side]) * along + kOutwards[s.side] * outwards;
}

void furnish(StartPlace& place) {
  const StartField& s = *place.fact;
  Rng rng("castle-start-" + s.id);
  const bool level = s.side == kNorth || s.side == kSouth;
  const auto add = [&](const std::string& sprite, double along, double outwards, double scale) {
    place.props.push_back({sprite, beside(s, along, outwards), scale});
  };
  if (s.edge == Kind::Path) {
    static const char* kGate[] = {"gateS0", "gateW0", "gateN0", "gateE0"};
    add(kGate[s.side], 0, s.side == kNorth ? kFoot + 2 : kFoot + 6, s.side == kNorth ? 1.7 : 1.3);
    add("bush1", -62, 12, 1.1);
    add("bush4", 66, 14, 1.2);
    add("cyp1", 96, 16, .9);
  } else if (s.edge == Kind::House) {
    for (int i = 0; i < 6; ++i) {
      const std::string kind = rng.chance(.5) ? "gable" : (level ? "row" : "corner");
      const double scale = level ? .8 : .84;
      const std::string variant = std::to_string(rng.integer(0, 2));
      const double along = -88 + i * 36 + rng.range(-3, 3), outwards = rng.range(13, 18);
      add(kind + variant, along, outwards, scale);
    }
  } else if (s.edge == Kind::Tower) {
    for (int i = 0; i < 3; ++i) add("round" + std::to_string(i + 1), -62 + i * 62.0, 17, .9);
    place.towers.push_back({0, 0, beside(s, -110, 0)});
    place.towers.push_back({0, 0, beside(s, 110, 0)});
  } else {
    if (s.markets > 0) add("market0", 30, -4, .95);
    add("tree2", -72, 18, .95);
    add("bush3", -40, 14, 1.1);
    add("fruit1", 92, 16, 1);
  }
}

}  // namespace

std::string start_sprite(const StartField& start) { return "start_" + start.id; }

Line cell_outline() {
  Line out;
  for (const CornerTower& t : facts().towers) out.push_back(t.vertex * kT);
  return out;
}

Line ring(double outwards) {
  Line out;
  for (const CornerTower& t : facts().towers) out.push_back(tower_centre(t) + t.away * outwards);
  return out;
}

WallPlan plan_wall() {
  WallPlan plan;
  for (const CornerTower& t : facts().towers) {
    const Point at = tower_centre(t);
    plan.towers.push_back({at, at + t.away * 62, t.token});
  }
  for (const Run& run : facts().runs) lay_run(plan, run);
  for (std::size_t i = 0; i < plan.towers.size(); ++i) lay_tower(plan, i);
  // from the back to the front; a tower over the ends of the level walls beside it
  const auto is_tower = [](const WallPiece& p) { return p.sprite.starts_with("tower"); };
  std::stable_sort(plan.pieces.begin(), plan.pieces.end(), [&](const WallPiece& a, const WallPiece& b) {
    return a.at.y != b.at.y ? a.at.y < b.at.y : (!is_tower(a) && is_tower(b));
  });
  std::sort(plan.numbers.begin(), plan.numbers.end(),
            [](const NumberPlace& a, const NumberPlace& b) { return a.number < b.number; });
  for (const StartField& s : facts().starts) {
    StartPlace place;
    place.fact = &s;
    place.ground = strip_beside(s);
    place.anchor = beside(s, 0, kFoot / 2);
    furnish(place);
    plan.starts.push_back(std::move(place));
  }
  plan.scenery = hill_scenery();
  for (std::size_t i = 0; i < plan.towers.size(); ++i) {
    if (!plan.towers[i].has_token)
      plan.scenery.push_back({"pennant0", plan.towers[i].token + Point{-4, 4}, 1.25});
  }
  Point low{1e9, 1e9}, high{-1e9, -1e9};
  const auto include = [&](Point p, double r, double below) {
    low = {std::min(low.x, p.x - r), std::min(low.y, p.y - r)};
    high = {std::max(high.x, p.x + r), std::max(high.y, p.y + r + below)};
  };
  for (const TowerPlace& t : plan.towers) {
    include(t.at, kTowerHalf + 4, kTowerFace);
    if (t.has_token) include(t.token, kTokenRadius, 0);
  }
  plan.bounds = {low.x, low.y, high.x - low.x, high.y - low.y};
  return plan;
}

}  // namespace bastide::art::castle
