// Any bytes as an answer, as JSON and as text, in a running game: an error or a legal action.
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/action_text.h"
#include "engine/game/game.h"

#include <array>
#include <cstdlib>
#include <optional>

using namespace bastide;

namespace {

// A game so far along; kept, and whatever is done to it taken back.
Game& game_after(std::size_t actions) {
  static std::array<std::optional<Game>, 24> games;
  std::optional<Game>& game = games[actions % games.size()];
  if (game) return *game;
  GameSetup setup;
  setup.seed = "fuzz";
  game.emplace(std::move(*Game::create(setup)));
  for (std::size_t n = actions % games.size(); n > 0 && !game->over(); --n) {
    ActionList legal;
    game->legal(legal);
    if (!game->apply(legal[static_cast<int>((actions * n) % static_cast<std::size_t>(legal.size()))]))
      std::abort();
  }
  return *game;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  if (size == 0) return 0;
  Game& game = game_after(data[0]);
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto json = parse_json(text, "action");
  if (json.ok()) {
    const auto action = action_from_json(game.rules(), game.state(), *json);
    if (action.ok() && !is_legal(game.rules(), game.state(), *action)) std::abort();
  }
  const auto action = parse_action_text(game.rules(), text);
  if (!action.ok()) return 0;
  const auto again = parse_action_text(game.rules(), action_text(game.rules(), *action));
  if (!again.ok() || !(*again == *action)) std::abort();
  if (game.apply(*action)) game.undo();
  return 0;
}
