// Step 3: every feature the placed tile completes is scored, one per run of the step, so that a
// decision raised by one is answered before the next is looked at (BASE-34, BASE-38).
#include "engine/rules/steps.h"

#include <bit>

namespace bastide {
namespace {

void record_completed(State& state, SegmentId segment, Kind kind, u8 owners) {
  guard(state.completed_count < kMaxCompleted, "State::completed");
  state.completed[state.completed_count++] = {segment, kind, owners};
}

// What comes after the points of a completed feature: expansions take what is theirs, and its figures go
// home.
void close_feature(const Rules& rules, State& state, const FeatureView& view, EventLog* events) {
  for (const auto hook : rules.hooks.on_feature_scored) hook(rules, state, view, events);
  if (state.features[view.root].figures != 0) return_figures(rules, state, view.root, events);
}

void score_complete(const Rules& rules, State& state, SegmentId segment, EventLog* events) {
  const SegmentId root = find(state, segment);
  Feature& feature = state.features[root];
  feature.scored = true;
  const u8 winners = majority(feature.figures);
  record_completed(state, segment, feature.kind, winners);
  if (feature.figures == 0 && rules.hooks.on_feature_scored.empty()) return;
  const FeatureView view = view_of(rules, state, segment, true);
  if (winners != 0) {
    Points points;
    points_of(rules, state, view, points);
    for (unsigned rest = winners; rest != 0; rest &= rest - 1) {
      award(rules, state, static_cast<Seat>(std::countr_zero(rest)), view, points, false, events);
    }
  }
  if (state.gain_count != 0) {
    state.scoring = segment;  // expansions have their say first
  } else {
    close_feature(rules, state, view, events);
  }
}

// Removes and scores the first complete monastery or garden, of the lowest kind (BASE-38).
bool score_surrounded(const Rules& rules, State& state, EventLog* events) {
  unsigned best = state.surrounded_count;
  for (unsigned i = 0; i < state.surrounded_count; ++i) {
    const Feature& feature = state.features[state.surrounded[i].segment];
    if (!is_complete(feature)) continue;
    if (best == state.surrounded_count || feature.kind < state.features[state.surrounded[best].segment].kind)
      best = i;
  }
  if (best == state.surrounded_count) return false;
  const SegmentId segment = state.surrounded[best].segment;
  state.surrounded[best] = state.surrounded[--state.surrounded_count];
  score_complete(rules, state, segment, events);
  return true;
}

// What something other than the tile has completed (FER-06): roads, so before the tile's cities (BASE-38).
bool score_changed(const Rules& rules, State& state, EventLog* events) {
  for (unsigned i = 0; i < state.changed_count; ++i) {
    const Feature& feature = feature_of(state, state.changed[i]);
    if (!is_complete(feature) || feature.scored) continue;
    score_complete(rules, state, state.changed[i], events);
    return true;
  }
  state.changed_count = 0;
  return false;
}

// Whether two features may be complete at once: seldom, and quickly seen. No branch on what is as good as
// random.
bool may_be_two(const Rules& rules, const State& state) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  unsigned complete = state.changed_count;
  for (unsigned i = 0; i < state.surrounded_count; ++i)
    complete += static_cast<unsigned>(is_complete(state.features[state.surrounded[i].segment]));
  for (unsigned rest = design.closing; rest != 0; rest &= rest - 1) {
    const auto local = static_cast<unsigned>(std::countr_zero(rest));
    complete += static_cast<unsigned>(is_complete(feature_of(state, segment_id(tile, local))));
  }
  return complete > 1;
}

bool asks_for_order(const Rules& rules, State& state) {
  if (state.figure_count < 2 || !may_be_two(rules, state)) return false;
  const ToScore list = still_to_score(rules, state);
  if (list.size() < 2) return false;
  for (const auto hook : rules.hooks.order_matters) {
    if (!hook(rules, state, {list.begin(), list.size()})) continue;
    push_decision(state, {kCoreId, kScoreDecision, state.active, 0});
    return true;
  }
  return false;
}

}  // namespace

void return_figures(const Rules& rules, State& state, SegmentId root, EventLog* events) {
  const auto stays = [&](const Figure& figure) {
    for (const auto hook : rules.hooks.stays) {
      if (hook(rules, state, figure)) return true;
    }
    return false;
  };
  for (unsigned i = 0; i < state.figure_count;) {
    if (find(state, state.figures[i].segment) == root && !stays(state.figures[i])) {
      return_figure(rules, state, i, events);  // the last figure moves to i
    } else {
      ++i;
    }
  }
}

