#include "engine/expansions/messages/messages.h"

#include "engine/api.h"
#include "engine/expansions/messages/worth.h"
#include "engine/families/carcassonne/carcassonne.h"

#include <utility>

namespace bastide::messages {
namespace {

constexpr std::string_view kChoices[] = {"counter", "messenger", "perform", "points"};
constexpr ReasonDef kReasons[] = {{"message"}};
constexpr EventDef kEvents[] = {{"performed", Most::Times}, {.key = "exchanged", .secret = true}};
constexpr std::string_view kTexts[] = {"message.1",
                                       "message.2",
                                       "message.3",
                                       "message.4",
                                       "message.5",
                                       "message.6",
                                       "message.7",
                                       "message.8",
                                       "event.messages.performed.1",
                                       "event.messages.performed.2",
                                       "event.messages.performed.3",
                                       "event.messages.performed.4",
                                       "event.messages.performed.5",
                                       "event.messages.performed.6",
                                       "event.messages.performed.7",
                                       "event.messages.performed.8"};
enum DecisionNumber : u8 { kChooseCounter = 0, kDraw = 1, kMessage = 2, kCallingBack = 3 };

constexpr int kDarkSpaces = 5;     // every fifth space is one (LET-02)
constexpr int kInsteadPoints = 2;  // LET-03
constexpr int kPointsForEach = 2;  // LET-06

struct Post {
  // The pile as far as it is known: messages in the order in which they were drawn first, and so ever after,
  // for each goes under the pile. 0: not seen yet.
  std::array<u8, kMessages> order{};
  std::array<u8, kMessages> seen_by{};  // bit per seat that knows which it is
  u8 top = 0;                           // index of the next one
  u8 due = 0;                           // bit per seat: a counter of theirs has landed on a dark space
  u16 tile_before = 0;                  // the tile placed last before the one that a message gave
  bool extra = false;                   // that one is played now
  u8 unused = 0;
  std::array<u8, kMaxPlayers> landed{};  // which counter it was, by seat
};
Post& post(State& state) { return expansion_state<Post>(state, kId); }
const Post& post(const State& state) { return expansion_state<Post>(state, kId); }

// ---- two counters (LET-01)

Action pick(Choice choice) { return option_action(Verb::PickOption, kId, choice); }

// Everybody who is about to score says which counter moves, the active player first (TURN-06).
StepResult before_points(const Rules& rules, State& state, EventLog*) {
  const int players = rules.setup.players;
  for (int place = players - 1; place >= 0; --place) {  // the last pushed is asked first
    for (unsigned i = 0; i < state.gain_count; ++i) {
      Gain& gain = state.gains[i];
      if ((gain.seat + players - state.active) % players != place || (gain.note & kCounterNamed) != 0)
        continue;
      gain.note |= kCounterNamed;
      push_decision(state, {kId, kChooseCounter, gain.seat, static_cast<u8>(i)});
    }
  }
  return StepResult::Next;
}

void legal_counters(const Rules&, const State&, Decision, ActionList& actions) {
  actions.add(pick(kCounter));
  actions.add(pick(kMessenger));
}

void apply_counter(const Rules&, State& state, Decision decision, Action action, EventLog*) {
  state.gains[decision.arg].counter = action.option;
}

// LET-02, LET-10: only the active player's. However often one lands before messages are drawn, there is one
// message for the tile; what a message brings comes after that, and gives one more. It waits while somebody
// else places a tile that they have bought (HOUSE-07).
void on_points(const Rules&, State& state, const Gain& gain, EventLog*) {
  if (gain.final_scoring || gain.seat != state.active) return;
  if (shown_by(state, gain.seat, gain.counter) % kDarkSpaces != 0) return;
  Post& now = post(state);
  now.due = static_cast<u8>(now.due | 1u << gain.seat);
  now.landed[gain.seat] = gain.counter;
}

// LET-02: what has not been drawn in the turn is not drawn later.
void on_turn_end(const Rules&, State& state, EventLog*) { post(state).due = 0; }

// With one gain after another their order may decide which counter lands where.
bool order_matters(const Rules&, const State& state, std::span<const SegmentId> features) {
  int own = 0;
  for (const SegmentId segment : features)
    own += majority(feature_of(state, segment).figures) >> state.active & 1;
  return own > 1;
}

// ---- the pile

bool is_known(const Post& now, u8 number) {
  for (const u8 seen : now.order) {
    if (seen == number) return true;
  }
  return false;
}

void legal_draws(const Rules&, const State& state, Decision, ActionList& actions) {
  for (u8 number = 1; number <= kMessages; ++number) {
    if (is_known(post(state), number)) continue;
    actions.add(option_action(Verb::Roll, kId, number));
  }
}

// The drawer looks at it; it goes under the pile when it is done with, which changes no order.
void ask_about_top(State& state) {
  Post& now = post(state);
  const u8 number = now.order[now.top];
  now.seen_by[now.top] = static_cast<u8>(now.seen_by[now.top] | 1u << state.active);
  push_decision(state, {kId, kMessage, state.active, number});
}

void apply_draw(const Rules&, State& state, Decision, Action action, EventLog*) {
  Post& now = post(state);
  now.order[now.top] = action.option;
  ask_about_top(state);
}

// ---- performing

void legal_message(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  if (worth(rules, state, decision.who, decision.arg) >= 0) actions.add(pick(kPerform));
  actions.add(pick(kPoints));
}

void tell(const State& state, EventLog* events, EventNumber option, u8 number) {
  if (events != nullptr)
    events->add(expansion_event(kId, option, state.active, state.tiles[state.last_tile].cell, number));
}

void apply_message(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  Post& now = post(state);
  const Reason reason = rules.reason(kId, 0);
  const Origin from = Origin::of_counter(decision.who, std::exchange(now.landed[decision.who], u8{0}));
  if (action.option == kPoints) {
    now.top = static_cast<u8>((now.top + 1) % kMessages);
    tell(state, events, kExchanged, decision.arg);
    award_extra(rules, state, decision.who, reason, kInsteadPoints, false, events, from);
    return;
  }
  now.seen_by[now.top] = 0xFF;  // what is performed is seen by all
  now.top = static_cast<u8>((now.top + 1) % kMessages);
  tell(state, events, kPerformed, decision.arg);
  if (decision.arg == kAnotherTile) {  // LET-07: drawn like the first of the turn
    now.extra = true;
    now.tile_before = state.last_tile;
    state.step = 0;
  } else if (decision.arg == kCallBack) {
    push_decision(state, {kId, kCallingBack, decision.who, 0});
  } else {
    award_extra(rules, state, decision.who, reason, worth(rules, state, decision.who, decision.arg), false,
                events, from);
  }
}

void legal_calling_back(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (!may_call_back(rules, state, decision.who, figure)) continue;
    actions.add_once(action_at(state, Verb::ReturnPiece, kId, figure.piece, figure.segment));
  }
}

// LET-08: the feature is scored for the seat alone, and that meeple alone comes back.
void apply_calling_back(const Rules& rules, State& state, Decision decision, Action action,
                        EventLog* events) {
  const SegmentId segment = segment_at(state, action);
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.seat != decision.who || figure.piece != action.piece || figure.segment != segment) continue;
    const int points = feature_value(rules, state, segment).each[decision.who];
    award_extra(rules, state, decision.who, rules.reason(kId, 0), points, false, events,
                Origin::place(action.cell, action.segment));
    return_figure(rules, state, i, events);
    figures_left(rules, state, events);
    return;
  }
}

