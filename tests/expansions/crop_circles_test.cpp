// Crop Circles: CROP-01 to CROP-06.
#include "engine/expansions/crop_circles/crop_circles.h"

#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

Board crop_board(std::initializer_list<ExpansionId> others = {}, int players = 2) {
  Setup setup = with_expansions(others, players);
  setup.expansions |= 1u << crop_circles::kId;
  return Board(setup);
}

std::string adds(const Board& board, int x, int y, std::string_view where,
                 std::string_view piece = "meeple") {
  return "deploy:crop_circles " + std::string(piece) + " " + board.spot(x, y, where);
}
std::string takes(const Board& board, int x, int y, std::string_view where,
                  std::string_view piece = "meeple") {
  return "return:crop_circles " + std::string(piece) + " " + board.spot(x, y, where);
}

constexpr const char* kAdd = "pick:crop_circles add";
constexpr const char* kRemove = "pick:crop_circles remove";

}  // namespace

TEST_CASE("CROP-01 the circle ends roads, parts fields and takes no figure; the action is the fourth step") {
  Board board = crop_board();
  CHECK(tiles_left(board.state()) == 71 + 6);
  board.put(kBlue, 0, 0, "road E").lay("Korn2", 1, 0, 180);
  CHECK_FALSE(board.same_feature(1, 0, "road S", 1, 0, "road W"));
  CHECK_FALSE(board.same_feature(1, 0, "field NL", 1, 0, "field EL"));
  CHECK(board.asks_figure());
  board.pass();
  CHECK(board.asked() == "crop_circle");
  Board scored = crop_board();
  scored.place("E", 0, 1, 180)
      .put(kBlue, 0, 1, "city S")
      .put(kRed, 0, 0, "city N")
      .lay("Korn5", 0, -1)
      .pass();
  CHECK(scored.asked() == "crop_circle");  // after the scoring
  CHECK(scored.score(kRed) == 4);
}

