// Random games of Hunters & Gatherers in every set-up there is; everything that must hold in any game is in
// check_game. What they score is counted again by a referee of their own: hunters_referee_test.
#include "engine/game/link.h"
#include "engine/game/setup_json.h"
#include "tests/properties/check_game.h"
#include "tests/support/hunters.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

std::vector<Setup> all_setups(int players) {
  Setup by_segments = hunters_setup(players);
  by_segments.options[hunters::kForestSegmentsOption] = 1;
  Setup scout_by_segments = hunters_scout_setup(players);
  scout_by_segments.options[hunters::kForestSegmentsOption] = 1;
  Setup new_by_segments = hunters_2020_setup(players);
  new_by_segments.options[hunters::kForestSegmentsOption] = 1;
  return {hunters_setup(players),       by_segments,      hunters_2020_setup(players), new_by_segments,
          hunters_scout_setup(players), scout_by_segments};
}

}  // namespace

TEST_CASE("random games of the hunters hold every invariant, in every set-up, with two and with five") {
  GameChecks checks;
  checks.referee = false;
  for (const int players : {2, 5}) {
    int number = 0;
    for (const Setup& setup : all_setups(players)) {
      for (int game = 0; game < 6; ++game) {
        const std::string seed =
            "hunters-" + std::to_string(players) + "-" + std::to_string(number) + "-" + std::to_string(game);
        CAPTURE(seed);
        CHECK(check_game(setup, seed, checks) == "");
      }
      ++number;
    }
  }
}

TEST_CASE("every set-up of the hunters goes through JSON and link") {
  for (int players = 2; players <= 5; ++players) {
    for (const Setup& setup : all_setups(players)) {
      const GameSetup game = hunters_game(setup, "amber-kiln-42");
      const auto read = setup_from_json(setup_to_json(game), "setup");
      REQUIRE_MESSAGE(read.ok(), read.error().text());
      CHECK(*read == game);
      const auto link = make_link(game);
      REQUIRE_MESSAGE(link.ok(), link.error().text());
      const auto back = parse_link(*link);
      REQUIRE_MESSAGE(back.ok(), back.error().text());
      CHECK(*back == game);
    }
  }
}

TEST_CASE("HG-01 HG-80: set-ups of the hunters that there are not are refused") {
  const auto refused = [](const Setup& setup) { return !make_rules(setup).ok(); };
  CHECK_FALSE(refused(hunters_setup(2)));
  CHECK_FALSE(refused(hunters_setup(5)));
  CHECK(refused(hunters_setup(1)));
  CHECK(refused(hunters_setup(6)));
  Setup copies = hunters_setup();
  copies.set_copies(kCoreId, 2);
  CHECK(refused(copies));
  CHECK_FALSE(refused(hunters_scout_setup()));
  Setup clash = hunters_2020_setup();
  clash.expansions = 1u << hunters::kScout;
  CHECK(refused(clash));
}
