// CAS-25: the order of several areas is asked where it can lead to different ends, and nowhere else. Random
// games are stopped before they score; there every order is played out on copies, with every use of tokens,
// at many scores, with tokens in hand, some gone from the wall, and followers in whatever is complete.
#include "engine/game/chance.h"
#include "engine/game/random_play.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr int kGames = 1500;
constexpr int kWalls = 12;  // so many states of counters and tokens are tried for areas completed at once

// Runs on after an answer until somebody is asked or the areas are to be scored; true: they are.
bool run_to_scoring(const Rules& rules, State& state) {
  while (state.asks == 0 && !state.over && !rules.steps[state.step].scores) {
    if (rules.steps[state.step].run(rules, state, nullptr) == StepResult::Next) ++state.step;
  }
  return state.asks == 0 && !state.over;
}

void answer(const Rules& rules, State& state, const Action& action) {
  const Decision decision = state.ask[--state.asks];
  rules.decision_def(decision).apply(rules, state, decision, action, nullptr);
}

// All that an order could change: points, followers, tokens, and where the keeps stand.
using Outcome = std::tuple<std::array<i32, 2>, std::array<u8, 2>, std::multiset<std::tuple<int, int, int>>,
                           std::array<u8, 64>>;
Outcome outcome_of(const State& state) {
  Outcome outcome;
  std::get<0>(outcome) = {state.score[0], state.score[1]};
  std::get<1>(outcome) = {state.supply[0][castle::kFollower], state.supply[1][castle::kFollower]};
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    std::get<2>(outcome).insert({figure.seat, figure.piece, figure.segment});
  }
  std::get<3>(outcome) = state.expansions[kCoreId].bytes;
  return outcome;
}

// The areas to be scored next, all of one seat.
struct Due {
  std::vector<Action> areas;
  Seat seat = kNobody;
};
Due due(const Rules& rules, const State& state) {
  ActionList list;
  castle::legal_areas(rules, state, {}, list);
  Due due;
  for (const Action& area : list) {
    due.areas.push_back(area);
    due.seat = castle::holder_of(feature_of(state, segment_at(state, area)).figures);
  }
  return due;
}

using Order = std::vector<SegmentId>;
using Ends = std::map<Order, std::set<Outcome>>;

void play_out(const Rules& rules, const State& state, Seat seat, const Order& order, Ends& ends);

// An area has been begun: its token is used or not, what lies on the wall is taken, and the next one follows.
void go_on(const Rules& rules, const State& state, Seat seat, const Order& order, Ends& ends) {
  if (state.asks == 0) return play_out(rules, state, seat, order, ends);
  ActionList answers;
  legal_actions(rules, state, answers);
  const bool token = state.top().who != kChance;  // which kind is taken is the same for all orders: the first
  for (int i = 0; i < (token ? answers.size() : 1); ++i) {
    const auto next = std::make_unique<State>(state);
    answer(rules, *next, answers[i]);
    if (token) castle::score_areas(rules, *next, nullptr);
    go_on(rules, *next, seat, order, ends);
  }
}

void play_out(const Rules& rules, const State& state, Seat seat, const Order& order, Ends& ends) {
  const Due left = due(rules, state);
  if (left.seat != seat) {
    ends[order].insert(outcome_of(state));
    return;
  }
  for (const Action& area : left.areas) {
    const auto next = std::make_unique<State>(state);
    Order longer = order;
    longer.push_back(find(state, segment_at(state, area)));
    castle::apply_area(rules, *next, {kCoreId, kScoreDecision, state.active, 0}, area, nullptr);
    go_on(rules, *next, seat, longer, ends);
  }
}

bool orders_differ(const Rules& rules, const State& state, Seat seat) {
  Ends ends;
  play_out(rules, state, seat, {}, ends);
  return std::any_of(ends.begin(), ends.end(),
                     [&](const auto& end) { return end.second != ends.begin()->second; });
}

bool order_is_asked(const Rules& rules, const State& state) {
  const auto copy = std::make_unique<State>(state);
  castle::score_areas(rules, *copy, nullptr);
  return copy->asks != 0 && copy->top().kind == kScoreDecision && copy->top().expansion == kCoreId;
}

struct Seen {
  int asked = 0, not_asked = 0, with_tokens = 0, of_three = 0, wrong = 0;
};

