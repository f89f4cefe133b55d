#include "shell/play/record_of.h"

#include "engine/assembly/built_in.h"
#include "engine/game/scoreboard.h"
#include "shell/play/apart.h"
#include "shell/play/memories.h"
#include "shell/play/ranking.h"

#include <algorithm>

namespace bastide::shell {
namespace {

// Most points of a seat within one turn: the final scoring is nobody's.
int best_turn(const PointsSeries& series, std::size_t seat) {
  const std::vector<int>& sums = series.seats[seat];
  const std::size_t turns = sums.size() - (series.final_step && sums.size() > 1 ? 1 : 0);
  int most = 0;
  for (std::size_t i = 1; i < turns; ++i) most = std::max(most, sums[i] - sums[i - 1]);
  return most;
}

}  // namespace

bool is_for_record(const GameSetup& setup) {
  return std::any_of(setup.players.begin(), setup.players.end(),
                     [](const Player& player) { return player.kind == SeatKind::Here; });
}

unsigned recorded_id(const Game& game) { return fingerprint(game, game.actions().size()); }

RecordedGame recorded(const Game& game, std::string date, std::span<const Game::Breakdown> from) {
  const Rules& rules = game.rules();
  const GameSetup& setup = game.setup();
  RecordedGame kept;
  kept.id = recorded_id(game);
  kept.date = std::move(date);
  kept.game = rules.family->key;
  for (const Expansion* expansion : built_in()[setup.setup.family].expansions)
    if (setup.setup.has_expansion(expansion->id)) kept.with.emplace_back(expansion->key);
  const auto points = scores(rules, game.state());
  const PointsSeries series = points_series(game);
  for (std::size_t seat = 0; seat < setup.players.size(); ++seat) {
    const Player& player = setup.players[seat];
    kept.seats.push_back({.name = player.name,
                          .is = std::string(seat_word(player)),
                          .points = points[seat],
                          .turn = best_turn(series, seat),
                          .from = {from[seat].begin(), from[seat].end()}});
  }
  for (const Memory& memory : memories(game))
    kept.best.push_back(
        {memory.key, memory.amount, memory.tiles, {memory.seats.begin(), memory.seats.end()}});
  return kept;
}

}  // namespace bastide::shell
