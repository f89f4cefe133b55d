// Any bytes as a tile file: an error, or tiles that can be compiled.
#include "engine/assembly/built_in.h"
#include "engine/families/carcassonne/compile.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const auto set = parse_tile_set({reinterpret_cast<const char*>(data), size}, "fuzz");
  if (!set.ok()) {
    if (set.error().what.empty()) std::abort();
    return 0;
  }
  static const auto rules = make_rules(Setup{});
  for (const TileFact& tile : set->tiles) {
    const TileDesign design = carcassonne::compile(tile, **rules);
    if (design.segment_count > kMaxTileSegments) std::abort();
  }
  return 0;
}
