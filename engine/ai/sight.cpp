#include "engine/ai/sight.h"

#include "engine/ai/weights.h"

#include <cmath>

namespace bastide::ai {

void Sight::look_at(const Rules& rules, const State& view) {
  fits_.forget();
  blur_ = settings_.blur * std::sqrt(static_cast<double>(tiles_for_two(rules, view)));
  const bool many = has_many_expansions(rules);
  if (family_ == rules.family && many_ == many) return;
  family_ = rules.family;
  many_ = many;
  weights_ = weights_for(rules, settings_.variant == 0 ? "" : "_b");
  for (TermValues& terms : weights_) {
    for (double& weight : terms) weight *= settings_.scale;
  }
}

double Sight::ahead_of(const Worths& worths, int players, Seat seat) const {
  if (players <= 2 || blur_ <= 0) return margin_of(worths, players, seat);
  const double best = worths[seat] - margin_of(worths, players, seat);
  double sum = 0, shares = 0;
  for (int other = 0; other < players; ++other) {
    if (other == seat) continue;
    const double worth = worths[static_cast<unsigned>(other)];
    const double behind = (best - worth) / blur_;
    const double share = 1 / (1 + behind * behind);
    sum += share * worth;
    shares += share;
  }
  return worths[seat] - sum / shares;
}

}  // namespace bastide::ai
