// Our own integer random numbers: the same sequence natively and as wasm, for ever (tests pin some
// seeds). The engine never draws a number itself; drivers (Game, bench, tests, search) do.
#pragma once

#include "engine/core/types.h"

#include <string_view>

namespace bastide {

// splitmix64 (Steele, Lea, Flood 2014): one 64-bit word of state, period 2^64.
class Rng {
 public:
  explicit constexpr Rng(u64 seed) : state_(seed) {}

  constexpr u64 next() {
    u64 z = (state_ += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  // Uniform in [0, n), n >= 1, without bias: Lemire's multiplication with rejection, on 32 bits.
  constexpr u32 below(u32 n) {
    u64 product = (next() >> 32) * n;
    if (static_cast<u32>(product) < n) {
      const u32 threshold = (0u - n) % n;
      while (static_cast<u32>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<u32>(product >> 32);
  }

 private:
  u64 state_;
};

// FNV-1a, 64 bit: turns a seed text ("amber-kiln-42") into the number that starts an Rng.
constexpr u64 hash_text(std::string_view text) {
  u64 hash = 0xCBF29CE484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<u8>(c)) * 0x100000001B3ULL;
  return hash;
}

}  // namespace bastide
