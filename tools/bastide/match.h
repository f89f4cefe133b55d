// Matches between two computer players: the same deck once for every seat that the first may have, the other
// in all the rest.
#pragma once

#include "engine/ai/player.h"
#include "engine/game/chance.h"

#include <string>

namespace bastide::cli {

// Of one player in a match.
struct Contender {
  std::string name;     // engine/ai/reference/reference.h: make_opponent
  int ms = 0;           // processor time for a move; 0: no limit
  u32 simulations = 0;  // for a move; 0: no limit
};

// What one game came to, seen from the first player's seat.
struct GameResult {
  double score = 0;   // 1 won, 0 lost; who are first together share it
  double margin = 0;  // ahead of the best of the others
  double own = 0;     // points
  double others = 0;  // points of the others on average
};

// What thinking took, summed up.
struct Effort {
  double moves = 0, ms = 0, longest_ms = 0, simulations = 0;
  void add(const Effort& other);
};

struct GamePlayed {
  GameResult result;
  std::array<Effort, 2> effort;  // of either player
};

class Match {
 public:
  // Empty players: a name that is not known.
  Match(const Rules& rules, const Contender& first, const Contender& second, std::string seed);
  [[nodiscard]] bool ready() const { return players_[0] != nullptr && players_[1] != nullptr; }
  // The number-th game: the deck number / seats, the first player in the seat number % seats.
  GamePlayed play(int number);

 private:
  void answer(Seat seat, unsigned player, Effort& effort, u64 seed);

  const Rules& rules_;
  std::array<Contender, 2> contenders_;
  std::string seed_;
  std::array<std::unique_ptr<ai::Player>, 2> players_;
  std::unique_ptr<State> state_ = std::make_unique<State>();
  std::unique_ptr<State> view_ = std::make_unique<State>();
};

}  // namespace bastide::cli
