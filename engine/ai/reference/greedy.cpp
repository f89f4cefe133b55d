#include "engine/ai/playout.h"
#include "engine/ai/reference/one_ply.h"

namespace bastide::ai {
namespace {

class Greedy final : public Player {
 public:
  Choice choose(const Rules& rules, const State& view, const Budget&, u64 seed) override {
    const Seat seat = pending(view).who;
    list_moves(rules, view, room_, [&](State& state) {
      end_here(rules, state);
      Worths points{};
      for (std::size_t i = 0; i < points.size(); ++i) points[i] = state.score[i];
      return margin_of(points, rules.setup.players, seat);
    });
    return best_by_worth(room_, seed);
  }

 private:
  MoveRoom room_;
};

}  // namespace

std::unique_ptr<Player> make_greedy() { return std::make_unique<Greedy>(); }

}  // namespace bastide::ai
