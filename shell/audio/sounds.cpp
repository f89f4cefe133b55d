#include "shell/audio/sounds.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell::audio {
namespace {

// Level of the loudest moment, decibels below full scale: everything stays under -16 LUFS.
constexpr float kLoud = -20;
constexpr float kSoft = -26;
constexpr float kFaint = -34;

// Equal temperament around A4 = 440 Hz; note 0 = A4.
float pitch(int semitones) { return 440.0F * std::exp2(static_cast<float>(semitones) / 12); }

std::vector<Mode> wood(float hertz, float decay) {
  return {{hertz, 1.0F, decay}, {hertz * 2.57F, 0.45F, decay * 0.55F}, {hertz * 4.9F, 0.18F, decay * 0.3F}};
}

std::vector<Mode> bell(float hertz, float decay) {
  // Hum, prime, tierce, quint, nominal of a church bell.
  return {{hertz * 0.5F, 0.35F, decay * 1.3F}, {hertz, 0.6F, decay},
          {hertz * 1.19F, 0.4F, decay * 0.8F}, {hertz * 1.5F, 0.18F, decay * 0.6F},
          {hertz * 2.0F, 0.55F, decay * 0.5F}, {hertz * 2.74F, 0.15F, decay * 0.3F}};
}

std::vector<Mode> marimba(float hertz) {
  return {{hertz, 1.0F, 0.55F}, {hertz * 3.93F, 0.28F, 0.16F}, {hertz * 9.6F, 0.08F, 0.05F}};
}

std::vector<Mode> harp(float hertz) {
  return {
      {hertz, 1.0F, 1.1F}, {hertz * 2, 0.42F, 0.7F}, {hertz * 3, 0.2F, 0.45F}, {hertz * 4.01F, 0.1F, 0.3F}};
}

Samples tile_lift() {
  Samples s = silence(0.22F);
  Noise noise(11);
  puff(s, 0, noise, Filter::band_pass(2600, 0.8F), 0.07F, 0.16F, 0.8F);
  puff(s, 0.03F, noise, Filter::high_pass(5200), 0.06F, 0.1F, 0.25F);
  level(s, kFaint);
  return s;
}

Samples tile_turn(int variant) {
  Samples s = silence(0.16F);
  Noise noise(21);
  const float hertz = 1500.0F + 180.0F * static_cast<float>(variant & 3);
  puff(s, 0, noise, Filter::band_pass(hertz, 2.2F), 0.002F, 0.06F, 1);
  puff(s, 0.045F, noise, Filter::band_pass(hertz * 1.5F, 2.5F), 0.002F, 0.05F, 0.6F);
  level(s, kFaint + 2);
  return s;
}

Samples tile_drop() {
  Samples s = silence(0.4F);
  Noise noise(31);
  ring(s, 0, wood(128, 0.16F), 0.9F);
  ring(s, 0, wood(312, 0.07F), 0.3F);
  puff(s, 0, noise, Filter::low_pass(900), 0.001F, 0.09F, 0.9F);
  puff(s, 0.012F, noise, Filter::band_pass(3200, 1), 0.004F, 0.05F, 0.12F);  // the felt
  level(s, kLoud - 3);
  return s;
}

Samples gravel() {
  Samples s = silence(0.5F);
  Noise noise(41);
  for (int i = 0; i < 16; ++i) {
    puff(s, noise.range(0.0F, 0.34F), noise, Filter::band_pass(noise.range(1800, 4600), 3), 0.001F,
         noise.range(0.015F, 0.05F), noise.range(0.2F, 0.8F));
  }
  level(s, kFaint);
  return s;
}

Samples one_bell(float hertz, float seconds, float decibels) {
  Samples s = silence(seconds);
  ring(s, 0, bell(hertz, seconds * 0.9F));
  level(s, decibels);
  return s;
}

Samples hammer() {
  Samples s = silence(0.5F);
  Noise noise(51);
  for (const float at : {0.0F, 0.17F}) {
    ring(s, at, {{1180, 0.5F, 0.11F}, {2730, 0.35F, 0.07F}, {410, 0.5F, 0.05F}}, at == 0 ? 1.0F : 0.7F);
    puff(s, at, noise, Filter::high_pass(2400), 0.001F, 0.025F, 0.6F);
  }
  level(s, kSoft - 3);
  return s;
}

Samples splash() {
  Samples s = silence(0.7F);
  Noise noise(61);
  puff(s, 0, noise, Filter::band_pass(1500, 0.7F), 0.02F, 0.4F, 0.7F);
  for (int i = 0; i < 7; ++i) {
    const float hertz = noise.range(500, 1300);
    glide(s, 0.05F + 0.07F * static_cast<float>(i), 0.06F, hertz, hertz * 1.7F, noise.range(0.1F, 0.3F));
  }
  level(s, kSoft - 3);
  return s;
}

Samples flutter() {
  Samples s = silence(0.5F);
  Noise noise(71);
  for (int i = 0; i < 9; ++i) {
    puff(s, 0.045F * static_cast<float>(i), noise, Filter::band_pass(1100, 1.2F), 0.012F, 0.04F,
         1.0F - 0.08F * static_cast<float>(i));
  }
  level(s, kFaint);
  return s;
}

Samples figure_set() {
  Samples s = silence(0.35F);
  ring(s, 0, wood(620, 0.09F));
  ring(s, 0.085F, wood(740, 0.08F), 0.7F);
  level(s, kSoft);
  return s;
}

Samples figure_home() {
  Samples s = silence(0.7F);
  for (int i = 0; i < 5; ++i) {
    ring(s, 0.055F * static_cast<float>(i), marimba(pitch(7 + (i % 2) * 2)),
         0.6F - 0.06F * static_cast<float>(i));
  }
  level(s, kFaint + 3);
  return s;
}

Samples points() {
  Samples s = silence(0.6F);
  ring(s, 0, marimba(pitch(3)));
  level(s, kSoft);
  return s;
}

Samples city_done() {
  Samples s = silence(2.2F);
  ring(s, 0, bell(pitch(3), 1.6F), 0.8F);
  ring(s, 0.2F, bell(pitch(7), 1.5F), 0.8F);
  ring(s, 0.4F, bell(pitch(10), 1.7F));
  level(s, kLoud);
  return s;
}

Samples field_view() {
  Samples s = silence(0.9F);
  Noise noise(81);
  puff(s, 0, noise, Filter::band_pass(480, 0.9F), 0.3F, 0.7F, 1);
  puff(s, 0.1F, noise, Filter::band_pass(900, 1.6F), 0.25F, 0.5F, 0.5F);
  level(s, kFaint);
  return s;
}

Samples knocks(float hertz, int count, float decibels) {
  Samples s = silence(0.4F);
  for (int i = 0; i < count; ++i) ring(s, 0.12F * static_cast<float>(i), wood(hertz, 0.06F));
  level(s, decibels);
  return s;
}

Samples notes(const std::vector<int>& semitones, float gap, float seconds, float decibels) {
  Samples s = silence(seconds);
  for (std::size_t i = 0; i < semitones.size(); ++i) {
    ring(s, gap * static_cast<float>(i), harp(pitch(semitones[i])), 0.7F);
  }
  level(s, decibels);
  return s;
}

Samples cadence() {
  Samples s = silence(3.4F);
  const std::vector<std::vector<int>> chords = {{-2, 2, 5}, {0, 3, 7}, {-4, 0, 3}, {-2, 3, 7, 10}};
  for (std::size_t i = 0; i < chords.size(); ++i) {
    for (std::size_t k = 0; k < chords[i].size(); ++k) {
      ring(s, 0.42F * static_cast<float>(i) + 0.035F * static_cast<float>(k), harp(pitch(chords[i][k] - 7)),
           0.6F);
    }
  }
  ring(s, 1.32F, bell(pitch(10), 1.8F), 0.35F);
  level(s, kLoud);
  return s;
}

Samples dice() {
  Samples s = silence(0.9F);
  Noise noise(121);
  float at = 0;
  for (int i = 0; i < 9; ++i) {  // ever closer together, as it comes to rest
    ring(s, at, wood(noise.range(760, 1050), 0.05F), 0.9F - 0.07F * static_cast<float>(i));
    at += noise.range(0.07F, 0.12F) * (1 - 0.06F * static_cast<float>(i));
  }
  level(s, kSoft - 3);
  return s;
}

Samples coins() {
  Samples s = silence(0.7F);
  ring(s, 0, {{2490, 0.6F, 0.35F}, {4130, 0.35F, 0.25F}, {6240, 0.15F, 0.12F}});
  ring(s, 0.09F, {{2810, 0.6F, 0.4F}, {4700, 0.3F, 0.25F}, {7010, 0.12F, 0.12F}}, 0.8F);
  level(s, kFaint + 2);
  return s;
}

Samples sparkle() {
  Samples s = silence(1.2F);
  for (int i = 0; i < 6; ++i)
    ring(s, 0.07F * static_cast<float>(i), {{pitch(19 + 5 * (i % 3) + 2 * i), 0.6F, 0.5F}},
         0.8F - 0.08F * static_cast<float>(i));
  level(s, kFaint + 2);
  return s;
}

// Makes a loop seamless: the end fades into the beginning.
Samples looped(Samples s, float overlap) {
  const auto fade = static_cast<std::size_t>(overlap * kSampleRate);
  const std::size_t length = s.size() - fade;
  for (std::size_t i = 0; i < fade; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(fade);
    s[i] = s[i] * t + s[length + i] * (1 - t);
  }
  s.resize(length);
  return s;
}

Samples larks() {
  Samples s = silence(14);
  Noise noise(91);
  for (float at = 0.5F; at < 12; at += noise.range(1.1F, 3.2F)) {
    const float base = noise.range(2600, 3600);
    const int chirps = 5 + static_cast<int>(noise.range(0, 9));
    for (int i = 0; i < chirps; ++i) {
      const float from = base * noise.range(0.85F, 1.35F);
      glide(s, at + 0.075F * static_cast<float>(i), 0.06F, from, from * noise.range(0.75F, 1.4F),
            noise.range(0.1F, 0.4F));
    }
  }
  level(s, -38);
  return looped(std::move(s), 0.4F);
}

Samples brook() {
  Samples s = silence(8);
  Noise noise(101);
  Filter low = Filter::band_pass(520, 0.8F);
  Filter high = Filter::band_pass(1900, 1.2F);
  for (float& sample : s) {
    const float white = noise.next();
    sample = 0.8F * low(white) + 0.35F * high(white);
  }
  for (int i = 0; i < 90; ++i) {
    const float hertz = noise.range(420, 1100);
    glide(s, noise.range(0, 7.8F), 0.07F, hertz, hertz * 1.5F, noise.range(0.02F, 0.12F));
  }
  level(s, -38);
  return looped(std::move(s), 0.5F);
}

Samples far_bells() {
  Samples s = silence(16);
  Noise noise(111);
  for (const float at : {0.6F, 2.4F, 4.2F, 9.6F, 11.4F})
    ring(s, at, bell(at < 5 ? pitch(-9) : pitch(-5), 3.2F), 0.5F);
  Filter far = Filter::low_pass(900);
  for (float& sample : s) sample = far(sample);
  level(s, -40);
  return looped(std::move(s), 1.0F);
}

}  // namespace

