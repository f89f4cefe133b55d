// What lies beside the land: signs of what counts, and the backs of the tiles.
#pragma once

#include "tools/tileart/atlas.h"

namespace bastide::art::hunters {

// sign_<what> for every animal, fish, nugget, menhir, mushrooms, forest, river, meadow, lake, hut and every
// power; sign_gone; back_land, back_bonus, back_menhir, back_scout.
Atlas make_piece_atlas();

}  // namespace bastide::art::hunters
