// What a stand-alone game beside the landscape has of its own to show: where its art comes from, and what its
// board has besides tiles, figures and tokens. Whatever else is shown of it the screens make
// from what the engine's Family says; what its questions and answers show beyond words, from its Telling.
#pragma once

#include "engine/data/json.h"
#include "engine/game/game.h"
#include "shell/board/art/art_files.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

struct BoardThing;
struct Scene;

// A hook that is null is not needed.
struct GameBoard {
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
  // Marks (style_of = 1) further segments that are lit with a feature which is more than its own segments
  // show.
  void (*lit_with)(const Rules&, const State&, SegmentId feature, std::vector<u8>& style_of) = nullptr;
  void (*things)(const Scene&, const Game&, std::vector<BoardThing>&) = nullptr;
};

// Of all games beside the landscape (games/drawn.cpp).
std::span<const GameBoard* const> game_boards();

// nullptr: the landscape, which needs none.
const GameBoard* game_board(const Family& family);
inline const GameBoard* game_board(const Rules& rules) { return game_board(*rules.family); }
const GameBoard* board_of_set(std::string_view set);
// nullptr: the board grows as tiles are laid.
inline const GameBoard* bounded_board(const Rules& rules) {
  const GameBoard* board = game_board(rules);
  return board != nullptr && board->bounds != nullptr ? board : nullptr;
}

}  // namespace bastide::shell
