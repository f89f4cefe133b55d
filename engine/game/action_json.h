// Actions and events as JSON, in words that explain themselves: the bot protocol's. Positions are as they
// lie on the board, after rotation.
#pragma once

#include "engine/core/events.h"
#include "engine/core/result.h"
#include "engine/core/state.h"
#include "engine/rules/shown.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string_view>

namespace bastide {

struct Rules;
using Json = nlohmann::ordered_json;

// {"verb":"place_tile","tile":"D","x":0,"y":-1,"rotation":90},
// {"verb":"deploy","piece":"meeple","feature":"road","edges":["N","S"]},
// {"verb":"pick_option","room":"…","option":"add"}, {"verb":"pass"} …
Json action_json(const Rules& rules, const State& state, const Action& action);
// The legal action a protocol's answer means: an index into legal_actions or an object like
// action_json's (lists in any order, members that are not needed left out). Errors name what is wrong.
Result<Action> action_from_json(const Rules& rules, const State& state, const Json& answer);

// Adds "feature" and, as they lie on the board, "edges" or "edge_halves" of a tile's segment; "number"
// (1, 2 …) where a tile has several enclosed fields, which have no edge to tell them apart.
void describe_segment(const Rules& rules, const PlacedTile& tile, u8 local, Json& out);

// What lies on the land and where: {"room":"…","token":"…","x":1,"y":0,"edges":["N","E"],"count":1};
// whose it is ("player"), and which of that seat's figures if it is one ("piece").
Json lying_json(const Rules& rules, const State& state, const Lying& lying);

// One event of the protocol's `events`.
Json event_json(const Rules& rules, const State& state, const Event& event);

// The names of all verbs and of all kinds of events.
std::span<const std::string_view> verb_keys();
std::span<const std::string_view> event_keys();

}  // namespace bastide
