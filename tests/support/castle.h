// The Castle for tests: its set-up, and a board on which a scenario is built by hand.
#pragma once

#include "engine/families/castle/castle.h"
#include "engine/game/game_setup.h"
#include "tests/support/board.h"

namespace bastide::test {

Setup castle_setup();
GameSetup castle_game(const std::string& seed);

// Start fields lie beyond the side of their cell, so S1, before the cell 6,0, is the tile at 6,-1. A
// courtyard is named by one of its half edges: "courtyard NL".
class CastleBoard : public Board {
 public:
  CastleBoard() : Board(castle_setup()) {}

  CastleBoard& place(std::string_view id, int x, int y, int degrees = 0) {
    Board::place(id, x, y, degrees);
    return *this;
  }
  CastleBoard& put(Seat seat, int x, int y, std::string_view where) {
    Board::put(seat, x, y, where, castle::kFollower);
    return *this;
  }
  CastleBoard& at(Seat seat, int score);  // so many points already
  // Gives the seat a token that it may use at once; `fresh`: from its next turn on.
  CastleBoard& give(Seat seat, castle::Token kind, bool fresh = false);
  [[nodiscard]] int held(Seat seat, castle::Token kind) const;
  // Whether a token lies on the corner tower with this number.
  [[nodiscard]] bool token_at(int space) const;
  [[nodiscard]] int keep(Seat seat) const { return castle::memory(state()).keep_size[seat]; }
  // The events of a kind of the family since the last clear_events().
  [[nodiscard]] std::vector<Event> told(castle::EventNumber kind) const;
  // The scorings, each "seat points space".
  [[nodiscard]] std::string scorings() const;
};

}  // namespace bastide::test
