// Robbers (ROB): figures on the scoreboard that take half of what the counter beside them gains.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::robbers {

inline constexpr ExpansionId kId = 11;
extern const Expansion kExpansion;

inline constexpr u8 kInSupply = 0xFF;
// The space on which a seat's robber stands, or kInSupply.
u8 space_of(const State& state, Seat seat);

// ExpansionEvent options: a robber is put on the scoreboard (amount space), robs (amount points).
enum EventNumber : u8 { kPlaced = 0, kRobs = 1 };

}  // namespace bastide::robbers
