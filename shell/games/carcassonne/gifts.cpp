#include "engine/core/features.h"
#include "engine/core/sort.h"
#include "engine/expansions/gifts/acts.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

#include <algorithm>

namespace bastide::shell::gifts {
namespace {

namespace cards = bastide::gifts;
using cards::Gift;

constexpr News kNews[] = {{.event = "earned", .sound = audio::Sound::Sparkle, .notice = true},
                          {.event = "council", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "road_clearing", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "payout", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "posture", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "choose_two", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "revealed", .sound = audio::Sound::TileTurn},
                          {.event = "taken", .sound = audio::Sound::TileLift}};

// What the seat would get for the meeples on a feature (GIFT-05).
int payout(const Game& game, const Action& action) {
  constexpr int kEachMeeple = 2;
  const Feature& feature = feature_of(game.state(), segment_at(game.state(), action));
  return kEachMeeple * lane(feature.figures, kMeepleLane);
}

// What the seat would get if the road were complete (GIFT-04).
int clearing(const Game& game, Seat seat, const Action& action) {
  const FeatureValue value = feature_value(game.rules(), game.state(), segment_at(game.state(), action));
  return (value.owners >> seat & 1) != 0 ? value.complete : 0;
}

ActionList answers_of(const Game& game, Seat seat, Gift gift) {
  ActionList answers;
  switch (gift) {
    case cards::kCouncil: cards::council(game.rules(), game.state(), seat, answers); break;
    case cards::kRoadClearing: cards::occupied_roads(game.rules(), game.state(), answers); break;
    case cards::kPayout: cards::own_meeples(game.rules(), game.state(), seat, answers); break;
    case cards::kPosture: cards::turnable_meeples(game.rules(), game.state(), seat, answers); break;
    default: break;
  }
  return answers;
}

int places(const ActionList& answers) {
  std::vector<std::pair<Cell, u8>> seen;
  for (const Action& answer : answers) seen.emplace_back(answer.cell, answer.segment);
  const auto before = [](const auto& a, const auto& b) {
    return std::tuple(a.first.y, a.first.x, a.second) < std::tuple(b.first.y, b.first.x, b.second);
  };
  sort_by(seen, before);
  return static_cast<int>(std::unique(seen.begin(), seen.end()) - seen.begin());
}

// What opening it would do now.
std::string effect(const Game& game, Seat seat, Gift gift) {
  if (!cards::can_open(game.rules(), game.state(), gift)) return tr("gift.nothing");
  const ActionList answers = answers_of(game, seat, gift);
  int best = 0;
  switch (gift) {
    case cards::kCouncil: return trn("gift.council.now", places(answers));
    case cards::kRoadClearing:
      for (const Action& answer : answers) best = std::max(best, clearing(game, seat, answer));
      return trn("gift.road_clearing.now", places(answers)) + " · " +
             (best == 0 ? tr("gift.none") : tr("gift.best", {{"n", best}}));
    case cards::kPayout:
      for (const Action& answer : answers) best = std::max(best, payout(game, answer));
      return trn("gift.payout.now", best);
    case cards::kPosture: return trn("gift.posture.now", answers.size());
    default: return tr("gift.choose_two.now");
  }
}

std::string name_of(const Game& game, Gift gift) {
  const Expansion& expansion = *game.rules().expansions[cards::kId];
  return tr("option.gifts." + std::string(expansion.choices[gift]));
}

void secrets(const Game& game, Seat seat, std::vector<Secret>& list) {
  static constexpr const char* kAbout[] = {"gift.council", "gift.road_clearing", "gift.payout",
                                           "gift.posture", "gift.choose_two"};
  for (unsigned i = 0; i < cards::kGifts; ++i) {
    const auto gift = static_cast<Gift>(i);
    const int count = cards::gifts_of(game.state(), seat, gift);
    if (count != 0) list.push_back({name_of(game, gift), tr(kAbout[i]), effect(game, seat, gift), count});
  }
}

std::string counted(const std::string& name, int count) {
  return count == 1 ? name : name + " ×" + std::to_string(count);
}

// Those that could do nothing now (GIFT-09).
void asked(const Game& game, const Decision& decision, Asked& asked) {
  if (game.rules().decision_def(decision).key != "open_gift") return;
  for (unsigned i = 0; i < cards::kGifts; ++i) {
    const auto gift = static_cast<Gift>(i);
    const int count = cards::gifts_of(game.state(), decision.who, gift);
    if (count != 0 && !cards::can_open(game.rules(), game.state(), gift))
      asked.idle.push_back({.name = counted(name_of(game, gift), count), .about = tr("gift.nothing")});
  }
}

u8 tile_of(const State& state, const Action& action) {
  return action.option == cards::kSecondTile ? state.hand : state.spare;
}

// Where the tile may be laid, if it is the one chosen (GIFT-07).
void leads_to(const Game& game, const Action& action, std::vector<Cell>& cells) {
  if (action.verb != Verb::PickOption || action.option < cards::kFirstTile) return;
  ActionList placements;
  placements_of(game.rules(), game.state(), tile_of(game.state(), action), placements);
  for (const Action& placement : placements)
    if (std::find(cells.begin(), cells.end(), placement.cell) == cells.end()) cells.push_back(placement.cell);
}

void offer_choice(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (action.option < cards::kFirstTile) {
    const auto gift = static_cast<Gift>(action.option);
    offer.name = counted(name_of(game, gift), cards::gifts_of(game.state(), decision.who, gift));
    offer.about = effect(game, decision.who, gift);
    return;
  }
  std::vector<Cell> cells;
  leads_to(game, action, cells);
  offer.tile = tile_of(game.state(), action);
  offer.about = trn("announce.places", static_cast<int>(cells.size()));
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (action.verb == Verb::PickOption) return offer_choice(game, decision, action, offer);
  const std::string_view asked = game.rules().decision_def(decision).key;
  if (asked == "pay_out") offer.gains.push_back({decision.who, payout(game, action)});
  if (asked != "clear_road") return;
  const auto players = static_cast<Seat>(game.rules().setup.players);
  for (Seat seat = 0; seat < players; ++seat)
    if (const int points = clearing(game, seat, action); points != 0) offer.gains.push_back({seat, points});
}

}  // namespace

constexpr RuleAt kRules[] = {{"reason.gifts", 8},  {"reason.payout", 5},       {"event.earned", 1},
                             {"event.council", 3}, {"event.road_clearing", 4}, {"event.payout", 5},
                             {"event.posture", 6}, {"event.choose_two", 7},    {"event.revealed", 7},
                             {"event.taken", 7}};

extern const Telling kTelling;
const Telling kTelling{.key = "gifts",
                       .weight = 2,
                       .asked = asked,
                       .offer = offer,
                       .leads_to = leads_to,
                       .secrets = secrets,
                       .news = kNews,
                       .rules = kRules};

}  // namespace bastide::shell::gifts
