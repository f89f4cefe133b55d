// The track: a road of 50 stones round a walled town, a counter for each player, flags for laps (BASE-04).
#pragma once

#include "engine/game/scoreboard.h"
#include "shell/panels/context.h"

namespace bastide::shell {

// Where a counter stands; points below 0 leave it on the first stone.
[[nodiscard]] ScoreboardPlace place_on_track(int points);
[[nodiscard]] int laps(const ScoreboardPlace& place);  // finished ones: its 50 and 100 tokens

// By seat: the points after what is planned on the land, if players want to be told (Aid::Projection).
[[nodiscard]] std::array<i32, kMaxPlayers> planned_scores(const Context& context);

void draw_score_track(const Context& context, const Rect& r);
// The flag of a lap, on its pole at (x, y); with words or small without.
void draw_lap_flag(ui::Canvas& canvas, float x, float y, const std::string& text);
// The same as a die (HOUSE-13): 6 is no finished lap.
void draw_lap_die(ui::Canvas& canvas, float cx, float cy, float size, int face);

}  // namespace bastide::shell
