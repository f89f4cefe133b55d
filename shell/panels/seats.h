// The players' colours on the panels.
#pragma once

#include "shell/kit/theme.h"
#include "shell/play/session.h"

namespace bastide::shell {

// 0 … 5; of a seat nobody has, blue.
inline int seat_colour(const Session& session, Seat seat) {
  const auto& players = session.game().setup().players;
  return seat < players.size() ? players[seat].colour : 4;
}
// Of the player who is asked.
inline int active_colour(const Session& session) {
  return seat_colour(session, session.who() == kNobody ? Seat{0} : session.who());
}
inline const ui::PlayerColour& seat_ink(const Session& session, Seat seat) {
  return ui::kPlayers[static_cast<std::size_t>(seat_colour(session, seat))];
}

}  // namespace bastide::shell
