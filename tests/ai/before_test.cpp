// Which features are known after a tile is laid by what they were before it.
#include "engine/ai/before.h"

#include "engine/ai/weights.h"
#include "engine/expansions/mage_witch/mage_witch.h"
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
  std::unique_ptr<State> read = std::make_unique<State>();

  // With a figure of red's there.
  Land(int x, int y, std::string_view where) {
    for (int i = 1; i <= 3; ++i) board.place("U", i, 0);
    board.place("B", 3, 1).put(kRed, x, y, where).draw("B");
    clone(*read, board.state());
    before.read(board.rules(), *read, fits, weight);
  }
  bool look() { return before.look_at(board.rules(), board.state(), weight, true); }
};

// Whether what the feature brings is known in the position looked at last.
bool tells(const ai::Before& before, const Board& board, ai::Fits& fits, SegmentId segment) {
  ai::Around around(board.rules(), board.state(), fits);
  ai::Worths worths{};
  const bool known = before.tell(board.state(), find(board.state(), segment), around, worths);
  CHECK((worths[kRed] != 0) == known);
  return known;
}

// Whether what red's figure there brings is known once the tile has been laid in that cell.
bool is_known(int x, int y, std::string_view where, std::string_view laid) {
  Land land(x, y, where);
  const Board& board = land.board.act("place B " + std::string(laid) + " 0");
  REQUIRE(land.look());
  return tells(land.before, board, land.fits, board.segment(x, y, where));
}

}  // namespace

TEST_CASE("what a feature brings is known after a tile that changes nothing at it or beside it") {
  CHECK(is_known(0, 0, "road W", "3,2"));
  CHECK(is_known(0, 0, "road W", "2,-1"));
  CHECK(is_known(0, 0, "city N", "3,2"));
  CHECK(is_known(0, 0, "city N", "2,-1"));
  CHECK(is_known(0, 0, "field SL", "1,-1"));  // north of the road
  CHECK(is_known(3, 1, "monastery", "0,1"));
}

TEST_CASE("what a feature brings is read anew where a tile joins it, or changes what fits beside it") {
  CHECK_FALSE(is_known(0, 0, "field SL", "2,1"));
  CHECK_FALSE(is_known(0, 0, "field SL", "3,2"));
  CHECK_FALSE(is_known(0, 0, "road W", "4,1"));     // beside the road's end in the east
  CHECK_FALSE(is_known(0, 0, "city N", "1,-1"));    // beside the cell in which the city is open
  CHECK_FALSE(is_known(3, 1, "monastery", "3,2"));  // its neighbour
  CHECK_FALSE(is_known(3, 1, "monastery", "1,1"));  // beside its neighbour
  CHECK_FALSE(is_known(0, 0, "field EL", "2,-1"));
}

TEST_CASE("nothing is known of a position that is not the last with a tile more") {
  Land land(0, 0, "road W");
  CHECK_FALSE(land.look());
  land.board.act("place B 3,2 0");
  CHECK(land.look());
  land.before.forget();
  CHECK_FALSE(land.look());
}

TEST_CASE("what a feature brings is not known by other weights, nor read otherwise") {
  Land land(0, 0, "road W");
  const Board& board = land.board.act("place B 3,2 0");
  const auto known = [&](std::size_t weights, bool whole) {
    CHECK(land.before.look_at(board.rules(), board.state(), land.weights[weights], whole));
    return tells(land.before, board, land.fits, board.segment(0, 0, "road W"));
  };
  CHECK(known(40, true));
  CHECK_FALSE(known(41, true));
  CHECK_FALSE(known(40, false));
}

TEST_CASE("MAGE-03 a feature is read anew where the mage has come to it, and known where she has not") {
  Setup setup = with_expansions({});
  setup.expansions |= 1u << mage_witch::kId;
  Board board(setup);
  const ai::PhaseWeights weights = ai::weights_for(board.rules());
  ai::Fits fits;
  ai::Before before;
  for (int i = 1; i <= 3; ++i) board.place("U", i, 0);
  board.put(kRed, 0, 0, "city N").place("B", 0, 1).put(kRed, 0, 1, "monastery").draw("MaHeA");
  const auto read = std::make_unique<State>();
  clone(*read, board.state());
  before.read(board.rules(), *read, fits, weights[40]);
  board.act("place MaHeA 4,0 0");
  REQUIRE(board.asked() == "mage_or_witch");
  board.act("token:mage_witch mage " + board.spot(0, 0, "city N"));
  REQUIRE(before.look_at(board.rules(), board.state(), weights[40], true));
  CHECK_FALSE(tells(before, board, fits, board.segment(0, 0, "city N")));
  CHECK(tells(before, board, fits, board.segment(0, 1, "monastery")));
}

TEST_CASE("ED-06 a field is read anew wherever a tile lies: farmers of other fields count at its cities") {
  for (const bool by_city : {false, true}) {
    Board board(by_city ? with_option("farmers_by_city") : players(2));
    board.place("U", 1, 0).put(kRed, 0, 0, "field SL").draw("B");
    ai::Fits fits;
    ai::Before before;
    const ai::PhaseWeights weights = ai::weights_for(board.rules());
    const State read = board.state();
    before.read(board.rules(), read, fits, weights[40]);
    board.act("place B 1,-1 0");
    CHECK(before.look_at(board.rules(), board.state(), weights[40], true));
    CHECK(tells(before, board, fits, board.segment(0, 0, "field SL")) == !by_city);
  }
}

TEST_CASE("how a field can grow after a tile is read from what it was before, as from all that lies at it") {
  // joined to it in the south, twice; beside the city's open cell, where it is joined in the north; far off
  for (const std::string_view laid : {"2,1", "0,1", "1,-1", "3,2"}) {
    CAPTURE(laid);
    for (const std::string_view where : {"field EL", "field ER"}) {  // on both sides of the road
      CAPTURE(where);
      Land land(0, 0, "road W");
      const Board& board = land.board.act("place B " + std::string(laid) + " 0");
      REQUIRE(land.look());
      const State& after = board.state();
      const SegmentId field = board.segment(0, 0, where);
      ai::Around around(board.rules(), after, land.fits), other(board.rules(), after, land.fits);
      ai::FieldEdge edge;
      REQUIRE(land.before.edges().read(after, field, around, around.hold(field, 0), edge));
      const ai::FieldEdge whole =
          ai::read_whole_edge(board.rules(), after, field, other, other.hold(field, 0));
      CHECK(edge.sealed == whole.sealed);
      CHECK(edge.growing == whole.growing);
      CHECK(edge.growing[0] == (where == "field EL" ? 1 : 0));  // the city in the north
    }
  }
}
