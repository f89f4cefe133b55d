#include "engine/api.h"

#include "engine/rules/steps.h"

#include <cassert>

namespace bastide {
namespace {

// A question that nobody can answer any more, where that may be.
bool has_lapsed(const Rules& rules, const State& state) {
  const DecisionDef& def = rules.decision_def(state.top());
  if (!def.may_lapse) return false;
  ActionList actions;
  def.legal(rules, state, state.top(), actions);
  return actions.empty();
}

// Runs steps until somebody must decide or the game is over.
void advance(const Rules& rules, State& state, EventLog* events) {
  while (!state.over) {
    if (state.asks != 0) {
      if (!has_lapsed(rules, state)) return;
      --state.asks;
    } else if (state.gain_count != 0) {
      settle_gains(rules, state, events);
    } else if (rules.steps[state.step].run(rules, state, events) == StepResult::Next) {
      ++state.step;
    }
  }
}

}  // namespace

void start_game(const Rules& rules, State& state, EventLog* events, const u8* bag) {
  clone(state, rules.initial);
  if (bag != nullptr) {
    state.group_left.fill(0);
    for (int design = 0; design < rules.design_count; ++design) {
      const auto d = static_cast<unsigned>(design);
      state.bag[d] = bag[d];
      u16& left = state.group_left[rules.designs[d].group];
      left = static_cast<u16>(left + bag[d]);
    }
  }
  advance(rules, state, events);
}

const Decision& pending(const State& state) {
  assert(state.asks > 0);
  return state.top();
}

void legal_actions(const Rules& rules, const State& state, ActionList& actions) {
  actions.clear();
  if (state.asks == 0) return;
  const Decision& decision = state.top();
  rules.decision_def(decision).legal(rules, state, decision, actions);
}

bool is_legal(const Rules& rules, const State& state, const Action& action) {
  ActionList actions;
  legal_actions(rules, state, actions);
  for (const Action& legal : actions) {
    if (legal == action) return true;
  }
  return false;
}

Refusal why_refused(const Rules& rules, const State& state, const Action& placement) {
  const GridEntry entry = state.at(placement.cell);
  if (state.filtering_placements == 0 || state.hand == kNoDesign || !is_open(entry)) return {};
  const u64 fitting = fitting_rotations(rules.designs[state.hand].fit4, state.open_need[entry & ~kOpenFlag]);
  if ((fitting >> (16 * placement.rotation + 15) & 1) == 0) return {};
  for (const Expansion* expansion : rules.expansions) {
    if (expansion == nullptr || expansion->shown.why_refused == nullptr) continue;
    if ((state.filtering_placements >> expansion->id & 1) == 0) continue;
    if (const std::string_view why = expansion->shown.why_refused(rules, state, placement); !why.empty())
      return {expansion->key, why};
  }
  return {};
}

void apply(const Rules& rules, State& state, const Action& action, EventLog* events) {
  assert(state.asks > 0);
  const Decision decision = state.ask[--state.asks];
  rules.decision_def(decision).apply(rules, state, decision, action, events);
  advance(rules, state, events);
}

int chance_weight(const Rules& rules, const State& state, const Action& action) {
  const DecisionDef& def = rules.decision_def(state.top());
  return def.weight == nullptr ? 1 : def.weight(rules, state, action);
}

Action sample_chance(const Rules& rules, const State& state, Rng& rng) {
  Action action;
  const Decision& decision = state.top();
  if (decision.expansion == kCoreId && decision.kind == kDrawDecision) {
    const int group = decision.arg != 0 ? decision.arg : current_group(state);
    u32 skip = rng.below(state.group_left[static_cast<unsigned>(group)]);
    action.verb = Verb::DrawTile;
    for (int design = 0; design < rules.design_count; ++design) {
      const auto d = static_cast<unsigned>(design);
      if (rules.designs[d].group != group) continue;
      if (skip < state.bag[d]) {
        action.option = static_cast<u8>(design);
        break;
      }
      skip -= state.bag[d];
    }
    return action;
  }
  ActionList actions;
  legal_actions(rules, state, actions);
  int total = 0;
  for (const Action& outcome : actions) total += chance_weight(rules, state, outcome);
  int skip = static_cast<int>(rng.below(static_cast<u32>(total)));
  for (const Action& outcome : actions) {
    skip -= chance_weight(rules, state, outcome);
    if (skip < 0) return outcome;
  }
  return actions[actions.size() - 1];
}

bool is_over(const State& state) { return state.over; }

std::span<const i32> scores(const Rules& rules, const State& state) {
  return {state.score.data(), static_cast<std::size_t>(rules.setup.players)};
}

int tiles_left(const State& state) {
  int left = 0;
  for (unsigned group = 0; group < kBagGroups; ++group) left += state.group_left[group];
  return left;
}

FeatureValue feature_value(const Rules& rules, const State& state, SegmentId segment) {
  FeatureValue value;
  const Feature& feature = feature_of(state, segment);
  if ((rules.deployable_kinds >> feature.kind & 1) == 0) return value;  // nobody may stand there
  value.owners = majority(feature.figures);
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    value.weight[static_cast<unsigned>(seat)] = static_cast<u8>(lane(feature.figures, seat));
  }
  if (rules.family->value_of != nullptr && rules.family->value_of(rules, state, segment, value)) return value;
  Points now;
  Points complete;
  points_of(rules, state, view_of(rules, state, segment, is_complete(feature)), now);
  points_of(rules, state, view_of(rules, state, segment, true), complete);
  value.now = now.total();
  value.complete = complete.total();
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if ((value.owners >> seat & 1) != 0) value.each[seat] = static_cast<i16>(value.now);
  }
  return value;
}

void view_for(const Rules& rules, const State& state, Seat seat, State& view) {
  clone(view, state);
  for (const Expansion* expansion : rules.expansions) {
    if (expansion != nullptr && expansion->mask != nullptr) expansion->mask(rules, view, seat);
  }
}

Event event_for(const Rules& rules, const Event& event, Seat seat) {
  Event heard = event;
  if (event.kind == EventKind::ExpansionEvent && event.seat != seat &&
      rules.expansions[event.expansion]->events[event.option].secret)
    heard.amount = 0;
  return heard;
}

bool is_secret(const Rules& rules, const State& state) {
  const Decision& decision = state.top();
  if (!rules.decision_def(decision).secret) return false;
  const auto keeps_secrets = rules.expansions[decision.expansion]->keeps_secrets;
  return keeps_secrets == nullptr || keeps_secrets(rules, state, decision.who);
}

void end_now(const Rules& rules, State& state, EventLog* events) {
  state.asks = 0;
  state.gain_count = 0;
  state.scoring = kNoSegmentId;
  state.step = rules.ending;
  advance(rules, state, events);
  ActionList answers;
  while (!state.over) {
    legal_actions(rules, state, answers);
    apply(rules, state, answers[0], events);
  }
}

}  // namespace bastide
