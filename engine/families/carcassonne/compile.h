// From tile facts to the engine's tile designs, for the main game.
#pragma once

#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::carcassonne {

// Segments are numbered roads, cities, monastery, garden, fields, river, each in the facts' order;
// art and saves rely on it. `gardens` is false with edition C1 (ED-02): the garden segment stays,
// so numbers don't shift, but nobody can stand on it (Rules::deployable_kinds).
TileDesign compile(const TileFact& fact);

}  // namespace bastide::carcassonne
