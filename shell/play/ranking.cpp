#include "shell/play/ranking.h"

#include "engine/game/scoreboard.h"

#include <algorithm>
#include <limits>

namespace bastide::shell {

std::vector<Seat> Ranking::winners() const {
  std::vector<Seat> best;
  std::copy_if(order.begin(), order.end(), std::back_inserter(best),
               [&](Seat seat) { return rank[seat] == 1; });
  return best;
}

// The winners, then those who would win without them, and so on.
Ranking ranking(std::span<const i32> points) {
  constexpr i32 kRanked = std::numeric_limits<i32>::min();
  std::vector<i32> left(points.begin(), points.end());
  Ranking result;
  result.rank.resize(points.size());
  while (result.order.size() < points.size()) {
    const u8 best = winners(left);
    const int rank = static_cast<int>(result.order.size()) + 1;
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
      if ((best >> seat & 1) == 0) continue;
      result.order.push_back(static_cast<Seat>(seat));
      result.rank[seat] = rank;
      left[seat] = kRanked;
    }
  }
  return result;
}

Ranking ranking(const Game& game) { return ranking(scores(game.rules(), game.state())); }

PointsSeries points_series(const Game& game) {
  PointsSeries series;
  std::vector<int> now(static_cast<std::size_t>(game.rules().setup.players), 0);
  series.seats.resize(now.size());
  const auto push = [&] {
    for (std::size_t seat = 0; seat < now.size(); ++seat) series.seats[seat].push_back(now[seat]);
  };
  push();
  bool open = false;  // a tile lies whose turn is not over
  for (const Event& event : game.events()) {
    if (event.kind == EventKind::TilePlaced) {
      if (open) push();
      open = true;
      ++series.tiles;
    }
    if (event.kind == EventKind::Scored) {
      if (event.final_scoring && !series.final_step) {
        if (open) push();
        open = false;
        series.final_step = true;
      }
      now[event.seat] += event.amount;
    }
  }
  if (open || series.final_step) push();
  return series;
}

}  // namespace bastide::shell
