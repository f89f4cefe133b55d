// Flow: games that are played apart come by links, and each goes on where it is kept.
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "engine/game/save.h"
#include "shell/platform/platform.h"
#include "shell/play/apart.h"
#include "shell/screens/dialogs/who.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/saving.h"
#include "shell/text/locale.h"

#include <memory>
#include <utility>

namespace bastide::shell {

struct Flow::Kept {
  int place = kNoPlace;
  Kin kin;
  SaveSlots::Opened opened;
};

std::optional<Flow::Kept> Flow::closest(const Game& came, bool same_seats) {
  std::optional<Kept> best;
  for (const SaveSlots::Entry& entry : slots_.list()) {
    auto opened = slots_.open(entry.place);
    if (!opened || (same_seats && !(opened->game.setup() == came.setup()))) continue;
    const Kin kin = kin_of(opened->game, came);
    if (kin.kinship == Kinship::None || (best && !closer(kin, best->kin))) continue;
    best = Kept{entry.place, kin, std::move(*opened)};
  }
  return best;
}

void Flow::open_apart(Game game) {
  // the running one loses nothing by going on
  if (const auto kept = closest(game, false); kept && kept->place == saving_.place())
    return go_on_with(std::move(game), *kept);
  // what is over, and was not played here, is looked at
  if (game.over() && !closest(game, false)) return watch(game, 0);
  const auto came = std::make_shared<Game>(std::move(game));
  after_leaving([this, came] {
    if (const auto kept = closest(*came, false)) return go_on_with(std::move(*came), *kept);
    who_.ask(std::move(*came), [this](Game seated) {
      go_back_to_seen(seated, std::nullopt);
      begin_apart(std::move(seated), "");
    });
  });
}

void Flow::go_on_with(Game came, const Kept& kept) {
  const GameSetup& seats = kept.opened.game.setup();
  const std::size_t seen = kept.opened.game.actions().size();
  sit_as_in(came, seats);
  switch (kept.kin.kinship) {
    case Kinship::Older:
    case Kinship::Same:
      open_saved(kept.place);
      notices.say(tr(kept.kin.kinship == Kinship::Same ? "apart.same" : "apart.older"));
      return;
    case Kinship::Branch: {
      came.rewind(kept.kin.common);
      const std::string title = tr("apart.branch", {{"n", came.turn_number()}});
      while (came.redo()) {
      }
      go_back_to_seen(came, kept.kin.common);
      begin_apart(std::move(came), title);
      notices.say(tr("apart.branched"));
      return;
    }
    default: break;
  }
  go_back_to_seen(came, seen);
  show({std::move(came), 0, kept.opened.played}, kept.place);
  saving_.save_when_ours();
}

void Flow::open_seated(Game came) {
  if (const auto kept = closest(came, true)) return go_on_with(std::move(came), *kept);
  go_back_to_seen(came, std::nullopt);
  begin_apart(std::move(came), "");
}

std::string Flow::open_for_host(const std::string& text, const std::optional<std::vector<Seat>>& here,
                                bool begins) {
  const bool link = text.find("v=") != std::string::npos && text.find('{') == std::string::npos;
  const std::string fragment = text.substr(std::min(text.find('#') + 1, text.size()));
  if (link && !is_position_link(fragment)) {
    const auto setup = parse_link(fragment);
    if (!setup) return setup.error().code;
    if (begins)
      later([this, setup = *setup] {
        if (!open_game_of(setup)) begin(setup);
      });
    else
      later([this, fragment] { open_text("#" + fragment); });
    return "";
  }
  auto game = link ? parse_position_link(fragment) : read_game_file(text);
  if (!game && game.error().code != "missing_data") return game.error().code;
  if (!game || !here || !is_apart(game->setup())) {
    later([this, text = link ? "#" + fragment : text] { open_text(text); });
    return "";
  }
  const auto came = std::make_shared<Game>(std::move(*game));
  sit_down(*came, *here);
  later([this, came] { open_seated(std::move(*came)); });
  return "";
}

// Beside what is kept already.
void Flow::begin_apart(Game game, const std::string& title) {
  const int place = saving_.place_for_another();
  if (place == kNoPlace) {
    no_place();
    return;
  }
  show({std::move(game)}, place);
  saving_.save();
  if (!title.empty()) slots_.rename(place, title);
}

}  // namespace bastide::shell
