// What happened and what lies in hand, in words: for chronicle, tooltips and screen readers. Pure text
// over engine/game and locale.h.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace bastide::shell {

// Adds to a line of parts, with · between them; nothing if the part is empty.
void add_part(std::string& text, const std::string& part);

// What a player without a name of their own is called: "Blue".
std::string name_of_colour(unsigned colour);
// "Gentle": a level of computer players.
std::string level_name(unsigned level);
// Its character in a sentence.
std::string level_about(unsigned level);
// A player's name; if none was given that of the colour, or a computer player's level.
std::string player_name(const GameSetup& setup, Seat seat);

// "City corner · coat of arms": what is on a tile, by its features.
std::string tile_words(const Rules& rules, u8 design);

// "Road", "City" … of a Kind; "Meeple" … of a piece.
std::string feature_name(const Rules& rules, Kind kind);
// What a counter of features counts, in a game beside the landscape.
std::string mark_name(const Rules& rules, std::string_view counter);
std::string piece_name(const Rules& rules, u8 piece);
// Key and name of what an action puts somewhere or takes away: a figure or a token.
std::string_view thing_key(const Rules& rules, const Action& action);
std::string thing_name(const Rules& rules, const Action& action);

// Why the points: "tiles 4 · coats of arms 2".
std::string reasons_text(const Rules& rules, const Points& points);

// What is asked, of whom: "Ann, which counter moves?" Where one answer alone is left, what that is, if the
// texts say it.
std::string question(const Game& game);

// What a PickOption would choose.
std::string option_name(const Rules& rules, const Action& action);

}  // namespace bastide::shell
