// King & Robber Baron (KING): titles for the largest completed city and the longest completed road.
#pragma once

#include "engine/rules/room.h"

namespace bastide::king_robber {

extern const Room kRoom;

struct Title {
  Seat holder = kNobody;
  u8 unused = 0;  // no padding: states are compared byte by byte
  u16 tiles = 0;  // the mark to beat
};
Title king(const State& state);
Title robber_baron(const State& state);

// Completed cities or roads of the landscape: what the title is worth now (KING-03, KING-04).
int completed(const State& state, Kind kind);

// RoomEvent options: a title changes hands or its mark rises; amount = tiles.
inline constexpr u8 kKingTaken = 0;
inline constexpr u8 kRobberBaronTaken = 1;

}  // namespace bastide::king_robber
