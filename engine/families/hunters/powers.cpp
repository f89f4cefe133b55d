// Special tiles: the pile they lie on (HG-33 to HG-37) and what they do when they are placed (HG-73).
#include "engine/families/hunters/hunters.h"

namespace bastide::hunters {
namespace {

void tell(EventNumber what, Seat seat, Cell cell, int amount, EventLog* events, u8 design = 0,
          SegmentId segment = kNoSegmentId, u8 local = kNoSegment) {
  if (events == nullptr) return;
  Event event = expansion_event(kCoreId, what, seat, cell, amount);
  event.design = design;
  event.segment = local;
  event.feature_segment = segment;
  events->add(event);
}

Cell cell_of(const State& state, SegmentId segment) { return state.tiles[state.tile_of[segment]].cell; }

// A power's meadow or lake on the tile just placed.
SegmentId site_of(const Rules& rules, const PlacedTile& tile, Power power) {
  const TileFacts& facts = fact(rules, tile.design);
  const std::size_t meadows = tile.first_segment + facts.forests.size() + facts.rivers.size();
  for (std::size_t i = 0; i < facts.meadows.size(); ++i) {
    if (facts.meadows[i].power == power) return static_cast<SegmentId>(meadows + i);
  }
  for (std::size_t i = 0; i < facts.lakes.size(); ++i) {
    if (facts.lakes[i].power == power) return static_cast<SegmentId>(meadows + facts.meadows.size() + i);
  }
  return kNoSegmentId;
}

void ride_logboat(const Rules& rules, State& state, SegmentId lake, EventLog* events) {
  const FeatureView system = view_of(rules, state, lake, false);
  const int lakes = lane(system.counters, kLakeCount);
  Points points;
  points.add(kLogboatReason, edition(rules).points.logboat_lake * lakes);
  tell(kLogboatRides, state.active, cell_of(state, lake), lakes, events);
  award(rules, state, state.active, system, points, false, events);
}

// What a herd takes from its meadow's counters.
Lanes lanes_of(const Herd& herd) {
  const auto of = [](Counter counter, int number) { return lane_unit(counter) * static_cast<Lanes>(number); };
  return of(kDeerCount, herd.deer) + of(kMammothCount, herd.mammoths) + of(kAurochsCount, herd.aurochs) +
         of(kTigerCount, herd.tigers);
}

// HG-73: scored at once for whoever has placed it, and gone.
void spring_trap(const Rules& rules, State& state, SegmentId meadow, EventLog* events) {
  const FeatureView view = view_of(rules, state, meadow, false);
  const unsigned own = state.tile_of[meadow];
  const Herd herd = herd_around(rules, state, own, view.root);
  Points points;
  points.add(kHuntingTrapReason, herd_points(rules, herd));
  tell(kTrapSprings, state.active, cell_of(state, meadow),
       herd.deer + herd.mammoths + herd.aurochs + herd.tigers, events);
  Memory& mine = memory(state);
  mine.trap = meadow;
  for_each_segment(state, meadow, [&](SegmentId segment) {
    const PlacedTile& tile = state.tiles[state.tile_of[segment]];
    const int x = tile.cell.x - state.tiles[own].cell.x + 1;
    const int y = tile.cell.y - state.tiles[own].cell.y + 1;
    if (x < 0 || x > 2 || y < 0 || y > 2) return;
    u16& gone = mine.trapped[static_cast<unsigned>(3 * y + x)];
    gone = static_cast<u16>(gone | 1u << local_segment(tile, segment));
  });
  state.features[view.root].counters -= lanes_of(herd);
  award(rules, state, state.active, view, points, false, events);
}

}  // namespace

// hot: every tile.
void note_power(const Rules& rules, State& state, EventLog* events) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  const auto power = static_cast<Power>(rules.marks[kCoreId][tile.design]);
  if (power == Power::None) return;
  Memory& mine = memory(state);
  const SegmentId site = site_of(rules, tile, power);
  switch (power) {
    case Power::Shrine: mine.shrine = site; break;
    case Power::Fire:
    case Power::WildFire: mine.fire = site; break;
    case Power::PitTrap: mine.pit_trap = site; break;
    case Power::Raft: mine.raft = site; break;
    default: mine.power = static_cast<u8>(power); break;
  }
  tell(kPowerFound, state.active, tile.cell, static_cast<int>(power), events, tile.design);
}

