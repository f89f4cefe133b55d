#include "engine/expansions/robbers/robbers.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

#include <bit>

namespace bastide::robbers {
namespace {

constexpr std::string_view kMarks[] = {"robber"};
constexpr TokenDef kTokens[] = {{.key = "robber", .count = kMaxPlayers, .at = TokenPlace::Scoreboard}};
constexpr ReasonDef kReasons[] = {{"robbery"}, {"robber"}};
enum ReasonNumber : u8 { kRobbery = 0, kLeft = 1 };
constexpr EventDef kEvents[] = {{"placed"}, {"robs", Most::Amounts}};
// Whom to rob, by seat.
constexpr std::string_view kChoices[] = {"seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"};
enum DecisionNumber : u8 { kPlace = 0, kRob = 1 };

constexpr int kLeftPoints = 3;  // ROB-06

enum Stage : u8 { kActive = 0, kNext = 1 };
struct Band {
  std::array<u8, kMaxPlayers> space{kInSupply, kInSupply, kInSupply, kInSupply, kInSupply, kInSupply};
  // For the gains now on their way, and chosen for the tile being scored: 1 + the seat each robs, 0 nobody.
  std::array<u8, kMaxPlayers> robs{};
  std::array<u8, kMaxPlayers> chosen{};
  u8 chosen_at = 0;  // the tile for which they have chosen
  u8 stage = kActive;
};
Band& band(State& state) { return expansion_state<Band>(state, kId); }
const Band& band(const State& state) { return expansion_state<Band>(state, kId); }

u8 space_at(i32 points) { return static_cast<u8>(points % kScoreboardSpaces); }  // ROB-09

bool has_counter_on(const Rules& rules, const State& state, Seat seat, u8 space) {
  for (unsigned counter = 0; counter < rules.counters_per_seat; ++counter) {
    if (space_at(shown_by(state, seat, counter)) == space) return true;
  }
  return false;
}

void tell(const State& state, EventLog* events, EventNumber option, Seat seat, int amount) {
  if (events != nullptr)
    events->add(expansion_event(kId, option, seat, state.tiles[state.last_tile].cell, amount));
}

// ---- placing (ROB-01)

void legal_places(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  u64 spaces = 0;  // a bit each
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    for (unsigned counter = 0; seat != decision.who && counter < rules.counters_per_seat; ++counter)
      spaces |= u64{1} << space_at(shown_by(state, static_cast<Seat>(seat), counter));
  }
  const u8 own = space_of(state, decision.who);
  if (own != kInSupply) spaces &= ~(u64{1} << own);
  for (u64 rest = spaces; rest != 0; rest &= rest - 1) {
    Action action;
    action.verb = Verb::PlaceToken;
    action.expansion = kId;
    action.option = static_cast<u8>(std::countr_zero(rest));
    actions.add(action);
  }
  if (!actions.empty()) actions.add(Action{});
}

void apply_place(const Rules&, State& state, Decision decision, Action action, EventLog* events) {
  if (action.verb == Verb::Pass) return;
  band(state).space[decision.who] = action.option;
  tell(state, events, kPlaced, decision.who, action.option);
}

// ---- robbing

// Seats whose counter beside that space is about to move forward, one bit each, the robber's own never
// (ROB-05).
unsigned movers(const State& state, Seat owner) {
  unsigned seats = 0;
  for (unsigned i = 0; i < state.gain_count; ++i) {
    const Gain& gain = state.gains[i];
    if (gain.seat == owner || (gain.note & kSecondHand) != 0) continue;
    if (space_at(shown_by(state, gain.seat, gain.counter)) == space_of(state, owner))
      seats |= 1u << gain.seat;
  }
  return seats;
}

// ROB-04: and those who will score for something else that the same tile has completed.
unsigned victims(const Rules& rules, const State& state, Seat owner) {
  unsigned seats = movers(state, owner);
  if (state.scoring == kNoSegmentId) return seats;
  unsigned later = 0;
  for (const SegmentId segment : still_to_score(rules, state))
    later |= majority(feature_of(state, segment).figures);
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    if ((later >> seat & 1) != 0 && seat != owner &&
        has_counter_on(rules, state, static_cast<Seat>(seat), space_of(state, owner)))
      seats |= 1u << seat;
  }
  return seats;
}

bool has_chosen(const State& state, Seat owner) {
  return state.scoring != kNoSegmentId && band(state).chosen_at == state.last_tile &&
         band(state).chosen[owner] != 0;
}

void legal_victims(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  for (unsigned rest = victims(rules, state, decision.who); rest != 0; rest &= rest - 1) {
    actions.add(option_action(Verb::PickOption, kId, static_cast<u8>(std::countr_zero(rest))));
  }
}

void apply_victim(const Rules&, State& state, Decision decision, Action action, EventLog*) {
  Band& now = band(state);
  if (now.chosen_at != state.last_tile) now.chosen.fill(0);
  now.chosen_at = static_cast<u8>(state.last_tile);
  now.chosen[decision.who] = static_cast<u8>(1 + action.option);
}

