// Ferries (FER): lakes that roads end at, and ferries that join two of them until they are moved.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::ferries {

inline constexpr ExpansionId kId = 8;
extern const Expansion kExpansion;

inline constexpr int kFerries = 8;

// The roads (local segments) that the ferry on a tile joins, the lower first; both kNoSegment: there is none.
struct Crossing {
  u8 a = kNoSegment, b = kNoSegment;
};
Crossing crossing_at(const State& state, Cell cell);

// ExpansionEvent options: a ferry is laid, moved.
enum EventNumber : u8 { kLaid = 0, kMoved = 1 };

}  // namespace bastide::ferries
