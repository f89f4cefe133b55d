#include "tools/bastide/match.h"

#include "engine/ai/numbers.h"
#include "engine/ai/reference/reference.h"
#include "engine/rules/rules.h"
#include "tools/bastide/think_clock.h"

#include <algorithm>
#include <utility>

namespace bastide::cli {

void Effort::add(const Effort& other) {
  moves += other.moves;
  ms += other.ms;
  longest_ms = std::max(longest_ms, other.longest_ms);
  simulations += other.simulations;
}

Match::Match(const Rules& rules, const Contender& first, const Contender& second, std::string seed)
    : rules_(rules), contenders_{first, second}, seed_(std::move(seed)) {
  for (unsigned i = 0; i < 2; ++i) players_[i] = ai::make_opponent(contenders_[i].name);
}

// A move: everything that can be answered without asking again.
void Match::answer(Seat seat, unsigned player, Effort& effort, u64 seed) {
  view_for(rules_, *state_, seat, *view_);
  const Contender& contender = contenders_[player];
  ThinkClock clock(contender.ms);
  ai::Budget budget;
  budget.simulations = contender.simulations;
  if (contender.ms != 0) {
    budget.stop = ThinkClock::is_over;
    budget.clock = &clock;
  }
  const ai::Choice choice = players_[player]->choose(rules_, *view_, budget, seed);
  const double ms = clock.spent_ms();
  effort.add({1, ms, ms, static_cast<double>(choice.simulations)});
  for (unsigned i = 0; i < choice.own; ++i) {
    // what is pending is what the player foresaw, for nothing unknown lies between
    if (is_over(*state_) || pending(*state_).who != seat || !is_legal(rules_, *state_, choice.line[i]))
      return;
    apply(rules_, *state_, choice.line[i]);
  }
}

GamePlayed Match::play(int number) {
  const int seats = rules_.setup.players;
  const auto first = static_cast<Seat>(number % seats);
  const std::string deck = seed_ + "-" + std::to_string(number / seats);
  Chance chance(rules_, deck);
  start_game(rules_, *state_);
  GamePlayed game;
  for (u64 decision = 0; !is_over(*state_); ++decision) {
    const Seat who = pending(*state_).who;
    if (who == kChance) {
      apply(rules_, *state_, chance.answer(rules_, *state_));
      continue;
    }
    const unsigned player = who == first ? 0 : 1;
    answer(who, player, game.effort[player], ai::mix(hash_text(deck), decision * 8 + who));
  }
  const auto points = scores(rules_, *state_);
  double best = seats > 1 ? -1e9 : 0;
  int sharing = 1;
  for (int seat = 0; seat < seats; ++seat) {
    if (seat == first) continue;
    const auto theirs = static_cast<double>(points[static_cast<unsigned>(seat)]);
    game.result.others += theirs / (seats - 1);
    best = std::max(best, theirs);
    sharing += points[static_cast<unsigned>(seat)] == points[first] ? 1 : 0;
  }
  game.result.own = points[first];
  game.result.margin = game.result.own - best;
  game.result.score = game.result.margin < 0 ? 0 : game.result.margin > 0 ? 1 : 1.0 / sharing;
  return game;
}

}  // namespace bastide::cli
