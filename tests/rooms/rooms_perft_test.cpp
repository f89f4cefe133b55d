// Perft: how many different courses a short deck allows, to a depth in decisions. Any change in what
// is offered, when it is asked or who is asked changes these numbers. The first ones are counted by hand.
#include "engine/game/deck.h"
#include "engine/rules/rooms.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

u64 leaves(const Rules& rules, const State& state, const Deck& deck, std::size_t drawn, int depth) {
  if (!is_over(state) && pending(state).who == kChance) {
    State next = state;
    Action draw;
    draw.verb = Verb::DrawTile;
    draw.option = deck[drawn];
    apply(rules, next, draw);
    return leaves(rules, next, deck, drawn + 1, depth);
  }
  if (is_over(state) || depth == 0) return 1;
  ActionList legal;
  legal_actions(rules, state, legal);
  if (depth == 1) return static_cast<u64>(legal.size());
  u64 sum = 0;
  for (const Action& action : legal) {
    State next = state;
    apply(rules, next, action);
    sum += leaves(rules, next, deck, drawn, depth - 1);
  }
  return sum;
}

// Leaves at depths 1, 2 … as a text.
std::string perft(const Setup& setup, const std::vector<std::string>& ids, int depths) {
  auto rules = make_rules(setup);
  REQUIRE(rules.ok());
  const auto deck = deck_from_ids(**rules, ids);
  REQUIRE(deck.ok());
  std::array<u8, kMaxDesigns> bag{};
  for (const u8 design : *deck) ++bag[design];
  State state;
  start_game(**rules, state, nullptr, bag.data());
  std::string counts;
  for (int depth = 1; depth <= depths; ++depth)
    counts += (depth == 1 ? "" : " ") + std::to_string(leaves(**rules, state, *deck, 0, depth));
  return counts;
}

}  // namespace

TEST_CASE("perft river: one cell, the curves both ways, then land") {
  // A curve to the north or south; a road, three fields or none; then the straight tile either way round.
  CHECK(perft(with_rooms({rooms::kRiver}), {"BB6F9", "BB6F4", "BB6F3", "BB6F12", "E", "V"}, 7) ==
        "2 10 20 52 120 312 1320");
}

TEST_CASE("perft abbot: gardens, monasteries, and the way back") {
  // South of the start tile in four rotations; a monk, an abbot, a farmer or nobody.
  CHECK(perft(with_rooms({rooms::kAbbot}), {"B", "V-G", "E-G", "U", "A"}, 7) ==
        "4 16 160 760 7904 29128 352064");
}

TEST_CASE("perft inns_cathedrals: the large meeple wherever a meeple may go") {
  // Three roads to meet the start tile's on either side, one field to the south; 6 segments, 2 figures.
  CHECK(perft(with_rooms({rooms::kInnsCathedrals}), {"EC", "EH", "EI", "EK", "ED"}, 6) ==
        "7 91 364 4004 43472 555272");
}

TEST_CASE("perft traders_builders: builder, second turn, pig") {
  const Setup alone = with_rooms({rooms::kTradersBuilders}, 1);  // every turn is the builder's owner's
  CHECK(perft(alone, {"HQ", "HE", "HC", "HB", "HJ"}, 7) == "4 16 128 768 6960 48344 539780");
  CHECK(perft(with_rooms({rooms::kTradersBuilders}), {"HQ", "HC", "HB", "HJ", "HE"}, 7) ==
        "4 16 128 876 8752 58576 831824");
}

TEST_CASE("perft king_robber: nothing to decide, five tiles more") {
  CHECK(perft(with_rooms({rooms::kKingRobber}), {"King1", "King2", "King3", "King4", "King5"}, 7) ==
        "4 20 200 1576 9464 36632 368244");
}

TEST_CASE("perft all five: options of every room in one turn") {
  const Setup setup = with_rooms(
      {rooms::kRiver, rooms::kAbbot, rooms::kInnsCathedrals, rooms::kTradersBuilders, rooms::kKingRobber}, 3);
  CHECK(perft(setup, {"BB6F10", "BB6F2", "BB6F12", "HK", "EB", "King1"}, 7) == "2 12 24 248 248 1320 10832");
}
