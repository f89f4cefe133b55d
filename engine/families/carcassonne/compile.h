// From tile facts to the engine's tile designs, for the main game.
#pragma once

#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/carcassonne.h"

namespace bastide::carcassonne {

// Segments are numbered roads, cities, monastery, garden, fields, river, each in the facts' order;
// art and saves rely on it. With edition C1 (ED-02) the garden segment stays, so numbers don't shift, but
// nobody can stand on it (Rules::deployable_kinds). Marks of segments are counted in the lanes that the
// rules' expansions have for them (Rules::counters).
TileDesign compile(const TileFact& fact, const Rules& rules);

}  // namespace bastide::carcassonne
