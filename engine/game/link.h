// Seed links: version, set-up and seed in the URL fragment, readable and short.
//
//   #v=1&p=3&e=C2&s=amber-kiln-42            farmers on, no expansions, default names
//   #v=1&p=2&e=C1&f=0&x=<expansion>.<expansion>&o=small_cities&n=Ann,Bob&c=red,blue&s=…
//
// k=base-2.river-0 says how many copies of a set there are, l=D.D.E which tiles are left out.
// i=here,sharp,elsewhere says who decides for each seat (game_setup.h); without it everybody is here.
// g=<family> names another game than the catalogue's first; an option that is no flag is written "key-15".
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/game/game_setup.h"

namespace bastide {

inline constexpr int kLinkVersion = 1;
inline constexpr std::size_t kMaxLinkBytes = 16000;  // six long names and 256 tiles left out

// The fragment without '#'. Names are percent-encoded; defaults and names that are empty to the end of
// the list are left out. A set-up with an explicit deck has no link: Error::code "deck_given".
Result<std::string> make_link(const GameSetup& setup, Catalogue catalogue = built_in());

// `fragment` with or without '#'. Errors (Error::code): "empty" (no fragment at all), "malformed",
// "newer_version", "unknown_room", … `where` names the part ("link: p").
Result<GameSetup> parse_link(std::string_view fragment, Catalogue catalogue = built_in());

}  // namespace bastide
