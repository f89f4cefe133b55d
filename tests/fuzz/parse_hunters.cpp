// Any bytes as the file of Hunters & Gatherers: an error that says something, or facts from which a game can
// be built.
#include "engine/families/hunters/compile.h"

#include <cstdlib>

using namespace bastide;

namespace {

void check(const hunters::TileFacts& tile) {
  const TileDesign design = hunters::compile(tile);
  if (design.segment_count > kMaxTileSegments) std::abort();
  for (const hunters::RiverFact& river : tile.rivers) {
    if (river.sides == 0 || river.lake >= static_cast<int>(tile.lakes.size())) std::abort();
  }
  // every half edge is a meadow's, or a forest's whose side it is
  for (unsigned half = 0; half < kHalfEdges; ++half) {
    const bool forest = tile.edges[half / 2] == hunters::kForestEdge;
    if ((design.half[half] == kNoSegment) != forest) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const auto facts = hunters::parse_facts({reinterpret_cast<const char*>(data), size}, "fuzz");
  if (!facts.ok()) {
    if (facts.error().what.empty()) std::abort();
    return 0;
  }
  for (const hunters::EditionFacts& edition : facts->editions) {
    if (edition.tiles.size() != static_cast<std::size_t>(edition.land + edition.bonus)) std::abort();
    for (const hunters::TileFacts& tile : edition.tiles) check(tile);
  }
  if (facts->scout.size() != hunters::kScoutTiles - 1) std::abort();
  for (const hunters::TileFacts& tile : facts->scout) check(tile);
  return 0;
}
