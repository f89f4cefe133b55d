// Players that look no further than their own move: list them all, take the best.
#pragma once

#include "engine/ai/moves.h"
#include "engine/ai/reference/reference.h"

namespace bastide::ai {

// Of moves that are worth as much one is taken by the seed.
inline Choice best_by_worth(const MoveRoom& room, u64 seed) {
  Rng rng(seed);
  const Move* best = nullptr;
  u32 as_good = 0;
  for (const Move& move : room.moves) {
    if (best != nullptr && move.worth < best->worth) continue;
    as_good = best == nullptr || move.worth > best->worth ? 1 : as_good + 1;
    if (rng.below(as_good) == 0) best = &move;
  }
  Choice choice;
  choice.action = best->steps[0];
  choice.margin = best->worth;
  choice.own = best->length;
  for (unsigned i = 0; i < best->length; ++i) choice.line.add(best->steps[i]);
  return choice;
}

}  // namespace bastide::ai
