// Numbers that come out the same to the bit wherever they are worked out: by + - * / and square roots alone,
// which IEEE 754 rounds in one way; libraries' logarithms differ.
#pragma once

#include "engine/core/types.h"

#include <bit>

namespace bastide::ai {

// Natural logarithm of n >= 1, within 0.01.
constexpr double ln(u32 n) {
  const int exponent = static_cast<int>(std::bit_width(n)) - 1;
  const double part = static_cast<double>(n) / static_cast<double>(u64{1} << exponent) - 1;  // 0 to 1
  return 0.6931471805599453 * (exponent + part * (1.3465 - 0.3465 * part));
}

// Mixes numbers into a seed for an Rng of its own.
constexpr u64 mix(u64 a, u64 b) {
  u64 z = a + 0x9E3779B97F4A7C15ULL * (b + 1);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

}  // namespace bastide::ai