void build(RulesDraft& draft) { draft.rules.counters_per_seat = 2; }

// Nobody knows which message another has looked at and not performed.
void mask(const Rules&, State& state, Seat seat) {
  Post& now = post(state);
  // the last bit is no seat's: set where all have seen it
  const unsigned bit = seat < kMaxPlayers ? seat : 7;
  for (unsigned i = 0; i < kMessages; ++i) {
    if ((now.seen_by[i] >> bit & 1) == 0) now.order[i] = 0;
  }
  for (unsigned i = 0; i < state.asks; ++i) {
    Decision& asked = state.ask[i];
    if (asked.expansion == kId && asked.kind == kMessage && asked.who != seat) asked.arg = 0;
  }
}

constexpr DecisionDef kDecisions[] = {
    {.key = "choose_counter", .legal = legal_counters, .apply = apply_counter},
    {.key = "draw_message",
     .legal = legal_draws,
     .apply = apply_draw,
     .given_by = "messages",
     .given_low = 1,
     .given_high = kMessages,
     .copies = [](const Rules&, u8) { return 1; }},
    {.key = "message", .legal = legal_message, .apply = apply_message, .secret = true, .arg_is = "message"},
    {.key = "call_back", .legal = legal_calling_back, .apply = apply_calling_back},
};

