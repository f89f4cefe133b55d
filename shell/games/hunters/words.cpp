#include "shell/games/hunters/words.h"

#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <bit>

namespace bastide::shell::hunters_words {
namespace {

using hunters::Power;

// How many of something, if there is any.
void join_count(std::string& text, const char* key, int count) {
  if (count != 0) add_part(text, trn(key, count));
}

struct Named {
  const char* name;
  const char* about;
};
// By Power; that of the agriculture is told as its tile.
constexpr std::array<Named, 10> kPowers = {{
    {"", ""},
    {"hunters.power.shrine", "hunters.power.shrine.about"},
    {"hunters.power.fire", "hunters.power.fire.about"},
    {"hunters.power.shaman", "hunters.power.shaman.about"},
    {"hunters.power.logboat", "hunters.power.logboat.about"},
    {"hunters.power.hunting_trap", "hunters.power.hunting_trap.about"},
    {"hunters.power.pit_trap", "hunters.power.pit_trap.about"},
    {"hunters.power.wild_fire", "hunters.power.wild_fire.about"},
    {"hunters.power.raft", "hunters.power.raft.about"},
    {"hunters.power.agriculture", ""},
}};
constexpr std::array<Named, hunters::kScoutTiles> kScout = {{
    {"holding.shaman", "hunters.scout.shaman.about"},
    {"holding.scout", "hunters.scout.scout.about"},
    {"holding.footbridge", "hunters.scout.footbridge.about"},
    {"holding.ferryman", "hunters.scout.ferryman.about"},
    {"holding.agriculture", "hunters.scout.agriculture.about"},
}};
// What a tile goes on doing once it lies on the land.
constexpr std::array<const char*, hunters::kScoutTiles> kPlayed = {
    "", "hunters.scout.scout.played", "hunters.scout.footbridge.played", "hunters.scout.ferryman.played",
    "hunters.scout.agriculture.played"};
constexpr std::array<const char*, hunters::kAnimals> kAnimals = {
    "hunters.animal.deer", "hunters.animal.mammoth", "hunters.animal.aurochs", "hunters.animal.tiger",
    "hunters.animal.bear"};

void join_forests(std::string& text, const Rules& rules, const hunters::TileFacts& fact) {
  int sides = 0, mushrooms = 0;
  bool nugget = false;
  for (const hunters::ForestFact& forest : fact.forests) {
    sides += std::popcount(forest.sides);
    mushrooms += forest.mushrooms;
    nugget = nugget || forest.nugget;
  }
  join_count(text, "hunters.tile.forest", sides);
  if (nugget) add_part(text, tr(hunters::is_2020(rules) ? "hunters.tile.menhir" : "hunters.tile.nugget"));
  join_count(text, "hunters.tile.mushrooms", mushrooms);
}

void join_waters(std::string& text, const hunters::TileFacts& fact) {
  int fish = 0;
  bool spring = false;
  for (const hunters::RiverFact& river : fact.rivers) {
    fish += river.fish;
    spring = spring || river.spring;
  }
  join_count(text, "hunters.tile.river", static_cast<int>(fact.rivers.size()));
  join_count(text, "hunters.tile.fish", fish);
  if (spring) add_part(text, tr("hunters.tile.spring"));
  for (const hunters::LakeFact& lake : fact.lakes)
    add_part(text, lake.fish == 0 ? tr("hunters.tile.lake.empty") : trn("hunters.tile.lake", lake.fish));
}

void join_meadow_aid(std::string& text, const Game& game, SegmentId segment) {
  const hunters::MeadowAid aid = hunters::meadow_aid(game.rules(), game.state(), segment);
  join_count(text, "hunters.aid.eaten", aid.herd.eaten);
  if (aid.herd.fire) add_part(text, tr("hunters.aid.fire"));
  if (aid.shrine) add_part(text, tr("hunters.aid.shrine"));
  join_count(text, "hunters.aid.again", hunters::herd_points(game.rules(), aid.again));
  if (aid.bear) add_part(text, tr("hunters.aid.bear"));
  const auto name = [&](Seat seat) { return player_name(game.setup(), seat); };
  if (aid.bridge != kNobody) add_part(text, tr("hunters.aid.bridge", {{"name", name(aid.bridge)}}));
  if (aid.field != kNobody) add_part(text, trn("hunters.aid.field", aid.tiles, {{"name", name(aid.field)}}));
}

}  // namespace

std::string power(Power power) { return tr(kPowers[static_cast<std::size_t>(power)].name); }
std::string power_about(Power power) { return tr(kPowers[static_cast<std::size_t>(power)].about); }
std::string scout_tile(unsigned tile) { return tr(kScout[tile].name); }
std::string scout_about(unsigned tile) { return tr(kScout[tile].about); }
std::string scout_played(unsigned tile) { return tr(kPlayed[tile]); }

std::string tile(const Rules& rules, u8 design) {
  const hunters::TileFacts& fact = hunters::fact(rules, design);
  std::string text;
  if (fact.kind == hunters::TileKind::Scout)
    text = scout_tile(static_cast<unsigned>(hunters::scout_tile(rules, design)));
  if (fact.kind == hunters::TileKind::Start) text = tr("hunters.tile.start");
  std::array<int, hunters::kAnimals> animals{};
  const auto add_power = [&](Power one) {
    if (one != Power::None && one != Power::Agriculture) add_part(text, power(one));
  };
  for (const hunters::MeadowFact& meadow : fact.meadows) {
    add_power(meadow.power);
    for (unsigned i = 0; i < animals.size(); ++i) animals[i] += meadow.animals[i];
  }
  for (const hunters::LakeFact& lake : fact.lakes) add_power(lake.power);
  join_forests(text, rules, fact);
  join_waters(text, fact);
  for (unsigned i = 0; i < animals.size(); ++i) join_count(text, kAnimals[i], animals[i]);
  return text.empty() ? tr("feature.meadow") : text;
}

std::string system(const Game& game, SegmentId segment) {
  const State& state = game.state();
  const hunters::SystemAid aid = hunters::system_aid(game.rules(), state, segment);
  std::string text = trn("hunters.aid.system", aid.fish);
  if (aid.raft) add_part(text, tr("hunters.aid.raft"));
  std::array<int, kMaxPlayers> huts{};
  for (unsigned i = 0; i < state.figure_count; ++i)
    if (find(state, state.figures[i].segment) == aid.root) ++huts[state.figures[i].seat];
  bool any = false;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    if (huts[seat] == 0) continue;
    any = true;
    add_part(text, trn("hunters.aid.huts", huts[seat], {{"name", player_name(game.setup(), seat)}}));
  }
  if (!any) add_part(text, tr("hunters.aid.no_huts"));
  return text;
}

