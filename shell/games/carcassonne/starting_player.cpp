#include "engine/expansions/house_rules/house_rules.h"
#include "shell/told/telling.h"

namespace bastide::shell::starting_player {
namespace {

constexpr News kNews[] = {{.event = "begins", .sound = audio::Sound::YourTurn, .notice = true}};

void opening(const Game& game, Opening& opening) {
  for (const Event& event : game.events()) {
    if (event.kind != EventKind::ExpansionEvent || event.expansion != house_rules::kStart) continue;
    if (event.option == house_rules::kDrewOff)
      opening.drawn[event.seat].push_back(
          {.tile = event.design, .number = house_rules::road_ends(game.rules(), event.design)});
    else
      opening.begins = event.seat;
  }
}

}  // namespace

constexpr RuleAt kRules[] = {{"event.drew_off", 1}, {"event.begins", 1}};

extern const Telling kTelling;
const Telling kTelling{
    .key = "starting_player", .opening = opening, .news = kNews, .rules = kRules, .rules_page = "house"};

}  // namespace bastide::shell::starting_player
