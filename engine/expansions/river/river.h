// The River (RIV): 12 river tiles that are laid first, from the spring to the lake.
#pragma once

#include "engine/rules/room.h"

namespace bastide::river {

extern const Room kRoom;

// Why a placement of the river tile in hand is refused, for a screen to explain.
enum class Refusal : u8 { None, NotContinuing, UTurn, DeadEnd };
Refusal refusal(const Rules& rules, const State& state, const Action& placement);

// The cell the river's open end faces; false if the river is finished.
bool open_end(const State& state, Cell& cell);

}  // namespace bastide::river
