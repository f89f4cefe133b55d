// Actions as texts, for saves and golden games:
//
//   draw <tile> | roll <n> | place <tile> <x,y> <degrees> | deploy|return|move <piece> <x,y/segment> |
//   token|untoken <token> <x,y/segment> | pick <option> | pass
//
// without "/segment" what lies on a whole tile, "<x,y/a+b>" what joins two segments, "<space>" what stands on
// the scoreboard;
// each verb with ":<expansion>" where the action is that expansion's. Tokens and options are named where
// their expansion names them (Expansion::tokens, Expansion::choices). Cells are board coordinates, segments
// local numbers.
#pragma once

#include "engine/core/action.h"
#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace bastide {

struct Rules;

// "place D 0,-1 90", "deploy meeple 0,-1/2", "pass".
std::string action_text(const Rules& rules, const Action& action);
// Reads what action_text writes. Checks form and names, not legality.
Result<Action> parse_action_text(const Rules& rules, std::string_view text);

// The name of an action's option or token, or its number where it has none; and back, -1 if there is no such.
std::string option_name(const Rules& rules, ExpansionId expansion, u8 option);
int option_by_name(const Rules& rules, ExpansionId expansion, std::string_view name);
std::string token_name(const Rules& rules, ExpansionId expansion, u8 token);
int token_by_name(const Rules& rules, ExpansionId expansion, std::string_view name);

}  // namespace bastide