Samples make_sound(Sound sound, int variant) {
  switch (sound) {
    case Sound::TileLift: return tile_lift();
    case Sound::TileTurn: return tile_turn(variant);
    case Sound::TileDrop: return tile_drop();
    case Sound::Gravel: return gravel();
    case Sound::Bell: return one_bell(pitch(-2), 1.6F, kSoft);
    case Sound::Hammer: return hammer();
    case Sound::Splash: return splash();
    case Sound::Flutter: return flutter();
    case Sound::FigureSet: return figure_set();
    case Sound::FigureHome: return figure_home();
    case Sound::Points: return points();
    case Sound::CityDone: return city_done();
    case Sound::FieldView: return field_view();
    case Sound::DeadSpot: return knocks(240, 1, kFaint);
    case Sound::Error: return knocks(180, 2, kSoft - 4);
    case Sound::YourTurn: return notes({3, 10}, 0.14F, 1.2F, kSoft - 2);
    case Sound::End: return cadence();
    case Sound::Click: return knocks(880, 1, kFaint - 3);
    case Sound::Dice: return dice();
    case Sound::Coins: return coins();
    case Sound::Sparkle: return sparkle();
    case Sound::Larks: return larks();
    case Sound::Brook: return brook();
    case Sound::FarBells: return far_bells();
  }
  return {};
}

}  // namespace bastide::shell::audio
