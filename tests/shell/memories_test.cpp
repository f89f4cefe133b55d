// What the end screen remembers, held against the events themselves.
#include "shell/play/memories.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "tests/support/board.h"
#include "tests/support/expansions.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::shell;
using bastide::test::played_game;

TEST_CASE("memories name the best city, road and field, with whom they gave points") {
  for (u64 n = 0; n < 12; ++n) {
    GameSetup setup;
    setup.setup.players = 2 + static_cast<int>(n % 4);
    carcassonne::set_option(setup.setup, carcassonne::kFarmersOption, n % 3 != 0 ? 1 : 0);
    setup.players = default_players(setup.setup.players);
    setup.seed = "memories";
    const Game game = played_game(setup, hash_text(setup.seed) + n);
    int seen = 0;
    for (const Memory& memory : memories(game)) {
      ++seen;
      const Kind kind = memory.key == "city"    ? carcassonne::kCity
                        : memory.key == "road"  ? carcassonne::kRoad
                        : memory.key == "field" ? carcassonne::kField
                                                : carcassonne::kMonastery;
      CHECK((memory.key == "field") <= carcassonne::farmers(setup.setup));
      int most = 0;
      std::vector<Seat> with_most;
      for (const Event& event : game.events()) {
        if (event.kind != EventKind::Scored || event.feature_segment == kNoSegmentId || event.feature != kind)
          continue;
        most = std::max<int>(most, event.amount);
      }
      for (const Event& event : game.events())
        if (event.kind == EventKind::Scored && event.feature == kind && event.amount == most)
          with_most.push_back(event.seat);
      CHECK(memory.amount == most);
      REQUIRE(!memory.seats.empty());
      for (const Seat seat : memory.seats)
        CHECK(std::find(with_most.begin(), with_most.end(), seat) != with_most.end());
      if (memory.key == "field")
        CHECK(memory.tiles * 3 == memory.amount);  // FARM-03
      else
        CHECK(memory.tiles >= 1);
    }
    CHECK(seen >= 2);
  }
}

TEST_CASE("a game without points is remembered for nothing") {
  GameSetup setup;
  setup.setup.players = 2;
  setup.players = default_players(2);
  setup.seed = "fresh";
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  CHECK(memories(*game).empty());
}

TEST_CASE("memories name who had the most of what an expansion counts") {
  int seen = 0;
  for (u64 n = 0; n < 16; ++n) {
    GameSetup setup;
    setup.setup = test::with_expansions({gold_mines::kId, robbers::kId}, 3);
    setup.players = default_players(3);
    setup.seed = "most";
    const Game game = played_game(setup, hash_text(setup.seed) + n);
    std::array<int, kMaxPlayers> ingots{}, robbed{};
    for (const Event& event : game.events()) {
      if (event.kind != EventKind::ExpansionEvent) continue;
      const Expansion& expansion = *game.rules().expansions[event.expansion];
      const std::string_view key = expansion.events[event.option].key;
      if (expansion.key == "gold_mines" && key == "taken") ++ingots[event.seat];
      if (expansion.key == "robbers" && key == "robs") robbed[event.seat] += event.amount;
    }
    for (const Memory& memory : memories(game)) {
      if (memory.key.find('.') == std::string::npos) continue;
      const auto& counted = memory.key == "gold_mines.taken" ? ingots : robbed;
      ++seen;
      CHECK(memory.amount == *std::max_element(counted.begin(), counted.end()));
      CHECK(memory.amount > 0);
      for (Seat seat = 0; seat < kMaxPlayers; ++seat)
        CHECK((std::find(memory.seats.begin(), memory.seats.end(), seat) != memory.seats.end()) ==
              (counted[seat] == memory.amount));
    }
  }
  CHECK(seen > 6);
}
