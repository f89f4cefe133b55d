// What computer players choose among.
#include "engine/ai/moves.h"

#include "engine/ai/levels.h"
#include "engine/core/features.h"
#include "engine/expansions/mage_witch/mage_witch.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <set>
#include <utility>

using namespace bastide;
using namespace bastide::test;

TEST_CASE(
    "MAGE-01 where the mage or the witch may go is listed once for each feature, not for each tile of it") {
  Setup setup = with_expansions({});
  setup.expansions |= 1u << mage_witch::kId;
  Board board(setup);
  for (int i = 1; i <= 3; ++i) board.place("U", i, 0);
  board.lay("MaHeA", 4, 0);
  REQUIRE(board.asked() == "mage_or_witch");
  std::set<std::pair<SegmentId, u8>> features;
  ActionList answers;
  legal_actions(board.rules(), board.state(), answers);
  for (const Action& answer : answers)
    features.insert({find(board.state(), segment_at(board.state(), answer)), answer.piece});
  REQUIRE(features.size() < static_cast<std::size_t>(answers.size()));

  ai::MoveRoom room;
  std::set<std::pair<SegmentId, u8>> listed, segments;
  ai::list_moves(board.rules(), board.state(), room, [](const State&) { return 0.0; });
  for (const ai::Move& move : room.moves) {
    const SegmentId segment = segment_at(board.state(), move.steps[0]);
    listed.insert({find(board.state(), segment), move.steps[0].piece});
    segments.insert({segment, move.steps[0].piece});
  }
  CHECK(listed == features);
  CHECK(segments.size() == features.size());
}

TEST_CASE("MAGE-01 what was played on any tile of a road can be judged") {
  Setup setup = with_expansions({});
  setup.expansions |= 1u << mage_witch::kId;
  Board board(setup);
  for (int i = 1; i <= 3; ++i) board.place("U", i, 0);
  board.lay("MaHeA", 4, 0);
  ActionList answers;
  legal_actions(board.rules(), board.state(), answers);
  const auto judge = ai::make_judge();
  for (const Action& answer : answers) {
    ai::Line line;
    line.add(answer);
    ai::Budget budget;
    budget.simulations = 1;
    budget.only = &line;
    const ai::Choice judged = judge->choose(board.rules(), board.state(), budget, 1);
    CHECK_FALSE(judged.moves.empty());
  }
}
