// What a seat holds that not everybody at the screen may see. Pure C++ over engine/game.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace bastide::shell {

// Players hold tiles that only they may see.
bool hides_tiles(const Game& game);

// The seat holds something that it alone may see, and others play: before that is shown, the others look
// away.
bool has_secrets(const Game& game, Seat seat);

// Tiles that a seat holds for its turns to come, as far as everybody may see them (HOUSE-02, HOUSE-03). The
// tile that is drawn ahead lies open: at one screen it is shown to its player while the others play.
std::vector<u8> open_tiles(const Game& game, Seat seat);

}  // namespace bastide::shell
