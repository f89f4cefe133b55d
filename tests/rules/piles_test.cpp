// Piles beside the bag and tiles that go back: what expansions with tiles of their own to draw need of the
// core (TOW-06, GIFT-07), shown by expansions of the tests' own.
//
//   The bonus: the five tiles of king_robber.json lie in a pile beside the bag. Whoever completes a city
//   draws one of them after scoring and places it at once. The refusal: once a turn, a player may put the
//   tile drawn back and draw another, before it is seen whether it fits.
#include "engine/game/save.h"
#include "engine/rules/steps.h"
#include "tests/properties/check_game.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr ExpansionId kBonus = kFirstFreeExpansion;
constexpr ExpansionId kRefusal = kFirstFreeExpansion + 1;
constexpr u8 kPile = kBagGroups;
enum Answer : u8 { kKeep = 0, kPutBack = 1 };

struct Used {
  u8 this_turn = 0;
};

void build(RulesDraft& draft) {
  for (TileDesign& design : draft.rules.designs) {
    if (design.expansion == kBonus) design.group = kPile;
  }
}

StepResult draw_bonus(const Rules& rules, State& state, EventLog*) {
  u8& used = expansion_state<Used>(state, kBonus).this_turn;
  bool city = false;
  for (unsigned i = 0; i < state.completed_count; ++i)
    city = city || state.completed[i].kind == carcassonne::kCity;
  if (used != 0 || !city || state.group_left[kPile] == 0) return StepResult::Next;
  used = 1;
  draw_from(state, kPile);
  state.step = rules.place_line;
  return StepResult::Stay;
}

StepResult may_refuse(const Rules&, State& state, EventLog*) {
  u8& used = expansion_state<Used>(state, kRefusal).this_turn;
  if (used != 0 || tiles_left(state) == 0) return StepResult::Next;
  used = 1;
  push_decision(state, {kRefusal, 0, state.active, 0});
  return StepResult::Next;
}

void legal_refusal(const Rules& rules, const State&, Decision, ActionList& actions) {
  offer_choices(rules, kRefusal, actions);
}

void refuse(const Rules& rules, State& state, Decision, Action action, EventLog*) {
  if (action.option == kKeep) return;
  put_back(rules, state, state.hand);
  state.hand = kNoDesign;
  state.step = 0;
}

void forget(const Rules&, State& state, EventLog*) {
  expansion_state<Used>(state, kBonus).this_turn = 0;
  expansion_state<Used>(state, kRefusal).this_turn = 0;
}

constexpr std::string_view kChoices[] = {"keep", "put_back"};
constexpr DecisionDef kDecisions[] = {{.key = "refuse", .legal = legal_refusal, .apply = refuse}};
const Expansion kBonusExpansion{.id = kBonus,
                                .key = "bonus",
                                .tile_set = [](const Setup&) -> std::string_view { return "king_robber"; },
                                .build = build,
                                .on_turn_end = forget};
const Expansion kRefusalExpansion{
    .id = kRefusal, .key = "refusal", .choices = kChoices, .decisions = kDecisions, .on_turn_end = forget};

const ExtendedCatalogue kBonusCatalogue({&kBonusExpansion}, "score", {{"bonus", kBonus, draw_bonus}});
const ExtendedCatalogue kRefusalCatalogue({&kRefusalExpansion}, "draw", {{"refuse", kRefusal, may_refuse}});

Setup with(ExpansionId expansion, int count = 2) {
  Setup setup = players(count);
  setup.expansions = 1u << expansion;
  return setup;
}

Game random_game(const Setup& rules, Catalogue catalogue, const std::string& seed) {
  GameSetup setup;
  setup.setup = rules;
  setup.seed = seed;
  auto game = Game::create(setup, catalogue);
  REQUIRE(game.ok());
  Rng rng(hash_text(seed));
  ActionList legal;
  while (!game->over()) {
    game->legal(legal);
    REQUIRE(game->apply(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
  }
  return std::move(*game);
}

}  // namespace

TEST_CASE("a pile beside the bag: not drawn in turn, drawn when asked for, placed like any tile") {
  Board board(with(kBonus), kBonusCatalogue);
  CHECK(tiles_left(board.state()) == 71);
  CHECK(board.state().group_left[kPile] == 5);
  board.turn("E", 0, -1, 180);  // completes a city of two
  REQUIRE(pending(board.state()).who == kChance);
  ActionList outcomes;
  legal_actions(board.rules(), board.state(), outcomes);
  std::set<std::string> ids;
  for (const Action& outcome : outcomes) ids.insert(std::string(board.rules().tile_id(outcome.option)));
  CHECK(ids == std::set<std::string>{"King1", "King2", "King3", "King4", "King5"});
  // one that fits nowhere is followed by the next of the pile: all but one may be discarded
  int drawn = 0;
  for (; pending(board.state()).who == kChance; ++drawn) {
    legal_actions(board.rules(), board.state(), outcomes);
    apply(board.rules(), board.state(), outcomes[0]);
  }
  CHECK(drawn > 1);
  CHECK(board.count(EventKind::TileDiscarded) == 0);  // apply() above records nothing
  CHECK(board.state().discarded == drawn - 1);
  CHECK(board.rules().decision_def(pending(board.state())).key == "place_tile");
  CHECK(board.state().active == kRed);
  CHECK(board.state().group_left[kPile] == 5 - drawn);
  CHECK(tiles_left(board.state()) == 70);
}

TEST_CASE("a say between drawing and fitting: the tile goes back and another comes") {
  Board board(with(kRefusal), kRefusalCatalogue);
  board.draw("X");
  CHECK(board.rules().decision_def(pending(board.state())).key == "refuse");
  CHECK(board.count(EventKind::TileDrawn) == 0);  // not yet the player's
  const int left = tiles_left(board.state());
  ActionList answers;
  legal_actions(board.rules(), board.state(), answers);
  apply(board.rules(), board.state(), answers[kPutBack]);
  CHECK(tiles_left(board.state()) == left + 1);
  CHECK(pending(board.state()).who == kChance);
  board.draw("V");
  CHECK(board.rules().decision_def(pending(board.state())).key == "place_tile");  // once a turn
}

TEST_CASE("random games with a pile beside the bag, and with tiles that go back") {
  GameChecks checks;
  checks.referee = false;
  for (int n = 0; n < 10; ++n) {
    checks.catalogue = kBonusCatalogue;
    CHECK(check_game(with(kBonus, 1 + n % 6), "bonus-" + std::to_string(n), checks) == "");
    checks.catalogue = kRefusalCatalogue;
    CHECK(check_game(with(kRefusal, 1 + n % 6), "refusal-" + std::to_string(n), checks) == "");
  }
}

TEST_CASE("draws that the seed alone does not give are part of the save") {
  const Game plain = random_game(players(2), built_in(), "plain");
  CHECK(save_game(plain).find("\"chance\"") == std::string::npos);
  const Game refused = random_game(with(kRefusal), kRefusalCatalogue, "refused");
  const std::string saved = save_game(refused);
  CHECK(saved.find("\"chance\":{\"deck\":[") != std::string::npos);
  const auto loaded = load_game(saved, kRefusalCatalogue);
  REQUIRE(loaded.ok());
  CHECK(loaded->state().score == refused.state().score);
  CHECK(save_game(*loaded) == saved);
}
