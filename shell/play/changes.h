// What becomes of the game at the screen, told to whoever keeps something made from it: each reader has its
// own place and is told once what has happened since it asked last.
#pragma once

#include "shell/play/session.h"

#include <span>

namespace bastide::shell {

struct Change {
  bool other = false;     // another game is there; none of its events are new
  bool back = false;      // something was taken back; nothing that was told of it holds
  bool jumped = false;    // the game has not been played to where it is: opened, taken back, brought back
  std::size_t first = 0;  // index into Game::events() of the first new one
  std::span<const Event> events{};  // the new ones, until the game changes again
};

class ChangeReader {
 public:
  // nullopt: nothing has changed, or there is no game.
  std::optional<Change> next(const Session& session);
  void skip(const Session& session) { (void)next(session); }  // what has happened by now is known

 private:
  int game_ = 0;      // Session::started, when it asked last
  u32 revision_ = 0;  // Session::revision
  std::size_t events_ = 0;
};

}  // namespace bastide::shell
