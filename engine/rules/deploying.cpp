// Step 2: one figure onto the tile just placed, or none (BASE-13 to BASE-17).
#include "engine/rules/steps.h"

namespace bastide {
namespace {

// Bit per Kind on which the seat has a meeple to place.
unsigned kinds_available(const Rules& rules, const State& state, Seat seat) {
  unsigned kinds = 0;
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (state.supply[seat][piece] != 0) kinds |= rules.pieces[piece].kinds;
  }
  return kinds & rules.deployable_kinds;
}

bool holds_meeple(const State& state, SegmentId segment) {
  return lane(feature_of(state, segment).figures, kMeepleLane) != 0;
}

void add_deployments(const Rules& rules, const State& state, ActionList& actions) {
  const Seat seat = state.active;
  ShortList<u8, kMaxPieces> at_hand;  // kinds of meeples
  unsigned kinds = 0;
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (state.supply[seat][piece] == 0 || rules.pieces[piece].weight == 0) continue;
    at_hand.add(static_cast<u8>(piece));
    kinds |= rules.pieces[piece].kinds;
  }
  kinds &= rules.deployable_kinds;
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  Action action;
  action.verb = Verb::DeployPiece;
  action.cell = tile.cell;
  for (unsigned local = 0; local < design.segment_count; ++local) {
    const unsigned kind = design.segments[local].kind;
    if ((kinds >> kind & 1) == 0) continue;
    if (holds_meeple(state, segment_id(tile, local))) continue;  // BASE-15
    action.segment = static_cast<u8>(local);
    for (const u8 piece : at_hand) {
      action.piece = piece;
      actions.add_if(action, (rules.pieces[piece].kinds >> kind & 1) != 0);
    }
  }
}

bool has_deployment(const Rules& rules, const State& state) {
  const unsigned kinds = kinds_available(rules, state, state.active);
  if (kinds == 0) return false;  // BASE-17
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  for (unsigned local = 0; local < design.segment_count; ++local) {
    if ((kinds >> design.segments[local].kind & 1) != 0 && !holds_meeple(state, segment_id(tile, local))) {
      return true;
    }
  }
  return false;
}

void figure_event(const State& state, EventKind kind, Seat seat, u8 piece, SegmentId segment,
                  EventLog* events) {
  if (events == nullptr) return;
  Event event;
  event.kind = kind;
  event.seat = seat;
  event.piece = piece;
  event.cell = state.tiles[state.tile_of[segment]].cell;
  event.segment = local_segment(state, segment);
  event.feature_segment = segment;
  event.feature = state.features[segment].kind;
  events->add(event);
}

}  // namespace

Lanes figure_lanes(const Rules& rules, Seat seat, u8 piece) {
  const u8 weight = rules.pieces[piece].weight;
  return weight == 0 ? lane_unit(kSpecialLane) : lane_unit(seat) * weight + lane_unit(kMeepleLane);
}

// A step that finds no option asks nothing.
StepResult deploy_piece(const Rules& rules, State& state, EventLog*) {
  const bool filtered = state.filtering_pieces != 0;
  bool any = !filtered && has_deployment(rules, state);
  if (!any && (filtered || !rules.hooks.add_piece_actions.empty())) {
    ActionList actions;
    legal_deployments(rules, state, {}, actions);
    any = actions.size() > 1;  // more than to pass
  }
  if (any) push_decision(state, {kCoreId, kDeployDecision, state.active, 0});
  return StepResult::Next;
}

void legal_deployments(const Rules& rules, const State& state, Decision, ActionList& actions) {
  add_deployments(rules, state, actions);
  for (const auto hook : rules.hooks.add_piece_actions) hook(rules, state, actions);
  const auto& filters = rules.hooks.filter_piece_actions;
  for (unsigned i = 0; state.filtering_pieces != 0 && i < filters.count; ++i) {
    if ((state.filtering_pieces >> filters.of[i] & 1) != 0) filters.fns[i](rules, state, actions);
  }
  actions.add(Action{});  // Pass: a figure is optional (BASE-13)
}

void apply_deployment(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  if (action.verb == Verb::Pass) return;
  if (action.expansion != kCoreId) {
    rules.expansions[action.expansion]->apply_piece_action(rules, state, action, events);
    return;
  }
  const PlacedTile& tile = state.tiles[state.last_tile];
  put_figure(rules, state, state.active, action.piece, segment_id(tile, action.segment), events);
}

void put_figure(const Rules& rules, State& state, Seat seat, u8 piece, SegmentId segment, EventLog* events) {
  guard(state.figure_count < kMaxFigures, "State::figures");
  --state.supply[seat][piece];
  state.figures[state.figure_count++] = {seat, piece, segment};
  state.features[find(state, segment)].figures += figure_lanes(rules, seat, piece);
  figure_event(state, EventKind::FigurePlaced, seat, piece, segment, events);
}

void return_figure(const Rules& rules, State& state, unsigned figure_index, EventLog* events) {
  const Figure figure = state.figures[figure_index];
  state.figures[figure_index] = state.figures[--state.figure_count];
  ++state.supply[figure.seat][figure.piece];
  state.features[find(state, figure.segment)].figures -= figure_lanes(rules, figure.seat, figure.piece);
  figure_event(state, EventKind::FigureReturned, figure.seat, figure.piece, figure.segment, events);
}

void figures_left(const Rules& rules, State& state, EventLog* events) {
  for (const auto hook : rules.hooks.on_figures_left) hook(rules, state, events);
}

}  // namespace bastide
