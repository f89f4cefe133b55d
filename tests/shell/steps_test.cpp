// The steps of a turn on the prompt: from the rules' turn and what is asked, also by an expansion nobody
// knows yet.
#include "shell/play/steps.h"

#include "engine/assembly/built_in.h"
#include "shell/play/session.h"
#include "shell/text/locale.h"
#include "tests/expansions/tiny_expansion.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

using namespace bastide;
using namespace bastide::shell;
using namespace bastide::test;

namespace {

using Keys = std::vector<std::string>;
const Keys kThree = {"step.place", "step.figure", "step.score"};

void load_words() {
  std::ifstream file(std::string(BASTIDE_SOURCE_DIR) + "/assets/locales/en.json");
  REQUIRE(locale().load("en", std::string{std::istreambuf_iterator<char>(file), {}}));
}

Setup tiny_setup() {
  Setup setup = players(2);
  setup.expansions = 1u << tiny::kId;
  return setup;
}

}  // namespace

TEST_CASE("the base game and the classic expansions have three steps: place, figure, score") {
  load_words();
  for (const u32 expansions : {0u, 0x3Eu}) {
    GameSetup setup;
    setup.setup = players(2);
    setup.setup.expansions = expansions;
    setup.players = default_players(2);
    setup.seed = "steps";
    auto game = Game::create(setup);
    REQUIRE(game.ok());
    Session session;
    session.start(std::move(*game));
    bool asked[2] = {};
    while (session.phase() != Phase::Over) {
      const TurnSteps steps = turn_steps(session.game().rules(), session.game().state());
      CHECK(steps.keys == kThree);
      const bool placing = session.phase() == Phase::Place;
      CHECK(steps.now == (placing ? 0 : 1));
      asked[steps.now] = true;
      if (placing) session.next_place(1);
      REQUIRE((placing ? session.answer() : session.skip()));
    }
    CHECK(asked[0]);
    CHECK(asked[1]);
    const TurnSteps done = turn_steps(session.game().rules(), session.game().state());
    CHECK(done.keys == kThree);
    CHECK(done.now == 3);
  }
}

TEST_CASE("what an expansion asks between the lines is a step of its own while it is asked") {
  load_words();
  Board board(tiny_setup(), tiny::kCatalogue);
  CHECK(turn_steps(board.rules(), board.state()).keys == kThree);
  board.lay("B", 0, 1);  // a monastery: the bell
  const TurnSteps bell = turn_steps(board.rules(), board.state());
  CHECK(bell.keys == Keys{"step.place", "step.ring_bell", "step.figure", "step.score"});
  CHECK(bell.now == 1);
  for (int player = 0; player < 2; ++player) {
    CHECK(turn_steps(board.rules(), board.state()).now == 1);
    ActionList legal;
    legal_actions(board.rules(), board.state(), legal);
    apply(board.rules(), board.state(), legal[1]);
  }
  const TurnSteps figure = turn_steps(board.rules(), board.state());
  CHECK(figure.keys == kThree);
  CHECK(figure.now == 1);
}

TEST_CASE("an expansion's line in the turn is a step of every turn, its question that step") {
  // as if the expansion had a line between figure and score, with a name
  REQUIRE(locale().load(
      "en", R"({"step.place":"Place","step.figure":"Figure","step.bell":"Ring","step.score":"Score"})"));
  Board board(tiny_setup(), tiny::kCatalogue);
  Rules rules = board.rules();
  int score = 0;
  while (rules.steps[static_cast<unsigned>(score)].name != "score") ++score;
  for (int i = rules.step_count++; i > score; --i)
    rules.steps[static_cast<unsigned>(i)] = rules.steps[static_cast<unsigned>(i - 1)];
  ++rules.ending;
  rules.steps[static_cast<unsigned>(score)] = {.name = "bell", .expansion = tiny::kId};
  const Keys four = {"step.place", "step.figure", "step.bell", "step.score"};
  CHECK(turn_steps(rules, board.state()).keys == four);
  CHECK(turn_steps(rules, board.state()).now == 0);
  State asking = board.state();
  asking.asks = 0;
  asking.step = static_cast<u8>(score + 1);  // that line has run
  push_decision(asking, {tiny::kId, 0, kRed, 0});
  CHECK(turn_steps(rules, asking).keys == four);
  CHECK(turn_steps(rules, asking).now == 2);
  load_words();
}

TEST_CASE("keys answer what is asked: Enter the tile and the figure, numbers places and options") {
  GameSetup setup;
  setup.setup = tiny_setup();
  setup.players = default_players(2);
  setup.deck = {"B", "U"};
  auto game = Game::create(setup, tiny::kCatalogue);
  REQUIRE(game.ok());
  Session session;
  session.start(std::move(*game));
  CHECK(!session.answer());  // nothing aimed at
  session.pick(0);           // no place for a figure, no option: nothing
  REQUIRE(session.aim({0, 1}));
  CHECK(session.answer());
  REQUIRE(session.phase() == Phase::Choose);
  CHECK(!session.answer());  // which one?
  session.pick(7);
  REQUIRE(session.phase() == Phase::Choose);
  session.pick(1);
  REQUIRE(session.phase() == Phase::Choose);  // the other player is asked too
  session.pick(1);
  CHECK(expansion_state<tiny::Bell>(session.game().state(), tiny::kId).rung == 2);
  REQUIRE(session.phase() == Phase::Figure);
  CHECK(!session.answer());
  session.pick(0);
  CHECK(session.spot() == 0);
  CHECK(session.answer());
  CHECK(session.game().state().figure_count == 1);
}
