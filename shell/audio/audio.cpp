// The part of audio.h that is the same everywhere: what has been made, how loud, and what was asked for.
#include "shell/audio/audio.h"

#include "shell/audio/device.h"

#include <array>
#include <vector>

namespace bastide::shell::audio {
namespace {

struct Wanted {
  Sound sound;
  int variant;
  float gain, semitones, delay;
};
constexpr std::size_t kMostWanted = 32;  // in a frame; more nobody hears apart

struct Player {
  DoneLater* workshop = nullptr;
  Sound ordered = Sound::Click;  // to be made next, and its variant
  int ordered_variant = 0;
  bool unlocked = false;
  float effects = 0.6F;
  float ambience = 0.3F;
  std::array<u8, kSounds> made{};  // bit per variant
  std::array<float, kSounds> wanted{};
  std::vector<Wanted> next;
};

Player& player() {
  static Player instance;
  return instance;
}

// Makes the samples the first time they are wanted.
int slot(Sound sound, int variant) {
  const auto index = static_cast<unsigned>(sound);
  const int v = sound == Sound::TileTurn ? variant & 3 : 0;
  const int id = static_cast<int>(index) * 4 + v;
  u8& made = player().made[index];
  if ((made >> v & 1) == 0) {
    made = static_cast<u8>(made | 1 << v);
    player().ordered = sound;
    player().ordered_variant = v;
    player().workshop->act();
  }
  return id;
}

[[nodiscard]] bool can_sound() { return player().unlocked && player().workshop != nullptr; }

void apply_ambience(Sound sound) {
  Player& p = player();
  const float gain = p.ambience * p.wanted[static_cast<unsigned>(sound)];
  if (!can_sound() || (gain <= 0 && p.made[static_cast<unsigned>(sound)] == 0)) return;
  device::loop(slot(sound, 0), gain);
}

void apply_all_ambience() {
  for (const Sound sound : {Sound::Larks, Sound::Brook, Sound::FarBells}) apply_ambience(sound);
}

}  // namespace

void Workshop::act() {
  const Player& p = player();
  const int id = static_cast<int>(p.ordered) * 4 + p.ordered_variant;
  device::load(id, make_sound(p.ordered, p.ordered_variant), kSampleRate);
}

void open(Workshop& workshop) {
  if (player().workshop != nullptr) return;
  player().workshop = &workshop;
  apply_all_ambience();
}

void unlock() {
  Player& p = player();
  if (p.unlocked) {
    device::stir();
    return;
  }
  p.unlocked = device::open();
  if (p.unlocked) apply_all_ambience();
}

bool prepare_one() {
  if (!can_sound() || player().effects <= 0) return false;
  // what a turn begins with first
  for (const Sound sound :
       {Sound::TileLift, Sound::TileTurn, Sound::TileDrop, Sound::FigureSet, Sound::Gravel, Sound::Hammer,
        Sound::Points, Sound::CityDone, Sound::YourTurn, Sound::Bell, Sound::Flutter, Sound::Splash,
        Sound::FigureHome, Sound::FieldView, Sound::DeadSpot, Sound::Error, Sound::Click, Sound::End}) {
    const int variants = sound == Sound::TileTurn ? 4 : 1;
    for (int v = 0; v < variants; ++v) {
      if ((player().made[static_cast<unsigned>(sound)] >> v & 1) != 0) continue;
      slot(sound, v);
      return true;
    }
  }
  return false;
}

void set_volumes(float effects, float ambience) {
  player().effects = effects;
  player().ambience = ambience;
  apply_all_ambience();
}

void play(Sound sound, int variant, float semitones, float delay, float gain) {
  Player& p = player();
  if (!can_sound() || p.effects <= 0 || p.next.size() == kMostWanted) return;
  p.next.push_back({sound, variant, p.effects * gain, semitones, delay});
}

bool unfinished() { return !player().next.empty(); }

void finish() {
  for (const Wanted& one : player().next)
    device::play(slot(one.sound, one.variant), one.gain, one.semitones, one.delay);
  player().next.clear();
}

void set_ambience(Sound loop, float gain) {
  float& wanted = player().wanted[static_cast<unsigned>(loop)];
  if (wanted == gain) return;
  wanted = gain;
  apply_ambience(loop);
}

}  // namespace bastide::shell::audio
