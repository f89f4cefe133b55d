#include "shell/play/secrets.h"

#include "engine/rules/steps.h"

#include <algorithm>

namespace bastide::shell {

bool hides_tiles(const Game& game) {
  return game.rules().setup.players > 1 && game.rules().shown.hidden_hands;
}

bool has_secrets(const Game& game, Seat seat) {
  if (!hides_tiles(game)) return false;
  const HeldTiles held = held_tiles(game.rules(), game.state(), seat);
  return std::any_of(held.begin(), held.end(), [](u8 tile) { return tile != kNoDesign; });
}

std::vector<u8> open_tiles(const Game& game, Seat seat) {
  std::vector<u8> tiles;
  if (has_secrets(game, seat)) return tiles;
  for (const u8 tile : held_tiles(game.rules(), game.state(), seat)) {
    if (tile != kNoDesign) tiles.push_back(tile);
  }
  return tiles;
}

}  // namespace bastide::shell
