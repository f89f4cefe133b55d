// What questions, answers and events of Hunters & Gatherers show beyond their words.
#include "shell/told/telling.h"

#include "shell/games/hunters/news.h"
#include "shell/games/hunters/words.h"
#include "shell/text/locale.h"

namespace bastide::shell::hunters {
namespace {

namespace game_of = bastide::hunters;

// A member that the shaman may call back (HG-73).
void offer(const Game&, const Decision&, const Action& action, Offer& out) {
  if (action.verb == Verb::ReturnPiece) out.about = tr("hunters.recall.about");
}

std::string about_feature(const Game& game, SegmentId segment) { return hunters_words::about(game, segment); }

// Of a tile of the Scout, in the hand or on the land.
std::string about_holding(const Game&, Seat, std::string_view key) {
  for (unsigned tile = 0; tile < game_of::kScoutTiles; ++tile) {
    if (key == game_of::kScoutKeys[tile]) return hunters_words::scout_about(tile);
    if (key == game_of::kPlayedKeys[tile]) return hunters_words::scout_played(tile);
  }
  return "";
}

// The pile beside the bag (HG-03).
void asides(const Game& game, std::vector<Aside>& list) {
  const bool menhirs = game_of::is_2020(game.rules());
  const int left = game_of::bonus_left(game.state());
  list.push_back({.words = trn(menhirs ? "hunters.pile.menhirs_left" : "hunters.pile.bonus_left", left),
                  .number = left,
                  .sign = menhirs ? "menhir_pile" : "bonus_pile"});
}

// The menhir's shaman may stay idle.
void pass(const Game&, const Decision& decision, Offer& out) {
  if (decision.kind == game_of::kRecallDecision) out.name = tr("hunters.recall.nobody");
}

}  // namespace

extern const Telling kTelling;
const Telling kTelling{.key = "hunters",
                       .home_scores = false,
                       .offer = offer,
                       .pass = pass,
                       .about_feature = about_feature,
                       .about_holding = about_holding,
                       .asides = asides,
                       .news = hunters_sounds::kNews};

}  // namespace bastide::shell::hunters
