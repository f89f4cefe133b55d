// Crop Circles (CROP): after the scoring everybody adds a meeple, or everybody takes one back.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::crop_circles {

inline constexpr ExpansionId kId = 12;
extern const Expansion kExpansion;

// The expansion's choices: A, each may add one; B, each takes one back. ExpansionEvents by the same numbers:
// chosen.
enum Choice : u8 { kAdd = 0, kRemove = 1 };

}  // namespace bastide::crop_circles
