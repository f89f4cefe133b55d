// Play-outs: some turns played on at random, to see what a position may become. And what a position is worth
// by the rules alone.
#pragma once

#include "engine/api.h"

namespace bastide::ai {

using Worths = std::array<double, kMaxPlayers>;  // by seat, in points

// Plays on until `turns` further tiles have been drawn or the game is over, everybody at random; a question
// whether to place a figure is passed over in `passed` of 256 cases. Stops where chance is asked.
void play_out(const Rules& rules, State& state, int turns, unsigned passed, Rng& rng);

// Ends the game as it stands; what the tile just laid completes is scored first. Takes first answers.
void end_here(const Rules& rules, State& state);

// Figures that count in majorities (PieceDef::weight) in the seat's supply.
int followers_in_hand(const Rules& rules, const State& state, Seat seat);

// Ahead of the best of the others; alone: what it has itself.
inline double margin_of(const Worths& worths, int players, Seat seat) {
  double best = players > 1 ? -1e9 : 0;
  for (int other = 0; other < players; ++other) {
    if (other != seat && worths[static_cast<unsigned>(other)] > best)
      best = worths[static_cast<unsigned>(other)];
  }
  return worths[seat] - best;
}

}  // namespace bastide::ai
