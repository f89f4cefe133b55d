// What starts to move when something has happened, and from where.
#include "shell/board/view/motion.h"

#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;
using test::Board;
using test::kBlue;
using test::kRed;

namespace {

Event gain(Seat seat, int amount, const Origin& from) {
  Event event;
  event.kind = EventKind::Scored;
  event.seat = seat;
  event.amount = static_cast<i16>(amount);
  event.from = from;
  return event;
}

std::vector<Motion::Fly> flies(const std::vector<Event>& events) {
  const Board board;
  Motion motion;
  motion.play(events, board.state(), 0, false);
  return motion.flies;
}

}  // namespace

TEST_CASE("points of a feature rise from it; two who share it stand beside each other") {
  Event event = gain(kRed, 4, {});
  event.feature_segment = 1;
  event.cell = {2, -1};
  event.segment = 3;
  Event other = event;
  other.seat = kBlue;
  const auto seen = flies({event, other});
  REQUIRE(seen.size() == 2);
  for (const Motion::Fly& fly : seen) CHECK(fly.from == Origin::place({2, -1}, 3));
  CHECK(seen[0].stack == 0);
  CHECK(seen[1].stack == 1);
  CHECK(seen[0].start == seen[1].start);
}

TEST_CASE("points that no feature gives come from where they were: a counter, a seat, a place") {
  const Origin counter = Origin::of_counter(kBlue, 1);
  const auto robbed = flies({gain(kRed, 2, counter)});
  REQUIRE(robbed.size() == 1);
  CHECK(robbed[0].from == counter);
  // a sale: who pays loses, who sold gains, both from the payer
  const Origin payer = Origin::of_seat(kBlue);
  const auto sold = flies({gain(kBlue, -5, payer), gain(kRed, 5, payer)});
  REQUIRE(sold.size() == 2);
  CHECK(sold[0].amount == -5);
  CHECK(sold[1].amount == 5);
  for (const Motion::Fly& fly : sold) CHECK(fly.from == payer);
  // two towers are two places, one after another
  const auto guards = flies({gain(kRed, 2, Origin::place({1, 0})), gain(kBlue, 2, Origin::place({0, 3}))});
  CHECK(guards[1].stack == 0);
  CHECK(guards[1].start > guards[0].start);
}
