// Follower: looks once a frame whether the game went on, and does what follows from it: keeps it, tells it,
// plays its sounds, goes on to the end.
#pragma once

#include "shell/play/changes.h"
#include "shell/screens/flow/saving.h"

namespace bastide::shell {

class Finale;

class Follower : Part {
 public:
  Follower(const Context& context, Digest& digest, Saving& saving, Finale& finale)
      : Part(context), digest_(digest), saving_(saving), finale_(finale) {}

  void begin(int rotation);  // the session has another game, its tile in hand turned so
  void follow();             // once a frame
  void announce_turn();      // to screen readers
  // The end of this game was shown, or it was over before it was opened.
  [[nodiscard]] bool end_seen() const { return end_seen_; }

 private:
  void tell_news(const Change& change);
  void play(const Event& event);

  Digest& digest_;
  Saving& saving_;
  Finale& finale_;
  ChangeReader changes_;
  int rotation_ = 0;  // as saved
  bool end_seen_ = false;
  bool looked_ = false;  // somebody saw what only they may know
};

}  // namespace bastide::shell
