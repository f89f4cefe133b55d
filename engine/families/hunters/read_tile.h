// A tile of the facts from its JSON; used by facts.cpp alone.
#pragma once

#include "engine/data/json.h"
#include "engine/families/hunters/facts.h"

namespace bastide::hunters {

// Edges and zones, as members of `json` at the place `where`, into the tile. Errors: whatever the form does
// not allow, a side or half edge not in exactly one zone of the right kind, a river without its two ends.
std::optional<Error> read_zones(const Json& json, const std::string& where, TileFacts& tile);

}  // namespace bastide::hunters
