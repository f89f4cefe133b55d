#include "engine/ai/playout.h"

#include "engine/game/random_play.h"
#include "engine/rules/rules.h"

namespace bastide::ai {
namespace {

bool draws_tile(const Decision& decision) {
  return decision.who == kChance && decision.expansion == kCoreId && decision.kind == 0;
}

}  // namespace

void play_out(const Rules& rules, State& state, int turns, unsigned passed, Rng& rng) {
  ActionList answers;
  while (!is_over(state)) {
    const Decision& asked = pending(state);
    if (asked.who == kChance) {
      if (draws_tile(asked) && turns-- == 0) return;
      apply(rules, state, sample_chance(rules, state, rng));
      continue;
    }
    legal_actions(rules, state, answers);
    const int count = answers.size();
    const bool may_pass = answers[count - 1].verb == Verb::Pass;
    if (may_pass && rng.next() >> 56 < passed)
      apply(rules, state, answers[count - 1]);
    else
      apply(rules, state, random_action(answers, rng));
  }
}

void end_here(const Rules& rules, State& state) {
  const Action pass;
  ActionList answers;
  while (!is_over(state) && state.asks > 0 && state.hand == kNoDesign && !draws_tile(pending(state))) {
    const bool chance = pending(state).who == kChance;
    if (chance && !rules.decision_def(state.top()).first_is_neutral) break;
    legal_actions(rules, state, answers);
    if (answers[answers.size() - 1] == pass) {
      apply(rules, state, pass);
    } else if (state.step <= rules.score_line || state.gain_count != 0) {
      apply(rules, state, answers[0]);
    } else {
      break;
    }
  }
  if (!is_over(state)) end_now(rules, state);
}

int followers_in_hand(const Rules& rules, const State& state, Seat seat) {
  int count = 0;
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (rules.pieces[piece].weight != 0) count += state.supply[seat][piece];
  }
  return count;
}

}  // namespace bastide::ai
