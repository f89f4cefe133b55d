// The synthesised sounds as numbers: there, not clipped, no louder than agreed, loops without a click.
#include "shell/audio/audio.h"

#include "shell/audio/sounds.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace bastide::shell::audio;

TEST_CASE("every sound can be heard, does not clip and stays under -16 LUFS") {
  for (int i = 0; i < kSounds; ++i) {
    const auto sound = static_cast<Sound>(i);
    const Samples samples = make_sound(sound);
    CAPTURE(i);
    REQUIRE_FALSE(samples.empty());
    float peak = 0;
    double sum = 0;
    for (const float s : samples) {
      REQUIRE(std::isfinite(s));
      peak = std::max(peak, std::fabs(s));
      sum += s;
    }
    CHECK(peak < 0.9F);
    CHECK(loudness(samples) > -60);
    CHECK(loudness(samples) < -16);
    CHECK(std::fabs(sum / static_cast<double>(samples.size())) < 0.01);  // no constant offset
    const float seconds = static_cast<float>(samples.size()) / kSampleRate;
    CHECK(seconds < (is_ambience(sound) ? 20 : 4));
  }
}

TEST_CASE("the same sound is the same samples every time") {
  CHECK(make_sound(Sound::Gravel) == make_sound(Sound::Gravel));
  CHECK(make_sound(Sound::TileTurn, 0) != make_sound(Sound::TileTurn, 3));
}

TEST_CASE("loops go round without a click") {
  for (const Sound sound : {Sound::Larks, Sound::Brook, Sound::FarBells}) {
    const Samples s = make_sound(sound);
    float step = 0;
    for (std::size_t i = 1; i < s.size(); ++i) step = std::max(step, std::fabs(s[i] - s[i - 1]));
    CHECK(std::fabs(s.front() - s.back()) <= step);
  }
}

TEST_CASE("what a frame wants heard is begun when it is over, and nothing before the first gesture") {
  static Workshop workshop;  // lives as long as the page
  open(workshop);
  play(Sound::Click);
  CHECK_FALSE(unfinished());
  unlock();
  CHECK_FALSE(unfinished());
  play(Sound::Click);
  play(Sound::TileTurn, 2);
  CHECK(unfinished());
  finish();
  CHECK_FALSE(unfinished());
  set_volumes(0, 0);
  play(Sound::Click);
  CHECK_FALSE(unfinished());
  set_volumes(0.6F, 0.3F);
}
