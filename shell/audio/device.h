// The sound device behind audio.h: WebAudio in the browser (device_web.cpp), nothing natively.
#pragma once

#include "shell/audio/synth.h"

namespace bastide::shell::audio::device {

bool open();  // from a gesture only; false: no sound on this machine
void stir();  // somebody is there: the browser may have suspended it, or it rests
void load(int id, const Samples& samples, int sample_rate);
void play(int id, float gain, float semitones, float delay);
void loop(int id, float gain);  // starts, glides to the gain, stops at 0

}  // namespace bastide::shell::audio::device
