#include "shell/play/session_words.h"

#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

std::string spot_words(const Session& session, const FigureSpot& spot) {
  const Game& game = session.game();
  const Rules& rules = game.rules();
  const Action& action = spot.actions.front();
  const SegmentId segment = session.segment_of(spot);
  std::string place;
  if (segment != kNoSegmentId)
    place = feature_name(rules, feature_of(game.state(), segment).kind);
  else if (is_token(action))
    place = tile_words(rules, game.state().tiles[game.state().at(spot.cell) - 1u].design);
  else
    place = tr("site." + std::string(rules.expansions[action.expansion]->site));
  if (spot.comes_home && session.asks_own_figure())
    return tr("figure.take_back", {{"piece", thing_name(rules, action)}}) + " · " + place;
  return spot.comes_home || spot.other != kNoSegment ? thing_name(rules, action) + " · " + place : place;
}

std::string beside_words(const Session& session) {
  const Action& first = session.spots().front().actions.front();
  return tr("figure.take_back", {{"piece", thing_name(session.game().rules(), first)}});
}

}  // namespace bastide::shell
