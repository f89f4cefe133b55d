// The games that there are: the landscape, and those that stand beside it with words of their own.
#pragma once

#include "engine/assembly/built_in.h"

#include <string>

namespace bastide {
class Game;
}

namespace bastide::shell {

inline bool is_landscape(const Rules& rules) { return rules.family == landscape().family; }
inline const FamilyEntry& entry_of(const Setup& setup) { return built_in()[setup.family]; }

// What a game beside the landscape says its own way beyond its texts (Locale::tell_of).
struct FamilyWords {
  std::string_view family;  // key
  // What is on a tile.
  std::string (*tile)(const Rules&, u8 design) = nullptr;
  // What is asked now; "": as its text "decision.<key>" says.
  std::string (*question)(const Game&) = nullptr;
};
// nullptr: the landscape.
const FamilyWords* family_words(const Rules& rules);

}  // namespace bastide::shell
