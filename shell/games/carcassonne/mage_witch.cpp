#include "engine/game/game.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

#include <cstdlib>
#include <memory>

namespace bastide::shell::mage_witch {
namespace {

// By how much a feature would bring more or less with one of them there.
int difference(const Game& game, const Action& action) {
  const SegmentId segment = segment_at(game.state(), action.cell, action.segment);
  const auto with = std::make_unique<State>(game.state());
  apply(game.rules(), *with, action);
  return feature_value(game.rules(), *with, segment).now -
         feature_value(game.rules(), game.state(), segment).now;
}

void offer(const Game& game, const Decision&, const Action& action, Offer& out) {
  if (action.verb != Verb::PlaceToken || action.segment == kNoSegment) return;
  const bool mage = thing_key(game.rules(), action) == "mage";
  out.does = tr(mage ? "token.mage.does" : "token.witch.does");
  const int points = difference(game, action);
  const SegmentId segment = segment_at(game.state(), action.cell, action.segment);
  out.mark = (points < 0 ? "\u2212" : "+") + std::to_string(std::abs(points));
  out.about = tr(points < 0 ? "offer.mage_witch.fewer" : "offer.mage_witch.more",
                 {{"feature", feature_name(game.rules(), feature_of(game.state(), segment).kind)},
                  {"points", trn("points", std::abs(points))}});
}

constexpr News kNews[] = {{.event = "mage_goes", .sound = audio::Sound::Sparkle},
                          {.event = "witch_goes", .sound = audio::Sound::Sparkle}};

}  // namespace

constexpr RuleAt kRules[] = {{"reason.mage", 2}, {"reason.witch", 3},    {"event.mage", 1},
                             {"event.witch", 1}, {"event.mage_goes", 4}, {"event.witch_goes", 4}};

extern const Telling kTelling;
const Telling kTelling{.key = "mage_witch", .weight = 2, .offer = offer, .news = kNews, .rules = kRules};

}  // namespace bastide::shell::mage_witch
