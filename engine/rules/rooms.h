// The list of rooms: the only place, with rooms.cpp and turn.cpp, where the core names them.
#pragma once

#include "engine/rules/room.h"

namespace bastide {

namespace rooms {
inline constexpr RoomId kCore = 0;
inline constexpr RoomId kRiver = 1;
inline constexpr RoomId kAbbot = 2;
inline constexpr RoomId kInnsCathedrals = 3;
inline constexpr RoomId kTradersBuilders = 4;
inline constexpr RoomId kKingRobber = 5;
inline constexpr RoomId kFirstFree = 6;  // the first id for rooms not in this list (tests)
}  // namespace rooms

// Every built-in expansion, in hook order.
std::span<const Room* const> all_rooms();

// The room with this key, or nullptr.
const Room* find_room(std::string_view key);

}  // namespace bastide
