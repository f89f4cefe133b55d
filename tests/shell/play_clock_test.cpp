// How long a game has been played.
#include "shell/play/play_clock.h"

#include <doctest/doctest.h>

using bastide::shell::PlayClock;

TEST_CASE("only what is played is counted, on top of what was played before") {
  PlayClock clock;
  clock.start(100);
  CHECK(clock.seconds(5000) == 100);
  clock.run(true, 5000);
  CHECK(clock.seconds(8000) == 103);
  clock.run(true, 8000);  // nothing new
  CHECK(clock.seconds(9000) == 104);
  clock.run(false, 10000);  // a look at the end, or at another screen
  CHECK(clock.seconds(99000) == 105);
  clock.run(true, 99000);
  CHECK(clock.seconds(100500) == 106);
  clock.start(7);  // another game
  CHECK(clock.seconds(200000) == 7);
}
