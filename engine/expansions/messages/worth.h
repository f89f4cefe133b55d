// What the messages are worth to a seat, without doing anything (LET-04 to LET-06).
#pragma once

#include "engine/rules/steps.h"

namespace bastide::messages {

// Features on which the seat has a meeple and which the message is about: the least any of them is worth by
// final scoring; -1 if there are none (LET-05).
int smallest(const Rules& rules, const State& state, Seat seat, unsigned kinds);
// Coats of arms in the cities with a meeple of the seat; -1: there is none of them (LET-06).
int coats_of_arms(const Rules& rules, const State& state, Seat seat);
// Its meeples on features of a kind, a large one as one.
int meeples_on(const Rules& rules, const State& state, Seat seat, Kind kind);
// Whether the figure may be called back: an own meeple where its seat has the majority (LET-08).
bool may_call_back(const Rules& rules, const State& state, Seat seat, const Figure& figure);

}  // namespace bastide::messages
