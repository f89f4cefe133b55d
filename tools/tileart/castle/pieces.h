// What lies and stands on the castle besides followers: tokens, keeps, counters.
#pragma once

#include "tools/tileart/atlas.h"

namespace bastide::art::castle {

// token_1 … token_9, token_back; <colour>_keep, <colour>_counter, <colour>_counter_lying.
Atlas make_piece_atlas();

}  // namespace bastide::art::castle
