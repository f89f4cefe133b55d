#include "engine/expansions/gifts/gifts.h"

#include "engine/expansions/gifts/acts.h"
#include "engine/rules/steps.h"

#include <bit>

namespace bastide::gifts {
namespace {

constexpr ReasonDef kReasons[] = {{"gifts"}, {"payout"}};
enum ReasonNumber : u8 { kGiftsReason = 0, kPayoutReason = 1 };
constexpr EventDef kEvents[] = {{"earned", Most::Times},
                                {"council"},
                                {"road_clearing"},
                                {"payout"},
                                {"posture"},
                                {"choose_two"},
                                {.key = "revealed", .of_tile = true},
                                {.key = "taken", .of_tile = true}};
constexpr std::string_view kChoices[] = {"council",    "road_clearing", "payout", "posture",
                                         "choose_two", "first",         "second"};
enum DecisionNumber : u8 {
  kDraw = 0,
  kOpen = 1,
  kWhereCouncil = 2,
  kWhichRoad = 3,
  kWhoPaysOut = 4,
  kWhoTurns = 5,
  kWhereTo = 6,
  kWhichTile = 7
};

constexpr int kLeftPoints = 2;  // GIFT-08
constexpr int kEachMeeple = 2;  // GIFT-05

// How far the gift before the tile in hand has come.
enum Stage : u8 { kIdle = 0, kAsked, kDone, kClearing, kRevealing, kChoosing, kTookSecond };
using Cards = std::array<u8, kGifts>;
struct Table {
  Cards pile{kEachGift, kEachGift, kEachGift, kEachGift, kEachGift};
  Cards discards{};
  std::array<Cards, kMaxPlayers> hands{};
  std::array<u8, kMaxPlayers>
      hidden{};  // cards of a hand that this state does not know; they count as the pile's
  u8 stage = kIdle;
  u8 opened = 0;  // bit per seat: for the tile that it is to place, or for one that this comes in place of
};
Table& table(State& state) { return expansion_state<Table>(state, kId); }
const Table& table(const State& state) { return expansion_state<Table>(state, kId); }

int sum(const Cards& cards) {
  int count = 0;
  for (const u8 n : cards) count += n;
  return count;
}

void tell(const State& state, EventLog* events, unsigned option, u8 design = 0) {
  if (events == nullptr) return;
  const Cell cell = state.tile_count == 0 ? Cell{} : state.tiles[state.last_tile].cell;
  Event event = expansion_event(kId, static_cast<u8>(option), state.active, cell, 1);
  event.design = design;
  events->add(event);
}

Action pick(unsigned option) { return option_action(Verb::PickOption, kId, option); }

// ---- earning

void legal_cards(const Rules&, const State& state, Decision, ActionList& actions) {
  for (unsigned gift = 0; gift < kGifts; ++gift) {
    if (table(state).pile[gift] == 0) continue;
    actions.add(option_action(Verb::Roll, kId, 1 + gift));
  }
}

int weight_of_card(const Rules&, const State& state, const Action& action) {
  return table(state).pile[action.option - 1u];
}

void apply_card(const Rules&, State& state, Decision, Action action, EventLog* events) {
  Table& now = table(state);
  --now.pile[action.option - 1u];
  ++now.hands[state.active][action.option - 1u];
  tell(state, events, kEarned);
}

// GIFT-01: a road or city that the tile is now part of, where others have the majority and the mover does not
// share it.
bool has_helped(const Rules& rules, const State& state) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  const TileDesign& design = rules.designs[tile.design];
  for (unsigned rest = design.closing; rest != 0; rest &= rest - 1) {
    const auto local = static_cast<unsigned>(std::countr_zero(rest));
    const u8 owners = majority(feature_of(state, segment_id(tile, local)).figures);
    if (owners != 0 && (owners >> state.active & 1) == 0) return true;
  }
  return false;
}

// ---- opening

void legal_opening(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  for (unsigned gift = 0; gift < kGifts; ++gift) {
    if (table(state).hands[decision.who][gift] != 0 && can_open(rules, state, static_cast<Gift>(gift)))
      actions.add(pick(gift));
  }
  actions.add(Action{});
}

// Whether the active player holds a gift that could do something.
bool has_use(const Rules& rules, const State& state) {
  for (unsigned gift = 0; gift < kGifts; ++gift) {
    if (table(state).hands[state.active][gift] != 0 && can_open(rules, state, static_cast<Gift>(gift)))
      return true;
  }
  return false;
}

void apply_opening(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  Table& now = table(state);
  now.stage = kDone;
  if (action.verb == Verb::Pass) return;
  --now.hands[decision.who][action.option];
  ++now.discards[action.option];
  now.opened = static_cast<u8>(now.opened | 1u << decision.who);
  tell(state, events, kOpened + action.option);
  switch (action.option) {
    case kCouncil: push_decision(state, {kId, kWhereCouncil, decision.who, 0}); break;
    case kRoadClearing: push_decision(state, {kId, kWhichRoad, decision.who, 0}); break;
    case kPayout: push_decision(state, {kId, kWhoPaysOut, decision.who, 0}); break;
    case kPosture: push_decision(state, {kId, kWhoTurns, decision.who, 0}); break;
    default:  // GIFT-07: from the pile in use
      now.stage = kRevealing;
      state.spare = state.hand;
      state.hand = kNoDesign;
      draw_from(state, rules.designs[state.spare].group);
  }
}

void legal_council(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  council(rules, state, decision.who, actions);
}

void apply_council(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  put_figure(rules, state, decision.who, action.piece, segment_at(state, action), events);
}

void legal_clearing(const Rules& rules, const State& state, Decision, ActionList& actions) {
  occupied_roads(rules, state, actions);
}

void apply_clearing(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  table(state).stage = kClearing;
  score_early(rules, state, segment_at(state, action), events);
}

void legal_payout(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  own_meeples(rules, state, decision.who, actions);
}

// GIFT-05: the feature itself scores nothing.
void apply_payout(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  const unsigned figure = figure_at(state, decision.who, action);
  const int meeples = lane(feature_of(state, state.figures[figure].segment).figures, kMeepleLane);
  return_figure(rules, state, figure, events);
  figures_left(rules, state, events);
  award_extra(rules, state, decision.who, rules.reason(kId, kPayoutReason), kEachMeeple * meeples, false,
              events, Origin::place(action.cell, action.segment));
}

void legal_turning(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  turnable_meeples(rules, state, decision.who, actions);
}

void apply_turning(const Rules&, State& state, Decision decision, Action action, EventLog*) {
  push_decision(state,
                {kId, kWhereTo, decision.who, static_cast<u8>(figure_at(state, decision.who, action))});
}

void legal_target(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  other_postures(rules, state, state.figures[decision.arg], actions);
}

void apply_target(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  return_figure(rules, state, decision.arg, events);
  put_figure(rules, state, decision.who, action.piece, segment_at(state, action), events);
  figures_left(rules, state, events);
}

// GIFT-07: the one chosen must fit; the other is shuffled back in.
void legal_tiles(const Rules& rules, const State& state, Decision, ActionList& actions) {
  if (can_be_placed(rules, state, state.spare)) actions.add(pick(kFirstTile));
  if (can_be_placed(rules, state, state.hand)) actions.add(pick(kSecondTile));
}

void apply_tile(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  const bool second = action.option == kSecondTile;
  put_back(rules, state, second ? state.spare : state.hand);
  if (!second) state.hand = state.spare;
  state.spare = kNoDesign;
  table(state).stage = second ? kTookSecond : kDone;
  tell(state, events, kTaken, state.hand);
}

// ---- the end, and who may know what

void final_scoring(const Rules& rules, State& state, EventLog* events) {
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    const auto s = static_cast<Seat>(seat);
    award_extra(rules, state, s, rules.reason(kId, kGiftsReason), kLeftPoints * gift_count(state, s), true,
                events);
  }
}

