// What the landscape sounds like.
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/told/game_sounds.h"

namespace bastide::shell::landscape_sounds {

using namespace audio;
namespace land = bastide::carcassonne;

constexpr GameSounds::OfKind kBrings[] = {{land::kMonastery, Sound::Bell},
                                          {land::kRiver, Sound::Splash},
                                          {land::kCity, Sound::Hammer},
                                          {land::kGarden, Sound::Flutter},
                                          {land::kRoad, Sound::Gravel}};
constexpr GameSounds::OfKind kCloses[] = {{land::kCity, Sound::CityDone}};
// Larks over fields, water, far bells.
constexpr GameSounds::Loop kAmbience[] = {{Sound::Larks, land::kField, 12},
                                          {Sound::Brook, land::kRiver, 5},
                                          {Sound::FarBells, land::kMonastery, 3}};

extern const GameSounds kSounds;
const GameSounds kSounds{
    .family = "carcassonne", .brings = kBrings, .closes = kCloses, .ambience = kAmbience};

}  // namespace bastide::shell::landscape_sounds
