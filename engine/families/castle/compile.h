// Tiles and start fields as the landscape lays them.
#pragma once

#include "engine/core/tile_design.h"
#include "engine/families/castle/facts.h"

namespace bastide::castle {

// Segments in the order paths, towers, houses, courtyards, each as the facts list them.
TileDesign compile(const TileFacts& tile);
// A start field as a tile that is not in the bag: lies at StartField::place(), unturned.
TileDesign compile(const StartField& field);

}  // namespace bastide::castle
