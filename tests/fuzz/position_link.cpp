// Any bytes as a link to a position: an error, or a game whose own link leads to the same. With the first
// byte odd the bytes choose what is played, and the link of that must lead back to it.
#include "engine/game/position_link.h"

#include "engine/game/save.h"

#include <cstdlib>

using namespace bastide;

namespace {

constexpr std::size_t kMostActions = 8;

void check_trip(const Game& game) {
  const auto link = make_position_link(game);
  if (!link.ok()) std::abort();
  const auto again = parse_position_link(*link);
  if (!again.ok() || save_game(*again) != save_game(game)) std::abort();
}

void play(const u8* choices, std::size_t count) {
  GameSetup setup;
  setup.seed = "fuzz";
  auto game = Game::create(setup);
  for (std::size_t i = 0; i < count && i < kMostActions; ++i) {
    ActionList legal;
    game->legal(legal);
    game->apply(legal[static_cast<int>(choices[i] % static_cast<u32>(legal.size()))]);
  }
  check_trip(*game);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  if (size > 0 && (data[0] & 1) != 0) {
    play(data + 1, size - 1);
    return 0;
  }
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto game = parse_position_link(text);
  if (game.ok())
    check_trip(*game);
  else if (game.error().what.empty() || game.error().code.empty())
    std::abort();
  return 0;
}
