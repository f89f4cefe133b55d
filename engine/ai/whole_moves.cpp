#include "engine/ai/whole_moves.h"

#include "engine/ai/moves.h"
#include "engine/game/position_key.h"

#include <algorithm>

namespace bastide::ai {

WholeMoves::WholeMoves() : sight_(Settings{}) {
  for (auto& state : states_) state = std::make_unique<State>();
}

bool WholeMoves::list_from(const Rules& rules, const State& from, Line line, Seat seat) {
  const unsigned depth = line.size();
  if (depth >= kLongest) return false;
  ActionList& answers = answers_[depth];
  legal_actions(rules, from, answers);
  State& next = *states_[depth];
  for (const Action& answer : answers) {
    clone(next, from);
    apply(rules, next, answer);
    Line longer = line;
    longer.add(answer);
    if (!is_over(next) && pending(next).who == seat) {
      if (!list_from(rules, next, longer, seat)) return false;
      continue;
    }
    if (++seen_ > most_) return false;
    const u64 key = position_key(rules, next);
    const auto same = [&](const WholeMove& move) { return move.key == key; };
    if (std::any_of(moves_.begin(), moves_.end(), same)) continue;
    clone(*end_, next);
    Worths worths{};
    sight_.worths(rules, *end_, worths);
    moves_.push_back({longer, key, sight_.ahead_of(worths, rules.setup.players, seat)});
  }
  return true;
}

bool WholeMoves::list(const Rules& rules, const State& view, std::size_t most) {
  moves_.clear();
  most_ = most;
  seen_ = 0;
  sight_.look_at(rules, view);
  if (!list_from(rules, view, {}, pending(view).who)) return false;
  std::stable_sort(moves_.begin(), moves_.end(),
                   [](const WholeMove& a, const WholeMove& b) { return a.worth > b.worth; });
  return true;
}

double worth_of(Player& player, const Rules& rules, const State& view, const Line& line, u32 simulations,
                u64 seed) {
  const auto state = std::make_unique<State>();
  clone(*state, view);
  const unsigned before = line.size() > kMoveLength ? line.size() - kMoveLength : 0;
  for (unsigned i = 0; i < before; ++i) apply(rules, *state, line[i]);
  Line rest;
  for (unsigned i = before; i < line.size(); ++i) rest.add(line[i]);
  Budget budget;
  budget.simulations = simulations;
  budget.only = &rest;
  return player.choose(rules, *state, budget, seed).margin;
}

}  // namespace bastide::ai
