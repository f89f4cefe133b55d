// The Abbot (ABB): one abbot per player, for monasteries and gardens, who may be taken back early.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide::abbot {

inline constexpr ExpansionId kId = 2;
extern const Expansion kExpansion;

}  // namespace bastide::abbot
