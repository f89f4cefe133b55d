// Sound out of arithmetic: the small set of building blocks from which sounds.cpp makes wood, bells,
// paper and birds. Pure functions on buffers of samples; no device, tested natively.
#pragma once

#include "engine/core/rng.h"

#include <vector>

namespace bastide::shell::audio {

inline constexpr int kSampleRate = 32000;

using Samples = std::vector<float>;  // mono, -1 … 1

// White noise, repeatable.
class Noise {
 public:
  explicit Noise(u64 seed) : rng_(seed) {}
  float next() { return static_cast<float>(static_cast<i32>(rng_.next() >> 32)) * (1.0F / 2147483648.0F); }
  float range(float low, float high) { return low + (high - low) * (next() * 0.5F + 0.5F); }

 private:
  Rng rng_;
};

// Second-order filter (Robert Bristow-Johnson's cookbook formulas).
class Filter {
 public:
  static Filter low_pass(float hertz, float q = 0.7F);
  static Filter high_pass(float hertz, float q = 0.7F);
  static Filter band_pass(float hertz, float q);
  float operator()(float x);

 private:
  float b0_ = 1, b1_ = 0, b2_ = 0, a1_ = 0, a2_ = 0, z1_ = 0, z2_ = 0;
};

// One way a body rings: a sine that dies away.
struct Mode {
  float hertz;
  float gain;
  float decay;  // seconds to fall by 60 dB
};

Samples silence(float seconds);
// Adds the ringing of a struck body, from `at` seconds on.
void ring(Samples& out, float at, const std::vector<Mode>& modes, float gain = 1);
// Adds filtered noise that rises for `attack` and dies away in `decay` seconds (60 dB).
void puff(Samples& out, float at, Noise& noise, Filter filter, float attack, float decay, float gain);
// Adds a sine gliding from one pitch to another.
void glide(Samples& out, float at, float seconds, float from_hertz, float to_hertz, float gain);
void mix(Samples& out, const Samples& other, float at, float gain = 1);
// Scales so that the loudest 400 ms have this level (decibels below full scale), never clipping, and
// fades the last milliseconds out.
void level(Samples& samples, float decibels);

// Level of the loudest 400 ms in decibels below full scale.
float loudness(const Samples& samples);

}  // namespace bastide::shell::audio
