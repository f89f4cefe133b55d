// The end of a turn, and of the game: final scoring (BASE-50 to BASE-54).
#include "engine/rules/steps.h"

#include <bit>

namespace bastide {
namespace {

// Scores every unfinished feature of one kind that holds meeples. Moves no meeple (BASE-54).
void score_unfinished(const Rules& rules, State& state, Kind kind, EventLog* events) {
  std::array<SegmentId, kMaxFigures> done{};
  unsigned done_count = 0;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const SegmentId segment = state.figures[i].segment;
    const SegmentId root = find(state, segment);
    const Feature& feature = state.features[root];
    if (feature.kind != kind) continue;
    bool seen = false;
    for (unsigned k = 0; k < done_count; ++k) seen = seen || done[k] == root;
    if (seen) continue;
    done[done_count++] = root;
    const FeatureView view = view_of(rules, state, segment, false);
    Points points;
    points_of(rules, state, view, points);
    for (unsigned rest = majority(feature.figures); rest != 0; rest &= rest - 1) {
      award(rules, state, static_cast<Seat>(std::countr_zero(rest)), view, points, true, events);
    }
  }
}

}  // namespace

StepResult end_turn(const Rules& rules, State& state, EventLog* events) {
  for (const auto hook : rules.hooks.on_turn_end) hook(rules, state, events);
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::TurnEnded;
    event.seat = state.active;
    events->add(event);
  }
  ++state.turn;
  state.active =
      static_cast<Seat>(state.active + 1 == rules.setup.players ? 0 : state.active + 1);  // BASE-06
  state.step = 0;
  return StepResult::Stay;
}

void finish_game(const Rules& rules, State& state, EventLog* events) {
  state.over = true;
  for (unsigned i = 0; i < rules.family->scoring_order_count; ++i) {
    score_unfinished(rules, state, rules.family->scoring_order[i], events);
  }
  if (rules.setup.farmers) rules.family->score_fields(rules, state, events);
  for (const auto hook : rules.hooks.final_scoring) hook(rules, state, events);
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::GameOver;
    events->add(event);
  }
}

}  // namespace bastide
