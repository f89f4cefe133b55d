// Step 1b: the drawn tile is laid on an empty cell where all touching edges match (BASE-10, BASE-11).
#include "engine/rules/steps.h"

#include <bit>
#include <cstddef>

namespace bastide {
namespace {

static_assert(std::endian::native == std::endian::little, "actions are put together as one word");

bool may_outgrow_grid(const State& state) {
  return state.max_x - state.min_x + 1 >= kMaxSpan || state.max_y - state.min_y + 1 >= kMaxSpan;
}

bool outgrows_grid(const State& state, Cell cell) {
  const auto span = [](int low, int high, int value) {
    return (value > high ? value : high) - (value < low ? value : low) + 1;
  };
  return span(state.min_x, state.max_x, cell.x) > kMaxSpan ||
         span(state.min_y, state.max_y, cell.y) > kMaxSpan;
}

}  // namespace

void placements_of(const Rules& rules, const State& state, u8 design, ActionList& actions) {
  const u64 fit4 = rules.designs[design].fit4;
  const bool check_grid = may_outgrow_grid(state);
  // Which cells fit, and in which rotations, is close to random: both loops are free of branches on
  // it. Cells that fit are gathered first.
  struct Fitting {
    u64 rotations;
    u16 cell;  // Cell's bits: a Cell would have the whole array cleared first
  };
  std::array<Fitting, kMaxOpen> fitting;  // NOLINT: filled up to `count`
  unsigned count = 0;
  for (unsigned i = 0; i < state.open_count; ++i) {
    const u64 rotations = fitting_rotations(fit4, state.open_need[i]);
    fitting[count].rotations = rotations;
    fitting[count].cell = std::bit_cast<u16>(state.open_cell[i]);
    count += rotations != 0 ? 1u : 0u;
  }
  // The four turned actions, to which only the cell is missing.
  std::array<u64, 4> turned{};
  for (unsigned rotation = 0; rotation < 4; ++rotation) {
    Action action;
    action.verb = Verb::PlaceTile;
    action.option = design;
    action.rotation = static_cast<u8>(rotation);
    turned[rotation] = std::bit_cast<u64>(action);
  }
  for (unsigned k = 0; k < count; ++k) {
    const Fitting& fit = fitting[k];
    if (check_grid && outgrows_grid(state, std::bit_cast<Cell>(fit.cell))) continue;
    const u64 cell = static_cast<u64>(fit.cell) << (8 * offsetof(Action, cell));
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
      actions.add_if(std::bit_cast<Action>(turned[rotation] | cell),
                     (fit.rotations >> (16 * rotation + 15) & 1) != 0);
    }
  }
  if (state.filtering_placements == 0) return;
  const auto& filters = rules.hooks.filter_placements;
  for (unsigned i = 0; i < filters.count; ++i) {
    if ((state.filtering_placements >> filters.of[i] & 1) != 0) filters.fns[i](rules, state, actions);
  }
}

bool can_be_placed(const Rules& rules, const State& state, u8 design) {
  if (state.filtering_placements != 0 || may_outgrow_grid(state)) {
    ActionList actions;
    placements_of(rules, state, design, actions);
    return !actions.empty();
  }
  const u64 fit4 = rules.designs[design].fit4;
  for (unsigned i = 0; i < state.open_count; ++i) {
    if (fitting_rotations(fit4, state.open_need[i]) != 0) return true;
  }
  return false;
}

void put_away(const Rules& rules, State& state, u8 design, EventLog* events) {
  bool back = false;
  for (const auto hook : rules.hooks.goes_back) back = back || hook(rules, state, design);
  if (events != nullptr) {
    Event event;
    event.kind = back ? EventKind::TilePutBack : EventKind::TileDiscarded;
    event.seat = state.active;
    event.design = design;
    events->add(event);
  }
  if (back)
    put_back(rules, state, design);
  else
    ++state.discarded;
}

StepResult place_tile(const Rules& rules, State& state, EventLog* events) {
  const bool fits = can_be_placed(rules, state, state.hand);
  if (!fits) {
    put_away(rules, state, state.hand, events);
    const int pile = rules.designs[state.hand].group;
    state.hand = kNoDesign;
    if (pile >= kBagGroups && state.group_left[static_cast<unsigned>(pile)] != 0) {
      draw_from(state, pile);  // the next of the same pile
      state.step = rules.drawn_line;
    } else {
      state.step = 0;
    }
    return StepResult::Stay;
  }
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::TileDrawn;
    event.seat = state.active;
    event.design = state.hand;
    events->add(event);
  }
  push_decision(state, {kCoreId, kPlaceDecision, state.active, 0});
  return StepResult::Next;
}

void legal_placements(const Rules& rules, const State& state, Decision, ActionList& actions) {
  placements_of(rules, state, state.hand, actions);
  for (const auto hook : rules.hooks.add_placing_actions) hook(rules, state, actions);
}

void apply_placement(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  if (action.verb != Verb::PlaceTile) {
    rules.expansions[action.expansion]->apply_placing_action(rules, state, action, events);
    return;
  }
  const u8 design = state.hand;
  state.hand = kNoDesign;
  ++state.parts;
  state.completed_count = 0;
  lay_tile(state, rules.traits, rules.designs.data(), design, action.cell, action.rotation);
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::TilePlaced;
    event.seat = state.active;
    event.design = design;
    event.cell = action.cell;
    event.rotation = action.rotation;
    events->add(event);
  }
  for (const auto hook : rules.hooks.on_tile_placed) hook(rules, state, events);
}

}  // namespace bastide
