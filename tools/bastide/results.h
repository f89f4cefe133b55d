// What a number of games came to.
#pragma once

#include "tools/bastide/match.h"

#include <vector>

namespace bastide::cli {

struct Spread {
  double mean = 0, error = 0;  // standard error of the mean
};

struct Results {
  Spread score, margin, own, others;  // as in GameResult
  std::size_t games = 0;
  int won = 0, drawn = 0;
  std::array<Effort, 2> effort;  // of either player
  // Half of the score's 95 % interval.
  [[nodiscard]] double half() const { return 1.96 * score.error; }
};

// Games of one deck, as many as seats, are not independent: each deck is one number.
Results results_of(const std::vector<GamePlayed>& games, int seats);

// Elo by which who scores so is ahead.
double elo(double score);

}  // namespace bastide::cli
