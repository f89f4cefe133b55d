#include "engine/rules/rooms.h"

#include "engine/expansions/abbot/abbot.h"
#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"
#include "engine/expansions/king_robber/king_robber.h"
#include "engine/expansions/river/river.h"
#include "engine/expansions/traders_builders/traders_builders.h"

namespace bastide {

std::span<const Room* const> all_rooms() {
  static constexpr const Room* kRooms[] = {
      &river::kRoom, &abbot::kRoom, &inns_cathedrals::kRoom, &traders_builders::kRoom, &king_robber::kRoom,
  };
  return kRooms;
}

const Room* find_room(std::string_view key) {
  for (const Room* room : all_rooms()) {
    if (room->key == key) return room;
  }
  return nullptr;
}

}  // namespace bastide
