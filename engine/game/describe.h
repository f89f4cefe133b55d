// Actions, decisions, features and events in words that explain themselves: the text form of saves
// and the JSON form of the bot protocol. Positions are as they lie on the board, after rotation.
#pragma once

#include "engine/game/game.h"

namespace bastide {

// "place D 0,-1 90", "deploy meeple 0,-1/2", "pass" (save.h lists all forms in save.cpp).
std::string action_text(const Rules& rules, const Action& action);
// Reads what action_text writes. Checks form and names, not legality.
Result<Action> parse_action_text(const Rules& rules, std::string_view text);

// {"verb":"place_tile","tile":"D","x":0,"y":-1,"rotation":90},
// {"verb":"deploy","piece":"meeple","feature":"road","edges":["N","S"]}, {"verb":"pass"} …
Json action_json(const Rules& rules, const State& state, const Action& action);
// The legal action a protocol's answer means: an index into legal_actions or an object like
// action_json's (lists in any order). Errors name what is wrong.
Result<Action> action_from_json(const Rules& rules, const State& state, const Json& answer);

// Adds "feature" and, as they lie on the board, "edges" or "edge_halves" of a tile's segment; "number"
// (1, 2 …) where a tile has several enclosed fields, which have no edge to tell them apart.
void describe_segment(const Rules& rules, const PlacedTile& tile, u8 local, Json& out);

// One event of the protocol's `events`.
Json event_json(const Rules& rules, const State& state, const Event& event);

}  // namespace bastide
