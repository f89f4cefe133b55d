// What the Castle's own events sound like, and which of them are told at once.
#pragma once

#include "shell/told/news.h"

namespace bastide::shell::castle_sounds {

inline constexpr News kNews[] = {{.event = "token_taken", .sound = audio::Sound::Sparkle, .notice = true},
                                 {.event = "token_used", .sound = audio::Sound::TileTurn, .notice = true},
                                 {.event = "keep_set", .sound = audio::Sound::Hammer, .notice = true}};

}  // namespace bastide::shell::castle_sounds
