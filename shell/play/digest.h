// What panels show of the game every frame, read once for each change of it (and of the language).
#pragma once

#include "shell/base/made_for.h"
#include "shell/play/changes.h"
#include "shell/play/holdings.h"
#include "shell/play/memories.h"
#include "shell/play/secrets.h"
#include "shell/play/session.h"
#include "shell/text/chronicle.h"

namespace bastide::shell {

struct Digest {
  std::array<std::vector<Holding>, kMaxPlayers> held;  // by seat
  std::array<std::vector<u8>, kMaxPlayers> tiles;      // open ones in hand, by seat
  std::vector<i32> scores;       // by seat; while the end is counted, as far as it has come
  std::vector<Memory> memories;  // of a game that is over

  [[nodiscard]] const std::vector<ChronicleLine>& lines() const { return chronicle_.lines(); }
  [[nodiscard]] bool holds(Seat seat) const { return !held[seat].empty() || !tiles[seat].empty(); }
  [[nodiscard]] bool anybody_holds() const;
  void read(const Session& session);
  void translate(const Session& session);  // the words alone, if there are others

 private:
  Chronicle chronicle_;
  ChangeReader changes_;     // by it
  MadeFor<unsigned> words_;  // of the lines
};

}  // namespace bastide::shell
