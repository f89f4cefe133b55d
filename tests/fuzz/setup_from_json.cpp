// Any bytes as a set-up: an error, or a set-up that survives the trip through JSON and can be started
// (or is refused with a reason).
#include "engine/game/game.h"
#include "engine/game/setup_json.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const auto json = parse_json({reinterpret_cast<const char*>(data), size}, "setup");
  if (!json.ok()) return 0;
  const auto setup = setup_from_json(*json, "setup");
  if (!setup.ok()) return 0;
  const auto again = setup_from_json(setup_to_json(*setup), "setup");
  if (!again.ok() || !(*again == *setup)) std::abort();
  const auto game = Game::create(*setup);
  if (!game.ok() && game.error().what.empty()) std::abort();
  return 0;
}
