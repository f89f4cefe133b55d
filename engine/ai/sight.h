// What a position is worth at first sight, to every seat: the points that are as good as scored, and by
// weight what may be expected of features that can still be completed, and of figures (terms.h, weights.h).
#pragma once

#include "engine/ai/settings.h"
#include "engine/ai/weigher.h"

namespace bastide::ai {

class Sight {
 public:
  explicit Sight(const Settings& settings) : settings_(settings) {}
  // To be called before a position is thought about; reads weights where others stand for it than
  // for the last.
  void look_at(const Rules& rules, const State& view);
  // What a seat goes for: to be ahead of the others, each the more the nearer it is to the best of them. With
  // two this is margin_of; with more, who will be the best in the end is not yet known.
  [[nodiscard]] double ahead_of(const Worths& worths, int players, Seat seat) const;
  // Before and after moves of one position are looked at: Weigher::weigh_after.
  void worths_after(const Rules& rules, const State* before) {
    weigher_.weigh_after(rules, before, fits_, weights_);
  }
  // Expected points by seat. The state may be played to its end.
  void worths(const Rules& rules, State& state, Worths& out) {
    weigher_.weigh(rules, state, fits_, weights_, out);
  }
  // The same of the position looked at last, if the seat had placed a figure before; false: it can't be told
  // so.
  [[nodiscard]] bool worths_with(const Rules& rules, State& state, Seat seat, const Action& placed,
                                 Worths& out) {
    return weigher_.weigh_with(rules, state, seat, placed, out);
  }

 private:
  Settings settings_;
  const Family* family_ = nullptr;
  bool many_ = false;
  double blur_ = 0;  // points
  PhaseWeights weights_;
  Fits fits_;
  Weigher weigher_;
};

}  // namespace bastide::ai
