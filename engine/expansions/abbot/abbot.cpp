#include "engine/expansions/abbot/abbot.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

namespace bastide::abbot {
namespace {

using carcassonne::bit;

// Placing him is the core's, which goes by the kinds he may stand on (ABB-01, ABB-02).
constexpr PieceDef kPieces[] = {
    {.key = "abbot", .weight = 1, .kinds = bit(carcassonne::kMonastery) | bit(carcassonne::kGarden)}};

u8 abbot(const Rules& rules) { return rules.piece(kId, 0); }

bool may_return(const Rules& rules, const State& state, const Figure& figure) {
  // One that this turn's tile completes is scored as usual (ABB-03).
  return figure.seat == state.active && figure.piece == abbot(rules) &&
         !is_complete(feature_of(state, figure.segment));
}

// ABB-03: instead of placing a figure, the own abbot may come back from an unfinished feature.
void add_piece_actions(const Rules& rules, const State& state, ActionList& actions) {
  if (state.supply[state.active][abbot(rules)] == rules.pieces_per_seat[abbot(rules)])
    return;  // stands nowhere
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (!may_return(rules, state, figure)) continue;
    actions.add(action_at(state, Verb::ReturnPiece, kId, abbot(rules), figure.segment));
  }
}

void apply_piece_action(const Rules& rules, State& state, Action, EventLog* events) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    if (!may_return(rules, state, state.figures[i])) continue;
    const FeatureView view = view_of(rules, state, state.figures[i].segment, false);
    Points points;
    points_of(rules, state, view, points);
    award(rules, state, state.active, view, points, false, events);  // his own points (ABB-05)
    return_figure(rules, state, i, events);
    return;
  }
}

}  // namespace

const Expansion kExpansion{
    .id = kId,
    .key = "abbot",
    .pieces = kPieces,
    .add_piece_actions = add_piece_actions,
    .apply_piece_action = apply_piece_action,
};

}  // namespace bastide::abbot
