// Any bytes as a saved game: an error or a game that saves to the same text again.
#include "engine/game/save.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto game = load_game(text);
  if (!game.ok()) {
    if (game.error().what.empty() || game.error().code.empty()) std::abort();
    return 0;
  }
  const std::string saved = save_game(*game);
  const auto again = load_game(saved);
  if (!again.ok() || save_game(*again) != saved) std::abort();
  return 0;
}
