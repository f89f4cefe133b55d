// The Castle in words beyond what every family's game says (shell/text/words.h): its tiles, wall tokens,
// and what engine/families/castle/aids.h works out. Pure text.
#pragma once

#include "engine/families/castle/aids.h"
#include "engine/game/game.h"

#include <string>

namespace bastide::shell::castle_words {

namespace castle = bastide::castle;

// "2 paths · House · 1 well": the areas of a tile, or what is on a start field.
std::string tile(const Rules& rules, u8 design);

// What a token does and when (CAS-31, CAS-32), of one that a seat holds.
std::string token(const Game& game, Seat seat, castle::Token kind);
// What those of a kind that a seat holds bring it: "Brings 4 points as things stand."; "": it is not about
// points.
std::string token_worth(const Game& game, Seat seat, castle::Token kind);
// The question whether a token is used, by its kind; "" if something else is asked.
std::string question(const Game& game);

// "counter on 33 · takes the token there": of a landing of somebody.
std::string where(const castle::Landing& landing);
// "Ann: 8 points, counter on 33 · takes the token there".
std::string landing(const Game& game, const castle::Landing& landing);
// "Largest empty area: 20 cells now · at most 16 points at the end · Ann has the larger keep".
std::string hole(const Game& game, const castle::Hole& hole);
// "Ann: keep of size 4".
std::string keep(const Game& game, Seat seat);
// "On space 31, lying on its side for 100 points · 2 points to the token at 33": a seat's counter and what is
// next on its way.
std::string on_track(const Game& game, Seat seat);
// "Corner tower 12/13: a token face down"; by its number.
std::string corner_tower(const Game& game, int tower);

}  // namespace bastide::shell::castle_words
