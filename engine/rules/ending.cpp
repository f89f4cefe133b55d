// The end of a turn, and of the game.
#include "engine/rules/steps.h"

#include <bit>

namespace bastide {

void end_part(const Rules& rules, State& state, EventLog* events) {
  for (const auto hook : rules.hooks.on_part_end) hook(rules, state, events);
}

StepResult end_turn(const Rules& rules, State& state, EventLog* events) {
  end_part(rules, state, events);
  for (const auto hook : rules.hooks.on_turn_end) hook(rules, state, events);
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::TurnEnded;
    event.seat = state.active;
    events->add(event);
  }
  ++state.turn;
  if (state.again != 0)
    --state.again;
  else
    state.active = seat_after(rules, state.active);  // BASE-06
  state.parts = 0;
  state.step = 0;
  return StepResult::Stay;
}

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

StepResult score_expansions(const Rules& rules, State& state, EventLog* events) {
  for (const auto hook : rules.hooks.final_scoring) hook(rules, state, events);
  return StepResult::Next;
}

StepResult end_game(const Rules&, State& state, EventLog* events) {
  state.over = true;
  state.step = 0;
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::GameOver;
    events->add(event);
  }
  return StepResult::Stay;
}

}  // namespace bastide