std::string about(const Game& game, SegmentId segment) {
  const Rules& rules = game.rules();
  const State& state = game.state();
  std::string text;
  switch (feature_of(state, segment).kind) {
    case hunters::kForest:
      if (hunters::forest_aid(rules, state, segment).bonus && !is_complete(feature_of(state, segment)))
        text = tr(hunters::is_2020(rules) ? "hunters.aid.menhir" : "hunters.aid.bonus");
      break;
    case hunters::kRiver:
      join_count(text, "hunters.aid.fish", hunters::river_aid(rules, state, segment).fish);
      add_part(text, system(game, segment));
      break;
    case hunters::kMeadow: join_meadow_aid(text, game, segment); break;
    default: break;
  }
  const bool water = feature_of(state, segment).kind == hunters::kWater;
  if (water && hunters::system_aid(rules, state, segment).raft) add_part(text, tr("hunters.aid.raft"));
  if (!water || !rules.setup.has_expansion(hunters::kScout)) return text;
  const hunters::ScoutMemory& scout = hunters::scout_memory(state);
  if (scout.ferryman == hunters::kNoSeat ||
      hunters::system_aid(rules, state, scout.ferry).root != find(state, segment))
    return text;
  add_part(text, tr("hunters.aid.ferryman",
                    {{"name", player_name(game.setup(), static_cast<Seat>(scout.ferryman - 1))}}));
  return text;
}

namespace {

std::string pile(const Rules& rules, u8 group) {
  if (group != hunters::kBonusPile) return "";  // what else lies there is never drawn
  return tr(hunters::is_2020(rules) ? "hunters.pile.menhir" : "hunters.pile.bonus");
}

// A menhir is what a nugget was in the older edition.
std::string mark(const Rules& rules, std::string_view counter) {
  return counter == "nugget" && hunters::is_2020(rules) ? tr("hunters.tile.menhir") : "";
}

std::string told_of_scout(const Event& event) {
  switch (event.option) {
    case hunters::kTileDealt:
      return tr("event.scout.tile_dealt", {{"tile", scout_tile(static_cast<unsigned>(event.amount))}});
    case hunters::kTilePlayed:
      return tr("event.scout.tile_played", {{"tile", scout_tile(static_cast<unsigned>(event.amount))}});
    default: return "";
  }
}

std::string told(const Rules& rules, const Event& event) {
  if (event.expansion == hunters::kScout) return told_of_scout(event);
  const bool menhirs = hunters::is_2020(rules);
  switch (event.option) {
    case hunters::kBonusEarned: return menhirs ? tr("event.hunters.menhir_earned") : "";
    case hunters::kNoBonusLeft: return menhirs ? tr("event.hunters.no_menhir_left") : "";
    case hunters::kPowerFound: {
      const auto found = static_cast<Power>(event.amount);
      return tr("event.hunters.power_found", {{"power", power(found)}, {"about", power_about(found)}});
    }
    default: return "";
  }
}

}  // namespace

constexpr RulesPage kPages[] = {{"hunters"}};

extern const FamilyWords kWords;
const FamilyWords kWords{.family = "hunters",
                         .texts = "hunters",
                         .pages = kPages,
                         .tile = tile,
                         .pile = pile,
                         .mark = mark,
                         .told = told};

}  // namespace bastide::shell::hunters_words
