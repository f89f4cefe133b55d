// The games that there are and what each says its own way: whoever shows a game asks its table, never which
// game it is.
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/rules/rules.h"

#include <span>
#include <string>

namespace bastide {
class Game;
}

namespace bastide::shell {

inline const FamilyEntry& entry_of(const Setup& setup) { return built_in()[setup.family]; }

// The name of the game that needs these facts, in words.
std::string game_with(std::string_view facts);

// The figure that everybody has most of.
inline std::string_view common_figure(const Rules& rules) { return rules.pieces[0].key; }

// A page of a game's rules (locale: rules.<key>.1 …), and whether a set-up plays by it; null: always.
struct RulesPage {
  std::string_view key;
  bool (*plays)(const Setup&) = nullptr;
};

// What a game says its own way beyond its texts. A hook that is null is not needed.
struct FamilyWords {
  std::string_view family;           // key
  std::string_view texts{};          // its texts come before those of all games (Locale::tell_of)
  std::span<const RulesPage> pages;  // before those of its expansions
  // The set-up says above its expansions what kind of game it is and how long it takes.
  bool introduced = true;
  bool taught = false;  // one of its games teaches those who never played (play/lessons.h)
  // What is on a tile.
  std::string (*tile)(const Rules&, u8 design) = nullptr;
  // What is asked now; "": as its text "decision.<key>" says.
  std::string (*question)(const Game&) = nullptr;
  // The tiles of a pile beside the bag (TileDesign::group), as a heading; "": nobody needs to see them.
  std::string (*pile)(const Rules&, u8 group) = nullptr;
  // What a counter of a feature counts, and what happened in an event of an expansion; "": as their texts
  // say.
  std::string (*mark)(const Rules&, std::string_view counter) = nullptr;
  // What the counters of a feature count, together; null: each as its mark is called.
  std::string (*counted)(const Rules&, const Feature&) = nullptr;
  // What a field touches that is worth points: so many completed cities; null: there is nothing of the kind.
  int (*cities)(const Rules&, const State&, SegmentId field) = nullptr;
  std::string (*told)(const Rules&, const Event&) = nullptr;
  // Where a seat's counter stands and what is next on its way; null: its points say it.
  std::string (*on_track)(const Game&, Seat) = nullptr;
};
// games/registry.cpp
const FamilyWords& family_words(const Family& family);
inline const FamilyWords& family_words(const Rules& rules) { return family_words(*rules.family); }

}  // namespace bastide::shell
