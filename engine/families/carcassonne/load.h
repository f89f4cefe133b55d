// The main game's tiles: which files a set-up plays with, compiled into designs.
#pragma once

#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::carcassonne {

// Tiles are drawn from this group of the bag; an expansion that wants its own drawn first gives them a lower
// one.
inline constexpr u8 kLandGroup = kBagGroups - 1;

// Family::build and Family::finish_build: the second notes on which kinds of features some figure of this
// game may stand; the others (fields without farmers, rivers) are never asked about.
std::optional<Error> load(RulesDraft& draft);
void find_deployable_kinds(RulesDraft& draft);

}  // namespace bastide::carcassonne
