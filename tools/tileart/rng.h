// Random numbers of the art tool: splitmix64 seeded with FNV-1a of a text such as "groves-D", so
// every picture is the same on every machine and adding one purpose changes no other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace bastide::art {

class Rng {
 public:
  explicit Rng(std::string_view seed) {
    state_ = 1469598103934665603ULL;
    for (const char c : seed) state_ = (state_ ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  }
  explicit Rng(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }
  double unit() { return static_cast<double>(next() >> 11) / 9007199254740992.0; }  // [0, 1)
  double range(double a, double b) { return a + (b - a) * unit(); }
  int integer(int a, int b) { return a + static_cast<int>(unit() * (b - a + 1)); }  // both ends in
  bool chance(double p) { return unit() < p; }
  // Sum of four: nearly Gaussian, standard deviation about 0.58.
  double bell() {
    double s = -2;
    for (int i = 0; i < 4; ++i) s += unit();
    return s;
  }
  template <class T>
  T pick(std::initializer_list<T> items) {
    return items.begin()[static_cast<std::size_t>(unit() * static_cast<double>(items.size()))];
  }
  template <class Items>
  const auto& pick_of(const Items& items) {
    return items[static_cast<std::size_t>(unit() * static_cast<double>(items.size()))];
  }

 private:
  std::uint64_t state_;
};

}  // namespace bastide::art
