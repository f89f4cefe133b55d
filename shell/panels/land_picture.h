// A small picture of a game's whole land, for panels; an empty frame as long as there is none.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// `number`: of the picture among all that are kept; a saved game's is its place. `version`: of the game, not
// 0.
void draw_land_picture(const Context& context, int number, const Game& game, u64 version, const Rect& r);

void draw_no_land(const Context& context, const Rect& r);  // of a game that is not there yet

inline constexpr int kRunningPicture = -2;  // of the game in the session
inline constexpr int kDayPicture = -3;      // of the land of the day
// Of a saved game beside the list of them, where it has another size.
constexpr int small_picture(int place) { return -10 - place; }

}  // namespace bastide::shell
