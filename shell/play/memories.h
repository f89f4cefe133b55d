// What one remembers of a finished game: the best feature of each kind that the family names (city, road,
// field), by points, and what its expansions add. Read from the game's events; no drawing.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace bastide::shell {

struct Memory {
  std::string key;  // a feature's ("city"), or an expansion's own; words: "memory.<key>"
  int amount =
      0;  // points it brought to each of `seats`; of what has words for it ("memory.<key>.amount") so many
  std::vector<Seat> seats;  // who scored it
  int tiles = 0;            // it lies on; of a field the completed cities it feeds instead
};

// In that order; what brought nobody points is left out.
std::vector<Memory> memories(const Game& game);

}  // namespace bastide::shell
