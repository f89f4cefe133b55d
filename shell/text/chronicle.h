// Everything worth telling of a game so far, a line each.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace bastide::shell {

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

class Chronicle {
 public:
  // Tells what the game has come to since: lines of earlier turns stay. The same game, of which nothing was
  // taken back, in the same language; else clear() it first.
  void follow(const Game& game);
  void clear() { *this = {}; }
  [[nodiscard]] const std::vector<ChronicleLine>& lines() const { return lines_; }

 private:
  void tell(const Game& game, std::size_t event);

  std::vector<ChronicleLine> lines_;
  // Where the turn now played begins: what comes later may still change what is told of it.
  std::size_t turn_event_ = 0, turn_line_ = 0;
  int turn_ = 1;
};

// Of a whole game at once.
std::vector<ChronicleLine> chronicle(const Game& game);

// "Ann closes a road, 5 points": a line read aloud.
std::string spoken(const Game& game, const ChronicleLine& line);

}  // namespace bastide::shell
