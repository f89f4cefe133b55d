// Playing sounds: silent until the player's first gesture, then through the browser's WebAudio with one
// volume for effects and one for ambience. What sounds when is decided by the callers: the panels for
// clicks, sound_events.cpp for what happens in the game.
#pragma once

#include "shell/audio/sounds.h"
#include "shell/base/drawn_later.h"

namespace bastide::shell::audio {

// Makes sounds, by code that comes after the first frame: till there is one all is silent.
class Workshop final : public DoneLater {
 public:
  void act() override;
};
void open(Workshop& workshop);  // lives as long as the page

// The first click, tap or key: browsers allow sound from now on. Called with every gesture, cheap.
void unlock();
// Makes one sound that nobody has asked for yet, so that it costs no frame later; for idle moments.
// false: all there, or no sound wanted.
bool prepare_one();
// 0 … 1 each; 0 stops.
void set_volumes(float effects, float ambience);
// `semitones` shifts the pitch by playing faster or slower; `delay` in seconds from now. Begun by finish(),
// after the frame that wants it: to make a sound, and to begin it, take longer than some frames do.
void play(Sound sound, int variant = 0, float semitones = 0, float delay = 0, float gain = 1);
void finish();
[[nodiscard]] bool unfinished();
// How loud a loop is meant to be, by what is in view (0 … 1); glides there.
void set_ambience(Sound loop, float gain);

}  // namespace bastide::shell::audio