void holdings(const Rules&, const State& state, Seat seat, HoldingList& held) {
  if (gift_count(state, seat) != 0)
    held.add({.key = kReasons[kGiftsReason].key, .amount = gift_count(state, seat)});
}

void hidden_holdings(const Rules&, const State& state, Seat seat, HoldingList& held) {
  for (unsigned gift = 0; gift < kGifts; ++gift) {
    if (table(state).hands[seat][gift] != 0)
      held.add({.key = kChoices[gift], .amount = table(state).hands[seat][gift]});
  }
}

// GIFT-10: what others hold could as well lie in the pile.
void mask(const Rules&, State& state, Seat seat) {
  Table& now = table(state);
  for (Seat other = 0; other < kMaxPlayers; ++other) {
    if (other == seat) continue;
    for (unsigned gift = 0; gift < kGifts; ++gift) {
      now.pile[gift] = static_cast<u8>(now.pile[gift] + now.hands[other][gift]);
      now.hidden[other] = static_cast<u8>(now.hidden[other] + now.hands[other][gift]);
      now.hands[other][gift] = 0;
    }
  }
}

bool keeps_secrets(const Rules&, const State& state, Seat seat) { return gift_count(state, seat) != 0; }

constexpr DecisionDef kDecisions[] = {
    {.key = "draw_gift",
     .legal = legal_cards,
     .apply = apply_card,
     .weight = weight_of_card,
     .given_by = "gifts",
     .given_low = 1,
     .given_high = kGifts,
     .secret = true},
    {.key = "open_gift", .legal = legal_opening, .apply = apply_opening, .secret = true},
    {.key = "council", .legal = legal_council, .apply = apply_council},
    {.key = "clear_road", .legal = legal_clearing, .apply = apply_clearing},
    {.key = "pay_out", .legal = legal_payout, .apply = apply_payout},
    {.key = "change_posture", .legal = legal_turning, .apply = apply_turning},
    {.key = "new_posture", .legal = legal_target, .apply = apply_target},
    {.key = "choose_tile", .legal = legal_tiles, .apply = apply_tile},
};

