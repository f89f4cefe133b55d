// Hunters & Gatherers in words beyond what every family's game says (shell/text/words.h): its tiles, the
// powers of some, and what engine/families/hunters/aids.h works out. Pure text.
#pragma once

#include "engine/families/hunters/aids.h"
#include "engine/game/game.h"

#include <string>

namespace bastide::shell::hunters_words {

namespace hunters = bastide::hunters;

// "Forest on 2 sides · gold · River · lake with 2 fish · deer ×2".
std::string tile(const Rules& rules, u8 design);
// "Shrine", and what it does.
std::string power(hunters::Power power);
std::string power_about(hunters::Power power);
// A tile of the Scout, and what it does.
std::string scout_tile(unsigned tile);
std::string scout_about(unsigned tile);
// What it goes on doing once it is played; of all but the shaman, who never is.
std::string scout_played(unsigned tile);
// What counts in a feature beyond its marks: tigers and fire of a meadow, the river system of a river.
std::string about(const Game& game, SegmentId segment);
// "River system: 7 fish · Ann: 1 hut".
std::string system(const Game& game, SegmentId segment);

}  // namespace bastide::shell::hunters_words
