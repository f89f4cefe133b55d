// Any bytes as the line of a puzzle: an error, or a puzzle whose own line is the same, and which opens or is
// refused.
#include "engine/game/puzzle.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto puzzle = read_puzzle(text);
  if (!puzzle.ok()) {
    if (puzzle.error().what.empty() || puzzle.error().where.empty()) std::abort();
    return 0;
  }
  if (write_puzzle(*puzzle) != text) std::abort();
  const auto open = open_puzzle(*puzzle);
  if (open.ok() && open->moves.size() != puzzle->answers.size()) std::abort();
  return 0;
}
