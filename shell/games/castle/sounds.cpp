// What the Castle sounds like: it is built within a town.
#include "engine/families/castle/facts.h"
#include "shell/told/game_sounds.h"

namespace bastide::shell::castle_sounds {

using audio::GameSounds;
using audio::Sound;

constexpr GameSounds::OfKind kBrings[] = {{castle::kTower, Sound::Hammer},
                                          {castle::kHouse, Sound::Hammer},
                                          {castle::kPath, Sound::Gravel},
                                          {castle::kCourtyard, Sound::Flutter}};
constexpr GameSounds::OfKind kCloses[] = {{castle::kPath, Sound::Gravel},
                                          {castle::kTower, Sound::Bell},
                                          {castle::kHouse, Sound::Hammer},
                                          {castle::kCourtyard, Sound::Flutter}};
// Birds in the courtyards, bells of the towers.
constexpr GameSounds::Loop kAmbience[] = {{Sound::Larks, castle::kCourtyard, 30},
                                          {Sound::FarBells, castle::kTower, 20}};

extern const GameSounds kSounds;
const GameSounds kSounds{.family = "castle", .brings = kBrings, .closes = kCloses, .ambience = kAmbience};

}  // namespace bastide::shell::castle_sounds
