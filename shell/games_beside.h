// Here, and nowhere else in the shell, a game beside the landscape registers. Its folder shell/<game> has
// <game>_look::kFamilyLook, <game>_words::kWords and, of its core room, room_looks_of::<game>::kLook.
#pragma once

#define BASTIDE_GAMES_BESIDE(GAME) GAME(castle)
