// Colours as the style guide writes them ("#B6C669"), mixing, and the small jitter that makes every
// roof a little different.
#pragma once

#include "tools/tileart/rng.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace bastide::art {

struct Color {
  double r = 0, g = 0, b = 0;  // 0..255
};

inline Color hex(std::string_view text) {
  auto digit = [](char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; };
  auto byte = [&](std::size_t i) { return static_cast<double>(digit(text[i]) * 16 + digit(text[i + 1])); };
  return {byte(1), byte(3), byte(5)};
}

inline Color hex(unsigned number) {  // 0xRRGGBB
  return {static_cast<double>(number >> 16 & 255), static_cast<double>(number >> 8 & 255),
          static_cast<double>(number & 255)};
}

// "No paint" of a fill or a stroke.
struct Paint {
  Paint() = default;
  Paint(Color c) : on(true), color(c) {}                   // NOLINT: implicit by design
  Paint(const char* text) : on(true), color(hex(text)) {}  // NOLINT: implicit by design
  bool on = false;
  Color color;
};

inline Color mix(Color a, Color b, double t) {
  return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}
inline Color mix(const char* a, const char* b, double t) { return mix(hex(a), hex(b), t); }
// The two directions in which every object's own colour is shifted: cool dark and warm light.
inline Color darker(Color c, double t = 0.25) { return mix(c, hex("#4A2E3A"), t); }
inline Color lighter(Color c, double t = 0.3) { return mix(c, hex("#FFF4D6"), t); }
inline Color darker(const char* c, double t = 0.25) { return darker(hex(c), t); }
inline Color lighter(const char* c, double t = 0.3) { return lighter(hex(c), t); }

inline Color jitter(Color c, Rng& rng, double amount = 6) {
  const double d = rng.range(-amount, amount);
  auto clamp = [](double v) { return std::clamp(v, 0.0, 255.0); };
  const double r = c.r + d + rng.range(-amount * .4, amount * .4);
  const double g = c.g + d + rng.range(-amount * .4, amount * .4);
  const double b = c.b + d + rng.range(-amount * .4, amount * .4);
  return {clamp(r), clamp(g), clamp(b)};
}

}  // namespace bastide::art
