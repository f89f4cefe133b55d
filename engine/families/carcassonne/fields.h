// Field scoring of the main game (FARM-01 to FARM-06, ED-06).
#pragma once

#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::carcassonne {

void score_fields(const Rules& rules, State& state, EventLog* events);
int field_value(const Rules& rules, const State& state, SegmentId field, Seat seat);

}  // namespace bastide::carcassonne