ToScore still_to_score(const Rules& rules, const State& state) {
  ToScore list;
  const auto add = [&](SegmentId segment) {
    const SegmentId root = find(state, segment);
    const Feature& feature = state.features[root];
    if (!is_complete(feature) || feature.scored || majority(feature.figures) == 0) return;
    for (const SegmentId known : list) {
      if (find(state, known) == root) return;
    }
    list.add(segment);
  };
  for (unsigned i = 0; i < state.changed_count; ++i) add(state.changed[i]);
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  for (unsigned rest = design.closing; rest != 0; rest &= rest - 1)
    add(segment_id(tile, static_cast<unsigned>(std::countr_zero(rest))));
  for (unsigned i = 0; i < state.surrounded_count; ++i) add(state.surrounded[i].segment);
  return list;
}

void score_early(const Rules& rules, State& state, SegmentId segment, EventLog* events) {
  FeatureView view = view_of(rules, state, segment, true);
  view.early = true;
  const u8 winners = majority(state.features[view.root].figures);
  state.completed_count = 0;
  record_completed(state, segment, view.kind, winners);
  Points points;
  points_of(rules, state, view, points);
  for (unsigned rest = winners; rest != 0; rest &= rest - 1)
    award(rules, state, static_cast<Seat>(std::countr_zero(rest)), view, points, false, events);
  state.scoring = segment;
}

void close_early(const Rules& rules, State& state, EventLog* events) {
  FeatureView view = view_of(rules, state, state.scoring, true);
  view.early = true;
  state.scoring = kNoSegmentId;
  close_feature(rules, state, view, events);
}

void note_changed(State& state, SegmentId segment) {
  guard(state.changed_count < kMaxChanged, "State::changed");
  state.changed[state.changed_count++] = segment;
}

void offer_features(const State& state, std::span<const SegmentId> segments, ActionList& actions) {
  for (const SegmentId segment : segments) {
    const SegmentId root = find(state, segment);
    for (unsigned i = 0; i < state.figure_count; ++i) {
      const Figure& figure = state.figures[i];
      if (find(state, figure.segment) != root) continue;
      actions.add(action_at(state, Verb::ReturnPiece, kCoreId, figure.piece, figure.segment));
      break;
    }
  }
}

void legal_scorings(const Rules& rules, const State& state, Decision, ActionList& actions) {
  const ToScore list = still_to_score(rules, state);
  offer_features(state, {list.begin(), list.size()}, actions);
}

void apply_scoring(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  const SegmentId segment = segment_at(state, action);
  for (unsigned i = 0; i < state.surrounded_count; ++i) {
    if (state.surrounded[i].segment != segment) continue;
    state.surrounded[i] = state.surrounded[--state.surrounded_count];
    break;
  }
  score_complete(rules, state, segment, events);
}

StepResult score_features(const Rules& rules, State& state, EventLog* events) {
  if (state.scoring != kNoSegmentId) {
    const SegmentId segment = state.scoring;
    state.scoring = kNoSegmentId;
    close_feature(rules, state, view_of(rules, state, segment, true), events);
    return StepResult::Stay;
  }
  if (!rules.hooks.order_matters.empty() && asks_for_order(rules, state)) return StepResult::Stay;
  if (state.changed_count != 0 && score_changed(rules, state, events)) return StepResult::Stay;
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  // Segments of a design are listed roads first, then cities: the order of BASE-38.
  for (unsigned rest = design.closing & (~0u << state.score_phase); rest != 0; rest &= rest - 1) {
    const auto local = static_cast<unsigned>(std::countr_zero(rest));
    const auto segment = segment_id(tile, local);
    const Feature& feature = feature_of(state, segment);
    if (!is_complete(feature) || feature.scored) continue;
    state.score_phase = static_cast<u8>(local + 1);
    score_complete(rules, state, segment, events);
    return StepResult::Stay;
  }
  state.score_phase = static_cast<u8>(design.segment_count);  // all of them
  if (score_surrounded(rules, state, events)) return StepResult::Stay;
  state.score_phase = 0;
  return StepResult::Next;
}

FeatureView view_of(const Rules&, const State& state, SegmentId segment, bool complete) {
  FeatureView view;
  view.segment = segment;
  view.root = find(state, segment);
  const Feature& feature = state.features[view.root];
  view.kind = feature.kind;
  view.complete = complete;
  view.tiles = count_tiles(state, segment);
  view.counters = feature.counters;
  return view;
}

void points_of(const Rules& rules, const State& state, const FeatureView& view, Points& points) {
  rules.family->points_of(rules, state, view, points);
  for (const auto hook : rules.hooks.modify_points) hook(rules, state, view, points);
}

u8 majority(Lanes figures) {
  const Lanes weights = figures & (lane_unit(kMeepleLane) - 1);
  if (weights == 0) return 0;
  const int first = std::countr_zero(weights) / 8;
  if (weights >> (8 * first) <= 0xFF) return static_cast<u8>(1u << first);  // nobody else's
  int most = 1;
  unsigned seats = 0;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    const int weight = lane(figures, seat);
    if (weight < most) continue;
    if (weight > most) seats = 0;
    most = weight;
    seats |= 1u << seat;
  }
  return static_cast<u8>(seats);
}

}  // namespace bastide
