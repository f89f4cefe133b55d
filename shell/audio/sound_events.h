// What happens in the game, as sounds: one place that knows which event sounds how.
#pragma once

#include "engine/game/game.h"

#include <span>

namespace bastide::shell::audio {

// Plays the new events of a game.
void sound_events(const Game& game, std::span<const Event> events);

// Sets the ambience by what the landscape in view holds: larks over fields, water, far bells.
void sound_landscape(const Game* game);

}  // namespace bastide::shell::audio
