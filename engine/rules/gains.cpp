// Points on their way to the scoreboard: expansions may have a say before they are added (LET-01,
// ROB-02), and hear of it afterwards.
#include "engine/rules/steps.h"

namespace bastide {
namespace {

void give(const Rules& rules, State& state, const Gain& gain, EventLog* events) {
  const int amount = gain.points.total();
  state.score[gain.seat] += amount;
  if (gain.counter != 0) state.on_second[gain.seat] += amount;
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::Scored;
    event.seat = gain.seat;
    if (gain.segment != kNoSegmentId) {
      event.cell = state.tiles[state.tile_of[gain.segment]].cell;
      event.segment = local_segment(state, gain.segment);
    }
    event.feature = gain.kind;
    event.feature_segment = gain.segment;
    event.final_scoring = gain.final_scoring;
    event.unfinished = !gain.complete;
    event.counter = gain.counter;
    event.space = static_cast<u8>(shown_by(state, gain.seat, gain.counter) % rules.family->spaces);
    event.amount = static_cast<i16>(amount);
    event.points = gain.points;
    event.from = gain.from;
    events->add(event);
  }
  for (const auto hook : rules.hooks.on_points) hook(rules, state, gain, events);
}

void award_noted(const Rules& rules, State& state, Seat seat, const FeatureView& view, const Points& points,
                 bool final_scoring, EventLog* events, const Origin& from, u8 note) {
  if (points.total() == 0) return;  // a field without a completed city: no news
  Gain gain;
  gain.points = points;
  gain.segment = view.segment;
  gain.seat = seat;
  gain.kind = view.kind;
  gain.complete = view.complete && !view.early;
  gain.final_scoring = final_scoring;
  gain.note = note;
  gain.from = from;
  if (final_scoring || rules.hooks.before_points.empty()) {
    give(rules, state, gain, events);
    return;
  }
  guard(state.gain_count < kMaxGains, "State::gains");
  state.gains[state.gain_count++] = gain;
}

}  // namespace

void award(const Rules& rules, State& state, Seat seat, const FeatureView& view, const Points& points,
           bool final_scoring, EventLog* events) {
  award_noted(rules, state, seat, view, points, final_scoring, events, {}, 0);
}

void award_extra(const Rules& rules, State& state, Seat seat, Reason reason, int amount, bool final_scoring,
                 EventLog* events, const Origin& from, u8 note) {
  FeatureView nowhere;
  nowhere.segment = kNoSegmentId;
  Points points;
  points.add(reason, amount);
  award_noted(rules, state, seat, nowhere, points, final_scoring, events, from, note);
}

void pay(State& state, Seat from, Seat to, Reason reason, int amount, EventLog* events) {
  const auto change = [&](Seat seat, int points) {
    state.score[seat] += points;
    // the first counter pays as long as it can
    if (state.on_second[seat] > state.score[seat]) state.on_second[seat] = state.score[seat];
    if (events == nullptr) return;
    Event event;
    event.kind = EventKind::Scored;
    event.seat = seat;
    event.amount = static_cast<i16>(points);
    event.points.add(reason, points);
    event.from = Origin::of_seat(from);
    events->add(event);
  };
  change(from, -amount);
  change(to, amount);
}

i32 shown_by(const State& state, Seat seat, unsigned counter) {
  return counter == 0 ? state.score[seat] - state.on_second[seat] : state.on_second[seat];
}

void settle_gains(const Rules& rules, State& state, EventLog* events) {
  const auto& hooks = rules.hooks.before_points;
  while (state.gain_hook < hooks.count) {
    const StepResult result = hooks.fns[state.gain_hook](rules, state, events);
    if (state.asks != 0) return;
    if (result == StepResult::Next) ++state.gain_hook;
  }
  // Giving may bring further gains, which then have their own say.
  const auto gains = state.gains;
  const unsigned count = state.gain_count;
  state.gain_count = 0;
  state.gain_hook = 0;
  for (unsigned i = 0; i < count; ++i) give(rules, state, gains[i], events);
}

}  // namespace bastide
