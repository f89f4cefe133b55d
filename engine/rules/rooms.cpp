#include "engine/rules/rooms.h"

namespace bastide {

std::span<const Room* const> all_rooms() { return {}; }

const Room* find_room(std::string_view key) {
  for (const Room* room : all_rooms()) {
    if (room->key == key) return room;
  }
  return nullptr;
}

}  // namespace bastide
