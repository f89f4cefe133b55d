// What a stand-alone game beside the landscape has of its own to show: where its art comes from, and what its
// board has besides tiles, figures and tokens. Whatever else is shown of it the screens make
// from what the engine's Family says; what its questions and answers show beyond words, from its RoomLook.
#pragma once

#include "engine/data/json.h"
#include "engine/game/game.h"
#include "shell/board/art/art_files.h"

#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

struct BoardThing;
struct Scene;

// A hook that is null is not needed.
struct FamilyLook {
  std::string_view family;  // key
  std::string_view art;     // the art's set
  // As which kinds of the landscape its own are drawn until the art has come, a letter of FORMAT.md each.
  std::string_view stand_in{};
  // Reads what its set brings besides designs and props.
  void (*read_art)(const Json&, int set_index, ArtFiles::Set&) = nullptr;
  // All that a player must see of its board, where that has bounds; world u.
  Rect (*bounds)(const Rules&) = nullptr;
  // Below the tiles; above them, below the figures. `live`: the game that is played, whose changes are moved.
  void (*draw_under)(Scene&, const Game&) = nullptr;
  void (*draw_over)(Scene&, const Game&, bool live) = nullptr;
  bool (*moving)(const Scene&) = nullptr;
  // Marks (look_of = 1) further segments that are lit with a feature which is more than its own segments
  // show.
  void (*lit_with)(const Rules&, const State&, SegmentId feature, std::vector<u8>& look_of) = nullptr;
  void (*things)(const Scene&, const Game&, std::vector<BoardThing>&) = nullptr;
};

// nullptr: the landscape, which needs none.
const FamilyLook* family_look(const Family& family);
inline const FamilyLook* family_look(const Rules& rules) { return family_look(*rules.family); }
const FamilyLook* look_of_set(std::string_view set);
// nullptr: the board grows as tiles are laid.
inline const FamilyLook* bounded_look(const Rules& rules) {
  const FamilyLook* look = family_look(rules);
  return look != nullptr && look->bounds != nullptr ? look : nullptr;
}

}  // namespace bastide::shell
