// Where points came from, as the end shows it: one part for each kind of feature and for whatever else gave
// points; the reasons of a group (ReasonDef) are one.
#pragma once

#include "engine/game/game.h"
#include "shell/kit/theme.h"

#include <functional>
#include <string>
#include <vector>

namespace bastide::shell {

// What a press on a number does: to the rule of that part; of the sum with none.
using ToRule = std::function<void(const std::string& part)>;

// The features in a fixed order, then whatever else gave points.
std::vector<std::string> score_parts(const Game& game);
std::string part_name(const std::string& part);
// There are words for it: those of another game may not be here.
bool part_has_name(const std::string& part);
// Points by part, per seat.
std::vector<Game::Breakdown> points_by_part(const Game& game);
int part_points(const Game::Breakdown& by_part, const std::string& part);
// Of its bar; parts beyond the features take the last colours in turn, by their number among all.
ImU32 part_colour(const std::string& part, int number);
ImU32 part_ink(const std::string& part, int number);  // on that bar

}  // namespace bastide::shell
