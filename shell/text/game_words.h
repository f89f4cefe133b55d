// The games that there are: the landscape, and those that stand beside it with words of their own.
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/rules/rules.h"

#include <string>

namespace bastide {
class Game;
}

namespace bastide::shell {

inline bool is_landscape(const Rules& rules) { return rules.family == landscape().family; }
inline const FamilyEntry& entry_of(const Setup& setup) { return built_in()[setup.family]; }

// The name of the game that needs these facts, in words.
std::string game_with(std::string_view facts);

// The figure that everybody has most of.
inline std::string_view common_figure(const Rules& rules) { return rules.pieces[0].key; }

// What a game beside the landscape says its own way beyond its texts (Locale::tell_of).
struct FamilyWords {
  std::string_view family;  // key
  // What is on a tile.
  std::string (*tile)(const Rules&, u8 design) = nullptr;
  // What is asked now; "": as its text "decision.<key>" says.
  std::string (*question)(const Game&) = nullptr;
  // The tiles of a pile beside the bag (TileDesign::group), as a heading; "": nobody needs to see them.
  std::string (*pile)(const Rules&, u8 group) = nullptr;
  // What a counter of a feature counts, and what happened in an event of an expansion; "": as their texts
  // say.
  std::string (*mark)(const Rules&, std::string_view counter) = nullptr;
  std::string (*told)(const Rules&, const Event&) = nullptr;
};
// nullptr: the landscape (games/registry.cpp).
const FamilyWords* family_words(const Rules& rules);

}  // namespace bastide::shell
