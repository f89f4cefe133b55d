// Folded links: a position link (position_link.h) that shows nothing at a glance. Who is sent a game to play
// on would else read the seed, and with it every tile to come, in the address. It hides nothing from who
// takes the trouble: this file says how it is read.
//
//   #v=3&z=pX1c…
//
// z is base64url of: CRC-32 of what follows (four bytes, least first), and with numbers added that this sum
// gives (Rng, the lowest byte of each), the set-up as the position link has it, a zero, and what its m holds.
// Escapes of letters beyond ASCII are single bytes there, so that six long names do not make the link a third
// longer.
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace bastide {

inline constexpr int kFoldedLinkVersion = 3;

// Of what make_position_link gives.
std::string fold_link(std::string_view position_link);

// A fragment of this kind, with or without '#'; it may still be a broken one.
bool is_folded_link(std::string_view fragment);

// The position link. Errors (Error::code): "malformed", "bad_checksum" (changed, or cut off).
Result<std::string> unfold_link(std::string_view fragment);

}  // namespace bastide
