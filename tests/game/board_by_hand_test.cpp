// Boards set up by hand: what is put there is there, and what cannot be is refused in words and changes
// nothing.
#include "engine/game/board_by_hand.h"

#include "engine/api.h"
#include "tests/support/expansions.h"

#include <doctest/doctest.h>

#include <memory>

using namespace bastide;
using namespace bastide::test;

namespace {

struct Table {
  explicit Table(const Setup& setup = {}) : rules(*make_rules(setup, built_in())) {
    start_game(*rules, *state);
  }
  BoardByHand by_hand() { return {*rules, *state}; }
  [[nodiscard]] u8 design(std::string_view id) const { return rules->design_by_id(id); }

  std::shared_ptr<const Rules> rules;
  std::unique_ptr<State> state = std::make_unique<State>();
};

}  // namespace

TEST_CASE("a board by hand: tiles lie where they match, come out of the bag and go back with the land") {
  Table table;
  const u8 road = table.design("U");
  const int copies = table.state->bag[road];
  CHECK(table.by_hand().lay(road, {1, 0}, 0) == "");
  CHECK(table.by_hand().lay(road, {2, 0}, 1) == "it does not match");
  CHECK(table.by_hand().lay(road, {1, 0}, 0) == "there lies a tile already");
  CHECK(table.state->tile_count == 2);
  CHECK(table.state->bag[road] == copies - 1);
  const int left = tiles_left(*table.state);
  table.by_hand().clear_land();
  CHECK(table.state->tile_count == 0);
  CHECK(table.state->bag[road] == copies);
  CHECK(tiles_left(*table.state) == left + 2);
  const u8 city = table.design("C");  // there is one
  CHECK(table.by_hand().lay(city, {5, 5}, 0) == "");
  CHECK(table.by_hand().lay(city, {6, 5}, 0) == "no copy is left");
}

TEST_CASE("a board by hand: figures come out of the supply, and only to where there is a place") {
  Table table;
  Action spot;
  spot.segment = 0;
  const SegmentId segment = named_segment(*table.rules, *table.state, spot);
  REQUIRE(segment != kNoSegmentId);
  const int supply = table.state->supply[1][0];
  CHECK(table.by_hand().put(1, 0, segment) == "");
  CHECK(table.state->supply[1][0] == supply - 1);
  CHECK(table.state->figure_count == 1);
  CHECK(table.by_hand().put(2, 0, segment) == "there is no such seat");
  CHECK(table.by_hand().put(1, 0, kNoSegmentId) == "there is no such place");
  table.state->supply[1][0] = 0;
  CHECK(table.by_hand().put(1, 0, segment) == "no such figure in the supply");
  CHECK(table.state->figure_count == 1);
  spot.segment = 7;
  CHECK(named_segment(*table.rules, *table.state, spot) == kNoSegmentId);
  spot.cell = {9, 9};
  CHECK(named_segment(*table.rules, *table.state, spot) == kNoSegmentId);
}

TEST_CASE("a board by hand: scores, whose turn it is, and what the bag holds") {
  Table table;
  CHECK(table.by_hand().set_score(1, 40) == "");
  CHECK(table.by_hand().to_move(1) == "");
  CHECK(table.state->score[1] == 40);
  CHECK(table.state->active == 1);
  CHECK(table.by_hand().set_score(2, 1) != "");
  CHECK(table.by_hand().to_move(2) != "");
  CHECK(table.state->active == 1);
  const u8 designs[] = {table.design("U"), table.design("U"), table.design("B")};
  table.by_hand().fill_bag(designs);
  CHECK(tiles_left(*table.state) == 3);
  CHECK(table.state->bag[table.design("U")] == 2);
}
