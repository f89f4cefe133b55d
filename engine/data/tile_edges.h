// A tile's member "edges": what lies on each of its sides, {"N": …, "E": …, "S": …, "W": …}.
#pragma once

#include "engine/core/types.h"
#include "engine/data/json.h"

namespace bastide {

// Calls fn(edges, side, letter) for each side, to read the member of that letter.
template <class Fn>
void for_each_edge(JsonReader& tile, Fn&& fn) {
  const Json* edges = tile.object("edges");
  if (edges == nullptr) {
    tile.fail("missing", "edges");
    return;
  }
  JsonReader reader(*edges, tile.at("edges"));
  reader.only({"N", "E", "S", "W"});
  for (unsigned side = 0; side < kSides; ++side) fn(reader, side, std::string(kSideLetters.substr(side, 1)));
  tile.adopt(reader);
}

}  // namespace bastide
