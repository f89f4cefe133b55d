// The order of a turn and of the final scoring with the classic expansions: TURN-01 to TURN-08, but for
// TURN-05, which is about expansions that are not here (meetings_test.cpp).
#include "engine/assembly/built_in.h"
#include "engine/rules/steps.h"
#include "tests/expansions/tiny_expansion.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

Setup classic(int players = 2) {
  return with_expansions({abbot::kId, inns_cathedrals::kId, traders_builders::kId, king_robber::kId},
                         players);
}

// Where the first event of the kind stands, or -1.
int first_of(const Board& board, EventKind kind, ExpansionId expansion = kCoreId) {
  const auto& events = board.events();
  const auto at = std::find_if(events.begin(), events.end(), [&](const Event& event) {
    return event.kind == kind && (kind != EventKind::ExpansionEvent || event.expansion == expansion);
  });
  return at == events.end() ? -1 : static_cast<int>(at - events.begin());
}

}  // namespace

TEST_CASE("TURN-01 TURN-02 TURN-03 TURN-04 draw, tile, figure, score, goods and title, second turn") {
  Board board(classic());
  board.place("HQ", 0, -1, 90).put(kRed, 0, 0, "city N").put(kRed, 0, 0, "city N", kBuilder);
  board.clear_events();
  board.lay("E", 0, -2, 180);
  CHECK(board.count(EventKind::Scored) == 0);  // the figure comes first
  board.deploy("field NL");
  const int order[] = {first_of(board, EventKind::TileDrawn),
                       first_of(board, EventKind::TilePlaced),
                       first_of(board, EventKind::FigurePlaced),
                       first_of(board, EventKind::Scored),
                       first_of(board, EventKind::ExpansionEvent, traders_builders::kId),
                       first_of(board, EventKind::ExpansionEvent, king_robber::kId),
                       first_of(board, EventKind::FigureReturned)};
  CHECK(order[0] == 0);
  CHECK(std::is_sorted(std::begin(order), std::end(order)));
  CHECK(std::adjacent_find(std::begin(order), std::end(order)) == std::end(order));
  // Last of all the builder's second turn begins; the turn has not ended.
  CHECK(board.events().back().kind == EventKind::ExpansionEvent);
  CHECK(board.events().back().expansion == traders_builders::kId);
  CHECK(board.count(EventKind::TurnEnded) == 0);
  CHECK(board.state().active == kRed);
}

TEST_CASE("TURN-02 one of: meeple, large meeple, abbot, builder, pig, the abbot back; or none") {
  Board board(classic());
  board.place("U", 1, 0).place("B", 1, 1);
  board.put(kRed, 0, 0, "field SL").put(kRed, 0, 0, "road E").put(kRed, 1, 1, "monastery", kAbbot);
  board.lay("HJ", 2, 0);
  ActionList legal;
  legal_actions(board.rules(), board.state(), legal);
  std::map<std::pair<Verb, int>, int> offered;
  for (const Action& action : legal) ++offered[{action.verb, action.piece}];
  // Monastery, two free roads, the fields to the north and south-east; red's own are taken.
  CHECK(offered[{Verb::DeployPiece, kMeeple}] == 5);
  CHECK(offered[{Verb::DeployPiece, kLargeMeeple}] == 5);
  CHECK(offered[{Verb::DeployPiece, kAbbot}] == 0);  // he is on the landscape
  CHECK(offered[{Verb::DeployPiece, kPig}] == 1);
  CHECK(offered[{Verb::DeployPiece, kBuilder}] == 1);  // on red's road, still open in the west
  CHECK(offered[{Verb::ReturnPiece, kAbbot}] == 1);
  CHECK(offered[{Verb::Pass, 0}] == 1);
  board.pass();
  CHECK(board.state().active == kBlue);
}

TEST_CASE("TURN-03 BASE-38 roads, cities, monasteries, gardens are scored in this order") {
  // 1,0 is the last cell round the monastery of 1,1 and the garden of 2,0; its tile also closes the
  // start tile's road and the city of 1,-1.
  Board board(classic());
  board.place("A", -1, 0, 270).place("E", 0, 1, 180).place("E", 0, 2).place("E-G", 1, 2, 180);
  board.place("A", 1, 1, 180).place("B", 2, 1).place("E", 2, 2, 180).place("U-G", 2, 0).place("B", 3, 1);
  board.place("U", 3, 0).place("B", 3, -1).place("B", 2, -1).place("E", 1, -1, 180);
  board.put(kBlue, 2, 0, "garden", kAbbot).put(kBlue, 1, 1, "monastery").put(kBlue, 1, -1, "city S");
  board.put(kBlue, 0, 0, "road E").clear_events();
  board.turn("L", 1, 0);
  std::vector<std::string_view> scored;
  for (const Event& event : board.events()) {
    if (event.kind == EventKind::Scored) scored.push_back(board.rules().family->kinds[event.feature].key);
  }
  CHECK(scored == std::vector<std::string_view>{"road", "city", "monastery", "garden"});
  CHECK(board.score(kBlue) == 3 + 4 + 9 + 9);
  CHECK(board.state().figure_count == 0);
}

