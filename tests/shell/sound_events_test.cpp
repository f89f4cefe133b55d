// What each game sounds like: what its tiles bring, its features when they are completed, its own events, the
// land as it lies. No game speaks with another's sounds.
#include "shell/told/sound_events.h"

#include "engine/assembly/built_in.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/games/castle/news.h"
#include "shell/games/hunters/news.h"
#include "tests/support/castle.h"
#include "tests/support/hunters.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <set>

using namespace bastide;
using namespace bastide::shell;
using audio::Sound;

namespace doctest {
template <>
struct StringMaker<std::set<Sound>> {
  static String convert(const std::set<Sound>& sounds) {
    std::string text;
    for (const Sound one : sounds) text += std::to_string(static_cast<int>(one)) + " ";
    return text.c_str();
  }
};
}  // namespace doctest

namespace {

// All but the tile's own.
std::set<Sound> with_tile(const Rules& rules, u8 design) {
  Event event;
  event.kind = EventKind::TilePlaced;
  event.design = design;
  const std::vector<Event> events{event};
  std::set<Sound> sounds;
  const auto heard = audio::cues(rules, events);
  CHECK(heard.front().sound == Sound::TileDrop);
  for (const audio::Cue& one : heard) sounds.insert(one.sound);
  sounds.erase(Sound::TileDrop);
  return sounds;
}

unsigned kinds_on(const Rules& rules, u8 design) {
  unsigned kinds = 0;
  const TileDesign& tile = rules.designs[design];
  for (unsigned i = 0; i < tile.segment_count; ++i) kinds |= 1u << tile.segments[i].kind;
  return kinds;
}

// Each of a game's designs brings what the first of these kinds that it has stands for.
using ByKind = std::vector<std::pair<Kind, Sound>>;
void check_tiles(const Rules& rules, const ByKind& expected) {
  for (u8 design = 0; design < rules.design_count; ++design) {
    CAPTURE(rules.tile_id(design));
    std::set<Sound> sounds;
    for (const auto& [kind, sound] : expected) {
      if ((kinds_on(rules, design) >> kind & 1) == 0) continue;
      sounds = {sound};
      break;
    }
    CHECK(with_tile(rules, design) == sounds);
  }
}

Event scored(Kind kind, int amount, bool unfinished = false, u16 feature = 7) {
  Event event;
  event.kind = EventKind::Scored;
  event.feature = kind;
  event.feature_segment = feature;
  event.amount = static_cast<i16>(amount);
  event.unfinished = unfinished;
  return event;
}

std::set<Sound> when(const Rules& rules, const Event& event) {
  const std::vector<Event> events{event};
  std::set<Sound> sounds;
  for (const audio::Cue& one : audio::cues(rules, events)) sounds.insert(one.sound);
  return sounds;
}

void check_closes(const Rules& rules, const std::map<Kind, Sound>& expected) {
  for (Kind kind = 0; kind < rules.family->kinds.size(); ++kind) {
    CAPTURE(kind);
    std::set<Sound> sounds{Sound::Points};
    CHECK(when(rules, scored(kind, 4, true)) == sounds);           // called home, or scored early
    CHECK(when(rules, scored(kind, 4, false, 0xFFFF)) == sounds);  // no feature's points
    if (expected.contains(kind)) sounds.insert(expected.at(kind));
    CHECK(when(rules, scored(kind, 4)) == sounds);
  }
}

// What is heard in a whole game.
std::set<Sound> heard_in(const Game& game) {
  std::set<Sound> sounds;
  for (const audio::Cue& one : audio::cues(game.rules(), game.events())) sounds.insert(one.sound);
  return sounds;
}

void check_news(const Expansion& expansion, std::span<const News> news,
                const std::map<std::string, Sound>& expected) {
  std::map<std::string, Sound> sounds;
  for (const News& one : news) sounds.emplace(one.event, one.sound);
  CHECK(sounds == expected);
  for (const auto& [key, sound] : sounds) {
    CAPTURE(key);
    CHECK(std::any_of(expansion.events.begin(), expansion.events.end(),
                      [&, wanted = key](const EventDef& def) { return def.key == wanted; }));
  }
}

const Rules& rules_of(const Setup& setup) {
  static std::vector<std::shared_ptr<const Rules>> kept;
  kept.push_back(*make_rules(setup));
  return *kept.back();
}

float loud(const Game& game, Sound loop) { return audio::ambience(game)[audio::loop_index(loop)]; }

}  // namespace

