// The Abbot (ABB): one abbot per player, for monasteries and gardens, who may be taken back early.
#pragma once

#include "engine/rules/room.h"

namespace bastide::abbot {

extern const Room kRoom;

}  // namespace bastide::abbot
