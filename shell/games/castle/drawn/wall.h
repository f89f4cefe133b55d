// The wall round the castle as its art brings it: pictures of its pieces, where its numbers and corner towers
// are, what stands on the hill. World u, as in FORMAT.md.
#pragma once

#include "engine/data/json.h"
#include "shell/board/art/art_files.h"

namespace bastide::shell::castle_board {

// The sheets of OwnArt after that of the props.
enum SheetNumber : u8 { kPieceSheet = 1, kWallSheet, kHillSheet };

struct Number {
  Vec2 at;
  float plate = 0;  // its height
  float size = 0;   // of the font
};

struct Tower {
  Vec2 token;
};

struct Wall {
  Rect hill;
  Quads pieces;                 // grounds of the start fields and the wall, in drawing order
  std::vector<Number> numbers;  // one for each space
  std::vector<Tower> towers;    // in the order of the facts
  std::vector<PropAt> scenery;
  mutable Quads drawn;  // the scenery, put in order when it is first seen
};

inline const Wall* wall_of(const OwnArt* own) {
  return own == nullptr ? nullptr : static_cast<const Wall*>(own->plan.get());
}

void read_art(const Json& json, int set_index, ArtFiles::Set& set);

}  // namespace bastide::shell::castle_board
