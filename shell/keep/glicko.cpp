#include "shell/keep/glicko.h"

#include <cmath>
#include <numbers>

namespace bastide::shell {

Glicko glicko_after(const Glicko& before, std::span<const GlickoResult> met) {
  constexpr double kQ = std::numbers::ln10 / 400;
  double information = 0, surprise = 0;
  for (const GlickoResult& one : met) {
    const double spread = kQ * one.against.deviation / std::numbers::pi;
    const double g = 1 / std::sqrt(1 + 3 * spread * spread);
    const double expected = 1 / (1 + std::pow(10, -g * (before.rating - one.against.rating) / 400));
    information += kQ * kQ * g * g * expected * (1 - expected);
    surprise += g * (one.score - expected);
  }
  const double known = 1 / (before.deviation * before.deviation) + information;
  return {before.rating + kQ / known * surprise, std::sqrt(1 / known)};
}

}  // namespace bastide::shell
