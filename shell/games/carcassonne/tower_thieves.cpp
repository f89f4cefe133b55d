#include "engine/expansions/tower_thieves/tower_thieves.h"

#include "engine/rules/rules.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell::tower_thieves {
namespace {

namespace towers = bastide::tower_thieves;

constexpr News kNews[] = {{.event = "thief", .sound = audio::Sound::DeadSpot, .notice = true, .story = true},
                          {.event = "grown", .sound = audio::Sound::Hammer},
                          {.event = "posted", .sound = audio::Sound::FigureSet},
                          {.event = "home", .sound = audio::Sound::FigureHome},
                          {.event = "stolen", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "away", .sound = audio::Sound::TileLift, .notice = true}};

// How high the tower is, and whoever makes room on it (TOW-04).
void offer(const Game& game, const Decision&, const Action& action, Offer& offer) {
  const towers::Tower tower = towers::tower_at(game.state(), action.cell);
  offer.about = trn("option.tower_thieves.pieces", tower.height);
  if (action.verb == Verb::DeployPiece && tower.guard != kNobody)
    offer.about +=
        " · " + tr("option.tower_thieves.relieved", {{"name", player_name(game.setup(), tower.guard)}});
}

// TOW-03: its row and its column, as far as it is high.
void sees(const Game& game, Cell cell, std::vector<Cell>& cells) {
  const towers::Tower tower = towers::tower_at(game.state(), cell);
  for (int away = 1; away <= tower.height; ++away) {
    for (int side = 0; side < kSides; ++side) {
      Cell at = cell;
      for (int i = 0; i < away; ++i) at = neighbour(at, side);
      cells.push_back(at);
    }
  }
}

void asides(const Game& game, std::vector<Aside>& list) {
  const u8 stolen = towers::stolen_tile(game.state());
  if (stolen != kNoDesign) {
    const int value = towers::thief_on(game.rules(), stolen);
    list.push_back({.words = trn("aside.stolen", value), .number = value, .tile = stolen});
  }
  const int left = towers::pieces_left(game.state());
  list.push_back({.words = trn("aside.tower_pieces", left), .number = left, .sign = "tower_piece"});
}

}  // namespace

constexpr RuleAt kRules[] = {{"reason.guards", 5}, {"event.grown", 1}, {"event.posted", 2},
                             {"event.thief", 3},   {"event.home", 3},  {"event.stolen", 4},
                             {"event.away", 4}};

extern const Telling kTelling;
const Telling kTelling{.key = "tower_thieves",
                       .weight = 2,
                       .offer = offer,
                       .sees = sees,
                       .asides = asides,
                       .news = kNews,
                       .rules = kRules};

}  // namespace bastide::shell::tower_thieves