void check(const Rules& rules, const State& state, const Due& group, Seen& seen) {
  const bool differ = orders_differ(rules, state, group.seat);
  const bool asked = order_is_asked(rules, state);
  ++(asked ? seen.asked : seen.not_asked);
  seen.of_three += group.areas.size() > 2 ? 1 : 0;
  if (group.seat == state.active)
    seen.with_tokens += castle::usable(state, group.seat, castle::kTowerX4) +
                                    castle::usable(state, group.seat, castle::kHouseX2) !=
                                0
                            ? 1
                            : 0;
  seen.wrong += asked != differ ? 1 : 0;
}

// The counter anywhere, some tokens gone from the wall, some of those that raise points in hand.
void vary(State& state, Seat seat, Rng& rng) {
  castle::Memory& mine = castle::memory(state);
  state.score[seat] = static_cast<i32>(rng.below(130));
  mine.on_wall = static_cast<u16>(mine.on_wall & (rng.below(0x10000) | rng.below(0x10000)));
  for (const castle::Token token : {castle::kTowerX4, castle::kHouseX2}) {
    const u8 all = static_cast<u8>(mine.unseen[token] + mine.held[0][token] + mine.held[1][token]);
    mine.held[1 - seat][token] = mine.fresh[1 - seat][token] = mine.fresh[seat][token] = 0;
    mine.held[seat][token] = static_cast<u8>(rng.below(all + 1u));
    mine.unseen[token] = static_cast<u8>(all - mine.held[seat][token]);
  }
}

// Followers of one seat, seldom of the other, wherever the tile has completed something.
void crowd(const Rules& rules, State& state, Rng& rng) {
  const auto most = static_cast<Seat>(rng.below(2));
  for (unsigned i = 0; i < state.segment_count; ++i) {
    const auto segment = static_cast<SegmentId>(i);
    const Feature& area = state.features[i];
    if (find(state, segment) != segment || area.kind == castle::kCourtyard || area.scored ||
        !is_complete(area))
      continue;
    const Seat seat = rng.below(6) == 0 ? static_cast<Seat>(1 - most) : most;
    if (state.supply[seat][castle::kFollower] != 0)
      put_figure(rules, state, seat, castle::kFollower, segment, nullptr);
  }
}

// Everything that is due at this moment, group by group; of each group as it is, and as it might be.
void check_all(const Rules& rules, State& state, Rng& rng, Seen& seen) {
  for (Due group = due(rules, state); !group.areas.empty(); group = due(rules, state)) {
    if (group.areas.size() > 1) {
      check(rules, state, group, seen);
      for (int n = 0; n < kWalls; ++n) {
        const auto other = std::make_unique<State>(state);
        vary(*other, group.seat, rng);
        check(rules, *other, group, seen);
      }
    }
    const Action area = group.areas[rng.below(static_cast<u32>(group.areas.size()))];
    castle::apply_area(rules, state, {kCoreId, kScoreDecision, state.active, 0}, area, nullptr);
    ActionList answers;
    while (state.asks != 0) {
      legal_actions(rules, state, answers);
      const bool token = state.top().who != kChance;
      answer(rules, state, random_action(answers, rng));
      if (token) castle::score_areas(rules, state, nullptr);
    }
  }
}

}  // namespace

TEST_CASE("CAS-25: the order of areas is asked where two orders end differently, and only there") {
  const auto rules = make_rules(castle_setup());
  REQUIRE(rules.ok());
  const auto state = std::make_unique<State>();
  const auto copy = std::make_unique<State>();
  Seen seen;
  for (int game = 0; game < kGames; ++game) {
    const std::string seed = "order-" + std::to_string(game);
    Chance chance(**rules, seed);
    Rng rng(hash_text(seed));
    start_game(**rules, *state, nullptr, chance.tiles().data());
    ActionList legal;
    while (!is_over(*state)) {
      Action action;
      if (pending(*state).who == kChance) {
        action = chance.answer(**rules, *state);
      } else {
        legal_actions(**rules, *state, legal);
        action = random_action(legal, rng);
      }
      const u8 asked = pending(*state).kind;
      if (asked == kPlaceDecision || asked == kDeployDecision) {
        *copy = *state;
        answer(**rules, *copy, action);
        if (run_to_scoring(**rules, *copy)) {
          if (rng.below(2) != 0) crowd(**rules, *copy, rng);
          check_all(**rules, *copy, rng, seen);
        }
      }
      apply(**rules, *state, action);
    }
  }
  CHECK(seen.wrong == 0);
  CHECK(seen.asked > 1000);
  CHECK(seen.not_asked > 1000);
  CHECK(seen.with_tokens > 1000);
  CHECK(seen.of_three > 500);
}
