// What expansions to come need of the core and no built-in expansion uses yet, each shown by a small
// expansion of the tests' own: filters of several expansions at once, questions to several seats, decisions
// of the final scoring, memory with initial values, masked state, tokens, the record of what was completed.
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/action_text.h"
#include "engine/rules/steps.h"
#include "tests/properties/check_game.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <array>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr ExpansionId kFirst = kFirstFreeExpansion;
constexpr ExpansionId kSecond = kFirstFreeExpansion + 1;

Setup with(std::initializer_list<ExpansionId> expansions, int count = 2) {
  return with_expansions(expansions, count);
}

void only_option(ExpansionId expansion, u8 option, ActionList& actions) {
  Action action;
  action.verb = Verb::PickOption;
  action.expansion = expansion;
  action.option = option;
  actions.add(action);
}

void answer(Board& board, int index = 0) {
  ActionList actions;
  legal_actions(board.rules(), board.state(), actions);
  REQUIRE(index < actions.size());
  apply(board.rules(), board.state(), actions[index]);
}

// ---- filters: the first forbids the east, the second the north, for as long as it says so ----

void no_east(const Rules&, const State&, ActionList& actions) {
  actions.filter([](const Action& action) { return action.cell.x <= 0; });
}
void no_north(const Rules&, const State&, ActionList& actions) {
  actions.filter([](const Action& action) { return action.cell.y >= 0; });
}
void only_roads(const Rules& rules, const State& state, ActionList& actions) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  actions.filter([&](const Action& action) {
    return rules.designs[tile.design].segments[action.segment].kind == carcassonne::kRoad;
  });
}
const Expansion kNoEast{
    .id = kFirst,
    .key = "no_east",
    .set_up = [](const Rules&, State& state) { filter_placements_from(state, kFirst, true); },
    .filter_placements = no_east,
    .shown = {.why_refused = [](const Rules&, const State&, const Action& action) -> std::string_view {
      return action.cell.x > 0 ? "east" : "";
    }}};
const Expansion kNoNorth{.id = kSecond,
                         .key = "no_north",
                         .set_up =
                             [](const Rules&, State& state) {
                               filter_placements_from(state, kSecond, true);
                               filter_pieces_from(state, kSecond, true);
                             },
                         .filter_placements = no_north,
                         .filter_piece_actions = only_roads};
const ExtendedCatalogue kFilters({&kNoEast, &kNoNorth});

// ---- several seats at one moment: whoever has points left to give is asked, from the left of the mover ----

void legal_vote(const Rules&, const State& state, Decision decision, ActionList& actions) {
  if (state.supply[decision.who][kMeeple] != 0) only_option(kFirst, 0, actions);
}
void vote(const Rules&, State& state, Decision decision, Action, EventLog*) {
  auto& order = expansion_state<std::array<u8, 8>>(state, kFirst);
  order[order[0]++ + 1u] = decision.who;
}
StepResult ask_all(const Rules& rules, State& state, EventLog*) {
  ask_in_order(rules, state, kFirst, 0, 0, 0b1111, seat_after(rules, state.active));
  return StepResult::Next;
}
constexpr DecisionDef kVotes[] = {{.key = "vote", .legal = legal_vote, .apply = vote, .may_lapse = true}};
const Expansion kVoters{.id = kFirst, .key = "voters", .decisions = kVotes};
const ExtendedCatalogue kVoting({&kVoters}, "score", {{"vote", kFirst, ask_all}});

// ---- the end: after the last tile each seat says whether it wants 5 points ----

constexpr ReasonDef kWanted[] = {{"wanted"}};
void legal_want(const Rules&, const State&, Decision, ActionList& actions) {
  only_option(kFirst, 0, actions);
  only_option(kFirst, 1, actions);
}
void want(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  if (action.option == 1) award_extra(rules, state, decision.who, rules.reason(kFirst, 0), 5, true, events);
}
StepResult ask_wants(const Rules& rules, State& state, EventLog*) {
  auto& asked = expansion_state<u8>(state, kFirst);
  if (asked == rules.setup.players) return StepResult::Next;
  push_decision(state, {kFirst, 0, asked++, 0});
  return StepResult::Stay;
}
constexpr DecisionDef kWants[] = {{.key = "want", .legal = legal_want, .apply = want}};
const Expansion kWanters{.id = kFirst, .key = "wanters", .reasons = kWanted, .decisions = kWants};
const ExtendedCatalogue kWanting({&kWanters}, "", {}, {{"want", kFirst, ask_wants}});

// ---- memory, secrets and tokens ----

