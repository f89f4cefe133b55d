#include "engine/expansions/crop_circles/crop_circles.h"

#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

namespace bastide::crop_circles {
namespace {

constexpr std::string_view kMarks[] = {"crop_circle"};
constexpr std::string_view kChoices[] = {"add", "remove"};
constexpr EventDef kEvents[] = {{"add"}, {"remove"}};
enum DecisionNumber : u8 { kChoose = 0, kAdding = 1, kRemoving = 2 };

struct Symbol {
  std::string_view key;
  Kind kind;
};
// CROP-02: whom the sign of a circle names.
constexpr std::array<Symbol, 3> kSymbols = {
    {{"fork", carcassonne::kField}, {"club", carcassonne::kRoad}, {"shield", carcassonne::kCity}}};

enum Stage : u8 { kIdle = 0, kAsked = 1, kActing = 2 };
struct Circle {
  u8 stage = kIdle;
  u8 choice = kAdd;
};
Circle& circle(State& state) { return expansion_state<Circle>(state, kId); }

// Of each design 1 + the kind of feature its circle is about.
void build(RulesDraft& draft) {
  for (int i = 0; i < draft.rules.design_count; ++i) {
    const MarkFact* mark = find_mark(carcassonne::fact(draft.rules, static_cast<u8>(i)).marks, kMarks[0]);
    for (const Symbol& symbol : kSymbols) {
      if (mark != nullptr && mark->value == symbol.key) draft.mark(kId, i, 1 + symbol.kind);
    }
  }
}

int symbol_of_tile(const Rules& rules, const State& state) {
  return rules.marks[kId][state.tiles[state.last_tile].design];
}

// Whether the tile's circle is about this figure: a meeple on the kind of feature its sign names.
bool is_named(const Rules& rules, const State& state, const Figure& figure) {
  return rules.pieces[figure.piece].weight != 0 &&
         1 + feature_of(state, figure.segment).kind == symbol_of_tile(rules, state);
}

void legal_choices(const Rules& rules, const State&, Decision, ActionList& actions) {
  offer_choices(rules, kId, actions);
}

void apply_choice(const Rules&, State& state, Decision decision, Action action, EventLog* events) {
  circle(state).choice = action.option;
  if (events != nullptr)
    events->add(expansion_event(kId, action.option, decision.who, state.tiles[state.last_tile].cell));
}

// CROP-03, CROP-05: a meeple or large meeple beside an own one, on the same segment. CROP-04: nobody is asked
// who has none on the land or in the supply.
void legal_adding(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat != decision.who || !is_named(rules, state, figure)) continue;
    const Kind kind = feature_of(state, figure.segment).kind;
    for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
      const PieceDef& def = rules.pieces[piece];
      if (def.weight == 0 || (def.kinds >> kind & 1) == 0 || state.supply[decision.who][piece] == 0) continue;
      actions.add_once(action_at(state, Verb::DeployPiece, kId, static_cast<u8>(piece), figure.segment));
    }
  }
  if (!actions.empty()) actions.add(Action{});
}

void apply_adding(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  if (action.verb == Verb::Pass) return;
  put_figure(rules, state, decision.who, action.piece, segment_at(state, action), events);
}

void legal_removing(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat == decision.who && is_named(rules, state, figure))
      actions.add_once(action_at(state, Verb::ReturnPiece, kId, figure.piece, figure.segment));
  }
}

// CROP-05: no points; builder and pig follow (TRA-06, TRA-08).
void apply_removing(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  const SegmentId segment = segment_at(state, action);
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat != decision.who || figure.piece != action.piece || figure.segment != segment) continue;
    return_figure(rules, state, i, events);
    figures_left(rules, state, events);
    return;
  }
}

bool names_anybody(const Rules& rules, const State& state) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    if (is_named(rules, state, state.figures[i])) return true;
  }
  return false;
}

constexpr DecisionDef kDecisions[] = {
    {.key = "crop_circle", .legal = legal_choices, .apply = apply_choice},
    {.key = "crop_add", .legal = legal_adding, .apply = apply_adding, .may_lapse = true},
    {.key = "crop_remove", .legal = legal_removing, .apply = apply_removing, .may_lapse = true},
};

// The line of the turn after the scoring: the action of the tile's circle.
StepResult act(const Rules& rules, State& state, EventLog*) {
  if (symbol_of_tile(rules, state) == 0) return StepResult::Next;
  Circle& now = circle(state);
  switch (now.stage) {
    case kIdle:
      if (!names_anybody(rules, state)) return StepResult::Next;  // CROP-06
      now.stage = kAsked;
      push_decision(state, {kId, kChoose, state.active, 0});
      return StepResult::Stay;
    case kAsked: {
      // CROP-04: the player to the left begins, the active player is last.
      now.stage = kActing;
      const unsigned all = (1u << rules.setup.players) - 1;
      ask_in_order(rules, state, kId, now.choice == kAdd ? kAdding : kRemoving, 0, all,
                   seat_after(rules, state.active));
      return StepResult::Stay;
    }
    default: now = {}; return StepResult::Next;
  }
}

constexpr Step kSteps[] = {{.name = "crop circle", .run = act}};

}  // namespace

const Expansion kExpansion{
    .id = kId,
    .key = "crop_circles",
    .marks = kMarks,
    .events = kEvents,
    .choices = kChoices,
    .decisions = kDecisions,
    .steps = kSteps,
    .tile_set = [](const Setup&) -> std::string_view { return "crop_circles"; },
    .build = build,
};

}  // namespace bastide::crop_circles
