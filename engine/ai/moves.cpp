#include "engine/ai/moves.h"

#include <algorithm>

namespace bastide::ai {

MoveRoom::MoveRoom() {
  moves.reserve(kMost);
  for (auto& state : states) state = std::make_unique<State>();
}

namespace {

// What an answer does, and to which feature.
struct Named {
  SegmentId root;
  u8 piece;
  Verb verb;
  friend bool operator==(const Named&, const Named&) = default;
};
Named named_by(const State& state, const Action& answer) {
  const SegmentId root = answer.verb == Verb::Pass ? kNoSegmentId : find(state, segment_at(state, answer));
  return {root, answer.piece, answer.verb};
}

}  // namespace

void keep_one_of_each_feature(const Rules& rules, const State& state, ActionList& answers) {
  if (!rules.decision_def(pending(state)).by_feature) return;
  std::array<Named, ActionList::kCapacity> named;  // NOLINT: filled up to the end
  auto end = named.begin();
  answers.filter([&](const Action& answer) {
    *end = named_by(state, answer);
    const bool first = std::find(named.begin(), end, *end) == end;
    end += first ? 1 : 0;
    return first;
  });
}

Action first_of_feature(const Rules& rules, const State& state, const Action& answer) {
  if (!rules.decision_def(pending(state)).by_feature) return answer;
  ActionList answers;
  legal_actions(rules, state, answers);
  const Named named = named_by(state, answer);
  return *std::find_if(answers.begin(), answers.end(),
                       [&](const Action& other) { return named_by(state, other) == named; });
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
