// What questions, answers and events of Hunters & Gatherers show beyond their words.
#include "shell/told/telling.h"

#include "shell/games/hunters/news.h"
#include "shell/games/hunters/words.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell::hunters {
namespace {

namespace game_of = bastide::hunters;

// A member that the shaman may call back (HG-73).
void offer(const Game&, const Decision&, const Action& action, Offer& out) {
  if (action.verb == Verb::ReturnPiece) out.about = tr("hunters.recall.about");
}

std::string about_feature(const Game& game, SegmentId segment) { return hunters_words::about(game, segment); }

// Of a tile of the Scout.
std::string about_holding(const Game&, Seat, std::string_view key) {
  const auto& keys = game_of::kScoutKeys;
  const auto* const at = std::find(keys.begin(), keys.end(), key);
  return at == keys.end() ? "" : hunters_words::scout_about(static_cast<unsigned>(at - keys.begin()));
}

}  // namespace

extern const Telling kTelling;
const Telling kTelling{.key = "hunters",
                       .home_scores = false,
                       .offer = offer,
                       .about_feature = about_feature,
                       .about_holding = about_holding,
                       .news = hunters_sounds::kNews};

}  // namespace bastide::shell::hunters
