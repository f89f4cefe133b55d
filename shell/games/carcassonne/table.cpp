#include "engine/expansions/house_rules/house_rules.h"
#include "shell/told/telling.h"

namespace bastide::shell::table {
namespace {

void offer(const Game& game, const Decision&, const Action& action, Offer& offer) {
  offer.adds = house_rules::second_table(game.rules(), game.state(), action.option);
}

constexpr News kNews[] = {{.event = "extended", .sound = audio::Sound::TileDrop, .notice = true}};

}  // namespace

constexpr RuleAt kRules[] = {{"event.extended", 14}};

extern const Telling kTelling;
const Telling kTelling{.key = "table", .offer = offer, .news = kNews, .rules = kRules, .rules_page = "house"};

}  // namespace bastide::shell::table
