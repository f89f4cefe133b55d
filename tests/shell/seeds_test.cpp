// Seeds that the page makes up.
#include "shell/play/seeds.h"

#include "engine/core/rng.h"
#include "engine/game/deck.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;

TEST_CASE("made-up seeds are valid and speak for themselves") {
  Rng rng(7);
  for (int i = 0; i < 200; ++i) CHECK(is_valid_seed(make_seed(rng.next())));
  CHECK(make_seed(0) == "amber-abbey-10");
}
