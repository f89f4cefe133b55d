// What the protocol tells of a game as it stands: to one seat what that may know, to kNobody what everybody
// at the table may. Who may know what is api.h's to say (view_for, event_for, is_secret); what there is to
// tell the expansions in play list themselves (rules/expansion.h).
#pragma once

#include "engine/game/action_json.h"

namespace bastide {

// `state` and `events`, those that are new to the seat, are whole.
Json answer_json(const Rules& rules, const State& state, Seat seat, std::span<const Event> events);

// A request that is refused: {"error":…,"where":…,"code":…}.
Json error_json(const Error& error);

}  // namespace bastide
