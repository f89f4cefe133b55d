// The players' colours on the land, and the names of their figures' sprites.
#pragma once

#include "shell/render/quads.h"

#include <string>

namespace bastide::shell {

// As the figures wear them.
struct PlayerInk {
  Color fill, edge, mark;
};
const PlayerInk& player_ink(u8 colour);

// "blue_follower", lying for fields.
std::string figure_name(u8 colour, u8 piece, bool lying);

}  // namespace bastide::shell
