// Mage & Witch (MAGE): two neutral figures on roads and cities, one that adds points and one that halves
// them.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::mage_witch {

inline constexpr ExpansionId kId = 10;
extern const Expansion kExpansion;

// The two by their numbers among the expansion's tokens, reasons and ExpansionEvents (one goes back beside
// the board).
enum Who : u8 { kMage = 0, kWitch = 1 };

// The segment one stands on, or kNoSegmentId.
SegmentId segment_of(const State& state, Who who);

}  // namespace bastide::mage_witch
