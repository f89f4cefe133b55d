// The sounds of the game, short, wooden and outdoor, each made from synth.h when first wanted.
#pragma once

#include "shell/audio/synth.h"

namespace bastide::shell::audio {

enum class Sound : u8 {
  TileLift,   // paper slides
  TileTurn,   // a card flicks; four pitches
  TileDrop,   // wood on felt, and with it what the tile brings:
  Gravel,     // a road
  Bell,       // a monastery
  Hammer,     // a city
  Splash,     // a river
  Flutter,    // a garden
  FigureSet,  // two wooden taps
  FigureHome,
  Points,     // one marimba note; pitch rises with the count
  CityDone,   // three bells
  FieldView,  // wind
  DeadSpot,
  Error,
  YourTurn,  // two harp notes
  End,       // a short cadence
  Click,
  Dice,     // a die rattles over wood
  Coins,    // metal on metal
  Sparkle,  // small high bells
  // Ambience, endless loops
  Larks,
  Brook,
  FarBells,
};
inline constexpr int kSounds = 24;
inline constexpr bool is_ambience(Sound sound) { return sound >= Sound::Larks; }
// Loops by number.
inline constexpr unsigned loop_index(Sound loop) {
  return static_cast<unsigned>(loop) - static_cast<unsigned>(Sound::Larks);
}
inline constexpr Sound loop_at(unsigned index) {
  return static_cast<Sound>(static_cast<unsigned>(Sound::Larks) + index);
}
inline constexpr unsigned kLoops = loop_index(static_cast<Sound>(kSounds));

// The samples of a sound. `variant` chooses among pitches (TileTurn 0–3); others ignore it.
Samples make_sound(Sound sound, int variant = 0);

}  // namespace bastide::shell::audio
