#include "engine/families/castle/aids.h"

#include <algorithm>
#include <utility>
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

// Tokens 2 and 3 double what an area brings, each another one: the best ones.
int raised_worth(const Rules& rules, const State& state, Seat seat, Kind kind, int tokens) {
  ShortList<int, kMaxFigures> areas;
  for_each_of(state, seat, kind,
              [&](SegmentId segment, SegmentId) { areas.add(complete_points(rules, state, segment)); });
  int sum = 0;
  for (int token = 0; token < tokens; ++token) {
    unsigned best = 0;
    for (unsigned i = 1; i < areas.size(); ++i) best = areas[i] > areas[best] ? i : best;
    if (areas.empty()) break;
    sum += std::exchange(areas.at(best), 0);
  }
  return sum;
}

// Tokens 4 to 6, the best areas first (CAS-45).
int open_worth(const State& state, Seat seat, Token token, int tokens) {
  const OpenAreas areas = open_areas(state, seat, kind_of_token(token));
  int sum = 0;
  for (unsigned i = 0; i < areas.size() && static_cast<int>(i) < tokens; ++i) sum += areas[i].points;
  return sum;
}

// CAS-33: a second one adds nothing.
int market_worth(const State& state, Seat seat) {
  int markets = 0;
  for_each_of(state, seat, kCourtyard,
              [&](SegmentId, SegmentId root) { markets += lane(state.features[root].counters, kMarkets); });
  return markets;
}

// What two more tiles for the keep with each token change between the seats: what it wins, or what the other
// loses.
int keep_worth(const Rules& rules, const State& state, Seat seat, int tokens) {
  const int theirs = keep_size(state, static_cast<Seat>(1 - seat));
  const int bare = memory(state).keep_size[seat];
  if (bare == 0) return 0;
  const auto sign = [](int difference) { return (difference > 0 ? 1 : 0) - (difference < 0 ? 1 : 0); };
  return (sign(bare + 2 * tokens - theirs) - sign(bare - theirs)) * keep_points(rules, state);
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

Landing raised_landing(const Rules& rules, const State& state, SegmentId segment) {
  const Landing plain = landing_of(rules, state, segment);
  if (plain.seat == kNobody) return plain;
  Landing raised = landing_after(rules, state, plain.seat, 2 * plain.points);
  raised.keep = plain.keep;
  return raised;
}

Ahead next_token(const Rules& rules, const State& state, Seat seat) {
  const auto spaces = static_cast<int>(facts(rules).track.size());
  for (int away = 1; away < spaces; ++away) {
    const int space = space_of(rules, state.score[seat] + away);
    if (const int tower = token_tower_at(rules, state, space); tower >= 0) return {tower, space, away};
  }
  return {};
}

int token_worth(const Rules& rules, const State& state, Seat seat, Token token) {
  const int tokens = std::max<int>(1, memory(state).held[seat][token]);
  switch (token) {
    case kTowerX4: return raised_worth(rules, state, seat, kTower, tokens);
    case kHouseX2: return raised_worth(rules, state, seat, kHouse, tokens);
    case kOpenPath:
    case kOpenTower:
    case kOpenHouse: return open_worth(state, seat, token, tokens);
    case kMarket4: return market_worth(state, seat);
    case kKeepPlus2: return keep_worth(rules, state, seat, tokens);
    case kFivePoints: return 5 * tokens;
    default: return 0;
  }
}

Hole largest_hole(const Rules& rules, const State& state) {
  Hole hole;
  largest_empty_area(rules, state, hole.cells);
  hole.points = keep_points(rules, state);
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
