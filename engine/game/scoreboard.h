// The scoreboard and the end of a game in numbers: where a counter stands (BASE-04) and who has won
// (BASE-53). Points themselves have no upper limit and are kept in State::score.
#pragma once

#include "engine/core/types.h"

#include <span>

namespace bastide {

// Where a counter stands, and the tokens for its finished laps.
struct ScoreboardPlace {
  int space = 0;     // 0..49
  int fifties = 0;   // 50 tokens: 0 or 1
  int hundreds = 0;  // 100 tokens
  friend constexpr bool operator==(const ScoreboardPlace&, const ScoreboardPlace&) = default;
};

// Requires points >= 0.
constexpr ScoreboardPlace scoreboard_place(int points) {
  const int laps = points / kScoreboardSpaces;
  return {points % kScoreboardSpaces, laps % 2, laps / 2};
}

// Seats with the most points, one bit each: there is no tie-break. 0 if nobody plays.
constexpr u8 winners(std::span<const i32> scores) {
  unsigned seats = 0;
  i32 most = 0;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (seat == 0 || scores[seat] > most) {
      most = scores[seat];
      seats = 0;
    }
    if (scores[seat] == most) seats |= 1u << seat;
  }
  return static_cast<u8>(seats);
}

}  // namespace bastide
