// The open card of a player aid, for the probe.
#pragma once

#include "shell/base/geometry.h"
#include "shell/play/aids.h"

namespace bastide::shell {

// One of the two, or none.
struct ShownCard {
  const CellCard* cell = nullptr;
  const FeatureCard* feature = nullptr;
  Rect rect;  // CSS pixels; of a dead spot its cell
};

}  // namespace bastide::shell
