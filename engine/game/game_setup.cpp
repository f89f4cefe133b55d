#include "engine/game/game_setup.h"

namespace bastide {

std::vector<Player> default_players(int count) {
  // The order in which colours are handed out: first the ones easiest to tell apart.
  static constexpr std::array<u8, 6> kOrder = {4, 1, 0, 3, 5, 2};  // blue, red, yellow, green, black, pink
  std::vector<Player> players(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < players.size(); ++i) players[i].colour = kOrder[i];
  return players;
}

}  // namespace bastide
