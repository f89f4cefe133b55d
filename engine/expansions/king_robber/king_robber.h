// King & Robber Baron (KING): titles for the largest completed city and the longest completed road.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::king_robber {

inline constexpr ExpansionId kId = 5;
extern const Expansion kExpansion;

struct Title {
  Seat holder = kNobody;
  u8 unused = 0;  // no padding: states are compared byte by byte
  u16 tiles = 0;  // the mark to beat
};
Title king(const State& state);
Title robber_baron(const State& state);

// The two titles by their numbers, in the expansion's memory, its events (one changes hands, or its mark
// rises; amount = tiles) and its reasons.
enum TitleNumber : u8 { kKing = 0, kRobberBaron = 1 };

}  // namespace bastide::king_robber