struct Secrets {
  std::array<u8, kMaxPlayers> hand = {11, 12, 13, 14, 15, 16};
  u8 pile = 99;
};
void mask(const Rules&, State& view, Seat seat) {
  auto& secrets = expansion_state<Secrets>(view, kFirst);
  for (unsigned other = 0; other < kMaxPlayers; ++other) {
    if (other != seat) secrets.hand[other] = 0;
  }
  secrets.pile = 0;
}
constexpr TokenDef kTokens[] = {{"stone", 3}, {"banner", 1}};
constexpr std::string_view kChoices[] = {"yes", "no"};
void lying(const Rules&, const State& state, LyingList& list) {
  list.add({.expansion = kFirst, .token = 0, .cell = state.tiles[0].cell, .count = 2});
}
const Expansion kSecretive{.id = kFirst,
                           .key = "secretive",
                           .tokens = kTokens,
                           .choices = kChoices,
                           .memory = starts_as<Secrets>,
                           .mask = mask,
                           .shown = {.lying = lying}};
const ExtendedCatalogue kSecretCatalogue({&kSecretive});

}  // namespace

TEST_CASE("filters of several expansions: each is asked while it says so, whatever the others say") {
  Board board(with({kFirst, kSecond}), kFilters);
  CHECK_FALSE(board.can_place("B", 1, 0));
  CHECK_FALSE(board.can_place("E", 0, -1, 180));
  CHECK(board.can_place("B", 0, 1));
  filter_placements_from(board.state(), kFirst, false);
  CHECK(board.can_place("U", 1, 0));
  CHECK_FALSE(board.can_place("E", 0, -1, 180));  // the second still forbids
  filter_placements_from(board.state(), kFirst, true);
  filter_placements_from(board.state(), kSecond, false);
  CHECK_FALSE(board.can_place("U", 1, 0));
  CHECK(board.can_place("E", 0, -1, 180));
}

TEST_CASE("filters of several expansions: whoever forbids says why, and only while it does") {
  Board board(with({kFirst, kSecond}), kFilters);
  board.draw("U");
  Action east;
  east.verb = Verb::PlaceTile;
  east.option = board.rules().design_by_id("U");
  east.cell = {1, 0};
  const Refusal refusal = why_refused(board.rules(), board.state(), east);
  CHECK(refusal.expansion == "no_east");
  CHECK(refusal.why == "east");
  filter_placements_from(board.state(), kFirst, false);
  CHECK_FALSE(why_refused(board.rules(), board.state(), east));
}

TEST_CASE(
    "filters of figures: only while the expansion says so, and the question falls away with the last "
    "option") {
  Board board(with({kSecond}), kFilters);
  board.lay("V", 1, 0);
  CHECK(board.may_deploy("road W"));
  CHECK_FALSE(board.may_deploy("field NL"));
  board.pass().lay("B", 0, 1);  // a monastery on a field: nothing is left to ask
  CHECK_FALSE(board.asks_figure());
  filter_pieces_from(board.state(), kSecond, false);
  board.lay("B", -1, 1);
  CHECK(board.may_deploy("monastery"));
}

TEST_CASE("TURN-06 several seats decide one after another; who has nothing to say is passed over") {
  Board board(with({kFirst}, 4), kVoting);
  board.supply(kBlue, 0);
  board.turn("U", 1, 0);
  for (int i = 0; i < 3; ++i) {
    CHECK(board.rules().decision_def(pending(board.state())).key == "vote");
    answer(board);
  }
  const auto order = expansion_state<std::array<u8, 8>>(board.state(), kFirst);
  CHECK(order[0] == 3);
  CHECK(order[1] == kGreen);  // blue, to the left, has no meeple
  CHECK(order[2] == kYellow);
  CHECK(order[3] == kRed);  // the mover comes last here
  CHECK(board.state().active == kBlue);
}

TEST_CASE("decisions after the last tile: the game is over when they are made") {
  Board board(with({kFirst}), kWanting);
  board.bag({"B"}).lay("B", 0, 1).pass();
  CHECK_FALSE(is_over(board.state()));
  CHECK(pending(board.state()) == Decision{kFirst, 0, kRed, 0});
  CHECK(board.state().turn == 1);
  answer(board, 1);
  CHECK_FALSE(is_over(board.state()));
  answer(board, 0);
  CHECK(is_over(board.state()));
  CHECK(board.score(kRed) == 5);
  CHECK(board.score(kBlue) == 0);
  // Ended at once, each question of the final scoring takes its first answer.
  Board now(with({kFirst}), kWanting);
  now.finish();
  CHECK(is_over(now.state()));
  CHECK(now.score(kRed) == 0);
}

TEST_CASE("decisions after the last tile: whole random games") {
  GameChecks checks;
  checks.catalogue = kWanting;
  checks.referee = false;
  for (int n = 0; n < 6; ++n)
    CHECK(check_game(with({kFirst}, 1 + n), "want-" + std::to_string(n), checks) == "");
}

