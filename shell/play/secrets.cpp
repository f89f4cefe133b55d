#include "shell/play/secrets.h"

#include "engine/rules/rules.h"

#include <algorithm>

namespace bastide::shell {

bool hides_tiles(const Game& game) {
  return game.rules().setup.players > 1 && game.rules().shown.hidden_hands;
}

bool has_secrets(const Game& game, Seat seat) {
  if (!hides_tiles(game)) return false;
  const auto& held = game.state().held[seat];
  return std::any_of(held.begin(), held.end(), [](u8 tile) { return tile != 0; });
}

std::vector<u8> open_tiles(const Game& game, Seat seat) {
  std::vector<u8> tiles;
  if (has_secrets(game, seat)) return tiles;
  for (const u8 tile : game.state().held[seat]) {
    if (tile != 0) tiles.push_back(static_cast<u8>(tile - 1));
  }
  return tiles;
}

}  // namespace bastide::shell