// GIFT-02: one for each tile drawn that can be placed.
StepResult open_one(const Rules& rules, State& state, EventLog* events) {
  Table& now = table(state);
  switch (now.stage) {
    case kIdle: {
      if ((now.opened >> state.active & 1) != 0 || state.hand == kNoDesign ||
          sum(now.hands[state.active]) == 0)
        return StepResult::Next;
      if (!has_use(rules, state) || !can_be_placed(rules, state, state.hand)) return StepResult::Next;
      now.stage = kAsked;
      push_decision(state, {kId, kOpen, state.active, 0});
      return StepResult::Stay;
    }
    case kRevealing:
      now.stage = kChoosing;
      tell(state, events, kRevealed, state.hand);
      push_decision(state, {kId, kWhichTile, state.active, 0});
      return StepResult::Stay;
    case kTookSecond:  // a thief on it acts before it is placed
      now.stage = kIdle;
      state.step = rules.drawn_line;
      return StepResult::Stay;
    case kClearing: close_early(rules, state, events); [[fallthrough]];
    default: now.stage = kIdle; return StepResult::Next;
  }
}

// GIFT-04: what else the road that was cleared brings; without one nothing is left of what was completed.
StepResult after_clearing(const Rules& rules, State& state, EventLog* events) {
  for (const auto hook : rules.hooks.after_early) {
    if (hook(rules, state, events) == StepResult::Stay) return StepResult::Stay;
  }
  return StepResult::Next;
}

// Once it is placed a gift may have been earned.
StepResult earn_one(const Rules& rules, State& state, EventLog*) {
  Table& now = table(state);
  now.opened = static_cast<u8>(now.opened & ~(1u << state.active));
  if (!has_helped(rules, state)) return StepResult::Next;
  if (sum(now.pile) == 0) {
    now.pile = now.discards;
    now.discards = {};
  }
  if (sum(now.pile) != 0) push_decision(state, {kId, kDraw, kChance, 0});
  return StepResult::Next;
}

constexpr Step kSteps[] = {{.name = "gift", .run = open_one},
                           {.name = "cleared road", .run = after_clearing},
                           {.name = "gift earned", .run = earn_one}};

}  // namespace

int gifts_of(const State& state, Seat seat, Gift gift) { return table(state).hands[seat][gift]; }
int gift_count(const State& state, Seat seat) {
  return sum(table(state).hands[seat]) + table(state).hidden[seat];
}

bool can_open(const Rules& rules, const State& state, Gift gift) {
  ActionList answers;
  switch (gift) {
    case kCouncil: council(rules, state, state.active, answers, Want::Any); break;
    case kRoadClearing: occupied_roads(rules, state, answers, Want::Any); break;
    case kPayout: own_meeples(rules, state, state.active, answers, Want::Any); break;
    case kPosture: turnable_meeples(rules, state, state.active, answers, Want::Any); break;
    default:
      return state.hand != kNoDesign && left_to_draw(rules, state, rules.designs[state.hand].group) > 0;
  }
  return !answers.empty();
}

const Expansion kExpansion{
    .id = kId,
    .key = "gifts",
    .reasons = kReasons,
    .events = kEvents,
    .choices = kChoices,
    .decisions = kDecisions,
    .steps = kSteps,
    .memory = starts_as<Table>,
    .final_scoring = final_scoring,
    .mask = mask,
    .keeps_secrets = keeps_secrets,
    .shown = {.holdings = holdings, .hidden_holdings = hidden_holdings},
};

}  // namespace bastide::gifts
