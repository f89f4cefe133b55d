#include "shell/told/game_sounds.h"

#include <algorithm>

namespace bastide::shell::audio {

const GameSounds& sounds_of(const Rules& rules) {
  static constexpr GameSounds kNone;
  const auto all = game_sounds();
  const auto at = std::find_if(all.begin(), all.end(),
                               [&](const GameSounds* one) { return one->family == rules.family->key; });
  return at == all.end() ? kNone : **at;
}

}  // namespace bastide::shell::audio
