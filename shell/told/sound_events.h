// What happens in the game, as sounds: how, each game's own table says (game_sounds.h); what expansions and
// games say of their own events is theirs (expansions/news.h).
#pragma once

#include "engine/game/game.h"
#include "shell/audio/sounds.h"

#include <array>
#include <span>
#include <vector>

namespace bastide::shell::audio {

struct Cue {
  Sound sound{};
  float semitones = 0;
  float delay = 0;  // seconds
  float gain = 1;
};

// How the new events of a game sound.
std::vector<Cue> cues(const Rules& rules, std::span<const Event> events);
// How loud each ambience is, by what the land holds: from Sound::Larks on.
using Ambience = std::array<float, kLoops>;
Ambience ambience(const Game& game);

// Plays the new events of a game; sets the ambience.
void sound_events(const Game& game, std::span<const Event> events);
void sound_land(const Game& game);

}  // namespace bastide::shell::audio
