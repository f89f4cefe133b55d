#include "shell/play/digest.h"

#include "shell/text/locale.h"

namespace bastide::shell {

bool Digest::anybody_holds() const {
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    if (holds(seat)) return true;
  }
  return false;
}

void Digest::read(const Session& session) {
  const Game& game = session.game();
  translate(session);
  const std::optional<Change> change = changes_.next(session);
  if (change && (change->other || change->back)) chronicle_.clear();
  chronicle_.follow(game);
  const auto points = bastide::scores(game.rules(), game.state());
  scores.assign(points.begin(), points.end());
  for (std::size_t seat = 0; seat < held.size(); ++seat) {
    held[seat].clear();
    tiles[seat].clear();
    if (seat >= game.setup().players.size()) continue;
    held[seat] = holdings(game, static_cast<Seat>(seat));
    tiles[seat] = open_tiles(game, static_cast<Seat>(seat));
  }
  memories.clear();
  if (session.phase() == Phase::Over) memories = shell::memories(game);
}

void Digest::translate(const Session& session) {
  if (!words_.again(locale().revision())) return;
  chronicle_.clear();
  chronicle_.follow(session.game());
}

}  // namespace bastide::shell
