// Wall tokens: taken where a counter ends, opened, and used in the owner's turns (CAS-30 to CAS-33).
#include "engine/families/castle/castle.h"

namespace bastide::castle {

void tell_token(EventNumber what, Seat seat, int kind, int amount, EventLog* events) {
  if (events == nullptr) return;
  Event event = expansion_event(kCoreId, what, seat, {}, amount);
  event.piece = static_cast<u8>(kind);
  events->add(event);
}

void take_token(const Rules& rules, State& state, Seat seat) {
  const int tower = token_tower_at(rules, state, space_of(rules, state.score[seat]));
  if (tower < 0) return;
  memory(state).on_wall = static_cast<u16>(memory(state).on_wall & ~(1u << tower));
  push_decision(state, {kCoreId, kOpenTokenDecision, kChance, seat});
}

void legal_openings(const Rules&, const State& state, Decision, ActionList& actions) {
  for (unsigned kind = 0; kind < kTokenKinds; ++kind) {
    if (memory(state).unseen[kind] == 0) continue;
    actions.add(option_action(Verb::Roll, kCoreId, static_cast<u8>(kind)));
  }
}

// All tokens face down are alike, those out of the game among them (CAS-02).
int opening_weight(const Rules&, const State& state, const Action& action) {
  return memory(state).unseen[action.option];
}

void apply_opening(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  Memory& mine = memory(state);
  const Seat seat = decision.arg;
  --mine.unseen[action.option];
  ++mine.held[seat][action.option];
  ++mine.fresh[seat][action.option];
  tell_token(kTokenTaken, seat, action.option, space_of(rules, state.score[seat]), events);
}

StepResult offer_turn(const Rules&, State& state, EventLog*) {
  // CAS-40: after the last tile there is no further turn
  if (usable(state, state.active, kExtraTurn) > 0 && current_group(state) >= 0)
    push_decision(state, {kCoreId, kUseTokenDecision, state.active, kExtraTurn});
  return StepResult::Next;
}

// CAS-31: what was taken until now may be used in the turn that begins.
StepResult finish_turn(const Rules& rules, State& state, EventLog* events) {
  end_turn(rules, state, events);
  memory(state).fresh[state.active].fill(0);
  return StepResult::Stay;
}

void legal_use(const Rules&, const State&, Decision decision, ActionList& actions) {
  Action action;
  action.verb = Verb::ReturnToken;
  action.piece = decision.arg;
  actions.add(action);
  actions.add(Action{});
}

void apply_use(const Rules&, State& state, Decision decision, Action action, EventLog* events) {
  if (action.verb == Verb::Pass) return;
  --memory(state).held[state.active][decision.arg];
  tell_token(kTokenUsed, state.active, decision.arg, 0, events);
  if (decision.arg == kExtraTurn)
    state.again = 1;
  else
    state.score_phase = 1;  // the area that waits scores more (scoring.cpp)
}

}  // namespace bastide::castle
