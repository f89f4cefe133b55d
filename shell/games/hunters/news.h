// What the events of Hunters & Gatherers and of its Scout sound like, and which of them are told at once.
// Fire, deer that are eaten and the shrine (HG-54, 57, 58) are of the end, whose points are shown one by one.
#pragma once

#include "shell/told/news.h"

namespace bastide::shell::hunters_sounds {

inline constexpr News kNews[] = {{.event = "bonus_earned", .sound = audio::Sound::Sparkle, .notice = true},
                                 {.event = "no_bonus_left", .sound = audio::Sound::DeadSpot, .notice = true},
                                 {.event = "power_found", .sound = audio::Sound::Sparkle, .notice = true},
                                 {.event = "logboat", .sound = audio::Sound::Splash, .notice = true},
                                 {.event = "hunting_trap", .sound = audio::Sound::Hammer, .notice = true}};

inline constexpr News kScoutNews[] = {
    {.event = "tile_dealt", .sound = audio::Sound::TileLift, .notice = true},
    {.event = "tile_played", .sound = audio::Sound::TileLift, .notice = true},
    {.event = "tile_refused", .sound = audio::Sound::TileTurn, .notice = true},
    {.event = "member_recalled", .sound = audio::Sound::FigureHome},
    {.event = "ferryman_paid", .sound = audio::Sound::Coins, .notice = true},
    {.event = "field_laid", .sound = audio::Sound::Hammer}};

}  // namespace bastide::shell::hunters_sounds
