// What Hunters & Gatherers sounds like: nobody has built anything yet.
#include "engine/families/hunters/hunters.h"
#include "shell/told/game_sounds.h"

namespace bastide::shell::hunters_sounds {

using audio::GameSounds;
using audio::Sound;

constexpr GameSounds::OfKind kBrings[] = {{hunters::kRiver, Sound::Splash},
                                          {hunters::kWater, Sound::Splash},
                                          {hunters::kForest, Sound::Flutter},
                                          {hunters::kMeadow, Sound::Gravel}};
constexpr GameSounds::OfKind kCloses[] = {{hunters::kForest, Sound::Flutter},
                                          {hunters::kRiver, Sound::Splash}};
// Larks over meadows, and water.
constexpr GameSounds::Loop kAmbience[] = {{Sound::Larks, hunters::kMeadow, 16},
                                          {Sound::Brook, hunters::kRiver, 12}};

extern const GameSounds kSounds;
const GameSounds kSounds{.family = "hunters", .brings = kBrings, .closes = kCloses, .ambience = kAmbience};

}  // namespace bastide::shell::hunters_sounds
