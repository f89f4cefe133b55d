#include "engine/ai/review.h"

#include "engine/ai/levels.h"
#include "engine/ai/moves.h"

#include <algorithm>
#include <vector>

namespace bastide::ai {
namespace {

// What the seat did from here on, as one move: up to where something unknown comes.
Line played_from(const Rules& rules, const State& view, std::span<const Action> actions) {
  const Seat seat = pending(view).who;
  Line line;
  const auto state = std::make_unique<State>();
  clone(*state, view);
  for (const Action& action : actions.first(std::min<std::size_t>(kMoveLength, actions.size()))) {
    if (is_over(*state) || pending(*state).who != seat || !is_legal(rules, *state, action)) break;
    line.add(action);
    apply(rules, *state, action);
  }
  return line;
}

bool same(const Line& a, const Line& b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin());
}

}  // namespace

Verdict review(Game& game, std::size_t at, u32 simulations, u64 seed) {
  if (at >= game.actions().size()) return {};
  const std::vector<Action> actions(game.actions().begin() + static_cast<std::ptrdiff_t>(at),
                                    game.actions().end());
  if (!game.rewind(at) || game.over()) return {};
  const Rules& rules = game.rules();
  const Seat seat = pending(game.state()).who;
  const auto view = std::make_unique<State>();
  view_for(rules, game.state(), seat, *view);
  Verdict verdict;
  verdict.played = played_from(rules, *view, actions);
  if (verdict.played.empty()) return {};
  const auto player = make_judge();
  Budget budget;
  budget.simulations = simulations;
  const Choice best = player->choose(rules, *view, budget, seed);
  verdict.best = best.moves[0].line;
  const auto worth = [&](const Line& line, double& margin) {
    budget.only = &line;
    const Choice one = player->choose(rules, *view, budget, seed + 1);
    margin = one.margin;
    return !one.moves.empty();
  };
  if (!worth(verdict.played, verdict.margin)) return {};
  const bool was_best = same(verdict.played, verdict.best);
  if (!was_best && !worth(verdict.best, verdict.best_margin)) return {};
  if (was_best || verdict.best_margin <= verdict.margin) {
    verdict.best = verdict.played;
    verdict.best_margin = verdict.margin;
  }
  verdict.seat = seat;
  return verdict;
}

}  // namespace bastide::ai
