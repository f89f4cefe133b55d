// Tokens that stand on each other (TokenDef::stacked), and what stands on top of them. No drawing.
#pragma once

#include "engine/rules/rules.h"

#include <span>

namespace bastide::shell {

// It is on the land but on no segment: it lies, or stands, where the tile has a place made for it.
inline bool on_site(const Rules& rules, RoomId room, u8 segment) {
  return segment == kNoSegment && rules.rooms[room] != nullptr && !rules.rooms[room]->site.empty();
}

// How many stacked tokens in its cell carry something of that room; none carries one of themselves.
inline int storeys_below(const Rules& rules, std::span<const Lying> lying, RoomId room, Cell cell) {
  int storeys = 0;
  for (const Lying& one : lying)
    if (one.room == room && one.cell == cell && rules.rooms[room]->tokens[one.token].stacked)
      storeys += one.count;
  return storeys;
}

}  // namespace bastide::shell
