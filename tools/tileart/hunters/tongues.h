// Where a forest may grow a tongue to part two meadows: from the middle of its border to a water or a corner.
#pragma once

#include "tools/tileart/hunters/layout.h"

namespace bastide::art::hunters {

struct Choice {
  int forest = 0;  // segment
  double cost = 0;
  Tongue tongue;
};

// Those of all forests, the cheapest first: the shorter, those to a water, those that crowd no mouth.
std::vector<Choice> possible_tongues(const Plan& plan);

}  // namespace bastide::art::hunters
