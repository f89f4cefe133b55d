// What the Scout's questions, answers and events show beyond their words.
#include "shell/games/hunters/news.h"
#include "shell/games/hunters/words.h"
#include "shell/text/locale.h"
#include "shell/told/telling.h"

namespace bastide::shell::hunters::scout {
namespace {

namespace game_of = bastide::hunters;

void offer(const Game& game, const Decision&, const Action& action, Offer& out) {
  if (action.verb == Verb::ReturnPiece) {
    out.about = tr("hunters.scout.recall.about");
  } else if (action.verb == Verb::PickOption && action.option == game_of::kRefuse) {
    out.about = tr("hunters.scout.refuse.about");
  } else if (action.verb == Verb::PickOption) {
    out.name = hunters_words::scout_tile(action.option);
    out.about = hunters_words::scout_about(action.option);
    out.tile = game_of::scout_design(game.rules(), action.option);
  }
}

// To play none is to draw as always.
void pass(const Game&, const Decision& decision, Offer& out) {
  if (decision.kind == game_of::kPlayDecision) out.name = tr("hunters.scout.draw");
}

}  // namespace

constexpr RuleAt kRules[] = {
    {"reason.ferryman", 6},       {"reason.agriculture", 7},  {"reason.bear", 5},
    {"event.tile_dealt", 1},      {"event.tile_played", 2},   {"event.tile_refused", 4},
    {"event.member_recalled", 3}, {"event.ferryman_paid", 6}, {"event.field_laid", 7}};

extern const Telling kTelling;
const Telling kTelling{.key = "scout",
                       .home_scores = false,
                       .offer = offer,
                       .pass = pass,
                       .news = hunters_sounds::kScoutNews,
                       .rules = kRules};

}  // namespace bastide::shell::hunters::scout
