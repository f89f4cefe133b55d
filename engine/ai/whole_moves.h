// Whole moves: everything that a seat answers from here on until somebody else is asked or something unknown
// comes. What a player sees as one move; the search answers up to two questions at once (moves.h).
#pragma once

#include "engine/ai/player.h"
#include "engine/ai/sight.h"

#include <vector>

namespace bastide::ai {

struct WholeMove {
  Line line;
  u64 key = 0;       // position_key of what it leads to, the same for moves that come to the same
  double worth = 0;  // at first sight, as the seat goes for it
};

class WholeMoves {
 public:
  static constexpr unsigned kLongest = 8;  // answers
  WholeMoves();
  // One of each key, the best at first sight first; false: there are more than `most`, or longer ones.
  bool list(const Rules& rules, const State& view, std::size_t most);
  [[nodiscard]] const std::vector<WholeMove>& moves() const { return moves_; }

 private:
  bool list_from(const Rules& rules, const State& from, Line line, Seat seat);

  Sight sight_;
  std::vector<WholeMove> moves_;
  std::array<std::unique_ptr<State>, kLongest + 1> states_;
  std::array<ActionList, kLongest> answers_;
  std::unique_ptr<State> end_ = std::make_unique<State>();
  std::size_t most_ = 0, seen_ = 0;
};

// What a whole move is worth by so many simulations of the master's search: points by which the seat is
// expected to end ahead of the best of the others. The same draws for every move of one seed.
double worth_of(Player& player, const Rules& rules, const State& view, const Line& line, u32 simulations,
                u64 seed);

}  // namespace bastide::ai
