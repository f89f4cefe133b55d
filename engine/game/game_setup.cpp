#include "engine/game/game_setup.h"

#include <algorithm>

namespace bastide {

std::vector<Player> default_players(int count) {
  // The order in which colours are handed out: first the ones easiest to tell apart.
  static constexpr std::array<u8, 6> kOrder = {4, 1, 0, 3, 5, 2};  // blue, red, yellow, green, black, pink
  std::vector<Player> players(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < players.size(); ++i) players[i].colour = kOrder[i];
  return players;
}

namespace {

constexpr std::string_view kHere = "here", kElsewhere = "elsewhere";

}  // namespace

std::string_view seat_word(const Player& player) {
  if (player.kind == SeatKind::Computer) return kLevels[player.level];
  return player.kind == SeatKind::Here ? kHere : kElsewhere;
}

bool read_seat_word(std::string_view word, Player& player) {
  player.level = 0;
  if (word == kHere || word == kElsewhere) {
    player.kind = word == kHere ? SeatKind::Here : SeatKind::Elsewhere;
    return true;
  }
  const auto* const level = std::find(kLevels.begin(), kLevels.end(), word);
  if (level == kLevels.end()) return false;
  player.kind = SeatKind::Computer;
  player.level = static_cast<u8>(level - kLevels.begin());
  return true;
}

}  // namespace bastide
