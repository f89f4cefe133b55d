// How a computer player is asked where no game is at hand: one JSON object in, one out. The message holds
// what a game file holds, so that who answers needs no memory and may be dropped at any time.
//
//   > {"cmd":"go","seat":1,"seed":"amber-7","game":{"format":"bastide-game",…}}
//   < {"action":{"verb":"place_tile","tile":"D","x":0,"y":-1,"rotation":90}}
//
// "game" is a save (game/save.h), "seat" who is asked in it, "seed" what chooses among answers that are as
// good: the same message has the same answer, natively and as wasm. The action is one of the protocol's
// (game/protocol.h). A message that is not understood gets {"error":…,"where":…,"code":…}: "malformed",
// "unknown_command", "not_asked" (the seat is not to decide), "over", and those of saves.
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/game/save.h"

#include <string>
#include <string_view>

namespace bastide::ai {

inline constexpr std::size_t kMaxGoBytes = kMaxSaveBytes + 1024;

std::string answer_go(std::string_view message, Catalogue catalogue = built_in());

}  // namespace bastide::ai
