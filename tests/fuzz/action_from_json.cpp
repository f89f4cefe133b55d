// Any bytes as an answer, as JSON and as text, in a running game: an error or a legal action.
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/action_text.h"
#include "engine/game/game.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  if (size == 0) return 0;
  GameSetup setup;
  setup.seed = "fuzz";
  auto game = Game::create(setup);
  // The first byte says how far the game has come.
  for (int n = data[0] % 24; n > 0 && !game->over(); --n) {
    ActionList legal;
    game->legal(legal);
    if (!game->apply(legal[data[0] % legal.size()])) std::abort();
  }
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto json = parse_json(text, "action");
  if (json.ok()) {
    const auto action = action_from_json(game->rules(), game->state(), *json);
    if (action.ok() && !is_legal(game->rules(), game->state(), *action)) std::abort();
  }
  const auto action = parse_action_text(game->rules(), text);
  if (!action.ok()) return 0;
  const auto again = parse_action_text(game->rules(), action_text(game->rules(), *action));
  if (!again.ok() || !(*again == *action)) std::abort();
  game->apply(*action);
  return 0;
}
