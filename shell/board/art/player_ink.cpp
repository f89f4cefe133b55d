#include "shell/board/art/player_ink.h"

#include "engine/game/game_setup.h"
#include "shell/look/figures.h"
#include "shell/look/palette.h"

#include <array>

namespace bastide::shell {

const PlayerInk& player_ink(u8 colour) {
  static constexpr auto kInks = [] {
    std::array<PlayerInk, palette::kPlayers.size()> inks{};
    for (std::size_t i = 0; i < inks.size(); ++i) {
      const palette::Player& player = palette::kPlayers[i];
      inks[i] = {rgb(player.fill), rgb(player.edge), rgb(player.ink)};
    }
    return inks;
  }();
  return kInks[colour < kInks.size() ? colour : kInks.size() - 1];
}

std::string figure_name(u8 colour, std::string_view piece, bool lying) {
  return look::sprite_name(look::figure_of(piece), kColourKeys[colour < 6 ? colour : 5], lying);
}

}  // namespace bastide::shell
