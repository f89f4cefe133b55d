// Field scoring of the main game (FARM-01 to FARM-06, ED-06).
#pragma once

#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::carcassonne {

// Family::value_of: a field's value is the cities' around it, and may differ from owner to owner.
bool field_value(const Rules& rules, const State& state, SegmentId field, FeatureValue& value);

}  // namespace bastide::carcassonne