// LET-11, LET-12: one after another; what a tile of a message brought comes after all that is done with that
// tile.
StepResult resolve(const Rules&, State& state, EventLog*) {
  Post& now = post(state);
  if (now.extra || (now.due >> state.active & 1) == 0) return StepResult::Next;
  now.due = static_cast<u8>(now.due & ~(1u << state.active));
  if (now.order[now.top] == 0)
    push_decision(state, {kId, kDraw, kChance, 0});
  else
    ask_about_top(state);
  return StepResult::Stay;
}

// A tile that a message gave is done: back to what the tile before brought.
StepResult end_extra_tile(const Rules& rules, State& state, EventLog*) {
  Post& now = post(state);
  if (!now.extra) return StepResult::Next;
  now.extra = false;
  state.last_tile = now.tile_before;
  now.tile_before = 0;
  state.step = 0;
  while (rules.steps[state.step].run != resolve) ++state.step;
  return StepResult::Stay;
}

// LET-09: at the end the two counters are added up.
StepResult add_up(const Rules&, State& state, EventLog*) {
  state.on_second.fill(0);
  return StepResult::Next;
}

constexpr Step kSteps[] = {{.name = "messages", .run = resolve},
                           {.name = "message's tile", .run = end_extra_tile},
                           {.name = "counters", .run = add_up}};

}  // namespace

int worth(const Rules& rules, const State& state, Seat seat, u8 number) {
  using carcassonne::bit;
  const auto each = [](int count) { return count > 0 ? kPointsForEach * count : -1; };
  switch (number) {
    case kSmallestRoad: return smallest(rules, state, seat, bit(carcassonne::kRoad));
    case kSmallestCity: return smallest(rules, state, seat, bit(carcassonne::kCity));
    case kSmallestMonastery:
      return smallest(rules, state, seat, bit(carcassonne::kMonastery) | bit(carcassonne::kGarden));
    case kCoatsOfArms: {
      const int coats = coats_of_arms(rules, state, seat);
      return coats < 0 ? -1 : kPointsForEach * coats;
    }
    case kKnights: return each(meeples_on(rules, state, seat, carcassonne::kCity));
    case kFarmers: return each(meeples_on(rules, state, seat, carcassonne::kField));
    case kAnotherTile: return any_tile_may_fit(rules, state) ? 0 : -1;
    case kCallBack:
      for (unsigned i = 0; i < state.figure_count; ++i) {
        if (may_call_back(rules, state, seat, state.figures[i])) return 0;
      }
      return -1;
    default: return -1;
  }
}

const Expansion kExpansion{
    .id = kId,
    .key = "messages",
    .reasons = kReasons,
    .events = kEvents,
    .choices = kChoices,
    .decisions = kDecisions,
    .steps = kSteps,
    .build = build,
    .order_matters = order_matters,
    .before_points = before_points,
    .on_points = on_points,
    .on_turn_end = on_turn_end,
    .mask = mask,
    .shown = {.texts = kTexts},
};

}  // namespace bastide::messages
