// Inns & Cathedrals (INN): inns double roads, cathedrals raise cities, a large meeple counts as two.
#pragma once

#include "engine/rules/room.h"

namespace bastide::inns_cathedrals {

inline constexpr RoomId kId = 3;
extern const Room kRoom;

}  // namespace bastide::inns_cathedrals
