// Random games of every set-up of the base game; everything that must hold is in check_game.
#include "tests/properties/check_game.h"
#include "tests/support/expansions.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// Every number of players, edition, farmers or not, dropped rules or not.
template <class Fn>
void for_each_base_setup(Fn&& fn) {
  constexpr u32 kDroppedRules = 0b11;  // ED-05, ED-06
  for (int players = 1; players <= kMaxPlayers; ++players) {
    for (const Edition edition : {Edition::C1, Edition::C2, Edition::Anniversary, Edition::C3}) {
      for (const bool farmers : {true, false}) {
        for (u32 options = 0; options <= kDroppedRules; ++options) {
          Setup setup;
          setup.players = players;
          set_option(setup, "edition", static_cast<int>(edition));
          set_option(setup, "farmers", farmers ? 1 : 0);
          set_listed_options(setup, options);
          fn(setup);
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("random games of every base set-up hold every invariant") {
  int games = 0;
  for_each_base_setup([&](const Setup& setup) {
    CHECK(check_game(setup, "property-" + std::to_string(games)) == "");
    ++games;
  });
  CHECK(games == 6 * 4 * 2 * 4);
}

TEST_CASE("more random games with two players") {
  for (int game = 0; game < 40; ++game) CHECK(check_game(Setup{}, "two-" + std::to_string(game)) == "");
}

TEST_CASE("random games with every expansion alone and with all of them") {
  GameChecks checks;
  checks.referee = false;  // it knows the base rules only
  u32 all = 0;
  for (const Expansion* expansion : landscape().expansions) {
    all |= 1u << expansion->id;
    for (const int players : {2, 5}) {
      Setup setup;
      setup.players = players;
      setup.expansions = 1u << expansion->id;
      CHECK(check_game(setup, "room-" + std::string(expansion->key), checks) == "");
    }
  }
  for (const Edition edition : {Edition::C1, Edition::C2}) {
    for (int players = 1; players <= kMaxPlayers; ++players) {
      Setup setup;
      setup.players = players;
      set_option(setup, "edition", static_cast<int>(edition));
      setup.expansions = all;
      CHECK(check_game(setup, "all-" + std::to_string(players), checks) == "");
    }
  }
}
