// Weights of the terms, from assets/ai/<family>.json: for each term its worth in points with 4, 24 and 60
// tiles left (kPhaseTiles). How they came about: assets/ai/README.md.
#pragma once

#include "engine/ai/terms.h"

namespace bastide::ai {

// Whether so many expansions are in play that a game is several times as long, and what a term is worth is
// another thing.
bool has_many_expansions(const Rules& rules);

// The weights of the rules' family, by tiles_for_two; the main game's where there is no file. With many
// expansions those of <family>_many, where there are any. `variant` is put behind the family's name.
PhaseWeights weights_for(const Rules& rules, std::string_view variant = "");

}  // namespace bastide::ai
