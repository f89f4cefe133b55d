// The players' colours on the land, and the names of their figures' sprites.
#pragma once

#include "shell/render/quads.h"

#include <string>
#include <string_view>

namespace bastide::shell {

// As the figures wear them.
struct PlayerInk {
  Color fill, edge, mark;
};
const PlayerInk& player_ink(u8 colour);

// Of a piece by its key: "blue_follower", lying for fields.
std::string figure_name(u8 colour, std::string_view piece, bool lying);

}  // namespace bastide::shell
