// What players have besides figures and points, and what turn it is, as the expansions in play say it. No
// drawing.
#pragma once

#include "engine/game/game.h"
#include "engine/rules/shown.h"

#include <string>
#include <vector>

namespace bastide::shell {

// What a player holds, by the expansions in play.
std::vector<Holding> holdings(const Game& game, Seat seat);

// A holding's name.
std::string holding_name(std::string_view key);

// The group that a reason for points belongs to, by its key; empty if it stands alone.
std::string_view reason_group(const Rules& rules, std::string_view reason);

// Locale key of what the turn now played is, if it is no ordinary one (Shown::turn_title); else empty.
std::string_view turn_title(const Game& game);

}  // namespace bastide::shell
