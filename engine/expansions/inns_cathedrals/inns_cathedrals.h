// Inns & Cathedrals (INN): inns double roads, cathedrals raise cities, a large meeple counts as two.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::inns_cathedrals {

inline constexpr ExpansionId kId = 3;
extern const Expansion kExpansion;

}  // namespace bastide::inns_cathedrals
