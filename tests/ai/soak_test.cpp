// Whole games of random set-ups between computer players of all levels who hardly think: no illegal answer,
// no end that is not reached. A few with every run of the tests; thousands under sanitizers by tools/soak.
#include "engine/assembly/built_in.h"
#include "engine/game/game_setup.h"
#include "tests/ai/ask.h"
#include "tests/support/random_setup.h"
#include "tests/support/repeated.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <cstdlib>

using namespace bastide;
using namespace bastide::test;

namespace {

// One simulation looks ahead as far as any does; several go back to what the first listed, which is tried now
// and then.
constexpr u32 kMostSimulations = 4;
constexpr u32 kSeveral = 8;  // one decision in so many

u32 tiny_budget(Rng& rng) { return rng.below(kSeveral) == 0 ? 1 + rng.below(kMostSimulations) : 1; }

using Players = std::array<std::unique_ptr<ai::Player>, kLevels.size()>;

Players all_levels() {
  Players players;
  for (std::size_t i = 0; i < kLevels.size(); ++i) players[i] = ai::make_player(kLevels[i]);
  return players;
}

// The number-th set-up, every seat at a level of its own; answers how many decisions were taken.
int play_game(const Players& players, u64 number) {
  CAPTURE(number);
  Rng rng(number);
  std::shared_ptr<const Rules> rules;
  while (rules == nullptr) rules = random_rules(rng, rng.below(static_cast<u32>(built_in().size())));
  std::array<std::size_t, kMaxPlayers> level{};
  for (std::size_t& one : level) one = rng.below(static_cast<u32>(players.size()));
  const auto state = std::make_unique<State>();
  start_game(*rules, *state);
  int decisions = 0;
  for (; !is_over(*state); ++decisions) {
    const Seat who = pending(*state).who;
    if (who == kChance) {
      apply(*rules, *state, sample_chance(*rules, *state, rng));
      continue;
    }
    const u32 simulations = tiny_budget(rng);
    apply(*rules, *state, ask(*players[level[who]], *rules, *state, simulations, rng.next()).action);
  }
  return decisions;
}

// A number from the environment.
u64 given(const char* name, u64 otherwise) {
  const char* const text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

}  // namespace

TEST_CASE("every level plays every game to its end with legal answers, however short it may think") {
  const Players players = all_levels();
  for (int number = 0; number < repeated(12, 4); ++number)
    CHECK(play_game(players, static_cast<u64>(number)) > 0);
}

TEST_CASE("soak: random set-ups between all levels" * doctest::skip()) {
  const Players players = all_levels();
  const u64 first = given("BASTIDE_SOAK_FIRST", 0), count = given("BASTIDE_SOAK_GAMES", 10000);
  u64 decisions = 0;
  for (u64 i = 0; i < count; ++i) {
    decisions += static_cast<u64>(play_game(players, first + i));
    if ((i + 1) % 100 == 0) std::fprintf(stderr, "%llu games\n", static_cast<unsigned long long>(i + 1));
  }
  MESSAGE(count << " games from number " << first << ", " << decisions << " decisions");
  CHECK(decisions > count);
}
