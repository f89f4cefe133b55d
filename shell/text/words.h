// What happened and what lies in hand, in words: for chronicle, tooltips and screen readers. Pure text
// over engine/game and locale.h.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace bastide::shell {

// Adds to a line of parts, with · between them; nothing if the part is empty.
void add_part(std::string& text, const std::string& part);

// A player's name, or the colour's if none was given.
std::string player_name(const GameSetup& setup, Seat seat);

// "City corner · coat of arms": what is on a tile, by its features.
std::string tile_words(const Rules& rules, u8 design);

// "Road", "City" … of a Kind; "Meeple" … of a piece.
std::string feature_name(const Rules& rules, Kind kind);
// What a counter of features counts, in a game beside the landscape.
std::string mark_name(const Rules& rules, std::string_view counter);
std::string piece_name(const Rules& rules, u8 piece);
// Key and name of what an action puts somewhere or takes away: a figure or a token.
std::string_view thing_key(const Rules& rules, const Action& action);
std::string thing_name(const Rules& rules, const Action& action);

// Why the points: "tiles 4 · coats of arms 2".
std::string reasons_text(const Rules& rules, const Points& points);

// What is asked, of whom: "Ann, which counter moves?"
std::string question(const Game& game);

// What a PickOption would choose.
std::string option_name(const Rules& rules, const Action& action);

// One line of the chronicle.
struct ChronicleLine {
  Seat seat = kNobody;
  std::string text;    // without the name: "closes a road"
  std::string detail;  // why it is worth that: "4 tiles · 4"
  int amount = 0;      // points, 0 = none
  SegmentId feature_segment = kNoSegmentId;
  Cell cell;
  bool has_cell = false;
  int turn = 0;  // counted from 1
  bool final_scoring = false;
  std::size_t event = 0;  // index into Game::events()
};

// Everything worth telling of a game so far.
std::vector<ChronicleLine> chronicle(const Game& game);

// "Ann closes a road, 5 points": a line read aloud.
std::string spoken(const Game& game, const ChronicleLine& line);

}  // namespace bastide::shell
