// What each game sounds like: a table of the game's own, read by sound_events.cpp; it lies in the game's
// folder (games/<game>/sounds.cpp).
#pragma once

#include "engine/rules/rules.h"
#include "shell/audio/sounds.h"

#include <span>
#include <string_view>

namespace bastide::shell::audio {

struct GameSounds {
  struct OfKind {
    Kind kind = 0;  // of features
    Sound sound{};
  };
  struct Loop {
    Sound loop{};
    Kind kind = 0;     // of the features that make it louder
    float whole = 12;  // so many of them make it as loud as it gets
  };
  std::string_view family;  // key
  std::span<const OfKind>
      brings{};  // what a tile brings beside its own sound: the first of these that it has
  std::span<const OfKind> closes{};  // when a feature is completed and scored, beside its points
  std::span<const Loop> ambience{};
};

// Of the game with these rules; an empty table if it has none.
const GameSounds& sounds_of(const Rules& rules);
// Of all games (games/registry.cpp).
std::span<const GameSounds* const> game_sounds();

}  // namespace bastide::shell::audio
