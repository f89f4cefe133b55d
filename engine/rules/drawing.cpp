// Step 1a: a tile is drawn from the bag; one that fits nowhere leaves the game (BASE-12).
#include "engine/rules/steps.h"

namespace bastide {

// Groups are drawn one after another: river tiles, the lake, then land (RIV-01, RIV-02).
int current_group(const State& state) {
  for (int group = 0; group < kMaxGroups; ++group) {
    if (state.group_left[static_cast<unsigned>(group)] != 0) return group;
  }
  return -1;
}

StepResult draw_tile(const Rules& rules, State& state, EventLog* events) {
  if (current_group(state) < 0) {
    finish_game(rules, state, events);  // BASE-50
    return StepResult::Stay;
  }
  push_decision(state, {kCoreRoom, kDrawDecision, kChance, 0});
  return StepResult::Next;
}

void legal_draws(const Rules& rules, const State& state, Decision, ActionList& actions) {
  const int group = current_group(state);
  for (int design = 0; design < rules.design_count; ++design) {
    const auto d = static_cast<unsigned>(design);
    if (state.bag[d] != 0 && rules.designs[d].group == group) {
      Action action;
      action.verb = Verb::DrawTile;
      action.option = static_cast<u8>(design);
      actions.add(action);
    }
  }
}

void apply_draw(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  const u8 design = action.option;
  --state.bag[design];
  --state.group_left[rules.designs[design].group];
  Event event;
  event.seat = state.active;
  event.design = design;
  if (can_be_placed(rules, state, design)) {
    state.hand = design;
    event.kind = EventKind::TileDrawn;
    if (events != nullptr) events->add(event);
    return;
  }
  ++state.discarded;
  event.kind = EventKind::TileDiscarded;
  if (events != nullptr) events->add(event);
  if (draw_tile(rules, state, events) == StepResult::Stay) return;  // nothing left: the game is over
}

}  // namespace bastide
