// Star2.5: expectimax over the own move, the tile drawn, the other's move, the tile drawn, the own move
// again, with bounds for what chance may still bring (Star1, Star2: Ballard 1983) and the first five moves
// below each draw probed for such a bound (Star2.5: Hauk, Buro, Schaeffer 2004; for this game Heyden 2009).
// Moves are ordered by where the figure goes: city, monastery, road, nowhere, field. What is valued is the
// score if the game ended now. For two players; deepens to depth 3 as far as its budget goes, which at a
// second a move it hardly reaches.
#include "engine/ai/moves.h"
#include "engine/ai/playout.h"
#include "engine/ai/reference/reference.h"
#include "engine/families/carcassonne/carcassonne.h"

#include <algorithm>

namespace bastide::ai {
namespace {

constexpr unsigned kDepth = 3;
constexpr std::size_t kProbed = 5;
constexpr std::size_t kAll = ~std::size_t{0};
constexpr double kLow = -300, kHigh = 300;  // no margin lies beyond

// What the successors of a draw are known to be worth.
struct Successors {
  ActionList draws;
  std::array<double, kMaxDesigns> odds{}, low{}, high{};

  Successors(const Rules& rules, const State& state) {
    legal_actions(rules, state, draws);
    double total = 0;
    for (const Action& draw : draws) total += chance_weight(rules, state, draw);
    for (unsigned i = 0; i < count(); ++i) {
      odds[i] = chance_weight(rules, state, draws[static_cast<int>(i)]) / total;
      low[i] = kLow;
      high[i] = kHigh;
    }
  }
  [[nodiscard]] unsigned count() const { return static_cast<unsigned>(draws.size()); }
  // Of all together.
  [[nodiscard]] double sum(const std::array<double, kMaxDesigns>& bound) const {
    double expected = 0;
    for (unsigned i = 0; i < count(); ++i) expected += odds[i] * bound[i];
    return expected;
  }
};

class Star final : public Player {
 public:
  Choice choose(const Rules& rules, const State& view, const Budget& budget, u64) override {
    budget_ = &budget;
    seat_ = pending(view).who;
    valued_ = 0;
    ended_ = false;
    list(rules, view, 0);
    std::vector<Move> moves = rooms_[0].moves;
    double margin = 0;
    // every depth begins with the best of the one before, so that the last may stay unfinished
    for (unsigned depth = 1; depth <= kDepth && !ended_; ++depth) {
      double alpha = kLow;
      std::size_t best = 0;
      for (std::size_t i = 0; i < moves.size(); ++i) {
        play(rules, view, moves[i], 0);
        const double value = after_move(rules, 0, depth - 1, alpha, kHigh);
        if (ended_) break;
        if (value > alpha) {
          alpha = value;
          best = i;
        }
      }
      if (alpha > kLow) margin = alpha;
      std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(best),
                  moves.begin() + static_cast<std::ptrdiff_t>(best) + 1);
    }
    Choice choice;
    choice.action = moves[0].steps[0];
    choice.margin = margin;
    choice.simulations = valued_;
    choice.own = moves[0].length;
    for (unsigned i = 0; i < choice.own; ++i) choice.line.add(moves[0].steps[i]);
    return choice;
  }

 private:
  using States = std::array<std::unique_ptr<State>, kDepth + 1>;
  static States fresh() {
    States states;
    for (auto& state : states) state = std::make_unique<State>();
    return states;
  }

  static float rank(const Rules& rules, const State& state, const Move& move) {
    if (move.length < 2 || move.steps[1].verb != Verb::DeployPiece || state.hand == kNoDesign) return 1;
    const unsigned segment = move.steps[1].segment;
    if (segment >= kMaxTileSegments) return 1;
    switch (rules.designs[state.hand].segments[segment].kind) {
      case carcassonne::kCity: return 4;
      case carcassonne::kMonastery: return 3;
      case carcassonne::kRoad: return 2;
      default: return 0;
    }
  }

