// Tiles as the landscape lays them.
#pragma once

#include "engine/core/tile_design.h"
#include "engine/families/hunters/facts.h"

namespace bastide::hunters {

// Segments in the order forests, rivers, meadows, waters, each kind as the facts list them. Waters are what
// river systems are made of (HG-52): a tile's lakes, then one for each river that ends in no lake.
TileDesign compile(const TileFacts& tile);

}  // namespace bastide::hunters
