// A second opinion on the five classic expansions: follows a game's actions with figures, points, goods and
// titles of its own, every time from a fresh SlowLandscape. Shares no code with engine/expansions.
#pragma once

#include "tests/support/slow_landscape.h"

#include <string>
#include <vector>

namespace bastide::test {

class SecondCount {
 public:
  explicit SecondCount(const Rules& rules) : rules_(rules) {}

  // After a tile was laid: the figure decision offers exactly what the rules allow, and is asked for if
  // that is anything. "" or what differs.
  [[nodiscard]] std::string check_figure_options(const State& state) const;

  // A player's action, with the state it was made in.
  void follow(const State& before, const Action& action);
  // The tile placed last is scored: the turn, or its first part, is over.
  void end_part(const State& state);
  void end_game(const State& state);

  // Points, figures and whose turn it is. "" or the first difference.
  [[nodiscard]] std::string compare(const State& state) const;

 private:
  struct Standing {
    int seat = 0;
    int piece = 0;
    int segment = 0;
    friend auto operator<=>(const Standing&, const Standing&) = default;
  };
  struct Mark {
    int seat = -1;
    int tiles = 0;
  };
  using Weights = std::array<int, kMaxPlayers>;

  [[nodiscard]] Weights weights_in(const SlowLandscape& land, int region) const;
  [[nodiscard]] bool stands_in(const SlowLandscape& land, int region, int seat, int piece) const;
  [[nodiscard]] int value(const Region& region, bool complete) const;
  void give_to_most(const Weights& weights, int points);
  void score_complete(const SlowLandscape& land, int region);
  void score_fields(const SlowLandscape& land);

  const Rules& rules_;
  std::vector<Standing> figures_;
  std::size_t standing_before_ = 0;  // figures that stood when this part's tile was laid
  std::array<int, kMaxPlayers> score_{};
  std::array<std::array<int, 3>, kMaxPlayers> goods_{};
  Mark king_, robber_baron_;
  int mover_ = 0;
  bool second_ = false;
};

// What RIV says of the river as it lies, whatever was asked on the way. "" or what is wrong.
std::string check_river(const Rules& rules, const State& state);

}  // namespace bastide::test