TEST_CASE(
    "the landscape's sounds: a bell for a monastery, water, hammers, gardens, gravel; bells for a city") {
  using namespace carcassonne;
  const Rules& rules = rules_of(test::with_expansions({}));
  check_tiles(rules, {{kMonastery, Sound::Bell},
                      {kRiver, Sound::Splash},
                      {kCity, Sound::Hammer},
                      {kGarden, Sound::Flutter},
                      {kRoad, Sound::Gravel}});
  check_closes(rules, {{kCity, Sound::CityDone}});
  GameSetup base;
  base.setup = test::players(2);
  base.seed = "heard";
  const Game game = test::played_game(base, 5);
  CHECK(heard_in(game) == std::set{Sound::TileDrop, Sound::Bell, Sound::Hammer, Sound::Gravel,
                                   Sound::FigureSet, Sound::FigureHome, Sound::Points, Sound::CityDone,
                                   Sound::Flutter, Sound::End});
  CHECK(loud(game, Sound::Larks) == 1);
  CHECK(loud(game, Sound::Brook) == 0);
  CHECK(loud(game, Sound::FarBells) == 1);
}

TEST_CASE("the Castle's sounds: hammers for buildings, gravel for paths; a bell when a tower is whole") {
  using namespace castle;
  const Rules& rules = rules_of(test::castle_setup());
  check_tiles(rules, {{kTower, Sound::Hammer},
                      {kHouse, Sound::Hammer},
                      {kPath, Sound::Gravel},
                      {kCourtyard, Sound::Flutter}});
  check_closes(
      rules,
      {{kPath, Sound::Gravel}, {kTower, Sound::Bell}, {kHouse, Sound::Hammer}, {kCourtyard, Sound::Flutter}});
  check_news(*rules.family->core, castle_sounds::kNews,
             {{"token_taken", Sound::Sparkle}, {"token_used", Sound::TileTurn}, {"keep_set", Sound::Hammer}});
  CHECK(rules.family->core->events.size() == std::size(castle_sounds::kNews));
  const Game game = test::played_game(test::castle_game("heard"), 5);
  for (const Sound foreign : {Sound::Splash, Sound::CityDone}) CHECK_FALSE(heard_in(game).contains(foreign));
  for (const Sound own : {Sound::Hammer, Sound::Bell, Sound::Points, Sound::End})
    CHECK(heard_in(game).contains(own));
  CHECK(loud(game, Sound::FarBells) > 0);
  CHECK(loud(game, Sound::Brook) == 0);
}

TEST_CASE("sounds of Hunters & Gatherers: water for rivers and lakes, leaves for forests, and never a bell") {
  using namespace hunters;
  for (const Setup& setup :
       {test::hunters_setup(3), test::hunters_2020_setup(3), test::hunters_scout_setup(3)}) {
    const Rules& rules = rules_of(setup);
    check_tiles(rules, {{kRiver, Sound::Splash},
                        {kWater, Sound::Splash},
                        {kForest, Sound::Flutter},
                        {kMeadow, Sound::Gravel}});
    check_closes(rules, {{kForest, Sound::Flutter}, {kRiver, Sound::Splash}});
    const Game game = test::played_game(test::hunters_game(setup, "heard"), 5);
    for (const Sound foreign : {Sound::Bell, Sound::CityDone, Sound::Hammer})
      CHECK_FALSE(heard_in(game).contains(foreign));
    for (const Sound own : {Sound::Splash, Sound::Flutter, Sound::FigureSet, Sound::Points, Sound::End})
      CHECK(heard_in(game).contains(own));
    CHECK(loud(game, Sound::Larks) == 1);
    CHECK(loud(game, Sound::Brook) > 0.5F);
    CHECK(loud(game, Sound::FarBells) == 0);
  }
  const Rules& rules = rules_of(test::hunters_scout_setup());
  check_news(*rules.family->core, hunters_sounds::kNews,
             {{"bonus_earned", Sound::Sparkle},
              {"no_bonus_left", Sound::DeadSpot},
              {"power_found", Sound::Sparkle},
              {"logboat", Sound::Splash},
              {"hunting_trap", Sound::Hammer}});
  check_news(*rules.expansions[kScout], hunters_sounds::kScoutNews,
             {{"tile_dealt", Sound::TileLift},
              {"tile_played", Sound::TileLift},
              {"tile_refused", Sound::TileTurn},
              {"member_recalled", Sound::FigureHome},
              {"ferryman_paid", Sound::Coins},
              {"field_laid", Sound::Hammer}});
  CHECK(rules.expansions[kScout]->events.size() == std::size(hunters_sounds::kScoutNews));
}

TEST_CASE("points make as many notes as they are, up to nine; losses make none") {
  const Rules& rules = rules_of(test::players(2));
  const auto notes = [&](int amount) {
    const std::vector<Event> events{scored(carcassonne::kRoad, amount)};
    return audio::cues(rules, events).size();
  };
  CHECK(notes(3) == 3);
  CHECK(notes(30) == 9);
  CHECK(notes(0) == 0);
  CHECK(notes(-5) == 0);
}
