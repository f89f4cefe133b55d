// The one door. Interface, computer players, network, replay, tests and fuzzers change a game in
// no other way:
//
//     Rules (immutable)          State (plain value)
//            \                      |
//             pending(state)        |  who must decide what
//             legal_actions(…)      |  every legal answer
//             apply(…, action, …) --+  carries one out and runs on to the next decision
//
// Chance is a player: drawing a tile is a decision whose seat is kChance, so apply is a pure
// function of (rules, state, action). Nothing here allocates (events aside) or throws.
#pragma once

#include "engine/core/rng.h"
#include "engine/core/state.h"

#include <span>
#include <string_view>

namespace bastide {

struct Rules;         // engine/rules/rules.h
struct FeatureValue;  // engine/rules/family.h
class EventLog;       // engine/core/events.h
struct Event;         // engine/core/events.h

// Sets up a new game and runs to its first decision. `bag`, if given, holds the number of tiles of
// each design to play with, in place of all of the set-up's (an explicit, shorter deck). `state` is fresh
// or holds another game.
void start_game(const Rules& rules, State& state, EventLog* events = nullptr, const u8* bag = nullptr);

// The decision waited for. Requires !is_over(state).
const Decision& pending(const State& state);

// Fills `actions` with every legal answer to the pending decision, in a fixed order, none twice.
// For chance the distinct outcomes.
void legal_actions(const Rules& rules, const State& state, ActionList& actions);

// Whether `action` is one of legal_actions: the check for anything that comes from outside.
bool is_legal(const Rules& rules, const State& state, const Action& action);

// Why a placement of the tile in hand is not legal although it fits by its edges, for screens to explain:
// the expansion that forbids it and its reason, as in the text's key "refusal.<expansion>.<why>". Both are
// empty if it is legal, or if the edges do not fit.
struct Refusal {
  std::string_view expansion, why;
  explicit operator bool() const { return !why.empty(); }
};
Refusal why_refused(const Rules& rules, const State& state, const Action& placement);

// Carries out a legal action and runs on to the next decision or the end. An action that is not
// legal is undefined here (checked by is_legal and Game::apply). hot: no allocation.
void apply(const Rules& rules, State& state, const Action& action, EventLog* events = nullptr);

// For a pending chance decision: relative odds of an outcome, and one outcome at random.
int chance_weight(const Rules& rules, const State& state, const Action& action);
Action sample_chance(const Rules& rules, const State& state, Rng& rng);

bool is_over(const State& state);
std::span<const i32> scores(const Rules& rules, const State& state);

// Tiles still in the bag (the one in hand and the piles beside it not counted).
int tiles_left(const State& state);

// What a feature is worth and to whom, for screens and computer players (BASE-30 to BASE-51). Where farmers
// are counted city by city (ED-06): those farmers of a field who get most from the cities around it.
FeatureValue feature_value(const Rules& rules, const State& state, SegmentId segment);

// Who may know what: all that is told to one seat, or to everybody at the table (kNobody), goes through
// these.
//
// The state as a seat knows it: what only others may know is masked by the expansions that hide it. What the
// bag will give is no part of a state. `view` is fresh or holds another game.
void view_for(const Rules& rules, const State& state, Seat seat, State& view);
// An event as a seat may hear of it.
Event event_for(const Rules& rules, const Event& event, Seat seat);
// Whether the answers to the pending decision tell what only who is asked may know, so that they are told to
// that seat alone.
bool is_secret(const Rules& rules, const State& state);

// Ends the game at once as things stand: whatever is pending is forgotten, final scoring follows; a decision
// of the final scoring takes its first answer.
void end_now(const Rules& rules, State& state, EventLog* events = nullptr);

}  // namespace bastide
