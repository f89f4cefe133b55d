#include "shell/play/changes.h"

namespace bastide::shell {

std::optional<Change> ChangeReader::next(const Session& session) {
  if (!session.has_game() || (session.revision() == revision_ && session.started() == game_))
    return std::nullopt;
  const Game& game = session.game();
  Change change;
  change.other = session.started() != game_;
  change.back = !change.other && session.taken_back() > revision_;
  change.jumped = session.jumped() > revision_;
  change.first = change.other || change.back ? game.events().size() : events_;
  change.events = std::span(game.events()).subspan(change.first);
  game_ = session.started();
  revision_ = session.revision();
  events_ = game.events().size();
  return change;
}

}  // namespace bastide::shell
