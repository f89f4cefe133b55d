// The land of the day behind the start screen.
#include "shell/play/day_land.h"

#include "engine/game/save.h"
#include "shell/play/seeds.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

using namespace bastide;
using namespace bastide::shell;

namespace {

constexpr double kNoon = 1.79e12;  // some day
constexpr double kDay = 24.0 * 3600 * 1000;

}  // namespace

TEST_CASE("a day has one seed, the next one another") {
  const double morning = std::floor(kNoon / kDay) * kDay;
  CHECK(seed_of_day(morning) == seed_of_day(morning + kDay - 1));
  CHECK(seed_of_day(morning) != seed_of_day(morning + kDay));
  CHECK(is_valid_seed(seed_of_day(morning)));
}

TEST_CASE("the land of a day grows tile by tile to its end, the same wherever it is seen") {
  DayLand land, other;
  land.begin(seed_of_day(kNoon));
  other.begin(seed_of_day(kNoon));
  int tiles = 1, figures = 0;
  while (land.grow(5, 3)) {
    CHECK(land.game().state().tile_count == ++tiles);
    const auto& news = land.news();
    CHECK(std::count_if(news.begin(), news.end(),
                        [](const Event& event) { return event.kind == EventKind::TilePlaced; }) == 1);
    figures += static_cast<int>(news.size()) - 1;
    REQUIRE(other.grow(5, 3));
  }
  CHECK(tiles > 60);
  CHECK(figures > 10);
  CHECK_FALSE(other.grow(5, 3));
  CHECK(save_game(land.game()) == save_game(other.game()));
}

TEST_CASE("the land of a day keeps within the window as long as it can") {
  DayLand land;
  land.begin("window");
  for (int i = 0; i < 30; ++i) REQUIRE(land.grow(2, 6));
  int outside = 0;
  const State& state = land.game().state();
  for (int i = 0; i < state.tile_count; ++i) {
    const Cell cell = state.tiles[static_cast<std::size_t>(i)].cell;
    if (std::abs(cell.x) > 2 || std::abs(cell.y) > 6) ++outside;
  }
  CHECK(outside <= 2);
}
