// CatchUp: what others did while the game was with them is shown on the land, one decision after another, as
// calmly as a computer player's turns. Pure C++: time and what is seen come from outside.
#pragma once

#include "shell/play/opponents.h"

namespace bastide::shell {

class CatchUp {
 public:
  explicit CatchUp(Session& session) : session_(session) {}

  void follow(const Opponents::Seen& seen);  // once a frame
  // Something happens as soon as time has passed: frames are wanted.
  [[nodiscard]] bool waits() const { return open_ && session_.catches_up(); }
  // Where the next tile is going to lie, once.
  std::optional<Cell> take_place();

  static constexpr double kPause = 0.8;  // seconds between two decisions, at the usual pace

 private:
  Session& session_;
  u32 revision_ = 0;
  bool open_ = false;
  bool shown_ = false;  // where the next tile lies was told
  std::optional<Cell> place_;
  double rests_since_ = 0;  // seconds: the land, with nothing done since
};

}  // namespace bastide::shell
