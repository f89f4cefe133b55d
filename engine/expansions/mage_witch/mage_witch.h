// Mage & Witch (MAGE): two neutral figures on roads and cities, one that adds points and one that halves
// them.
#pragma once

#include "engine/rules/room.h"

namespace bastide::mage_witch {

inline constexpr RoomId kId = 10;
extern const Room kRoom;

// The two by their numbers among the room's tokens, reasons and RoomEvents (one goes back beside the board).
enum Who : u8 { kMage = 0, kWitch = 1 };

// The segment one stands on, or kNoSegmentId.
SegmentId segment_of(const State& state, Who who);

}  // namespace bastide::mage_witch
