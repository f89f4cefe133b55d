// Ratings by the Glicko system (Mark E. Glickman, "Parameter estimation in large dynamic paired comparison
// experiments", Applied Statistics 48, 1999; "The Glicko system", glicko.net): a strength and how far it is
// known, by results against opponents whose strength is known. Here a player's, against puzzles.
#pragma once

#include <span>

namespace bastide::shell {

struct Glicko {
  double rating = 1200;
  double deviation = 350;  // of somebody of whom nothing is known
  friend bool operator==(const Glicko&, const Glicko&) = default;
};

struct GlickoResult {
  Glicko against;
  double score = 0;  // 1 won, 0 lost
};

// After a period in which these were met, as published; no time passes in between.
[[nodiscard]] Glicko glicko_after(const Glicko& before, std::span<const GlickoResult> met);

}  // namespace bastide::shell
