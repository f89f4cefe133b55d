// What the Castle sounds like: it is built within a town.
#include "engine/families/castle/facts.h"
#include "shell/told/game_sounds.h"

namespace bastide::shell::castle_sounds {

using audio::GameSounds;
using audio::Sound;

constexpr GameSounds::OfKind kBrings[] = {{bastide::castle::kTower, Sound::Hammer},
                                          {bastide::castle::kHouse, Sound::Hammer},
                                          {bastide::castle::kPath, Sound::Gravel},
                                          {bastide::castle::kCourtyard, Sound::Flutter}};
constexpr GameSounds::OfKind kCloses[] = {{bastide::castle::kPath, Sound::Gravel},
                                          {bastide::castle::kTower, Sound::Bell},
                                          {bastide::castle::kHouse, Sound::Hammer},
                                          {bastide::castle::kCourtyard, Sound::Flutter}};
// Birds in the courtyards, bells of the towers.
constexpr GameSounds::Loop kAmbience[] = {{Sound::Larks, bastide::castle::kCourtyard, 30},
                                          {Sound::FarBells, bastide::castle::kTower, 20}};

extern const GameSounds kSounds;
const GameSounds kSounds{.family = "castle", .brings = kBrings, .closes = kCloses, .ambience = kAmbience};

}  // namespace bastide::shell::castle_sounds
