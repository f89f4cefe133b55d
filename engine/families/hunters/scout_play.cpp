// The Scout's tiles in their owners' hands: dealt at the start, played instead of drawing; the shaman, and
// the scout who refuses a tile (SCOUT-01 to SCOUT-04).
#include "engine/families/hunters/hunters.h"

#include <algorithm>

namespace bastide::hunters {
namespace {

bool holds(const State& state, Seat seat, unsigned tile) {
  return (scout_memory(state).held[seat] >> tile & 1) != 0;
}

u8 figure_for(unsigned tile) { return tile == kAgriculture ? kHut : kMember; }

// SCOUT-03: only with a figure, and where that may stand.
bool can_play(const Rules& rules, const State& state, unsigned tile) {
  if (!holds(state, state.active, tile) || state.supply[state.active][figure_for(tile)] == 0) return false;
  ActionList actions;
  placements_of(rules, state, scout_design(rules, static_cast<int>(tile)), actions);
  filter_scout_tiles(rules, state, actions);
  return !actions.empty();
}

// SCOUT-02.
bool may_recall(const Rules& rules, const State& state) {
  return scout_memory(state).recalled == 0 && holds(state, state.active, kShamanTile) &&
         any_recall(rules, state, state.active);
}

bool can_play_any(const Rules& rules, const State& state) {
  for (unsigned tile = kScoutTile; tile < kScoutTiles; ++tile) {
    if (can_play(rules, state, tile)) return true;
  }
  return false;
}

// Whether there is a tile to ask about: one that can be played, or that the shaman makes room for (SCOUT-02:
// he acts at any moment).
bool asks_to_play(const Rules& rules, const State& state) {
  if (can_play_any(rules, state)) return true;
  if (!may_recall(rules, state)) return false;
  ActionList recalls;
  add_recalls(rules, state, state.active, kScout, recalls);
  return std::any_of(recalls.begin(), recalls.end(), [&](const Action& action) {
    State after = state;
    recall(rules, after, action, nullptr);
    return can_play_any(rules, after);
  });
}

// SCOUT-04: the first tile drawn, unless it would come again for sure.
bool may_refuse(const Rules& rules, const State& state) {
  const ScoutMemory& mine = scout_memory(state);
  if (mine.scout != state.active + 1 || mine.fresh != 0 || mine.refused != 0) return false;
  const u8 group = rules.designs[state.hand].group;
  if (group == kScoutPile || state.group_left[group] == 0) return false;
  return state.group_left[group] + 1 == (group == kBonusPile ? mine.bonus_left : mine.land_left);
}

void ask_to_play(const Rules& rules, State& state) {
  if (asks_to_play(rules, state)) push_decision(state, {kScout, kPlayDecision, state.active, 0});
}

void use_shaman(const Rules& rules, State& state, const Action& action, EventLog* events) {
  scout_memory(state).recalled = 1;
  tell_scout(kMemberRecalled, state.active, action.cell, 0, 0, events);
  recall(rules, state, action, events);
}

}  // namespace

void tell_scout(ScoutEvent what, Seat seat, Cell cell, int amount, u8 design, EventLog* events) {
  if (events == nullptr) return;
  Event event = expansion_event(kScout, what, seat, cell, amount);
  event.design = design;
  events->add(event);
}

u8 scout_design(const Rules& rules, int tile) {
  return static_cast<u8>(rules.design_count - kScoutTiles + tile);  // the last ones (hunters.cpp: build)
}

int scout_tile(const Rules& rules, u8 design) {
  return rules.designs[design].expansion == kScout ? design - (rules.design_count - kScoutTiles) : -1;
}

// SCOUT-01: one each, two players two each.
StepResult deal_scout(const Rules& rules, State& state, EventLog*) {
  if (scout_memory(state).dealt != 0) return StepResult::Next;
  scout_memory(state).dealt = 1;
  const int players = rules.setup.players;
  for (int i = (players == 2 ? 2 : 1) * players; i-- > 0;)  // the last pushed is answered first
    push_decision(state, {kScout, kDealDecision, kChance, static_cast<u8>(i % players)});
  return StepResult::Next;
}

void legal_deals(const Rules&, const State& state, Decision, ActionList& actions) {
  unsigned dealt = 0;
  for (const u8 held : scout_memory(state).held) dealt |= held;
  for (unsigned tile = 0; tile < kScoutTiles; ++tile) {
    if ((dealt >> tile & 1) != 0) continue;
    actions.add(option_action(Verb::Roll, kScout, static_cast<u8>(tile)));
  }
}

void apply_deal(const Rules&, State& state, Decision decision, Action action, EventLog* events) {
  u8& held = scout_memory(state).held[decision.arg];
  held = static_cast<u8>(held | 1u << action.option);
  tell_scout(kTileDealt, decision.arg, {}, action.option, 0, events);
}

StepResult offer_scout(const Rules& rules, State& state, EventLog*) {
  ScoutMemory& mine = scout_memory(state);
  if (mine.offered != 0) return StepResult::Next;  // a tile that fits nowhere has led back here
  mine.offered = 1;
  const int group = current_group(state);
  if (group < 0) return StepResult::Next;  // HG-50: with the last tile of the land the game is over
  mine.land_left = static_cast<u8>(state.group_left[static_cast<unsigned>(group)]);
  mine.bonus_left = static_cast<u8>(state.group_left[kBonusPile]);
  if (mine.held[state.active] >> kScoutTile != 0) ask_to_play(rules, state);
  return StepResult::Next;
}

void legal_plays(const Rules& rules, const State& state, Decision, ActionList& actions) {
  for (unsigned tile = kScoutTile; tile < kScoutTiles; ++tile) {
    if (!can_play(rules, state, tile)) continue;
    actions.add(option_action(Verb::PickOption, kScout, static_cast<u8>(tile)));
  }
  add_shaman(rules, state, actions);
  actions.add(Action{});
}

void apply_play(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  if (action.verb == Verb::ReturnPiece) {
    use_shaman(rules, state, action, events);
    ask_to_play(rules, state);
  } else if (action.verb == Verb::PickOption) {
    const u8 design = scout_design(rules, action.option);
    u8& held = scout_memory(state).held[state.active];
    held = static_cast<u8>(held & ~(1u << action.option));
    --state.bag[design];
    --state.group_left[kScoutPile];
    state.hand = design;
    state.step = rules.place_line;
    filter_placements_from(state, kScout, true);
    tell_scout(kTilePlayed, state.active, {}, action.option, design, events);
  }
}

void add_scout_placing(const Rules& rules, const State& state, ActionList& actions) {
  if (may_refuse(rules, state)) {
    actions.add(option_action(Verb::PickOption, kScout, kRefuse));
  }
  add_shaman(rules, state, actions);
}

void apply_scout_placing(const Rules& rules, State& state, Action action, EventLog* events) {
  if (action.verb == Verb::ReturnPiece) {
    use_shaman(rules, state, action, events);
    push_decision(state, {kCoreId, kPlaceDecision, state.active, 0});
    return;
  }
  const u8 design = state.hand;
  const u8 group = rules.designs[design].group;
  scout_memory(state).refused = 1;
  state.hand = kNoDesign;
  put_back(rules, state, design);
  tell_scout(kTileRefused, state.active, {}, 0, design, events);
  draw_from(state, group);
  state.step = rules.drawn_line;
}

void add_shaman(const Rules& rules, const State& state, ActionList& actions) {
  if (may_recall(rules, state)) add_recalls(rules, state, state.active, kScout, actions);
}

void apply_shaman(const Rules& rules, State& state, Action action, EventLog* events) {
  use_shaman(rules, state, action, events);
  deploy_piece(rules, state, events);
}

}  // namespace bastide::hunters
