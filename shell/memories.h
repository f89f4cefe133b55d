// What one remembers of a finished game: the largest city, the longest road and the best field, by
// points. Read from the game's events; no drawing.
#pragma once

#include "engine/game/game.h"

#include <string_view>
#include <vector>

namespace bastide::shell {

struct Memory {
  std::string_view key;     // a feature's: "city", "road", "field"; without farmers "monastery" for the last
  int amount = 0;           // points it brought to each of `seats`
  std::vector<Seat> seats;  // who scored it
  int tiles = 0;            // it lies on; of a field the completed cities it feeds instead
};

// At most three, in the order above; kinds that brought nobody points are left out.
std::vector<Memory> memories(const Game& game);

}  // namespace bastide::shell
