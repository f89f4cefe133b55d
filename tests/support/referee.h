// A second opinion on the base rules (BASE, FARM, ED): follows a game's actions with figures and
// scores of its own, each turn from a fresh SlowLandscape. Knows no expansion.
#pragma once

#include "tests/support/slow_landscape.h"

#include <array>
#include <string>
#include <vector>

namespace bastide::test {

class Referee {
 public:
  explicit Referee(const Rules& rules) : rules_(rules) {}

  // A figure placed by this action on the tile placed last.
  void follow(const State& before, const Action& action);
  // What the tile placed last has completed.
  void end_turn(const State& state);
  void end_game(const State& state);

  // The first difference from what the engine holds after a turn, or "".
  [[nodiscard]] std::string compare(const State& state) const;

 private:
  struct Standing {
    int seat = 0;
    int piece = 0;
    int segment = 0;
    friend auto operator<=>(const Standing&, const Standing&) = default;
  };
  using Weights = std::array<int, kMaxPlayers>;

  [[nodiscard]] Weights weights_in(const SlowLandscape& land, int region) const;
  void give_to_most(const Weights& weights, int points);
  void score_fields(const SlowLandscape& land);

  const Rules& rules_;
  std::vector<Standing> figures_;
  std::array<int, kMaxPlayers> score_{};
};

}  // namespace bastide::test
