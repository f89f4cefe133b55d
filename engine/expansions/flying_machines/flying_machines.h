// Flying Machines (FLY): a meeple that flies one to three cells far and lands where it must.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::flying_machines {

inline constexpr ExpansionId kId = 6;
extern const Expansion kExpansion;

// The cell so many cells away from a machine's tile; the tile must have one.
Cell target(const Rules& rules, const PlacedTile& tile, int distance);

// ExpansionEvent options: the die (amount cells), and a flight that finds no place to land.
enum EventNumber : u8 { kRolled = 0, kLost = 1 };

}  // namespace bastide::flying_machines
