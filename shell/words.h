// What happened and what lies in hand, in words: for chronicle, tooltips and screen readers. Pure text
// over engine/game and locale.h.
#pragma once

#include "engine/game/game.h"
#include "engine/rules/shown.h"

#include <string>
#include <vector>

namespace bastide::shell {

// A player's name, or the colour's if none was given.
std::string player_name(const GameSetup& setup, Seat seat);

// "City corner · coat of arms": what is on a tile, by its features.
std::string tile_words(const Rules& rules, u8 design);

// "Road", "City" … of a Kind; "Meeple" … of a piece.
std::string feature_name(const Rules& rules, Kind kind);
std::string piece_name(const Rules& rules, u8 piece);

// One line of the chronicle.
struct ChronicleLine {
  Seat seat = kNobody;
  std::string text;    // without the name: "closes a road"
  std::string detail;  // why it is worth that: "4 tiles · 4"
  int amount = 0;      // points, 0 = none
  u16 feature_id = 0xFFFF;
  Cell cell;
  bool has_cell = false;
  int turn = 0;  // counted from 1
  bool final_scoring = false;
  std::size_t event = 0;  // index into Game::events()
};

// Everything worth telling among the events from index `first` on.
std::vector<ChronicleLine> chronicle(const Game& game, std::size_t first = 0);

// "Ann closes a road, 5 points": a line read aloud.
std::string spoken(const Game& game, const ChronicleLine& line);

// Why the points: "tiles 4 · coats of arms 2".
std::string reasons_text(const Rules& rules, const Points& points);

// Seats by points, best first; ties in seat order. rank[seat] counts from 1, ties share a rank.
struct Ranking {
  std::vector<Seat> order;
  std::vector<int> rank;
};
Ranking ranking(const Game& game);

// Points of each seat after each tile laid: series[seat][n], n = tiles laid (0 = start); the last entry
// is after final scoring if the game is over.
struct PointsSeries {
  std::vector<std::vector<int>> seats;
  int tiles = 0;  // tiles laid by players
  bool final_step = false;
};
PointsSeries points_series(const Game& game);

// What a player holds besides figures, by the rooms in play.
std::vector<Holding> holdings(const Game& game, Seat seat);

// Locale key of what the turn now played is, if it is no ordinary one (Room::turn_title); else empty.
std::string_view turn_title(const Game& game);

// A short seed that is easy to read out: "amber-kiln-42", from 64 random bits.
std::string make_seed(u64 random);

}  // namespace bastide::shell
