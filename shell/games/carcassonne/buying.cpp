#include "engine/expansions/house_rules/house_rules.h"
#include "engine/rules/rules.h"
#include "shell/play/holdings.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell::buying {
namespace {

constexpr News kNews[] = {{.event = "sold", .sound = audio::Sound::Coins, .notice = true},
                          {.event = "kept", .sound = audio::Sound::FigureSet, .notice = true}};

bool accepts(const Game& game, const Decision& decision) {
  return game.rules().decision_def(decision).key == "accept_offer";
}

std::string price_words(const Game& game, u8 option) {
  const house_rules::Price price = house_rules::price_of(game.rules(), option);
  return price.ware.empty() ? trn("points", price.points)
                            : trn("holding.tokens", 1, {{"what", holding_name(price.ware)}});
}

void asked(const Game& game, const Decision& decision, Asked& asked) {
  asked.tile = game.state().hand;
  asked.amounts = !accepts(game, decision);
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (accepts(game, decision)) {
    offer.seat = action.option;
    offer.name = player_name(game.setup(), offer.seat);
    offer.about = price_words(game, house_rules::offered_by(game.state(), offer.seat));
    return;
  }
  offer.name = price_words(game, action.option);
  offer.amount = house_rules::price_of(game.rules(), action.option).points;
}

}  // namespace

constexpr RuleAt kRules[] = {{"reason.purchase", 7},
                             {"event.offered", 7},
                             {"event.offered_ware", 7},
                             {"event.sold", 7},
                             {"event.kept", 7}};

extern const Telling kTelling;
const Telling kTelling{
    .key = "buying", .asked = asked, .offer = offer, .news = kNews, .rules = kRules, .rules_page = "house"};

}  // namespace bastide::shell::buying
