#include "engine/game/outlook.h"

#include "engine/core/features.h"
#include "engine/core/landscape.h"
#include "engine/rules/steps.h"

#include <algorithm>
#include <utility>

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

std::optional<Bounds> table_of(const Rules& rules, const State& state) {
  for (const Expansion* expansion : rules.expansions) {
    if (expansion != nullptr && expansion->shown.table != nullptr)
      return expansion->shown.table(rules, state);
  }
  return std::nullopt;
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

GrowthList growth_by(const Rules& rules, const State& state, u8 design, Cell cell, int rotation,
                     State& scratch) {
  GrowthList list;
  clone(scratch, state);
  lay_tile(scratch, rules.traits, rules.designs.data(), design, cell, rotation);
  std::array<SegmentId, 16> seen{};  // by index in the list
  std::array<bool, kMaxSegments> done{};
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const SegmentId segment = state.figures[i].segment;
    if (std::exchange(done[find(state, segment)], true)) continue;
    const FeatureValue old = feature_value(rules, state, segment);
    const SegmentId root = find(scratch, segment);
    const FeatureValue now = feature_value(rules, scratch, segment);
    Growth growth{.kind = scratch.features[root].kind, .owners = now.owners, .before = old.now};
    growth.completes = is_complete(scratch.features[root]);
    growth.after = growth.completes ? now.complete : now.now;
    unsigned known = 0;
    while (known < list.size() && seen[known] != root) ++known;
    if (known < list.size()) {  // joined with one in the list
      list.at(known).before = std::max(list.at(known).before, old.now);
      continue;
    }
    if (now.owners == 0 || list.size() == seen.size()) continue;
    if (!growth.completes && now.now == old.now && now.owners == old.owners) continue;
    seen[list.size()] = root;
    list.add(growth);
  }
  return list;
}

namespace {

// A figure not yet decided on stays away; what stands complete is scored before the next decision. What must
// be decided on the way to that takes its first answer.
void score_without_figures(const Rules& rules, State& state, EventLog* events = nullptr) {
  const Action pass;
  ActionList answers;
  while (!state.over && state.asks > 0 && state.hand == kNoDesign) {
    const bool chance = state.top().who == kChance;
    if (chance && !rules.decision_def(state.top()).first_is_neutral) break;
    if (is_legal(rules, state, pass)) {
      apply(rules, state, pass, events);
    } else if (state.step <= rules.score_line || state.gain_count != 0) {
      legal_actions(rules, state, answers);
      apply(rules, state, answers[0], events);
    } else {
      break;
    }
  }
}

}  // namespace

std::array<i32, kMaxPlayers> scores_after(const Rules& rules, const State& state, const Action& action,
                                          State& scratch) {
  clone(scratch, state);
  apply(rules, scratch, action);
  score_without_figures(rules, scratch);
  return scratch.score;
}

std::array<i32, kMaxPlayers> projected_scores(const Rules& rules, const State& state, State& scratch,
                                              EventLog* events) {
  clone(scratch, state);
  score_without_figures(rules, scratch, events);
  if (!scratch.over) end_now(rules, scratch, events);
  return scratch.score;
}

}  // namespace bastide
