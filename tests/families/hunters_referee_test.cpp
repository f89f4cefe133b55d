// The engine of Hunters & Gatherers and its referee play the same random games and must agree after every
// turn: on what fits, where figures may stand, what was scored, who earned a bonus tile, and on which
// questions are asked.
#include "tests/support/hunters_referee.h"

#include "engine/assembly/built_in.h"
#include "engine/families/hunters/hunters.h"
#include "engine/game/chance.h"
#include "engine/game/random_play.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace bastide;
using bastide::test::hunting::Box;
using bastide::test::hunting::read_tiles;
using bastide::test::hunting::Referee;

namespace {

std::string text_of(const char* name) {
  std::ifstream file(BASTIDE_SOURCE_DIR "/assets/hunters/" + std::string(name));
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

Box box(const char* list) {
  Box tiles;
  for (const auto& tile : read_tiles(text_of("hunters.json"), list))
    (tile.kind == "bonus" ? tiles.bonus : tiles.land).push_back(tile);
  tiles.scout = read_tiles(text_of("scout.json"), "tiles");
  return tiles;
}

Setup setup_of(int players, const test::hunting::Edition& edition, bool scout) {
  Setup setup;
  setup.family = static_cast<u8>(find_family(built_in(), "hunters"));
  setup.players = players;
  setup.options[hunters::kEditionOption] = edition.menhirs ? 1 : 0;
  setup.options[hunters::kForestSegmentsOption] = edition.per_segment ? 1 : 0;
  setup.expansions = scout ? 1u << hunters::kScout : 0;
  return setup;
}

// Any answer; in every other game tiles are laid close together, so that more is completed. What is offered
// among many placements, and tiles of the Scout, are taken oftener than by chance.
Action choose(const State& state, ActionList& legal, bool close, Rng& rng) {
  for (const Action& action : legal) {
    const bool rare = action.verb == Verb::PickOption || action.verb == Verb::ReturnPiece;
    if (rare && rng.below(8) == 0) return action;
  }
  if (close) keep_compact(state, legal);
  return random_action(legal, rng);
}

struct Match {
  const Box& box;
  test::hunting::Edition edition;
  bool scout = false;
  Referee::Seen seen = {};
  State state = {};

  // "" or the first difference.
  std::string play(const Rules& rules, const std::string& seed, bool close) {
    Chance chance(rules, seed);
    Rng rng(hash_text("choices of " + seed));
    Referee referee(box, rules.setup.players, edition, scout);
    referee.seen = seen;
    EventLog events;
    start_game(rules, state, &events, chance.tiles().data());
    ActionList legal;
    std::string problem;
    while (problem.empty() && !is_over(state)) {
      Action action;
      if (pending(state).who == kChance) {
        action = chance.answer(rules, state);
      } else {
        legal_actions(rules, state, legal);
        action = choose(state, legal, close, rng);
      }
      problem = referee.follow(rules, state, action);
      const int turn = state.turn;
      apply(rules, state, action, &events);
      if (!problem.empty() || state.turn == turn) continue;
      problem = referee.end_turn(state, events.events());
      if (!is_over(state)) events.clear();
    }
    if (problem.empty()) problem = referee.end_game(state, events.events());
    seen = referee.seen;
    return problem.empty() ? "" : seed + ", turn " + std::to_string(state.turn) + ": " + problem;
  }

  // All the games, 2 to 5 players in turn. Fewer where somebody says so (sanitizers).
  void play_all(const std::string& name) {
    const char* wanted = std::getenv("BASTIDE_GAMES");
    const int games = wanted != nullptr ? std::min(500, 4 * std::atoi(wanted)) : 500;
    std::vector<std::shared_ptr<const Rules>> rules;
    for (int players = 2; players <= 5; ++players) {
      auto made = make_rules(setup_of(players, edition, scout), built_in());
      REQUIRE(made.ok());
      rules.push_back(*made);
    }
    for (int game = 0; game < games; ++game)
      CHECK(play(*rules[static_cast<unsigned>(game % 4)], name + "-" + std::to_string(game),
                 game / 4 % 2 != 0) == "");
    all = wanted == nullptr;
  }
  bool all = false;  // enough games that everything should have come up
};

}  // namespace

TEST_CASE("the hunters' referee agrees in 500 random games of 2002") {
  static const Box tiles = box("tiles_2002");
  const auto match = std::make_unique<Match>(Match{.box = tiles, .edition = {}});
  match->play_all("referee-2002");
  if (!match->all) return;
  CHECK(match->seen.bonus_turns > 500);
  CHECK(match->seen.ties > 50);
  CHECK(match->seen.shrines > 5);
  CHECK(match->seen.unplaceable > 0);
}

TEST_CASE("the hunters' referee agrees in 500 random games of 2002 with forests by segments") {
  static const Box tiles = box("tiles_2002");
  const auto match = std::make_unique<Match>(Match{.box = tiles, .edition = {.per_segment = true}});
  match->play_all("referee-segments");
}

TEST_CASE("the hunters' referee agrees in 500 random games of 2020") {
  static const Box tiles = box("tiles_2020");
  const auto match = std::make_unique<Match>(Match{.box = tiles, .edition = {.menhirs = true}});
  match->play_all("referee-2020");
  if (!match->all) return;
  CHECK(match->seen.recalls > 20);
  CHECK(match->seen.logboats > 20);
  CHECK(match->seen.traps > 20);
}

TEST_CASE("the hunters' referee agrees in 500 random games with the Scout") {
  static const Box tiles = box("tiles_2002");
  const auto match = std::make_unique<Match>(Match{.box = tiles, .edition = {}, .scout = true});
  match->play_all("referee-scout");
  if (!match->all) return;
  CHECK(match->seen.scout_tiles > 500);
  CHECK(match->seen.recalls > 500);
  CHECK(match->seen.refusals > 100);
  CHECK(match->seen.ferries > 50);
  CHECK(match->seen.farms > 50);
  CHECK(match->seen.recalled_to_play > 0);
}
