// Who leads, and how it came to that: the seats by points (over engine/game/scoreboard.h, which says who wins
// and where a counter stands), and the points over time.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace bastide::shell {

// Seats by points, best first; ties in seat order. rank[seat] counts from 1, ties share a rank: those of rank
// 1 are the winners (BASE-53).
struct Ranking {
  std::vector<Seat> order;
  std::vector<int> rank;
  [[nodiscard]] std::vector<Seat> winners() const;  // in seat order
};
Ranking ranking(std::span<const i32> points);
Ranking ranking(const Game& game);

// Points of each seat after each tile laid: series[seat][n], n = tiles laid (0 = start); the last entry
// is after final scoring if the game is over.
struct PointsSeries {
  std::vector<std::vector<int>> seats;
  int tiles = 0;  // tiles laid by players
  bool final_step = false;
};
PointsSeries points_series(const Game& game);

}  // namespace bastide::shell
