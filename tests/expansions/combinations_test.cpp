// Random games of every expansion alone, every pair and all together: whatever must hold in any game holds in
// these (check_game), and the points are what a second count makes of the expansions' rules.
#include "engine/assembly/built_in.h"
#include "engine/game/game.h"
#include "tests/expansions/second_count.h"
#include "tests/properties/check_game.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <bit>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

// More games where somebody has the time: BASTIDE_GAMES=200 of each combination. By default the many pairs
// get fewer than each expansion alone and all together.
int games_of(u32 expansions) {
  const char* wanted = std::getenv("BASTIDE_GAMES");
  if (wanted != nullptr) return std::atoi(wanted);
  return std::popcount(expansions) == 2 ? 4 : 25;
}

// Of these expansions: each alone, every pair, all.
std::vector<u32> combinations(std::span<const Expansion* const> expansions) {
  std::vector<u32> sets;
  u32 all = 0;
  for (const Expansion* a : expansions) {
    all |= 1u << a->id;
    for (const Expansion* b : expansions) {
      if (a->id <= b->id) sets.push_back(1u << a->id | 1u << b->id);
    }
  }
  sets.push_back(all);
  return sets;
}

// Those a second count knows.
std::vector<const Expansion*> classic_expansions() {
  return {&river::kExpansion, &abbot::kExpansion, &inns_cathedrals::kExpansion, &traders_builders::kExpansion,
          &king_robber::kExpansion};
}

// The n-th set-up of a combination: players, edition, farmers and options all vary.
Setup nth_setup(u32 expansions, int n) {
  Setup setup;
  setup.expansions = expansions;
  setup.players = 1 + (n + 1) % kMaxPlayers;
  carcassonne::set_option(setup, carcassonne::kEditionOption,
                          static_cast<int>(n / 6 % 2 == 0 ? Edition::C2 : Edition::C1));
  carcassonne::set_option(setup, carcassonne::kFarmersOption, n % 4 != 3 ? 1 : 0);
  set_listed_options(setup, static_cast<u32>(n));
  return setup;
}

// A random game, counted along: every figure option, every score. "" or the first difference.
std::string count_along(const Setup& setup, const std::string& seed) {
  GameSetup game_setup;
  game_setup.setup = setup;
  game_setup.seed = seed;
  auto game = Game::create(game_setup);
  if (!game.ok()) return game.error().text();
  SecondCount count(game->rules());
  Rng rng(hash_text("choices of " + seed));
  ActionList legal;
  while (!game->over()) {
    game->legal(legal);
    const Action action = random_action(legal, rng);
    count.follow(game->state(), action);
    if (!game->apply(action)) return "refused";
    const bool placing = !game->over() && game->state().hand != kNoDesign;
    if (action.verb == Verb::PlaceTile) {
      const std::string problem = count.check_figure_options(game->state());
      if (!problem.empty()) return problem;
    }
    if (!placing && !game->over()) continue;
    count.end_part(game->state());
    if (game->over()) count.end_game(game->state());
    std::string problem = count.compare(game->state());
    if (problem.empty() && setup.has_expansion(river::kId))
      problem = check_river(game->rules(), game->state());
    if (!problem.empty()) return seed + ", turn " + std::to_string(game->turn_number()) + ": " + problem;
  }
  return "";
}

}  // namespace

TEST_CASE("random games of every expansion alone, of every pair and of all") {
  const std::vector<u32> sets = combinations(landscape().expansions);
  const std::size_t expansions_there = landscape().expansions.size();
  REQUIRE(expansions_there >= 12);
  CHECK(sets.size() == expansions_there * (expansions_there + 1) / 2 + 1);
  GameChecks checks;
  checks.referee = false;  // it knows the base rules only
  for (const u32 expansions : sets) {
    for (int n = 0; n < games_of(expansions); ++n) {
      const std::string seed = "classic-" + std::to_string(expansions) + "-" + std::to_string(n);
      CHECK(check_game(nth_setup(expansions, n), seed, checks) == "");
    }
  }
}

TEST_CASE("random games of the expansions score as a second count of the rules does") {
  for (const u32 expansions : combinations(classic_expansions())) {
    for (int n = 0; n < games_of(expansions); ++n) {
      CHECK(count_along(nth_setup(expansions, n),
                        "count-" + std::to_string(expansions) + "-" + std::to_string(n)) == "");
    }
  }
}
