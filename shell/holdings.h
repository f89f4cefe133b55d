// What expansions give players beside figures and points. Pure text and numbers over engine/game.
#pragma once

#include "engine/game/game.h"

#include <string_view>
#include <vector>

namespace bastide::shell {

// What a player holds besides figures: goods tokens, titles with what they would be worth now. `key` is
// a reason's ("wine", "king"). Empty without the expansions.
struct Holding {
  const char* key = "";
  int amount = 0;  // tokens; points, for a title
  bool title = false;
};
std::vector<Holding> holdings(const Game& game, Seat seat);
// Whether a reason for points, or a holding, is a kind of trade goods.
bool is_goods(std::string_view key);

// The active player plays a builder's second turn.
bool second_turn(const Game& game);

}  // namespace bastide::shell
