// The trial that the search is measured by: candidates by projected scores and figures in hand, the best
// twelve as arms of a bandit (UCB1: Auer, Cesa-Bianchi, Fischer 2002), play-outs of eight random turns. No
// tree. It stays as it is.
#include "engine/ai/numbers.h"
#include "engine/ai/playout.h"
#include "engine/ai/reference/one_ply.h"

#include <cmath>

namespace bastide::ai {
namespace {

constexpr std::size_t kArms = 12;
constexpr int kTurns = 8;
constexpr unsigned kPassed = 154;  // of 256: three in five
constexpr double kConstant = 12;   // points
constexpr double kFadesOver = 20;  // the last tiles, over which figures in hand lose their worth
constexpr std::array<double, 8> kInHand = {-9, -4, -1, 0.5, 1.7, 2.6, 3.3, 3.8};

class Plain final : public Player {
 public:
  Choice choose(const Rules& rules, const State& view, const Budget& budget, u64 seed) override {
    const Seat seat = pending(view).who;
    list_moves(rules, view, room_, [&](State& state) { return value(rules, state, seat); });
    const std::size_t count = best_first(room_.moves, kArms);
    std::array<u32, kArms> visits{};
    std::array<double, kArms> sums{};
    Rng rng(seed);
    u32 done = 0;
    for (; count > 1 && !budget.ended(done); ++done) {
      const std::size_t arm = pick(visits, sums, count, done);
      clone(*state_, view);
      for (unsigned i = 0; i < room_.moves[arm].length; ++i) apply(rules, *state_, room_.moves[arm].steps[i]);
      play_out(rules, *state_, kTurns, kPassed, rng);
      sums[arm] += value(rules, *state_, seat);
      ++visits[arm];
    }
    return chosen(visits, sums, count, done);
  }

 private:
  static double value(const Rules& rules, State& state, Seat seat) {
    const double left = tiles_left(state);
    const double fades = left < kFadesOver ? left / kFadesOver : 1;
    Worths worths{};
    const auto players = static_cast<unsigned>(rules.setup.players);
    for (unsigned s = 0; s < players; ++s) {
      const int in_hand = followers_in_hand(rules, state, static_cast<Seat>(s));
      worths[s] = fades * kInHand[static_cast<unsigned>(in_hand < 7 ? in_hand : 7)];
    }
    end_here(rules, state);
    for (unsigned s = 0; s < players; ++s) worths[s] += state.score[s];
    return margin_of(worths, rules.setup.players, seat);
  }

  static std::size_t pick(const std::array<u32, kArms>& visits, const std::array<double, kArms>& sums,
                          std::size_t count, u32 done) {
    std::size_t best = 0;
    double best_value = -1e18;
    const double log = done == 0 ? 0 : ln(done);
    for (std::size_t i = 0; i < count; ++i) {
      if (visits[i] == 0) return i;
      const double value = sums[i] / visits[i] + kConstant * std::sqrt(log / visits[i]);
      if (value > best_value) {
        best_value = value;
        best = i;
      }
    }
    return best;
  }

  Choice chosen(const std::array<u32, kArms>& visits, const std::array<double, kArms>& sums,
                std::size_t count, u32 done) const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < count; ++i) {
      if (visits[i] > visits[best]) best = i;
    }
    const Move& move = room_.moves[best];
    Choice choice;
    choice.action = move.steps[0];
    choice.margin = visits[best] == 0 ? move.worth : sums[best] / visits[best];
    choice.simulations = done;
    choice.own = move.length;
    for (unsigned i = 0; i < move.length; ++i) choice.line.add(move.steps[i]);
    return choice;
  }

  MoveRoom room_;
  std::unique_ptr<State> state_ = std::make_unique<State>();
};

}  // namespace

std::unique_ptr<Player> make_plain() { return std::make_unique<Plain>(); }

}  // namespace bastide::ai
