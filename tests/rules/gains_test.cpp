// A say before points are added: what expansions with a second counter or robbers need of the core (TURN-03),
// shown by an expansion of the tests' own.
//
//   The toll: whoever is about to score during the game pays 1 point to the bank or hands half of the gain,
//   rounded up, to the next seat, who gets it on top (a thief). They decide one after another, before any
//   point of that feature is added.
#include "engine/rules/steps.h"
#include "tests/properties/check_game.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr ExpansionId kToll = kFirstFreeExpansion;
enum Answer : u8 { kPay = 0, kShare = 1 };
constexpr u8 kStolen = 1;  // Gain::note: nobody is asked about it again

struct Asked {
  u8 next = 0;   // gain to ask about
  u8 heard = 0;  // on_points calls
};
Asked& asked(State& state) { return expansion_state<Asked>(state, kToll); }

StepResult before_points(const Rules&, State& state, EventLog*) {
  u8& next = asked(state).next;
  while (next < state.gain_count && state.gains[next].note == kStolen) ++next;
  if (next < state.gain_count) {
    push_decision(state, {kToll, 0, state.gains[next].seat, next});
    return StepResult::Stay;
  }
  next = 0;
  return StepResult::Next;
}

void legal(const Rules& rules, const State&, Decision, ActionList& actions) {
  offer_choices(rules, kToll, actions);
}

void answer(const Rules& rules, State& state, Decision decision, Action action, EventLog*) {
  Gain& gain = state.gains[decision.arg];
  const int half = (gain.points.total() + 1) / 2;
  ++asked(state).next;
  if (action.option == kPay) {
    gain.points.add(rules.reason(kToll, 0), -1);
    return;
  }
  Gain stolen = gain;
  stolen.seat = seat_after(rules, gain.seat);
  stolen.points.clear();
  stolen.points.add(rules.reason(kToll, 1), half);
  stolen.note = kStolen;
  state.gains[state.gain_count++] = stolen;
}

void on_points(const Rules&, State& state, const Gain&, EventLog*) { ++asked(state).heard; }

constexpr ReasonDef kReasons[] = {{"toll"}, {"share"}};
constexpr std::string_view kChoices[] = {"pay", "share"};
constexpr DecisionDef kDecisions[] = {{.key = "toll", .legal = legal, .apply = answer}};
const Expansion kTollExpansion{.id = kToll,
                               .key = "toll",
                               .reasons = kReasons,
                               .choices = kChoices,
                               .decisions = kDecisions,
                               .before_points = before_points,
                               .on_points = on_points};
const ExtendedCatalogue kCatalogue({&kTollExpansion});

Setup toll(int count = 3) {
  Setup setup = players(count);
  setup.expansions = 1u << kToll;
  return setup;
}

void pick(Board& board, Answer option) {
  ActionList actions;
  legal_actions(board.rules(), board.state(), actions);
  REQUIRE(pending(board.state()).expansion == kToll);
  apply(board.rules(), board.state(), actions[option]);
}

// Red and blue tied in a city of two tiles that red's tile has just closed.
Board tied_city() {
  Board board(toll(), kCatalogue);
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "city N");
  board.turn("E", 0, -1, 180);
  return board;
}

}  // namespace

TEST_CASE("TURN-03 an expansion is asked before the points of a feature are added, for each scorer in turn") {
  Board board = tied_city();
  CHECK(pending(board.state()) == Decision{kToll, 0, kRed, 0});
  CHECK(board.score(kRed) == 0);
  CHECK(board.meeples(0, 0, "city N") == 2);  // nobody has gone home yet
  pick(board, kPay);
  CHECK(pending(board.state()) == Decision{kToll, 0, kBlue, 1});
  CHECK(board.score(kRed) == 0);  // one feature's points are added together
  pick(board, kPay);
  CHECK(board.score(kRed) == 3);
  CHECK(board.score(kBlue) == 3);
  CHECK(board.meeples(0, 0, "city N") == 0);
  CHECK(board.state().active == kBlue);
  CHECK(expansion_state<Asked>(board.state(), kToll).heard == 2);
}

TEST_CASE("TURN-03 gains added meanwhile are given too and not asked about again") {
  Board board = tied_city();
  pick(board, kShare);  // red's half goes to blue
  pick(board, kShare);  // blue's half goes to green
  CHECK(board.score(kRed) == 4);
  CHECK(board.score(kBlue) == 4 + 2);
  CHECK(board.score(kGreen) == 2);
  CHECK(expansion_state<Asked>(board.state(), kToll).heard == 4);
}

TEST_CASE("points of the end of the game are given at once") {
  Board board(toll(2), kCatalogue);
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "road E").finish();
  CHECK(is_over(board.state()));
  CHECK(board.score(kRed) == 1);
  CHECK(board.score(kBlue) == 1);
  CHECK(expansion_state<Asked>(board.state(), kToll).heard == 2);
}

TEST_CASE("an expansion's say before points: whole random games, alone and with the other expansions") {
  GameChecks checks;
  checks.catalogue = kCatalogue;
  checks.referee = false;
  for (int n = 0; n < 12; ++n) {
    Setup setup = toll(1 + n % 6);
    if (n % 2 != 0)
      setup.expansions |= 1u << abbot::kId | 1u << traders_builders::kId | 1u << king_robber::kId;
    CHECK(check_game(setup, "toll-" + std::to_string(n), checks) == "");
  }
}
