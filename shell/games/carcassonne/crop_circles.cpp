#include "engine/expansions/crop_circles/crop_circles.h"

#include "engine/data/text_list.h"
#include "engine/rules/rules.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell::crop_circles {
namespace {

constexpr News kNews[] = {{.event = "add", .sound = audio::Sound::Flutter},
                          {.event = "remove", .sound = audio::Sound::Flutter}};

// The kind of feature that the circle of the tile just laid is about.
Kind kind_of_circle(const Game& game) {
  const State& state = game.state();
  return static_cast<Kind>(
      game.rules().marks[bastide::crop_circles::kId][state.tiles[state.last_tile].design] - 1);
}

// A meeple, and on a feature of that kind.
bool concerns(const Game& game, const Figure& figure, Kind kind) {
  return game.rules().pieces[figure.piece].weight != 0 &&
         feature_of(game.state(), figure.segment).kind == kind;
}

void asked(const Game& game, const Decision& decision, Asked& asked) {
  if (game.rules().decision_def(decision).key != "crop_circle") return;
  const State& state = game.state();
  for (unsigned i = 0; i < state.figure_count; ++i)
    if (concerns(game, state.figures[i], kind_of_circle(game)))
      asked.touches.push_back(state.figures[i].segment);
  const std::string features =
      tr("features." + std::string(game.rules().family->kinds[kind_of_circle(game)].key));
  asked.about = tr("crop_circles.where", {{"features", features}});
}

// Whom it touches: those with a meeple on such a feature; of those who add, with one in the supply too.
void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (game.rules().decision_def(decision).key != "crop_circle") return;
  const Rules& rules = game.rules();
  const State& state = game.state();
  const Kind kind = kind_of_circle(game);
  const auto players = static_cast<Seat>(rules.setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    bool there = false, has = action.option == bastide::crop_circles::kRemove;
    for (unsigned i = 0; i < state.figure_count; ++i) {
      const Figure& figure = state.figures[i];
      there = there || (figure.seat == seat && concerns(game, figure, kind));
    }
    for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece)
      has = has || (state.supply[seat][piece] != 0 && rules.pieces[piece].weight != 0 &&
                    (rules.pieces[piece].kinds >> kind & 1) != 0);
    if (there && has) add_item(offer.about, player_name(game.setup(), seat));
  }
  if (offer.about.empty()) offer.about = tr("option.crop_circles.nobody");
}

}  // namespace

constexpr RuleAt kRules[] = {{"event.add", 2}, {"event.remove", 2}};

extern const Telling kTelling;
const Telling kTelling{
    .key = "crop_circles", .weight = 2, .asked = asked, .offer = offer, .news = kNews, .rules = kRules};

}  // namespace bastide::shell::crop_circles
