#include "engine/ai/answer.h"

#include "engine/game/random_play.h"

namespace bastide::ai {

Action choose_answer(const Rules& rules, const State& view, Rng& rng) {
  ActionList legal;
  legal_actions(rules, view, legal);
  return random_action(legal, rng);
}

}  // namespace bastide::ai