TEST_CASE("an expansion's memory begins with its own initial value") {
  const Board board(with({kFirst}), kSecretCatalogue);
  CHECK(expansion_state<Secrets>(board.state(), kFirst).hand[2] == 13);
  CHECK(expansion_state<Secrets>(board.state(), kFirst).pile == 99);
}

TEST_CASE("view_for: a seat sees its own hand, nobody else's and no pile; the state stays as it is") {
  const Board board(with({kFirst}, 3), kSecretCatalogue);
  const auto view = std::make_unique<State>();
  for (const Seat seat : {kRed, kBlue, kGreen}) {
    view_for(board.rules(), board.state(), seat, *view);
    const auto& secrets = expansion_state<Secrets>(*view, kFirst);
    CHECK(secrets.pile == 0);
    for (unsigned other = 0; other < 3; ++other)
      CHECK(secrets.hand[other] == (other == seat ? 11 + other : 0));
  }
  CHECK(expansion_state<Secrets>(board.state(), kFirst).pile == 99);
  // Where nothing is hidden, everybody sees everything.
  Board open(2);
  open.turn("U", 1, 0);
  view_for(open.rules(), open.state(), kRed, *view);
  CHECK(view->tile_count == open.state().tile_count);
  CHECK(view->supply == open.state().supply);
}

TEST_CASE("tokens and options are named in texts and JSON, by the expansion that brings them") {
  const Board board(with({kFirst}), kSecretCatalogue);
  Action token;
  token.verb = Verb::PlaceToken;
  token.expansion = kFirst;
  token.piece = 1;
  CHECK(action_text(board.rules(), token) == "token:secretive banner 0,0/0");
  CHECK(*parse_action_text(board.rules(), "token:secretive banner 0,0/0") == token);
  CHECK_FALSE(parse_action_text(board.rules(), "token:secretive 1 0,0/0").ok());
  CHECK_FALSE(parse_action_text(board.rules(), "token:secretive brick 0,0/0").ok());
  CHECK(action_json(board.rules(), board.state(), token)["token"] == "banner");
  Action option;
  option.verb = Verb::PickOption;
  option.expansion = kFirst;
  option.option = 1;
  CHECK(action_text(board.rules(), option) == "pick:secretive no");
  CHECK(*parse_action_text(board.rules(), "pick:secretive no") == option);
  CHECK_FALSE(parse_action_text(board.rules(), "pick:secretive maybe").ok());
  CHECK(action_json(board.rules(), board.state(), option)["option"] == "no");
  LyingList list;
  kSecretive.shown.lying(board.rules(), board.state(), list);
  REQUIRE(list.size() == 1);
  CHECK(kSecretive.tokens[list[0].token].key == "stone");
  CHECK(list[0].seat == kNobody);
}

TEST_CASE("what the last tile completed is known, with its owners, after the figures have gone home") {
  Board board(3);
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "city N").put(kGreen, 0, 0, "road W");
  board.turn("E", 0, -1, 180);
  REQUIRE(board.state().completed_count == 1);
  CHECK(board.state().completed[0].kind == carcassonne::kCity);
  CHECK(board.state().completed[0].owners == 0b011);
  CHECK(find(board.state(), board.state().completed[0].segment) ==
        find(board.state(), board.segment(0, 0, "city N")));
  CHECK(board.meeples(0, 0, "city N") == 0);
  board.turn("A", -1, 0, 270);  // a road that ends at a monastery; the other end is open
  CHECK(board.state().completed_count == 0);
  board.place("U", 1, 0).turn("A", 2, 0, 90);
  REQUIRE(board.state().completed_count == 1);
  CHECK(board.state().completed[0].kind == carcassonne::kRoad);
  CHECK(board.state().completed[0].owners == 0b100);
}

TEST_CASE("BASE-50 a second turn for which no tile is left is not announced, and the turn is closed") {
  Board board(with_expansions({traders_builders::kId}));
  board.place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.bag({"U"}).clear_events();
  board.lay("U", 2, 0);
  if (board.asks_figure()) board.pass();
  CHECK(is_over(board.state()));
  CHECK(board.count(EventKind::TurnEnded) == 1);
  CHECK(board.count(EventKind::ExpansionEvent) == 0);
  CHECK(board.state().turn == 1);
  // The same where tiles are left, but none of them fits.
  Board unfit(with_expansions({traders_builders::kId}));
  unfit.place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  // every city edge is closed, so that the city on all sides fits nowhere
  unfit.place("E", 0, -1, 180).bag({"U", "C"}).clear_events();
  unfit.lay("U", 2, 0);
  if (unfit.asks_figure()) unfit.pass();
  CHECK(unfit.state().active == kBlue);
  unfit.draw("C");
  CHECK(is_over(unfit.state()));
  CHECK(unfit.count(EventKind::TurnEnded) == 1);
  CHECK(unfit.count(EventKind::ExpansionEvent) == 0);
  CHECK(unfit.count(EventKind::TileDiscarded) == 1);
}