  void list(const Rules& rules, const State& state, unsigned ply) {
    std::vector<Move>& moves = rooms_[ply].moves;
    list_moves(rules, state, rooms_[ply], [](const State&) { return 0.0; });
    for (Move& move : moves) move.worth = rank(rules, state, move);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Move& a, const Move& b) { return a.worth > b.worth; });
  }

  void play(const Rules& rules, const State& from, const Move& move, unsigned ply) {
    clone(*moved_[ply], from);
    for (unsigned i = 0; i < move.length; ++i) apply(rules, *moved_[ply], move.steps[i]);
  }

  double value(const Rules& rules, const State& state) {
    ended_ = ended_ || budget_->ended(++valued_);
    clone(*scratch_, state);
    end_here(rules, *scratch_);
    Worths points{};
    for (std::size_t i = 0; i < points.size(); ++i) points[i] = scratch_->score[i];
    return margin_of(points, rules.setup.players, seat_);
  }

  // What moved_[ply] is worth; exact between alpha and beta, a bound beyond.
  double after_move(const Rules& rules, unsigned ply, unsigned depth, double alpha, double beta) {
    const State& state = *moved_[ply];
    if (depth == 0 || is_over(state) || pending(state).who != kChance) return value(rules, state);
    Successors next(rules, state);
    for (unsigned i = 0; i < next.count() && !ended_; ++i) {
      const bool own = draw(rules, ply, next.draws[static_cast<int>(i)]);
      (own ? next.low : next.high)[i] = best_of(rules, ply, depth, kLow, kHigh, kProbed);
      if (next.sum(next.low) >= beta) return next.sum(next.low);
      if (next.sum(next.high) <= alpha) return next.sum(next.high);
    }
    for (unsigned i = 0; i < next.count() && !ended_; ++i) {
      const double odds = next.odds[i];
      const double from = (alpha - (next.sum(next.high) - odds * next.high[i])) / odds;
      const double to = (beta - (next.sum(next.low) - odds * next.low[i])) / odds;
      draw(rules, ply, next.draws[static_cast<int>(i)]);
      const double found = best_of(rules, ply, depth, std::max(kLow, from), std::min(kHigh, to), kAll);
      next.low[i] = next.high[i] = found;
      if (found >= to || found <= from) return next.sum(found >= to ? next.low : next.high);
    }
    return next.sum(next.low);
  }

  // Draws a tile into drawn_[ply]; whether the seat itself is to place it.
  bool draw(const Rules& rules, unsigned ply, const Action& tile) {
    clone(*drawn_[ply], *moved_[ply]);
    apply(rules, *drawn_[ply], tile);
    return is_over(*drawn_[ply]) || pending(*drawn_[ply]).who == seat_;
  }

  // What drawn_[ply] is worth by the first `most` moves of whoever is asked.
  double best_of(const Rules& rules, unsigned ply, unsigned depth, double alpha, double beta,
                 std::size_t most) {
    const State& state = *drawn_[ply];
    if (is_over(state) || pending(state).who == kChance) return value(rules, state);
    const bool own = pending(state).who == seat_;
    list(rules, state, ply + 1);
    const std::size_t count = std::min(most, rooms_[ply + 1].moves.size());
    double best = own ? kLow : kHigh;
    for (std::size_t i = 0; i < count && !ended_ && alpha < beta; ++i) {
      play(rules, state, rooms_[ply + 1].moves[i], ply + 1);
      const double found = after_move(rules, ply + 1, depth - 1, alpha, beta);
      best = own ? std::max(best, found) : std::min(best, found);
      (own ? alpha : beta) = own ? std::max(alpha, best) : std::min(beta, best);
    }
    return best;
  }

  const Budget* budget_ = nullptr;
  Seat seat_ = 0;
  u32 valued_ = 0;
  bool ended_ = false;
  std::array<MoveRoom, kDepth + 1> rooms_;
  States moved_ = fresh();
  States drawn_ = fresh();
  std::unique_ptr<State> scratch_ = std::make_unique<State>();
};

}  // namespace

std::unique_ptr<Player> make_star() { return std::make_unique<Star>(); }

}  // namespace bastide::ai
