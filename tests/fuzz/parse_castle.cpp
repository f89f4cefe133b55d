// Any bytes as the file of the Castle: an error that says something, or facts from which a game can be built.
#include "engine/families/castle/compile.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const auto facts = castle::parse_facts({reinterpret_cast<const char*>(data), size}, "fuzz");
  if (!facts.ok()) {
    if (facts.error().what.empty()) std::abort();
    return 0;
  }
  for (const castle::TileFacts& tile : facts->tiles) {
    if (castle::compile(tile).segment_count > kMaxTileSegments) std::abort();
  }
  for (const castle::StartField& field : facts->start_fields) {
    if (castle::compile(field).segment_count != 1 || facts->has_cell(field.place())) std::abort();
  }
  return 0;
}
