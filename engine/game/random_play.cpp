#include "engine/game/random_play.h"

#include "engine/core/landscape.h"

#include <algorithm>

namespace bastide {

void keep_compact(const State& state, ActionList& actions) {
  int most = 0;
  for (const Action& action : actions) {
    if (action.verb == Verb::PlaceTile) most = std::max(most, count_neighbours(state, action.cell));
  }
  int kept = 0;
  for (const Action& action : actions) {
    if (action.verb != Verb::PlaceTile || count_neighbours(state, action.cell) == most)
      actions[kept++] = action;
  }
  actions.resize_down(kept);
}

}  // namespace bastide
