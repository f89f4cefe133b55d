#include "engine/ai/moves.h"

#include <algorithm>

namespace bastide::ai {

MoveRoom::MoveRoom() {
  moves.reserve(kMost);
  for (auto& state : states) state = std::make_unique<State>();
}

std::size_t best_first(std::vector<Move>& moves, std::size_t count) {
  count = std::min(count, moves.size());
  // no std::partial_sort: its order of equals is the library's own
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t best = i;
    for (std::size_t k = i + 1; k < moves.size(); ++k) {
      if (moves[k].worth > moves[best].worth) best = k;
    }
    const Move taken = moves[best];
    std::move_backward(moves.begin() + static_cast<std::ptrdiff_t>(i),
                       moves.begin() + static_cast<std::ptrdiff_t>(best),
                       moves.begin() + static_cast<std::ptrdiff_t>(best) + 1);
    moves[i] = taken;
  }
  return count;
}

}  // namespace bastide::ai
