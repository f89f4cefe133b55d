#include "engine/rules/steps.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell::hands {
namespace {

// Tiles of the hand that are no answer: they fit nowhere, or another is like them.
void asked(const Game& game, const Decision& decision, Asked& asked) {
  const HeldTiles hand = held_tiles(game.rules(), game.state(), decision.who);
  for (unsigned i = 0; i < hand.size(); ++i) {
    const u8 design = hand[i];
    if (design == kNoDesign) continue;
    const bool fits = can_be_placed(game.rules(), game.state(), design);
    const bool alike = std::find(hand.begin(), hand.begin() + i, hand[i]) != hand.begin() + i;
    if (!fits || alike)
      asked.idle.push_back({.name = tile_words(game.rules(), design),
                            .about = fits ? tr("hand.alike") : tr("hand.fits_nowhere"),
                            .tile = design});
  }
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  offer.tile = held_tiles(game.rules(), game.state(), decision.who)[action.option];
  offer.name = tile_words(game.rules(), offer.tile);
}

void secrets(const Game& game, Seat seat, std::vector<Secret>& list) {
  for (const u8 tile : held_tiles(game.rules(), game.state(), seat))
    if (tile != kNoDesign) list.push_back({.name = tile_words(game.rules(), tile), .about = {}, .now = {}});
}

}  // namespace

extern const Telling kTelling;
const Telling kTelling{.key = "hands", .asked = asked, .offer = offer, .secrets = secrets};

}  // namespace bastide::shell::hands
