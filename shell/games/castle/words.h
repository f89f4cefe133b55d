// The Castle in words beyond what every family's game says (shell/text/words.h): its tiles, wall tokens,
// and what engine/families/castle/aids.h works out. Pure text.
#pragma once

#include "engine/families/castle/aids.h"
#include "engine/game/game.h"

#include <string>

namespace bastide::shell::castle_words {

namespace castle = bastide::castle;

// "Path ×2 · House · 1 well": what is on a tile, or on a start field.
std::string tile(const Rules& rules, u8 design);

// What a token does and when (CAS-31, CAS-32), of one that a seat holds.
std::string token(const Game& game, Seat seat, castle::Token kind);
// What one more would bring a seat: "4 points more as things stand."
std::string token_worth(const Game& game, Seat seat, castle::Token kind);
// The question whether a token is used, by its kind; "" if something else is asked.
std::string question(const Game& game);

// "counter on 33 · takes the token there": of a landing of somebody.
std::string where(const castle::Landing& landing);
// "Ann: 8 points, counter on 33 · takes the token there".
std::string landing(const Game& game, const castle::Landing& landing);
// "Largest empty area: 11 cells · Ann has the larger keep".
std::string hole(const Game& game, const castle::Hole& hole);
// "Ann: keep of size 4".
std::string keep(const Game& game, Seat seat);
// "Corner tower 12/13: a token face down"; by its number.
std::string corner_tower(const Game& game, int tower);

}  // namespace bastide::shell::castle_words
