// The Abbot (ABB): one abbot per player, for monasteries and gardens, who may be taken back early.
#pragma once

#include "engine/rules/room.h"

namespace bastide::abbot {

inline constexpr RoomId kId = 2;
extern const Room kRoom;

}  // namespace bastide::abbot
