#include "engine/expansions/gifts/acts.h"

#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::gifts {
namespace {

using carcassonne::bit;

constexpr unsigned kStandingKinds =
    bit(carcassonne::kRoad) | bit(carcassonne::kCity) | bit(carcassonne::kMonastery);

bool is_own_meeple(const Rules& rules, Seat seat, const Figure& figure) {
  return figure.seat == seat && rules.pieces[figure.piece].weight != 0;
}

}  // namespace

void council(const Rules& rules, const State& state, Seat seat, ActionList& actions, Want want) {
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    const PieceDef& def = rules.pieces[piece];
    if (def.weight == 0 || (def.kinds >> carcassonne::kMonastery & 1) == 0 || state.supply[seat][piece] == 0)
      continue;
    for (unsigned i = 0; i < state.surrounded_count; ++i) {
      const SegmentId segment = state.surrounded[i].segment;
      const Feature& feature = feature_of(state, segment);
      if (feature.kind != carcassonne::kMonastery || is_complete(feature)) continue;
      actions.add(action_at(state, Verb::DeployPiece, kId, static_cast<u8>(piece), segment));
      if (want == Want::Any) return;
    }
  }
}

void occupied_roads(const Rules& rules, const State& state, ActionList& actions, Want want) {
  ShortList<SegmentId, kMaxFigures> seen;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    const SegmentId root = find(state, figure.segment);
    const Feature& feature = state.features[root];
    if (rules.pieces[figure.piece].weight == 0 || feature.kind != carcassonne::kRoad || is_complete(feature))
      continue;
    if (!seen.add_once(root)) continue;
    actions.add(action_at(state, Verb::ReturnPiece, kId, figure.piece, figure.segment));
    if (want == Want::Any) return;
  }
}

void own_meeples(const Rules& rules, const State& state, Seat seat, ActionList& actions, Want want) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (!is_own_meeple(rules, seat, figure)) continue;
    actions.add_once(action_at(state, Verb::ReturnPiece, kId, figure.piece, figure.segment));
    if (want == Want::Any) return;
  }
}

void turnable_meeples(const Rules& rules, const State& state, Seat seat, ActionList& actions, Want want) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (!is_own_meeple(rules, seat, figure)) continue;
    ActionList targets;
    other_postures(rules, state, figure, targets, Want::Any);
    if (targets.empty()) continue;
    actions.add_once(action_at(state, Verb::ReturnPiece, kId, figure.piece, figure.segment));
    if (want == Want::Any) return;
  }
}

void other_postures(const Rules& rules, const State& state, const Figure& figure, ActionList& actions,
                    Want want) {
  const PlacedTile& tile = state.tiles[state.tile_of[figure.segment]];
  const TileDesign& design = rules.designs[tile.design];
  const bool lies = state.features[figure.segment].kind == carcassonne::kField;
  unsigned kinds = lies ? kStandingKinds : bit(carcassonne::kField);
  kinds &= rules.pieces[figure.piece].kinds & rules.deployable_kinds;
  for (unsigned local = 0; local < design.segment_count; ++local) {
    const auto segment = segment_id(tile, local);
    if ((kinds >> design.segments[local].kind & 1) == 0) continue;
    if (lies && is_complete(feature_of(state, segment))) continue;
    actions.add(action_at(state, Verb::MoveFigure, kId, figure.piece, segment));
    if (want == Want::Any) return;
  }
}

unsigned figure_at(const State& state, Seat seat, const Action& action) {
  const SegmentId segment = segment_at(state, action);
  unsigned i = 0;
  while (i < state.figure_count &&
         !(state.figures[i].seat == seat && state.figures[i].piece == action.piece &&
           state.figures[i].segment == segment))
    ++i;
  return i;
}

}  // namespace bastide::gifts
