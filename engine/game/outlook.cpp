#include "engine/game/outlook.h"

#include "engine/rules/steps.h"

namespace bastide {

TilesThatFit tiles_that_fit(const Rules& rules, const State& state, Cell cell) {
  TilesThatFit fits;
  if (state.over || !is_open(state.at(cell))) return fits;
  ActionList actions;
  for (int d = 0; d < rules.design_count; ++d) {
    const auto design = static_cast<u8>(d);
    const u8 left = state.bag[design];
    if ((left == 0 || rules.designs[design].group >= kBagGroups) && state.hand != design) continue;
    actions.clear();
    placements_of(rules, state, design, actions);
    unsigned rotations = 0;
    for (const Action& action : actions) {
      if (action.cell == cell) rotations |= 1u << action.rotation;
    }
    if (rotations == 0) continue;
    fits.hand = fits.hand || state.hand == design;
    if (left == 0) continue;
    fits.kinds[static_cast<unsigned>(fits.size++)] = {design, static_cast<u8>(rotations), left};
    fits.tiles += left;
  }
  return fits;
}

CellList dead_cells(const Rules& rules, const State& state) {
  CellList dead;
  if (state.over) return dead;
  std::array<bool, kMaxOpen> alive{};  // by index of the open cell
  ActionList actions;
  for (int d = 0; d < rules.design_count; ++d) {
    const auto design = static_cast<u8>(d);
    if ((state.bag[design] == 0 || rules.designs[design].group >= kBagGroups) && state.hand != design)
      continue;
    actions.clear();
    placements_of(rules, state, design, actions);
    for (const Action& action : actions) alive[state.at(action.cell) & ~kOpenFlag] = true;
  }
  for (unsigned i = 0; i < state.open_count; ++i) {
    if (!alive[i]) dead.at[static_cast<unsigned>(dead.size++)] = state.open_cell[i];
  }
  return dead;
}

std::array<i32, kMaxPlayers> projected_scores(const Rules& rules, const State& state, State& scratch) {
  clone(scratch, state);
  // A figure not yet decided on stays away; what stands complete is scored before the next decision.
  const Action pass;
  while (!scratch.over && scratch.asks > 0 && scratch.top().who != kChance && scratch.hand == kNoDesign &&
         is_legal(rules, scratch, pass))
    apply(rules, scratch, pass);
  if (!scratch.over) end_now(rules, scratch);
  return scratch.score;
}

}  // namespace bastide
