#include "engine/expansions/gold_mines/gold_mines.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

#include <bit>
#include <cstdlib>

namespace bastide::gold_mines {
namespace {

constexpr std::string_view kMarks[] = {"gold"};
constexpr TokenDef kTokens[] = {{.key = "ingot", .count = kIngots}};
constexpr ReasonDef kReasons[] = {{"ingots"}};
constexpr EventDef kEvents[] = {{.key = "laid", .of_place = true},
                                {.key = "taken", .remembered = Most::Times, .of_place = true}};
enum DecisionNumber : u8 { kLay = 0, kTake = 1 };

struct Mines {
  std::array<u8, kIngots> tile{};  // of each ingot that lies, the first `lying` of them
  std::array<u8, kMaxPlayers> held{};
  u8 lying = 0;
  u8 left = kIngots;  // not laid yet
  u8 next = kNobody;  // whose turn it is in the round in which several take
};

Mines& mines(State& state) { return expansion_state<Mines>(state, kId); }
const Mines& mines(const State& state) { return expansion_state<Mines>(state, kId); }

void tell(EventLog* events, EventNumber option, Seat seat, Cell cell) {
  if (events != nullptr) events->add(expansion_event(kId, option, seat, cell, 1));
}

void lay(State& state, unsigned tile, EventLog* events) {
  Mines& now = mines(state);
  now.tile[now.lying++] = static_cast<u8>(tile);
  --now.left;
  tell(events, kLaid, state.active, state.tiles[tile].cell);
}

Action on_tile(Verb verb, Cell cell) {
  Action action;
  action.verb = verb;
  action.expansion = kId;
  action.cell = cell;
  action.segment = kNoSegment;
  return action;
}

// GOLD-01: one of the up to 8 neighbours.
void legal_laying(const Rules&, const State& state, Decision, ActionList& actions) {
  const Cell mine = state.tiles[state.last_tile].cell;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell cell{static_cast<i8>(mine.x + dx), static_cast<i8>(mine.y + dy)};
      if ((dx != 0 || dy != 0) && is_tile(state.at(cell))) actions.add(on_tile(Verb::PlaceToken, cell));
    }
  }
}

void apply_laying(const Rules&, State& state, Decision, Action action, EventLog* events) {
  lay(state, state.at(action.cell) - 1u, events);
}

// GOLD-03: the tiles a completed feature gives a claim to.
bool reaches(const Rules& rules, const State& state, const Completed& completed, unsigned tile) {
  const PlacedTile& placed = state.tiles[tile];
  if ((rules.traits.closing_kinds >> completed.kind & 1) == 0) {
    const Cell middle = state.tiles[state.tile_of[completed.segment]].cell;
    return std::abs(placed.cell.x - middle.x) <= 1 && std::abs(placed.cell.y - middle.y) <= 1;
  }
  const SegmentId root = find(state, completed.segment);
  for (unsigned i = 0; i < rules.designs[placed.design].segment_count; ++i) {
    if (find(state, segment_id(placed, i)) == root) return true;
  }
  return false;
}

// Seats with a claim to what lies on a tile, one bit each (GOLD-02, GOLD-05).
unsigned claimants(const Rules& rules, const State& state, unsigned tile) {
  unsigned seats = 0;
  for (unsigned i = 0; i < state.completed_count; ++i) {
    const Completed& completed = state.completed[i];
    if (completed.owners != 0 && reaches(rules, state, completed, tile)) seats |= completed.owners;
  }
  return seats;
}

// The tiles a seat may take from, each once.
struct Sources {
  std::array<u8, kIngots> tile{};
  unsigned count = 0;
};
Sources sources_of(const Rules& rules, const State& state, Seat seat) {
  const Mines& now = mines(state);
  Sources sources;
  for (unsigned i = 0; i < now.lying; ++i) {
    bool known = false;
    for (unsigned k = 0; k < sources.count; ++k) known = known || sources.tile[k] == now.tile[i];
    if (!known && (claimants(rules, state, now.tile[i]) >> seat & 1) != 0)
      sources.tile[sources.count++] = now.tile[i];
  }
  return sources;
}

void take(State& state, Seat seat, unsigned tile, EventLog* events) {
  Mines& now = mines(state);
  unsigned i = 0;
  while (now.tile[i] != tile) ++i;
  now.tile[i] = now.tile[--now.lying];
  now.tile[now.lying] = 0;
  ++now.held[seat];
  tell(events, kTaken, seat, state.tiles[tile].cell);
}

void take_all(const Rules& rules, State& state, Seat seat, EventLog* events) {
  Mines& now = mines(state);
  for (unsigned i = 0; i < now.lying;) {
    const unsigned tile = now.tile[i];
    if ((claimants(rules, state, tile) >> seat & 1) != 0)
      take(state, seat, tile, events);  // the last one moves into its place
    else
      ++i;
  }
}

