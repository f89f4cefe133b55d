#include "engine/expansions/messages/messages.h"

#include "engine/rules/steps.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell::messages {
namespace {

constexpr int kDark = 5;  // every fifth space is dark (LET-02)
constexpr News kNews[] = {{.event = "performed", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "exchanged", .sound = audio::Sound::TileLift, .notice = true}};

bool is_message(const Game& game, const Decision& decision) {
  return game.rules().decision_def(decision).key == "message";
}

void asked(const Game& game, const Decision& decision, Asked& asked) {
  if (is_message(game, decision))
    asked.about = tr("message." + std::to_string(decision.arg));
  else
    asked.scoreboard = true;
}

// Where the counter would go, and whether a message would be drawn there.
void offer_counter(const Game& game, const Decision& decision, u8 counter, Offer& offer) {
  const State& state = game.state();
  const int now = shown_by(state, decision.who, counter);
  const int then = now + state.gains[decision.arg].points.total();
  offer.seat = decision.who;
  offer.counter = counter;
  offer.space = then % kScoreboardSpaces;
  offer.about = tr("option.messages.moves", {{"from", now}, {"to", then}});
  if (decision.who != state.active) return;
  const bool dark = then % kDark == 0;
  add_part(offer.about,
           dark ? tr("option.messages.dark") : tr("option.messages.light", {{"n", offer.space}}));
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (!is_message(game, decision)) {
    offer_counter(game, decision, action.option, offer);
    return;
  }
  if (action.option != bastide::messages::kPerform) return;
  const int points = bastide::messages::worth(game.rules(), game.state(), decision.who, decision.arg);
  if (points > 0) offer.about = trn("points", points);
}

}  // namespace

constexpr RuleAt kRules[] = {{"reason.message", 3}, {"event.performed", 3}, {"event.exchanged", 3}};

extern const Telling kTelling;
const Telling kTelling{
    .key = "messages", .weight = 3, .asked = asked, .offer = offer, .news = kNews, .rules = kRules};

}  // namespace bastide::shell::messages