// ROB-04, ROB-08: before the first counter beside a robber moves it is settled whom it robs.
StepResult before_points(const Rules& rules, State& state, EventLog*) {
  Band& now = band(state);
  now.robs.fill(0);
  for (int place = rules.setup.players - 1; place >= 0; --place) {  // the last pushed is asked first
    const auto owner = static_cast<Seat>((state.active + place) % rules.setup.players);
    if (now.space[owner] == kInSupply) continue;
    const unsigned moving = movers(state, owner);
    if (moving == 0) continue;
    if (has_chosen(state, owner)) {
      const u8 victim = now.chosen[owner];
      if ((moving >> (victim - 1) & 1) != 0) now.robs[owner] = victim;
    } else if (std::has_single_bit(victims(rules, state, owner))) {
      now.robs[owner] = static_cast<u8>(1 + std::countr_zero(moving));
    } else {
      push_decision(state, {kId, kRob, owner, 0});
    }
  }
  return StepResult::Next;
}

// ROB-03: robbers beside a thief's counter go along with it.
void go_along(State& state, const Gain& gain) {
  const i32 after = shown_by(state, gain.seat, gain.counter);
  const u8 before = space_at(after - gain.points.total());
  for (Seat owner = 0; owner < kMaxPlayers; ++owner) {
    u8& space = band(state).space[owner];
    if (owner != gain.seat && space == before) space = space_at(after);
  }
}

// ROB-02: half of the gain, rounded up, to each who robs it; their robbers return at once.
void on_points(const Rules& rules, State& state, const Gain& gain, EventLog* events) {
  if (gain.final_scoring) return;
  if ((gain.note & kSecondHand) != 0) {
    go_along(state, gain);
    return;
  }
  Band& now = band(state);
  for (int place = 0; place < rules.setup.players; ++place) {
    const auto owner = static_cast<Seat>((state.active + place) % rules.setup.players);
    if (now.robs[owner] != 1 + gain.seat) continue;
    now.robs[owner] = 0;
    now.space[owner] = kInSupply;
    now.chosen[owner] = 0;
    const int half = (gain.points.total() + 1) / 2;
    tell(state, events, kRobs, owner, half);
    award_extra(rules, state, owner, rules.reason(kId, kRobbery), half, false, events,
                Origin::of_counter(gain.seat, gain.counter), kSecondHand);
  }
}

// While a robber is about, whoever moves first decides who is robbed of what.
bool order_matters(const Rules&, const State& state, std::span<const SegmentId>) {
  for (const u8 space : band(state).space) {
    if (space != kInSupply) return true;
  }
  return false;
}

void build(RulesDraft& draft) { carcassonne::note_marked(draft, kId, kMarks[0]); }

void holdings(const Rules&, const State& state, Seat seat, HoldingList& held) {
  if (space_of(state, seat) == kInSupply) held.add({.key = kReasons[kLeft].key, .amount = 1});
}

void on_scoreboard(const Rules& rules, const State& state, OnScoreboardList& list) {
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    const u8 space = space_of(state, static_cast<Seat>(seat));
    if (space != kInSupply)
      list.add({.expansion = kId, .token = 0, .seat = static_cast<Seat>(seat), .space = space});
  }
}

constexpr DecisionDef kDecisions[] = {
    {.key = "place_robber", .legal = legal_places, .apply = apply_place, .may_lapse = true},
    {.key = "rob", .legal = legal_victims, .apply = apply_victim},
};

// The active player, then the next one clockwise who has their robber in the supply.
StepResult place_robbers(const Rules& rules, State& state, EventLog*) {
  if (rules.marks[kId][state.tiles[state.last_tile].design] == 0) return StepResult::Next;
  Band& now = band(state);
  if (now.stage == kActive) {
    now.stage = kNext;
    push_decision(state, {kId, kPlace, state.active, 0});
    return StepResult::Stay;
  }
  now.stage = kActive;
  for (Seat seat = seat_after(rules, state.active); seat != state.active; seat = seat_after(rules, seat)) {
    if (now.space[seat] != kInSupply) continue;
    push_decision(state, {kId, kPlace, seat, 0});
    break;
  }
  return StepResult::Next;
}

// ROB-06: before any other final scoring.
StepResult come_off(const Rules& rules, State& state, EventLog* events) {
  Band& now = band(state);
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    u8& space = now.space[static_cast<unsigned>(seat)];
    if (space == kInSupply) continue;
    space = kInSupply;
    award_extra(rules, state, static_cast<Seat>(seat), rules.reason(kId, kLeft), kLeftPoints, true, events);
  }
  return StepResult::Next;
}

constexpr Step kSteps[] = {{.name = "robbers", .run = place_robbers},
                           {.name = "robbers left", .run = come_off}};

}  // namespace

u8 space_of(const State& state, Seat seat) { return band(state).space[seat]; }

const Expansion kExpansion{
    .id = kId,
    .key = "robbers",
    .marks = kMarks,
    .tokens = kTokens,
    .reasons = kReasons,
    .events = kEvents,
    .choices = kChoices,
    .decisions = kDecisions,
    .steps = kSteps,
    .tile_set = [](const Setup&) -> std::string_view { return "robbers"; },
    .memory = starts_as<Band>,
    .build = build,
    .order_matters = order_matters,
    .before_points = before_points,
    .on_points = on_points,
    .shown = {.holdings = holdings, .on_scoreboard = on_scoreboard},
};

}  // namespace bastide::robbers
