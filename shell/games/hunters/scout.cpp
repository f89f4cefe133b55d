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
    out.about = tr("hunters.recall.about");
  } else if (action.verb == Verb::PickOption && action.option == game_of::kRefuse) {
    out.about = tr("hunters.scout.refuse.about");
  } else if (action.verb == Verb::PickOption) {
    out.about = hunters_words::scout_tile(action.option);
    out.name = out.about + ": " + hunters_words::scout_about(action.option);
    out.tile = game_of::scout_design(game.rules(), action.option);
  }
}

}  // namespace

extern const Telling kTelling;
const Telling kTelling{
    .key = "scout", .home_scores = false, .offer = offer, .news = hunters_sounds::kScoutNews};

}  // namespace bastide::shell::hunters::scout
