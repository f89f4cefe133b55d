// What positions are worth by the weights of their terms.
#pragma once

#include "engine/ai/terms.h"

#include <memory>

namespace bastide::ai {

// Weighs positions: points and terms by weight, by seat. Of moves that lay the same tile at the same place
// most differ by a figure alone: what it changes is read, the rest is known from the tile without it.
class Weigher {
 public:
  Weigher();
  ~Weigher();
  // A tile is about to be laid in this position: of those that are weighed next most are this one with a tile
  // more, and only what that changes need be read. It stays as it is until null is given.
  void weigh_after(const Rules& rules, const State* before, Fits& fits, const PhaseWeights& weights);
  void weigh(const Rules& rules, State& state, Fits& fits, const PhaseWeights& weights, Worths& out);
  // Of the position weighed last, still as it was, if `seat` had placed one of its followers on the tile laid
  // last in place of none; false, and `out` as it was: more would have changed, or may have.
  [[nodiscard]] bool weigh_with(const Rules& rules, State& state, Seat seat, const Action& placed,
                                Worths& out);

 private:
  struct Last;
  std::unique_ptr<Last> last_;
};

}  // namespace bastide::ai
