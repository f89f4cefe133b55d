// Position links: a seed link (link.h) with everything that was played, so that a game can be sent for a look
// or on to the next player.
//
//   #v=2&p=2&e=C2&s=amber-kiln-42&m=jgF3…      some 150 characters for a finished base game
//
// m is base64url of: the number of actions (7 bits a byte, least first), CRC-32 of set-up and actions (four
// bytes, least first), and one large number (least byte first) that holds, for each action, which of the
// legal answers it was, in as much room as there are answers: the first is the rest of a division by their
// number, the quotient holds the others. Answers are numbered in the order of their texts (action_text.h), so
// that the engine may list them as it likes; the checksum tells when they are no longer the same.
// A folded one (folded_link.h), as players send it to each other, is read here too.
#pragma once

#include "engine/game/game.h"

namespace bastide {

inline constexpr int kPositionLinkVersion = 2;
inline constexpr std::size_t kMaxPositionLinkBytes = 8000;

// The fragment without '#'. Errors: "deck_given" where the seed alone does not give the tiles again.
Result<std::string> make_position_link(const Game& game);

// A fragment of this kind, with or without '#'; it may still be a broken one.
bool is_position_link(std::string_view fragment);

// Errors (Error::code): those of parse_link, "malformed", "bad_checksum" (changed, cut off, or played by
// other rules than these).
Result<Game> parse_position_link(std::string_view fragment, Catalogue catalogue = built_in());

}  // namespace bastide