TEST_CASE("example CROP-02 CROP-03 CROP-05: a shield, choice A: green adds, blue has none, red comes last") {
  Board board = crop_board({}, 3);
  board.place("E", 0, 1, 180).place("U", 1, 0).place("E", 1, 1, 180);
  board.put(kGreen, 0, 1, "city S").put(kRed, 1, 1, "city S");
  board.lay("Korn5", 0, -1).deploy("city N");
  CHECK(board.asked_seat() == kRed);
  CHECK(board.answers() == 2);
  board.act(kAdd);
  CHECK(board.asked() == "crop_add");
  CHECK(board.asked_seat() == kGreen);  // blue has no knight
  CHECK(board.answers() == 2);          // beside the own one, or not
  board.act(adds(board, 0, 1, "city S"));
  CHECK(board.meeples(0, 1, "city S") == 2);
  CHECK(board.asked_seat() == kRed);
  CHECK(board.answers() == 3);  // beside either knight
  CHECK_FALSE(board.may(adds(board, 0, -1, "city S")));
  board.act(adds(board, 0, -1, "city N"));
  CHECK(board.meeples(0, -1, "city N") == 2);
  CHECK(board.supply(kRed) == 4);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("example CROP-02 CROP-03 CROP-04: a pitchfork completes green's city worth 6, choice B") {
  Board board = crop_board({}, 3);
  board.place("G", 0, -1, 90).put(kGreen, 0, 0, "city N");
  board.put(kRed, 0, 0, "field SL").put(kBlue, 0, 0, "field EL").to_move(kGreen);
  board.lay("Korn3", 0, -2, 180).pass();
  CHECK(board.score(kGreen) == 6);  // first, with the knight back
  CHECK(board.supply(kGreen) == 7);
  board.act(kRemove);
  CHECK(board.asked() == "crop_remove");
  CHECK(board.asked_seat() == kRed);  // the player to the left begins
  CHECK_FALSE(board.may("pass"));
  board.act(takes(board, 0, 0, "field SL"));
  CHECK(board.asked_seat() == kBlue);
  board.act(takes(board, 0, 0, "field EL"));
  CHECK(board.supply(kRed) == 7);
  CHECK(board.supply(kBlue) == 7);
  CHECK(board.score(kRed) == 0);
  CHECK(board.state().active == kRed);  // green has no farmer and is passed over
}

TEST_CASE("CROP-02 pitchfork: farmers; club: highwaymen; shield: knights") {
  const struct {
    const char* tile;
    int x, y, degrees;
    const char* named;
  } cases[] = {{"Korn3", 0, 1, 90, "field SL"}, {"Korn1", 1, 0, 0, "road E"}, {"Korn5", 0, 1, 90, "city N"}};
  for (const auto& one : cases) {
    CAPTURE(one.tile);
    Board board = crop_board();
    board.put(kBlue, 0, 0, "field SL").put(kBlue, 0, 0, "road E").put(kBlue, 0, 0, "city N");
    board.lay(one.tile, one.x, one.y, one.degrees).pass().act(kRemove);
    CHECK(board.asked_seat() == kBlue);
    CHECK(board.answers() == 1);
    CHECK(board.may(takes(board, 0, 0, one.named)));
  }
}

TEST_CASE("CROP-03 CROP-04 with A whoever has none in the supply is passed over, and it may be declined") {
  Board board = crop_board({}, 3);
  board.put(kBlue, 0, 0, "road E").put(kGreen, 0, 0, "road W").supply(kBlue, 0);
  board.lay("Korn2", 1, 0, 90).pass().act(kAdd);
  CHECK(board.asked_seat() == kGreen);
  board.act("pass");
  CHECK(board.supply(kGreen) == 6);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("CROP-04 everybody in turn, the active player last, one each") {
  Board board = crop_board({}, 3);
  for (const Seat seat : {kRed, kBlue, kGreen}) board.put(seat, 0, 0, "road E");
  board.to_move(kBlue).lay("Korn2", 1, 0, 90).pass().act(kAdd);
  for (const Seat seat : {kGreen, kRed, kBlue}) {
    CHECK(board.asked_seat() == seat);
    board.act(adds(board, 0, 0, "road E"));
  }
  CHECK(board.meeples(0, 0, "road E") == 6);
  CHECK(board.asked() == "draw_tile");
}

TEST_CASE("CROP-05 A: meeple or large meeple, no abbot, builder or pig") {
  Board board = crop_board({abbot::kId, inns_cathedrals::kId, traders_builders::kId});
  board.put(kBlue, 0, 0, "road E").lay("Korn2", 1, 0, 90).pass().act(kAdd);
  CHECK(board.asked_seat() == kBlue);
  CHECK(board.answers() == 3);
  board.act(adds(board, 0, 0, "road E", "large_meeple"));
  CHECK(board.value(0, 0, "road E").weight[kBlue] == 3);
}

TEST_CASE("CROP-05 TRA-06 TRA-08 B: no points; a large meeple is one of them; builder and pig follow") {
  Board board = crop_board({inns_cathedrals::kId, traders_builders::kId});
  board.put(kBlue, 0, 0, "road E", kLargeMeeple).put(kBlue, 0, 0, "road E", kBuilder);
  board.lay("Korn2", 1, 0, 90).pass().act(kRemove);
  CHECK(board.answers() == 1);  // the lone large meeple must go; the builder is no highwayman
  board.act(takes(board, 0, 0, "road E", "large_meeple"));
  CHECK(board.pieces(kBlue, kLargeMeeple) == 1);
  CHECK(board.pieces(kBlue, kBuilder) == 1);
  CHECK(board.score(kBlue) == 0);
  Board pig = crop_board({traders_builders::kId});
  pig.put(kBlue, 0, 0, "field SL").put(kBlue, 0, 0, "field SL", kPig).place("G", 0, -1, 90);
  pig.lay("Korn3", 0, -2, 180).pass().act(kRemove).act(takes(pig, 0, 0, "field SL"));
  CHECK(pig.pieces(kBlue, kPig) == 1);
}

TEST_CASE("CROP-05 two meeples on one segment are one answer, and one of them goes") {
  Board board = crop_board();
  board.put(kBlue, 0, 0, "road E").put(kBlue, 0, 0, "road E");
  board.lay("Korn2", 1, 0, 90).pass().act(kRemove);
  CHECK(board.answers() == 1);
  board.act(takes(board, 0, 0, "road E"));
  CHECK(board.meeples(0, 0, "road E") == 1);
}

TEST_CASE("CROP-06 the choice must be made even to one's own harm; where it names nobody it is not asked") {
  Board harm = crop_board();
  harm.lay("Korn2", 1, 0, 90).deploy("road S");
  CHECK(harm.asked() == "crop_circle");
  CHECK_FALSE(harm.may("pass"));
  harm.act(kRemove).act(takes(harm, 1, 0, "road S"));
  CHECK(harm.supply(kRed) == 7);
  Board nobody = crop_board();
  nobody.put(kBlue, 0, 0, "city N").lay("Korn2", 1, 0, 90).pass();
  CHECK(nobody.state().active == kBlue);  // no highwayman anywhere
  Setup without = with_expansions({crop_circles::kId});
  set_option(without, "farmers", 0);
  Board plain(without);
  plain.place("G", 0, -1, 90).put(kRed, 0, 0, "road E").lay("Korn3", 0, -2, 180).pass();
  CHECK(plain.state().active == kBlue);
}
