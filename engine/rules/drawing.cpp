// Step 1a: a tile is drawn from the bag.
#include "engine/rules/steps.h"

#include <algorithm>

namespace bastide {

// Groups are drawn one after another: river tiles, the lake, then land (RIV-01, RIV-02).
int current_group(const State& state) {
  for (int group = 0; group < kBagGroups; ++group) {
    if (state.group_left[static_cast<unsigned>(group)] != 0) return group;
  }
  return -1;
}

StepResult draw_tile(const Rules& rules, State& state, EventLog*) {
  if (current_group(state) < 0) {
    // BASE-50: the turn is finished first, even one that was to have a second part
    state.step = state.parts != 0 ? rules.end_of_turn : rules.ending;
    return StepResult::Stay;
  }
  push_decision(state, {kCoreId, kDrawDecision, kChance, 0});
  return StepResult::Next;
}

void draw_from(State& state, int pile) {
  push_decision(state, {kCoreId, kDrawDecision, kChance, static_cast<u8>(pile)});
}

void put_back(const Rules& rules, State& state, u8 design) {
  ++state.bag[design];
  ++state.group_left[rules.designs[design].group];
}

void legal_draws(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  const int group = decision.arg != 0 ? decision.arg : current_group(state);
  for (int design = 0; design < rules.design_count; ++design) {
    const auto d = static_cast<unsigned>(design);
    if (state.bag[d] != 0 && rules.designs[d].group == group) {
      actions.add(option_action(Verb::DrawTile, kCoreId, static_cast<u8>(design)));
    }
  }
}

void apply_draw(const Rules& rules, State& state, Decision, Action action, EventLog*) {
  --state.bag[action.option];
  --state.group_left[rules.designs[action.option].group];
  state.hand = action.option;
}

int draw_weight(const Rules&, const State& state, const Action& draw) { return state.bag[draw.option]; }

bool any_of_group_fits(const Rules& rules, const State& state, u8 group) {
  for (int design = 0; design < rules.design_count; ++design) {
    const auto d = static_cast<unsigned>(design);
    if (state.bag[d] != 0 && rules.designs[d].group == group &&
        can_be_placed(rules, state, static_cast<u8>(design)))
      return true;
  }
  return false;
}

HeldTiles held_tiles(const Rules& rules, const State& state, Seat seat) {
  HeldTiles tiles;
  for (const auto hook : rules.hooks.held_tiles) hook(rules, state, seat, tiles);
  return tiles;
}

namespace {

UnseenTiles unseen_tiles(const Rules& rules, const State& state) {
  UnseenTiles tiles;
  for (const auto hook : rules.hooks.unseen_tiles) hook(rules, state, state.active, tiles);
  return tiles;
}

template <class Tiles>
bool one_fits(const Rules& rules, const State& state, const Tiles& tiles) {
  return std::ranges::any_of(
      tiles, [&](u8 design) { return design != kNoDesign && can_be_placed(rules, state, design); });
}

}  // namespace

int left_to_draw(const Rules& rules, const State& state, u8 group) {
  int left = state.group_left[group];
  if (group != kBagGroups - 1) return left;
  for (const u8 design : unseen_tiles(rules, state)) left -= design == kNoDesign ? 1 : 0;
  return left;
}

bool any_tile_may_fit(const Rules& rules, const State& state) {
  if (one_fits(rules, state, held_tiles(rules, state, state.active))) return true;
  bool any = false;
  for (u8 group = 0; group < kBagGroups; ++group) any = any || left_to_draw(rules, state, group) > 0;
  return any && (any_tile_fits(rules, state) || one_fits(rules, state, unseen_tiles(rules, state)));
}

bool any_tile_fits(const Rules& rules, const State& state) {
  if (one_fits(rules, state, held_tiles(rules, state, state.active))) return true;
  for (int design = 0; design < rules.design_count; ++design) {
    const auto d = static_cast<unsigned>(design);
    if (state.bag[d] != 0 && rules.designs[d].group < kBagGroups &&
        can_be_placed(rules, state, static_cast<u8>(design)))
      return true;
  }
  return false;
}

}  // namespace bastide
