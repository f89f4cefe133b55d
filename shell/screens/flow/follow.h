// Follower: looks once a frame whether the game went on, and does what follows from it: keeps it, tells it,
// plays its sounds, goes on to the end.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/play/changes.h"
#include "shell/screens/flow/saving.h"

namespace bastide::shell {

class Finale;
class Learning;

class Follower : public FollowsLater, Part {
 public:
  Follower(const Context& context, Digest& digest, Saving& saving, Finale& finale, Learning& learning)
      : Part(context), digest_(digest), saving_(saving), finale_(finale), learning_(learning) {}

  void begin(int rotation);  // the session has another game, its tile in hand turned so
  void follow() override;
  void announce_turn();  // to screen readers
  // The end of this game was shown, or it was over before it was opened.
  [[nodiscard]] bool end_seen() const { return end_seen_; }

 private:
  void tell_news(const Change& change);
  void note_the_day();
  void note_for_record();
  void learn();
  void play(const Event& event);

  Digest& digest_;
  Saving& saving_;
  Finale& finale_;
  Learning& learning_;
  ChangeReader changes_;
  int rotation_ = 0;  // as saved
  bool end_seen_ = false;
  unsigned noted_ = 0;   // in the record, of this game
  bool waited_ = false;  // for somebody who is not here
  bool looked_ = false;  // somebody saw what only they may know
};

}  // namespace bastide::shell
