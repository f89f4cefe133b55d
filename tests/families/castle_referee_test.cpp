// The Castle's engine and its referee play the same random games and must agree after every turn: on what
// fits and who may be placed, on areas, points, tokens, keeps, and on which questions are asked.
#include "tests/support/castle_referee.h"

#include "engine/game/chance.h"
#include "engine/game/outlook.h"
#include "engine/game/random_play.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

struct Seen {
  int orders = 0, tokens = 0, used = 0, turns_again = 0, discarded = 0;
};

// Any answer; in every other game one of some that scores best at once, so that counters get around the wall.
Action choose(const Rules& rules, const State& state, const ActionList& legal, bool keen, Rng& rng) {
  Action best = random_action(legal, rng);
  if (!keen || best.verb == Verb::ReturnToken || best.verb == Verb::ReturnPiece) return best;
  static State scratch;
  const Seat seat = pending(state).who;
  int most = scores_after(rules, state, best, scratch)[seat];
  for (int n = 0; n < 8; ++n) {
    const Action other = random_action(legal, rng);
    const int points = scores_after(rules, state, other, scratch)[seat];
    const bool stands = other.verb == Verb::DeployPiece && best.verb == Verb::Pass;
    if (points < most || (points == most && !stands)) continue;
    most = points;
    best = other;
  }
  return best;
}

// "" or the first difference. `state` is overwritten.
std::string play(const Rules& rules, const std::string& seed, bool keen, State& state, Seen& seen) {
  Chance chance(rules, seed);
  Rng rng(hash_text("choices of " + seed));
  CastleReferee referee(castle::facts(rules));
  EventLog events;
  start_game(rules, state, nullptr, chance.tiles().data());
  ActionList legal;
  while (!is_over(state)) {
    Action action;
    if (pending(state).who == kChance) {
      action = chance.answer(rules, state);
    } else {
      legal_actions(rules, state, legal);
      action = choose(rules, state, legal, keen, rng);
    }
    const std::string_view asked = rules.decision_def(pending(state)).key;
    seen.orders += asked == "score_next" ? 1 : 0;
    seen.tokens += asked == "open_token" ? 1 : 0;
    seen.used += action.verb == Verb::ReturnToken ? 1 : 0;
    seen.turns_again += action.verb == Verb::ReturnToken && action.piece == castle::kExtraTurn ? 1 : 0;
    std::string problem = referee.follow(rules, state, action);
    const int turn = state.turn;
    apply(rules, state, action, &events);
    if (problem.empty() && state.turn != turn) problem = referee.end_turn(state, events.events());
    if (state.turn != turn) events.clear();
    if (problem.empty() && is_over(state)) problem = referee.end_game(state);
    if (!problem.empty()) return seed + ", turn " + std::to_string(turn) + ": " + problem;
  }
  seen.discarded += state.discarded;
  return "";
}

}  // namespace

TEST_CASE("the castle's referee agrees in 500 random games") {
  const auto rules = make_rules(castle_setup());
  REQUIRE(rules.ok());
  const auto state = std::make_unique<State>();
  Seen seen;
  for (int game = 0; game < 500; ++game)
    CHECK(play(**rules, "referee-" + std::to_string(game), game % 2 != 0, *state, seen) == "");
  // everything that it should have an opinion on has come up
  CHECK(seen.orders > 5);
  CHECK(seen.tokens > 500);
  CHECK(seen.used > 50);
  CHECK(seen.turns_again > 20);
  CHECK(seen.discarded > 0);
}
