#include "engine/expansions/robbers/robbers.h"

#include "engine/data/text_list.h"
#include "engine/rules/steps.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell::robbers {
namespace {

constexpr News kNews[] = {{.event = "placed", .sound = audio::Sound::FigureSet},
                          {.event = "robs", .sound = audio::Sound::Coins, .notice = true}};

void asked(const Game&, const Decision&, Asked& asked) { asked.scoreboard = true; }

// Whose counters stand on a space.
std::string names_on(const Game& game, Seat but, int space) {
  const Rules& rules = game.rules();
  std::string names;
  const auto players = static_cast<Seat>(rules.setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    bool there = false;
    for (unsigned counter = 0; counter < rules.counters_per_seat; ++counter)
      there = there || shown_by(game.state(), seat, counter) % kScoreboardSpaces == space;
    if (there && seat != but) add_item(names, player_name(game.setup(), seat));
  }
  return names;
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (action.verb == Verb::PlaceToken) {
    offer.space = action.option;
    offer.name = tr("option.robbers.space", {{"n", offer.space}});
    offer.about = tr("option.robbers.half", {{"names", names_on(game, decision.who, action.option)}});
    return;
  }
  offer.seat = action.option;
  offer.name = player_name(game.setup(), offer.seat);
  offer.space = bastide::robbers::space_of(game.state(), decision.who);
}

}  // namespace

constexpr RuleAt kRules[] = {
    {"reason.robbery", 2}, {"reason.robber", 4}, {"event.placed", 1}, {"event.robs", 2}};

extern const Telling kTelling;
const Telling kTelling{
    .key = "robbers", .weight = 3, .asked = asked, .offer = offer, .news = kNews, .rules = kRules};

}  // namespace bastide::shell::robbers
