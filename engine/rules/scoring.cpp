// Step 3: every feature the placed tile completes is scored, one per run of the step, so that a
// decision raised by one is answered before the next is looked at (BASE-34, BASE-38).
#include "engine/rules/steps.h"

#include <bit>

namespace bastide {
namespace {

// Sends all figures of a feature home (BASE-36).
void return_figures(const Rules& rules, State& state, SegmentId root, EventLog* events) {
  for (unsigned i = 0; i < state.figure_count;) {
    if (find(state, state.figures[i].segment) == root) {
      return_figure(rules, state, i, events);  // the last figure moves to i
    } else {
      ++i;
    }
  }
}

void score_complete(const Rules& rules, State& state, SegmentId segment, EventLog* events) {
  const SegmentId root = find(state, segment);
  state.features[root].open = kScored;
  const Lanes figures = state.features[root].figures;
  if (figures == 0 && rules.hooks.on_feature_scored.empty()) return;
  const FeatureView view = view_of(rules, state, segment, true);
  const u8 winners = majority(figures);
  if (winners != 0) {
    Points points;
    points_of(rules, state, view, points);
    for (unsigned rest = winners; rest != 0; rest &= rest - 1) {
      award(rules, state, static_cast<Seat>(std::countr_zero(rest)), view, points, false, events);
    }
  }
  for (const auto hook : rules.hooks.on_feature_scored) hook(rules, state, view, events);
  if (figures != 0) return_figures(rules, state, root, events);
}

// Removes and scores the first complete monastery or garden, of the lowest kind (BASE-38).
bool score_surrounded(const Rules& rules, State& state, EventLog* events) {
  unsigned best = state.surrounded_count;
  for (unsigned i = 0; i < state.surrounded_count; ++i) {
    const Feature& feature = state.features[state.surrounded[i].segment];
    if (feature.open != 0) continue;
    if (best == state.surrounded_count || feature.kind < state.features[state.surrounded[best].segment].kind)
      best = i;
  }
  if (best == state.surrounded_count) return false;
  const SegmentId segment = state.surrounded[best].segment;
  state.surrounded[best] = state.surrounded[--state.surrounded_count];
  score_complete(rules, state, segment, events);
  return true;
}

}  // namespace

StepResult score_features(const Rules& rules, State& state, EventLog* events) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  // Segments of a design are listed roads first, then cities: the order of BASE-38.
  while (state.score_phase < design.segment_count) {
    const unsigned local = state.score_phase++;
    if ((rules.traits.closing_kinds >> design.segments[local].kind & 1) == 0) continue;
    const auto segment = static_cast<SegmentId>(tile.first_segment + local);
    if (feature_of(state, segment).open != 0) continue;
    score_complete(rules, state, segment, events);
    return StepResult::Stay;
  }
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

void award(const Rules& rules, State& state, Seat seat, const FeatureView& view, const Points& points,
           bool final_scoring, EventLog* events) {
  const int amount = points.total();
  if (amount == 0) return;  // an unfinished inn road, a field without a completed city: no news
  state.score[seat] += amount;
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::Scored;
    event.seat = seat;
    if (view.segment != kNoSegmentId) {
      event.cell = state.tiles[state.tile_of[view.segment]].cell;
      event.segment = local_segment(state, view.segment);
    }
    event.feature = view.kind;
    event.feature_id = view.segment;
    event.final_scoring = final_scoring;
    event.unfinished = !view.complete;
    event.amount = static_cast<i16>(amount);
    event.points = points;
    events->add(event);
  }
  for (const auto hook : rules.hooks.on_points) hook(rules, state, seat, amount, events);
}

void award_extra(const Rules& rules, State& state, Seat seat, const char* reason, int amount,
                 EventLog* events) {
  FeatureView nowhere;
  nowhere.segment = kNoSegmentId;
  Points points;
  points.add(reason, amount);
  award(rules, state, seat, nowhere, points, true, events);
}

}  // namespace bastide
