// What Hunters & Gatherers sounds like: nobody has built anything yet.
#include "engine/families/hunters/hunters.h"
#include "shell/told/game_sounds.h"

namespace bastide::shell::hunters_sounds {

using audio::GameSounds;
using audio::Sound;

constexpr GameSounds::OfKind kBrings[] = {{bastide::hunters::kRiver, Sound::Splash},
                                          {bastide::hunters::kWater, Sound::Splash},
                                          {bastide::hunters::kForest, Sound::Flutter},
                                          {bastide::hunters::kMeadow, Sound::Gravel}};
constexpr GameSounds::OfKind kCloses[] = {{bastide::hunters::kForest, Sound::Flutter},
                                          {bastide::hunters::kRiver, Sound::Splash}};
// Larks over meadows, and water.
constexpr GameSounds::Loop kAmbience[] = {{Sound::Larks, bastide::hunters::kMeadow, 16},
                                          {Sound::Brook, bastide::hunters::kRiver, 12}};

extern const GameSounds kSounds;
const GameSounds kSounds{.family = "hunters", .brings = kBrings, .closes = kCloses, .ambience = kAmbience};

}  // namespace bastide::shell::hunters_sounds
