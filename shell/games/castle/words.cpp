#include "shell/games/castle/words.h"

#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell::castle_words {
namespace {

// A token in words: what it does, when, and what is asked when it may be used; tokens of the end ask nothing.
struct TokenWords {
  const char* about;
  const char* when;
  const char* question = "decision.use_token";
};
constexpr std::array<TokenWords, castle::kTokenKinds> kTokens = {{
    {"token.extra_turn.about", "token.when.turn", "decision.use_token.extra_turn"},
    {"token.tower_x4.about", "token.when.scoring", "decision.use_token.tower_x4"},
    {"token.house_x2.about", "token.when.scoring", "decision.use_token.house_x2"},
    {"token.open_path.about", "token.when.end"},
    {"token.open_tower.about", "token.when.end"},
    {"token.open_house.about", "token.when.end"},
    {"token.market_4.about", "token.when.end"},
    {"token.keep_plus_2.about", "token.when.end"},
    {"token.five_points.about", "token.when.end"},
}};

// How many of something, if there is any.
void join_count(std::string& text, const char* key, int count) {
  if (count != 0) add_part(text, trn(key, count));
}

int count_of(const auto& areas) { return static_cast<int>(areas.size()); }

std::string start_field(const castle::StartField& field) {
  std::string text = tr("castle.start_field");
  add_part(text, tr("feature." + std::string(castle::kPartKeys[field.edge])));
  join_count(text, "castle.tile.wells", field.well ? 1 : 0);
  join_count(text, "castle.tile.markets", field.markets);
  return text;
}

}  // namespace

std::string tile(const Rules& rules, u8 design) {
  const castle::Facts& facts = castle::facts(rules);
  if (design >= facts.tiles.size()) return start_field(facts.start_fields[design - facts.tiles.size()]);
  const castle::TileFacts& fact = facts.tiles[design];
  int wells = 0, markets = 0;
  bool square = false;
  for (const castle::PathFact& path : fact.paths) {
    wells += path.well ? 1 : 0;
    square = square || path.end == castle::PathEnd::Square;
  }
  for (const castle::CourtyardFact& courtyard : fact.courtyards) markets += courtyard.markets;
  std::string text;
  join_count(text, "castle.tile.path", count_of(fact.paths));
  if (square) add_part(text, tr("castle.tile.square"));
  join_count(text, "castle.tile.tower", count_of(fact.towers));
  join_count(text, "castle.tile.house", count_of(fact.houses));
  join_count(text, "castle.tile.wells", wells);
  join_count(text, "castle.tile.markets", markets);
  return text.empty() ? tr("feature.courtyard") : text;
}

std::string token(const Game& game, Seat seat, castle::Token kind) {
  const bool waits = castle::usable(game.state(), seat, kind) == 0 && kind < castle::kOpenPath;
  return tr(kTokens[kind].about) + " " + tr(waits ? "token.fresh" : kTokens[kind].when);
}

std::string token_worth(const Game& game, Seat seat, castle::Token kind) {
  if (kind == castle::kExtraTurn) return "";  // a turn, no points
  const int worth = castle::token_worth(game.rules(), game.state(), seat, kind);
  const bool several = castle::memory(game.state()).held[seat][kind] > 1;
  if (worth == 0) return tr(several ? "token.worth.none_several" : "token.worth.none");
  if (kind == castle::kTowerX4 || kind == castle::kHouseX2) return trn("token.worth.raised", worth);
  return trn(several ? "token.worth.several" : "token.worth", worth);
}

std::string question(const Game& game) {
  const Decision decision = pending(game.state());
  if (game.rules().decision_def(decision).key != "use_token") return "";
  return tr(kTokens[decision.arg].question, {{"name", player_name(game.setup(), decision.who)}});
}

std::string where(const castle::Landing& landing) {
  std::string text = tr("castle.landing.space", {{"space", landing.space}});
  if (landing.laps > 0) add_part(text, tr("castle.landing.lying", {{"n", 100 * landing.laps}}));
  if (landing.tower >= 0) add_part(text, tr(landing.token ? "castle.landing.token" : "castle.landing.bare"));
  if (landing.keep) add_part(text, tr("castle.landing.keep"));
  return text;
}

std::string landing(const Game& game, const castle::Landing& landing) {
  if (landing.seat == kNobody) return tr("castle.landing.nobody");
  return tr("castle.landing", {{"name", player_name(game.setup(), landing.seat)},
                               {"points", trn("points", landing.points)},
                               {"where", where(landing)}});
}

std::string hole(const Game& game, const castle::Hole& hole) {
  std::string text = trn("castle.hole", static_cast<int>(hole.cells.size()));
  if (hole.points < static_cast<int>(hole.cells.size()))
    add_part(text, trn("castle.hole.points", hole.points));
  add_part(text, hole.seat == kNobody
                     ? tr("castle.hole.nobody")
                     : tr("castle.hole.seat", {{"name", player_name(game.setup(), hole.seat)}}));
  return text;
}

std::string keep(const Game& game, Seat seat) {
  const std::string name = player_name(game.setup(), seat);
  const int size = castle::keep_size(game.state(), seat);
  return size == 0 ? tr("castle.keep.none", {{"name", name}}) : trn("castle.keep", size, {{"name", name}});
}

std::string corner_tower(const Game& game, int tower) {
  const int first = castle::facts(game.rules()).towers[static_cast<unsigned>(tower)].first;
  const bool token = castle::token_tower_at(game.rules(), game.state(), first) >= 0;
  return tr(token ? "castle.tower.token" : "castle.tower.bare", {{"first", first}, {"second", first + 1}});
}

std::string on_track(const Game& game, Seat seat) {
  const Rules& rules = game.rules();
  const i32 score = game.state().score[seat];
  const int laps = score / static_cast<int>(castle::facts(rules).track.size());
  std::string text = tr("castle.wall.on", {{"space", castle::space_of(rules, score)}});
  if (laps > 0) add_part(text, tr("castle.landing.lying", {{"n", 100 * laps}}));
  const castle::Ahead next = castle::next_token(rules, game.state(), seat);
  if (next.tower >= 0) add_part(text, trn("castle.wall.next", next.away, {{"space", next.space}}));
  return text;
}

constexpr RulesPage kPages[] = {{"castle"}};

extern const FamilyWords kWords;
const FamilyWords kWords{.family = "castle",
                         .texts = "castle",
                         .pages = kPages,
                         .tile = tile,
                         .question = question,
                         .on_track = on_track};

}  // namespace bastide::shell::castle_words
