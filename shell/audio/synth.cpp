#include "shell/audio/synth.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bastide::shell::audio {
namespace {

constexpr float kTau = 2 * std::numbers::pi_v<float>;
constexpr float kRate = kSampleRate;

// Factor per sample of an exponential that falls by 60 dB in `seconds`.
float fall(float seconds) { return std::exp(-6.9078F / (std::max(seconds, 0.001F) * kRate)); }

std::size_t index(float seconds) { return static_cast<std::size_t>(std::max(0.0F, seconds) * kRate); }

}  // namespace

Filter Filter::low_pass(float hertz, float q) {
  const float w = kTau * hertz / kRate;
  const float alpha = std::sin(w) / (2 * q);
  const float a0 = 1 + alpha;
  Filter f;
  f.b1_ = (1 - std::cos(w)) / a0;
  f.b0_ = f.b2_ = f.b1_ / 2;
  f.a1_ = -2 * std::cos(w) / a0;
  f.a2_ = (1 - alpha) / a0;
  return f;
}

Filter Filter::high_pass(float hertz, float q) {
  const float w = kTau * hertz / kRate;
  const float alpha = std::sin(w) / (2 * q);
  const float a0 = 1 + alpha;
  Filter f;
  f.b1_ = -(1 + std::cos(w)) / a0;
  f.b0_ = f.b2_ = -f.b1_ / 2;
  f.a1_ = -2 * std::cos(w) / a0;
  f.a2_ = (1 - alpha) / a0;
  return f;
}

Filter Filter::band_pass(float hertz, float q) {
  const float w = kTau * hertz / kRate;
  const float alpha = std::sin(w) / (2 * q);
  const float a0 = 1 + alpha;
  Filter f;
  f.b0_ = alpha / a0;
  f.b1_ = 0;
  f.b2_ = -f.b0_;
  f.a1_ = -2 * std::cos(w) / a0;
  f.a2_ = (1 - alpha) / a0;
  return f;
}

float Filter::operator()(float x) {
  const float y = b0_ * x + z1_;
  z1_ = b1_ * x - a1_ * y + z2_;
  z2_ = b2_ * x - a2_ * y;
  return y;
}

Samples silence(float seconds) { return Samples(index(seconds), 0.0F); }

void ring(Samples& out, float at, const std::vector<Mode>& modes, float gain) {
  for (const Mode& mode : modes) {
    const float step = kTau * mode.hertz / kRate;
    const float factor = fall(mode.decay);
    float amplitude = mode.gain * gain;
    float phase = 0;
    for (std::size_t i = index(at); i < out.size() && std::fabs(amplitude) > 1e-5F; ++i) {
      out[i] += amplitude * std::sin(phase);
      phase += step;
      if (phase > kTau) phase -= kTau;
      amplitude *= factor;
    }
  }
}

void puff(Samples& out, float at, Noise& noise, Filter filter, float attack, float decay, float gain) {
  const float rise = 1 / std::max(1.0F, attack * kRate);
  const float factor = fall(decay);
  float amplitude = 0;
  bool rising = true;
  for (std::size_t i = index(at); i < out.size(); ++i) {
    if (rising) {
      amplitude += rise;
      rising = amplitude < 1;
    } else {
      amplitude *= factor;
      if (amplitude < 1e-4F) break;
    }
    out[i] += gain * amplitude * filter(noise.next());
  }
}

void glide(Samples& out, float at, float seconds, float from_hertz, float to_hertz, float gain) {
  const std::size_t first = index(at);
  const std::size_t count = index(seconds);
  float phase = 0;
  for (std::size_t i = 0; i < count && first + i < out.size(); ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(count);
    phase += kTau * from_hertz * std::pow(to_hertz / from_hertz, t) / kRate;
    const float window = std::sin(std::numbers::pi_v<float> * t);
    out[first + i] += gain * window * window * std::sin(phase);
  }
}

void mix(Samples& out, const Samples& other, float at, float gain) {
  const std::size_t first = index(at);
  for (std::size_t i = 0; i < other.size() && first + i < out.size(); ++i) out[first + i] += gain * other[i];
}

float loudness(const Samples& samples) {
  const std::size_t window = std::min(samples.size(), index(0.4F));
  if (window == 0) return -120;
  double sum = 0;
  double most = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    sum += static_cast<double>(samples[i]) * samples[i];
    if (i >= window) sum -= static_cast<double>(samples[i - window]) * samples[i - window];
    most = std::max(most, sum);
  }
  // Over a full 400 ms, so that a short click counts as the little energy it is.
  const double mean = most / static_cast<double>(index(0.4F));
  return static_cast<float>(10 * std::log10(std::max(mean, 1e-12)));
}

void level(Samples& samples, float decibels) {
  float gain = std::pow(10.0F, (decibels - loudness(samples)) / 20);
  float peak = 0;
  for (const float s : samples) peak = std::max(peak, std::fabs(s));
  if (peak * gain > 0.89F) gain = 0.89F / peak;
  const std::size_t fade = std::min(samples.size(), index(0.012F));
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const std::size_t left = samples.size() - i;
    samples[i] *= gain * (left < fade ? static_cast<float>(left) / static_cast<float>(fade) : 1.0F);
  }
}

}  // namespace bastide::shell::audio
