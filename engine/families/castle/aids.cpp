#include "engine/families/castle/aids.h"

#include <algorithm>
#include <vector>

namespace bastide::castle {
namespace {

// Calls fn(segment, root) for every area of a kind that the seat holds, each once.
template <class Fn>
void for_each_of(const State& state, Seat seat, Kind kind, Fn&& fn) {
  ShortList<SegmentId, kMaxFigures> roots;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const SegmentId root = find(state, state.figures[i].segment);
    const Feature& area = state.features[root];
    if (area.kind != kind || holder_of(area.figures) != seat) continue;
    if (std::find(roots.begin(), roots.end(), root) != roots.end()) continue;
    roots.add(root);
    fn(state.figures[i].segment, root);
  }
}

int complete_points(const Rules& rules, const State& state, SegmentId segment) {
  Points points;
  area_points(view_of(rules, state, segment, true), points);
  return points.total();
}

// Tokens 2 and 3 double what the best area brings.
int raised_worth(const Rules& rules, const State& state, Seat seat, Kind kind) {
  int most = 0;
  for_each_of(state, seat, kind, [&](SegmentId segment, SegmentId) {
    most = std::max(most, complete_points(rules, state, segment));
  });
  return most;
}

int market_worth(const State& state, Seat seat) {
  if (memory(state).held[seat][kMarket4] != 0) return 0;  // CAS-33
  int markets = 0;
  for_each_of(state, seat, kCourtyard,
              [&](SegmentId, SegmentId root) { markets += lane(state.features[root].counters, kMarkets); });
  return markets;
}

// What two more tiles for the keep change between the seats: what it wins, or what the other loses.
int keep_worth(const Rules& rules, const State& state, Seat seat) {
  const auto other = static_cast<Seat>(1 - seat);
  const int mine = keep_size(state, seat);
  const int theirs = keep_size(state, other);
  if (mine == 0) return 0;
  const auto sign = [](int difference) { return (difference > 0 ? 1 : 0) - (difference < 0 ? 1 : 0); };
  return (sign(mine + 2 - theirs) - sign(mine - theirs)) * largest_empty_area(rules, state);
}

}  // namespace

Landing landing_after(const Rules& rules, const State& state, Seat seat, int points) {
  Landing landing;
  landing.seat = seat;
  landing.points = points;
  const i32 score = state.score[seat] + points;
  landing.space = space_of(rules, score);
  landing.laps = score / static_cast<int>(facts(rules).track.size());
  landing.tower = facts(rules).track[static_cast<unsigned>(landing.space)].tower;
  landing.token = token_tower_at(rules, state, landing.space) >= 0;
  return landing;
}

Landing landing_of(const Rules& rules, const State& state, SegmentId segment) {
  const Feature& area = feature_of(state, segment);
  const Seat holder = holder_of(area.figures);
  if (holder == kNobody || area.kind == kCourtyard) return {};
  Landing landing = landing_after(rules, state, holder, complete_points(rules, state, segment));
  landing.keep = area.kind == kHouse && count_tiles(state, segment) > memory(state).keep_size[holder];
  return landing;
}

int token_worth(const Rules& rules, const State& state, Seat seat, Token token) {
  switch (token) {
    case kTowerX4: return raised_worth(rules, state, seat, kTower);
    case kHouseX2: return raised_worth(rules, state, seat, kHouse);
    case kOpenPath:
    case kOpenTower:
    case kOpenHouse: {
      const OpenAreas areas = open_areas(state, seat, kind_of_token(token));
      const unsigned used = memory(state).held[seat][token];
      return used < areas.size() ? areas[used].points : 0;
    }
    case kMarket4: return market_worth(state, seat);
    case kKeepPlus2: return keep_worth(rules, state, seat);
    case kFivePoints: return 5;
    default: return 0;
  }
}

Hole largest_hole(const Rules& rules, const State& state) {
  Hole hole;
  largest_empty_area(rules, state, &hole.cells);
  hole.seat = larger_keep(state);
  return hole;
}

ShortList<u8, kMaxTowers> towers_with_tokens(const Rules& rules, const State& state) {
  ShortList<u8, kMaxTowers> towers;
  for (unsigned i = 0; i < facts(rules).towers.size(); ++i) {
    if ((memory(state).on_wall >> i & 1) != 0) towers.add(static_cast<u8>(i));
  }
  return towers;
}

}  // namespace bastide::castle