TEST_CASE("TURN-04 the second turn is a whole turn once more: draw, place, figure, score") {
  Board board(classic());
  board.put(kRed, 0, 0, "city N").put(kRed, 0, 0, "city N", kBuilder);
  board.turn("F", 0, -1, 90).clear_events();
  CHECK(board.state().active == kRed);
  board.turn("E", 0, -2, 180, "field NL");
  CHECK(board.count(EventKind::TileDrawn) == 1);
  CHECK(board.count(EventKind::TilePlaced) == 1);
  CHECK(board.count(EventKind::FigurePlaced) == 1);
  CHECK(board.count(EventKind::Scored) == 1);
  CHECK(board.count(EventKind::TurnEnded) == 1);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("TURN-06 where all are asked at one moment the active player answers first, the others clockwise") {
  // The tests' own expansion asks everybody whether to ring; only the first three rings count.
  Setup setup = players(4);
  setup.expansions = 1u << tiny::kId;
  Board board(setup, tiny::kCatalogue);
  board.turn("U", 1, 0).turn("U", 2, 0);
  REQUIRE(board.state().active == kGreen);
  board.lay("B", 0, 1);
  std::vector<Seat> asked;
  while (pending(board.state()).expansion == tiny::kId) {
    asked.push_back(pending(board.state()).who);
    CHECK(board.state().active == kGreen);
    ActionList legal;
    legal_actions(board.rules(), board.state(), legal);
    apply(board.rules(), board.state(), legal[1]);
  }
  CHECK(asked == std::vector<Seat>{kGreen, kYellow, kRed, kBlue});
  const auto& bell = expansion_state<tiny::Bell>(board.state(), tiny::kId);
  CHECK(bell.by_seat[kBlue] == 0);  // came last
  CHECK(bell.by_seat[kGreen] + bell.by_seat[kYellow] + bell.by_seat[kRed] == 3);
  // Then the turn goes on with whose turn it is.
  CHECK(board.asks_figure());
  CHECK(pending(board.state()).who == kGreen);
  board.pass();
  CHECK(board.state().active == kYellow);
}

TEST_CASE("BASE-06 TRA-04 turns go clockwise, a second turn keeps nobody out of turn") {
  Board board(classic(3));
  board.place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.turn("U", 2, 0).turn("B", 0, 1);
  CHECK(board.state().active == kBlue);
  board.turn("U", 3, 0);
  CHECK(board.state().active == kGreen);
  board.turn("B", 1, 1);
  CHECK(board.state().active == kRed);
}

TEST_CASE("TURN-07 meeples are meeple, large meeple and abbot; builder and pig are none") {
  Board board(classic());
  const auto weight = [&](u8 piece) { return board.rules().pieces[piece].weight; };
  CHECK(weight(kMeeple) == 1);
  CHECK(weight(kLargeMeeple) == 2);
  CHECK(weight(kAbbot) == 1);
  CHECK(weight(kBuilder) == 0);
  CHECK(weight(kPig) == 0);
  // Each of the three occupies what it stands on; a special figure is there beside a meeple only.
  board.put(kRed, 0, 0, "road E", kLargeMeeple).lay("U", 1, 0);
  CHECK_FALSE(board.may_deploy("road W", kMeeple));
  CHECK(board.may_deploy("road W", kBuilder));
}

TEST_CASE(
    "TURN-08 BASE-50 roads, cities, monasteries, gardens, fields with pigs, goods, King, Robber Baron") {
  Board board(classic());
  // Completed in turns: a goods city (red: wine, King), a road (blue: Robber Baron).
  board.place("HQ", 0, -1, 90).turn("E", 0, -2, 180);
  board.place("A", -1, 0, 270).turn("L", 1, 0);
  // Unfinished at the end.
  board.place("B", 0, 1).place("V-G", 2, 0);
  board.put(kRed, 1, 0, "road E").put(kRed, 1, 0, "city N").put(kRed, 0, 1, "monastery");
  board.put(kRed, 2, 0, "garden", kAbbot).put(kRed, 0, 0, "field EL").put(kRed, 0, 0, "field EL", kPig);
  board.clear_events();
  board.finish();
  std::vector<std::string> order;
  for (const Event& event : board.events()) {
    if (event.kind != EventKind::Scored) continue;
    CHECK(event.final_scoring);
    const bool feature = event.feature_segment != kNoSegmentId;
    order.emplace_back(feature ? board.rules().family->kinds[event.feature].key
                               : board.rules().reason_key(event.points[0].reason));
  }
  CHECK(order == std::vector<std::string>{"road", "city", "monastery", "garden", "field", "wine", "king",
                                          "robber_baron"});
  CHECK(board.events().back().kind == EventKind::GameOver);
}
