// What a decision of a finished game was worth: what was played and what would have been best, as the search
// sees both with what the seat knew then.
#pragma once

#include "engine/ai/player.h"
#include "engine/game/game.h"

namespace bastide::ai {

struct Verdict {
  Seat seat = kNobody;
  Line played, best;       // the seat's own, with nothing unknown between
  double margin = 0;       // of what was played, as in Choice
  double best_margin = 0;  // never less: what was played may be the best
  [[nodiscard]] double cost() const { return best_margin - margin; }
};

// Of decision `at` of the game, which is rewound to it. `simulations` for what is best; both are then looked
// at alone, alike, so that neither is the luckier for having been found. seat == kNobody: nothing can be said
// of it.
Verdict review(Game& game, std::size_t at, u32 simulations, u64 seed);

}  // namespace bastide::ai
