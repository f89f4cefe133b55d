#include "shell/screens/flow/saved_games.h"

#include "shell/platform/platform.h"
#include "shell/play/apart.h"
#include "shell/screens/flow/game_files.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

void SavedGames::read(int most, int but) {
  stale_ = false;
  list_.clear();
  const auto entries = slots_.list();
  all_ = static_cast<int>(entries.size());
  for (const SaveSlots::Entry& entry : entries) {
    if (entry.place == but) continue;
    if (static_cast<int>(list_.size()) >= most) break;
    auto opened = slots_.open(entry.place);
    const std::string awaits = slots_.missing();
    if (!opened && awaits.empty()) continue;
    if (!opened && awaited_.insert(awaits).second) files_.want(awaits, [this] { stale_ = true; });
    auto game = opened ? std::make_shared<const Game>(std::move(opened->game)) : nullptr;
    list_.push_back({entry, std::move(game), entry.time > 0 ? platform::date_text(entry.time) : "", awaits});
  }
}

std::string SavedGames::state_of(const SavedGame& one) const {
  if (!one.game) return tr(files_.failed(one.awaits) ? "saves.failed" : "saves.awaits");
  if (one.game && !one.game->over() && is_apart(one.game->setup())) {
    const Seat next = pending(one.game->state()).who;
    if (one.game->setup().players[next].kind == SeatKind::Elsewhere)
      return tr("send.title", {{"name", player_name(one.game->setup(), next)}});
  }
  return one.game->over() ? tr("saves.over") : tr("table.turn", {{"n", one.game->turn_number()}});
}

std::string names_of(const Canvas& c, const GameSetup& setup, float room) {
  std::string names, shown;
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    names += (i == 0 ? "" : ", ") + player_name(setup, static_cast<Seat>(i));
    const std::size_t left = setup.players.size() - i - 1;
    const std::string more = left == 0 ? names : names + " +" + std::to_string(left);
    if (i == 0 || c.width(more, Type::BodyBold) <= room) shown = more;
  }
  return shown;
}

}  // namespace bastide::shell
