// Here, and nowhere else in the shell, a game beside the landscape registers. Its folder shell/<game> has
// <game>_look::kFamilyLook, <game>_words::kWords and, of its core room, room_looks_of::<game>::kLook; of each
// of its expansions room_looks_of::<game>_<room>::kLook, so that it comes with the game's code
// (tools/split.py).
#pragma once

#define BASTIDE_GAMES_BESIDE(GAME) GAME(castle) GAME(hunters)
#define BASTIDE_ROOMS_BESIDE(ROOM) ROOM(hunters_scout)
