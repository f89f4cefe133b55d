#include "tools/bastide/results.h"

#include <algorithm>
#include <cmath>

namespace bastide::cli {
namespace {

Spread spread(const std::vector<GamePlayed>& games, int seats, double GameResult::* what) {
  std::vector<double> decks;
  for (std::size_t i = 0; i < games.size(); i += static_cast<std::size_t>(seats)) {
    double sum = 0;
    const std::size_t end = std::min(games.size(), i + static_cast<std::size_t>(seats));
    for (std::size_t k = i; k < end; ++k) sum += games[k].result.*what;
    decks.push_back(sum / static_cast<double>(end - i));
  }
  Spread out;
  for (const double deck : decks) out.mean += deck / static_cast<double>(decks.size());
  double squares = 0;
  for (const double deck : decks) squares += (deck - out.mean) * (deck - out.mean);
  const auto n = static_cast<double>(decks.size());
  out.error = n > 1 ? std::sqrt(squares / (n - 1) / n) : 0;
  return out;
}

}  // namespace

Results results_of(const std::vector<GamePlayed>& games, int seats) {
  Results results;
  results.score = spread(games, seats, &GameResult::score);
  results.margin = spread(games, seats, &GameResult::margin);
  results.own = spread(games, seats, &GameResult::own);
  results.others = spread(games, seats, &GameResult::others);
  results.games = games.size();
  for (const GamePlayed& game : games) {
    results.won += game.result.margin > 0 ? 1 : 0;
    results.drawn += game.result.margin == 0 ? 1 : 0;
    for (unsigned i = 0; i < 2; ++i) results.effort[i].add(game.effort[i]);
  }
  return results;
}

double elo(double score) {
  score = std::clamp(score, 0.001, 0.999);
  return -400 * std::log10(1 / score - 1);
}

}  // namespace bastide::cli
