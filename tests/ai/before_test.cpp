// Which features are known after a tile is laid by what they were before it.
#include "engine/ai/before.h"

#include "engine/ai/weights.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// A road through four tiles from west to east, a city in the north of the first and a monastery in the south
// of the last; another monastery is in hand, which fits wherever there are fields.
//
//     y -1  c  .  .  .
//        0  D==U==U==U
//        1  .  .  .  B
struct Land {
  Board board{2};
  ai::PhaseWeights weights = ai::weights_for(board.rules());
  const ai::TermValues& weight = weights[40];
  ai::Fits fits;
  ai::Before before;
  std::unique_ptr<State> after = std::make_unique<State>();

  Land() {
    for (int x = 1; x <= 3; ++x) board.place("U", x, 0);
    board.place("B", 3, 1);
  }

  void read() {
    if (board.asked() != "place_tile") board.draw("B");
    before.read(board.rules(), board.state(), fits, weight);
    clone(*after, board.state());
  }
  void lay(Cell cell) {
    Action place;
    place.verb = Verb::PlaceTile;
    place.cell = cell;
    apply(board.rules(), *after, place);
  }
};

// Whether what red's figure there brings is known once the tile has been laid in that cell.
bool is_known(int x, int y, std::string_view where, Cell laid) {
  Land land;
  land.board.put(kRed, x, y, where);
  land.read();
  land.lay(laid);
  REQUIRE(land.before.look_at(land.board.rules(), *land.after, land.weight));
  ai::Around around(land.board.rules(), *land.after, land.fits);
  ai::Worths worths{};
  const SegmentId root = find(*land.after, land.board.segment(x, y, where));
  const bool known = land.before.tell(*land.after, root, around, worths);
  CHECK((worths[kRed] != 0) == known);
  return known;
}

}  // namespace

TEST_CASE("what a feature brings is known after a tile that changes nothing at it or beside it") {
  CHECK(is_known(0, 0, "road W", {3, 2}));
  CHECK(is_known(0, 0, "road W", {2, -1}));
  CHECK(is_known(0, 0, "city N", {3, 2}));
  CHECK(is_known(0, 0, "city N", {2, -1}));
  CHECK(is_known(0, 0, "field SL", {1, -1}));  // north of the road
  CHECK(is_known(3, 1, "monastery", {0, 1}));
}

TEST_CASE("what a feature brings is read anew where a tile joins it, or changes what fits beside it") {
  CHECK_FALSE(is_known(0, 0, "field SL", {2, 1}));
  CHECK_FALSE(is_known(0, 0, "field SL", {3, 2}));
  CHECK_FALSE(is_known(0, 0, "road W", {4, 1}));     // beside the road's end in the east
  CHECK_FALSE(is_known(0, 0, "city N", {1, -1}));    // beside the cell in which the city is open
  CHECK_FALSE(is_known(3, 1, "monastery", {3, 2}));  // its neighbour
  CHECK_FALSE(is_known(3, 1, "monastery", {1, 1}));  // beside its neighbour
  CHECK_FALSE(is_known(0, 0, "field EL", {2, -1}));
}

TEST_CASE("nothing is known of a position that is not the last with a tile more, nor by other weights") {
  Land land;
  land.board.put(kRed, 0, 0, "road W");
  land.read();
  const Rules& rules = land.board.rules();
  CHECK_FALSE(land.before.look_at(rules, *land.after, land.weight));
  land.lay({3, 2});
  CHECK_FALSE(land.before.look_at(rules, *land.after, land.weights[41]));
  CHECK(land.before.look_at(rules, *land.after, land.weight));
  land.before.forget();
  CHECK_FALSE(land.before.look_at(rules, *land.after, land.weight));
}

TEST_CASE("ED-06 a field is read anew wherever a tile lies: farmers of other fields count at its cities") {
  for (const bool by_city : {false, true}) {
    Board board(by_city ? with_option("farmers_by_city") : players(2));
    board.draw("B");
    ai::Fits fits;
    ai::Before before;
    const ai::PhaseWeights weights = ai::weights_for(board.rules());
    before.read(board.rules(), board.state(), fits, weights[40]);
    const auto after = std::make_unique<State>();
    clone(*after, board.state());
    Action place;
    place.verb = Verb::PlaceTile;
    place.cell = {0, 1};
    apply(board.rules(), *after, place);
    CHECK(before.look_at(board.rules(), *after, weights[40]) == !by_city);
  }
}