StepResult act_power(const Rules& rules, State& state, EventLog* events) {
  const auto power = static_cast<Power>(memory(state).power);
  if (power == Power::None) return StepResult::Next;
  memory(state).power = 0;
  const SegmentId site = site_of(rules, state.tiles[state.last_tile], power);
  if (power == Power::Logboat) ride_logboat(rules, state, site, events);
  if (power == Power::HuntingTrap) spring_trap(rules, state, site, events);
  if (power == Power::Shaman && any_recall(rules, state, state.active))
    push_decision(state, {kCoreId, kRecallDecision, state.active, 0});
  return StepResult::Next;
}

void add_recalls(const Rules& rules, const State& state, Seat seat, ExpansionId expansion,
                 ActionList& actions) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat != seat || figure.piece != kMember) continue;
    const PlacedTile& tile = state.tiles[state.tile_of[figure.segment]];
    if (rules.designs[tile.design].expansion == kScout) continue;  // SCOUT-03: they stay
    // SCOUT-02: his shaman leaves those whom this tile brings home; the menhir's takes any (HG-73)
    if (expansion == kScout && is_complete(feature_of(state, figure.segment))) continue;
    actions.add(action_at(state, Verb::ReturnPiece, expansion, figure.piece, figure.segment));
  }
}

bool any_recall(const Rules& rules, const State& state, Seat seat) {
  ActionList actions;
  add_recalls(rules, state, seat, kCoreId, actions);
  return !actions.empty();
}

void recall(const Rules& rules, State& state, const Action& action, EventLog* events) {
  const SegmentId segment = segment_at(state, action);
  for (unsigned i = 0; i < state.figure_count; ++i) {
    if (state.figures[i].segment != segment) continue;
    return_figure(rules, state, i, events);
    break;
  }
}

void legal_recalls(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  add_recalls(rules, state, decision.who, kCoreId, actions);
  actions.add(Action{});
}

void apply_recall(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  if (action.verb != Verb::Pass) recall(rules, state, action, events);
}

// HG-37: the last bonus tile fits nowhere, so the turn goes on without one. (If there are others the next of
// the pile is drawn: rules/placing.cpp.)
StepResult drop_last_bonus(const Rules& rules, State& state, EventLog* events) {
  if (rules.designs[state.hand].group != kBonusPile || state.group_left[kBonusPile] != 0 ||
      can_be_placed(rules, state, state.hand))
    return StepResult::Next;
  put_away(rules, state, state.hand, events);
  state.hand = kNoDesign;
  state.step = rules.score_line;  // nothing is left to score
  return StepResult::Stay;
}

// HG-33, HG-34: once a turn, and not by what a bonus tile completes.
StepResult earn_bonus(const Rules& rules, State& state, EventLog* events) {
  Memory& mine = memory(state);
  if (mine.bonus_turn != 0) return StepResult::Next;
  for (unsigned i = 0; i < state.completed_count; ++i) {
    const Completed& done = state.completed[i];
    const int nuggets =
        done.kind == kForest ? lane(feature_of(state, done.segment).counters, kNuggetCount) : 0;
    if (nuggets == 0) continue;
    const Cell cell = cell_of(state, done.segment);
    if (state.group_left[kBonusPile] == 0) {
      tell(kNoBonusLeft, state.active, cell, nuggets, events);
      return StepResult::Next;
    }
    tell(kBonusEarned, state.active, cell, nuggets, events, 0, done.segment,
         local_segment(state, done.segment));
    mine.bonus_turn = 1;
    draw_from(state, kBonusPile);
    state.step = rules.drawn_line;
    return StepResult::Stay;
  }
  return StepResult::Next;
}

StepResult finish_turn(const Rules& rules, State& state, EventLog* events) {
  memory(state).bonus_turn = 0;
  return end_turn(rules, state, events);
}

}  // namespace bastide::hunters
