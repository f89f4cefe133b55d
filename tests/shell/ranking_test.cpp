// Ranks and winners as every screen shows them, and the points over time.
#include "shell/play/ranking.h"

#include "engine/game/scoreboard.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;

TEST_CASE("BASE-53 ranks are shared on a tie; those of rank 1 have won, all of them") {
  const auto ranked = [](std::vector<i32> points) { return ranking(points); };
  CHECK(ranked({7}).rank == std::vector<int>{1});
  const Ranking tied = ranked({12, 40, 12, 40, 3});
  CHECK(tied.order == std::vector<Seat>{1, 3, 0, 2, 4});
  CHECK(tied.rank == std::vector<int>{3, 1, 3, 1, 5});
  CHECK(tied.winners() == std::vector<Seat>{1, 3});
  CHECK(ranked({0, 0}).winners() == std::vector<Seat>{0, 1});
  CHECK(ranked({0, -4}).order == std::vector<Seat>{0, 1});
}

TEST_CASE("the ranking of whole games is by points; points over time end at the score") {
  for (const char* seed : {"a", "b", "c"}) {
    GameSetup setup;
    setup.setup.players = 4;
    setup.players = default_players(4);
    setup.seed = seed;
    const Game game = test::played_game(setup, hash_text(seed));
    const auto points = scores(game.rules(), game.state());
    const Ranking ranks = ranking(game);
    for (std::size_t i = 1; i < ranks.order.size(); ++i) {
      const Seat above = ranks.order[i - 1];
      const Seat below = ranks.order[i];
      CHECK(points[above] >= points[below]);
      CHECK((ranks.rank[above] == ranks.rank[below]) == (points[above] == points[below]));
    }
    unsigned won = 0;
    for (const Seat seat : ranks.winners()) won |= 1u << seat;
    CHECK(won == winners(points));
    const PointsSeries series = points_series(game);
    CHECK(series.tiles == 71);
    CHECK(series.final_step);
    for (std::size_t seat = 0; seat < 4; ++seat) {
      CHECK(series.seats[seat].size() == static_cast<std::size_t>(series.tiles) + 2);
      CHECK(series.seats[seat].front() == 0);
      CHECK(series.seats[seat].back() == points[seat]);
    }
  }
}