void legal_taking(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  const Sources sources = sources_of(rules, state, decision.who);
  for (unsigned i = 0; i < sources.count; ++i)
    actions.add(on_tile(Verb::ReturnToken, state.tiles[sources.tile[i]].cell));
}

void apply_taking(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  take(state, decision.who, state.at(action.cell) - 1u, events);
  mines(state).next = seat_after(rules, decision.who);
}

void build(RulesDraft& draft) { carcassonne::note_marked(draft, kId, kMarks[0]); }

void final_scoring(const Rules& rules, State& state, EventLog* events) {
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    const auto s = static_cast<Seat>(seat);
    award_extra(rules, state, s, rules.reason(kId, 0), worth(ingots_of(state, s)), true, events);
  }
}

void holdings(const Rules&, const State& state, Seat seat, HoldingList& held) {
  if (ingots_of(state, seat) != 0) held.add({.key = kReasons[0].key, .amount = ingots_of(state, seat)});
}

void lying(const Rules&, const State& state, LyingList& list) {
  const Mines& now = mines(state);
  for (unsigned i = 0; i < now.lying; ++i) {
    const Cell cell = state.tiles[now.tile[i]].cell;
    bool known = false;
    for (unsigned k = 0; k < i; ++k) known = known || now.tile[k] == now.tile[i];
    if (!known)
      list.add(
          {.expansion = kId, .token = 0, .cell = cell, .count = static_cast<u8>(ingots_at(state, cell))});
  }
}

constexpr DecisionDef kDecisions[] = {
    {.key = "lay_ingot", .legal = legal_laying, .apply = apply_laying},
    {.key = "take_ingot", .legal = legal_taking, .apply = apply_taking},
};

// GOLD-01: on a mine and beside it.
StepResult lay_ingots(const Rules& rules, State& state, EventLog* events) {
  if (rules.marks[kId][state.tiles[state.last_tile].design] == 0) return StepResult::Next;
  if (mines(state).left != 0) lay(state, state.last_tile, events);
  const Decision where{kId, kLay, state.active, 0};
  ActionList neighbours;
  legal_laying(rules, state, where, neighbours);
  // the first tile of all has none (HOUSE-04), and with one alone there is no choice
  if (mines(state).left == 0 || neighbours.empty()) return StepResult::Next;
  if (neighbours.size() == 1)
    apply_laying(rules, state, where, neighbours[0], events);
  else
    push_decision(state, where);
  return StepResult::Next;
}

// GOLD-04: one at a time in turn, from the active player clockwise; the last who may take takes the rest.
StepResult hand_out(const Rules& rules, State& state, EventLog* events) {
  Mines& now = mines(state);
  unsigned owners = 0;  // of anything at all
  for (unsigned i = 0; i < state.completed_count; ++i) owners |= state.completed[i].owners;
  unsigned seats = 0;
  for (unsigned i = 0; i < now.lying && owners != 0; ++i) seats |= claimants(rules, state, now.tile[i]);
  if (std::popcount(seats) <= 1) {
    if (seats != 0) take_all(rules, state, static_cast<Seat>(std::countr_zero(seats)), events);
    now.next = kNobody;
    return StepResult::Next;
  }
  Seat seat = now.next == kNobody ? state.active : now.next;
  while ((seats >> seat & 1) == 0) seat = seat_after(rules, seat);
  const Sources sources = sources_of(rules, state, seat);
  if (sources.count == 1) {
    take(state, seat, sources.tile[0], events);
    now.next = seat_after(rules, seat);
  } else {
    push_decision(state, {kId, kTake, seat, 0});
  }
  return StepResult::Stay;
}

constexpr Step kSteps[] = {{.name = "ingots", .run = lay_ingots}, {.name = "ingots found", .run = hand_out}};

}  // namespace

int ingots_at(const State& state, Cell cell) {
  const Mines& now = mines(state);
  int count = 0;
  for (unsigned i = 0; i < now.lying; ++i) count += state.tiles[now.tile[i]].cell == cell ? 1 : 0;
  return count;
}

int ingots_of(const State& state, Seat seat) { return mines(state).held[seat]; }

int worth(int ingots) {
  constexpr int kStep = 3;  // of ingots, from one price to the next
  constexpr int kDearest = 4;
  const int price = (ingots + kStep - 1) / kStep;
  return ingots * (price < kDearest ? price : kDearest);
}

const Expansion kExpansion{
    .id = kId,
    .key = "gold_mines",
    .marks = kMarks,
    .tokens = kTokens,
    .reasons = kReasons,
    .events = kEvents,
    .decisions = kDecisions,
    .steps = kSteps,
    .tile_set = [](const Setup&) -> std::string_view { return "gold_mines"; },
    .memory = starts_as<Mines>,
    .build = build,
    .after_early = hand_out,
    .final_scoring = final_scoring,
    .shown = {.holdings = holdings, .lying = lying},
};

}  // namespace bastide::gold_mines
