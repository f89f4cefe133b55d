#include "shell/app/speaker.h"

#include "shell/platform/platform.h"
#include "shell/play/session_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell {

namespace {

std::string of_count(std::size_t n, std::size_t count) {
  return tr("announce.of", {{"n", static_cast<int>(n)}, {"count", static_cast<int>(count)}});
}

}  // namespace

void Speaker::follow() {
  if (!session.has_game() || navigation.has_dialog()) return;
  say_ghost();
  say_spot();
}

// "Undo, not available, nothing has been done yet, 1 of 9".
void Speaker::say_focus() {
  const std::string_view now = kit.shows_focus() ? std::string_view(kit.focus()) : std::string_view();
  if (now == focus_) return;
  focus_ = now;
  const auto order = kit.focus_order();
  for (std::size_t i = 0; i < order.size(); ++i) {
    const ui::Item& item = *order[i];
    if (item.id != now) continue;
    std::string text = item.label;
    if (item.checked) text += ", " + tr("announce.chosen");
    if (!item.enabled) text += ", " + tr("announce.unavailable");
    if (!item.why.empty() && item.why != item.label) text += ", " + item.why;
    platform::announce(text + ", " + of_count(i + 1, order.size()));
  }
}

// "Place 2 of 5. City above · Road on the left. City (Red): 8 points instead of 4".
void Speaker::say_ghost() {
  const auto ghost = session.phase() == Phase::Place ? session.ghost() : std::nullopt;
  if (ghost == ghost_ && session.rotation() == rotation_) return;
  ghost_ = ghost;
  rotation_ = session.rotation();
  if (!ghost) return;
  const auto& places = session.places();
  const auto at =
      std::find_if(places.begin(), places.end(), [&](const PlaceOption& p) { return p.cell == *ghost; });
  std::string text = tr("announce.place_at");
  if (at != places.end())
    text += " " + of_count(static_cast<std::size_t>(at - places.begin()) + 1, places.size());
  if (const CellCard* card = aids.cell(session, *ghost); card != nullptr && !card->edges.empty())
    text += ". " + card->edges;
  if (const std::string& effect = aids.effect(session, *ghost); !effect.empty()) text += ". " + effect;
  platform::announce(text);
}

// "City, Meeple, 1 of 3".
void Speaker::say_spot() {
  const int spot = session.phase() == Phase::Figure ? session.spot() : -1;
  if (spot == spot_ && session.piece() == piece_) return;
  spot_ = spot;
  piece_ = session.piece();
  if (spot < 0) return;
  const FigureSpot& place = session.spots()[static_cast<std::size_t>(spot)];
  const Game& game = session.game();
  const Action& action = place.actions[static_cast<std::size_t>(piece_)];
  const std::string about = place_offer(game, action).about;
  platform::announce(spot_words(session, place) + ", " + thing_name(game.rules(), action) + ", " +
                     (about.empty() ? "" : about + ", ") +
                     of_count(static_cast<std::size_t>(spot) + 1, session.spots().size()));
}

}  // namespace bastide::shell
