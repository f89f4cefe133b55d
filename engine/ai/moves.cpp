#include "engine/ai/moves.h"

#include <algorithm>

namespace bastide::ai {

MoveRoom::MoveRoom() {
  moves.reserve(kMost);
  for (auto& state : states) state = std::make_unique<State>();
}

void keep_one_of_each_feature(const Rules& rules, const State& state, ActionList& answers) {
  if (!rules.decision_def(pending(state)).by_feature) return;
  struct Named {
    SegmentId root;
    u8 piece;
    Verb verb;
  };
  std::array<Named, ActionList::kCapacity> named;  // NOLINT: filled up to count
  unsigned count = 0;
  answers.filter([&](const Action& answer) {
    if (answer.verb == Verb::Pass) return true;
    const SegmentId root = find(state, segment_at(state, answer));
    for (unsigned i = 0; i < count; ++i) {
      if (named[i].root == root && named[i].piece == answer.piece && named[i].verb == answer.verb)
        return false;
    }
    named[count++] = {root, answer.piece, answer.verb};
    return true;
  });
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
