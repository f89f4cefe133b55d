// The River (RIV): 12 river tiles that are laid first, from the spring to the lake.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::river {

inline constexpr ExpansionId kId = 1;
extern const Expansion kExpansion;

// The number of its option: RIV-06, the start tile is shuffled among the land tiles.
inline constexpr unsigned kStartTileOption = 0;

// Why a placement of the river tile in hand is refused, for a screen to explain.
enum class Refusal : u8 { None, NotContinuing, UTurn, DeadEnd };
Refusal refusal(const Rules& rules, const State& state, const Action& placement);

}  // namespace bastide::river
