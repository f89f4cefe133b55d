// Chance: the one source of draws and rolls — order, given answers, streams that do not disturb each other.
#include "engine/game/chance.h"

#include "engine/data/json.h"
#include "engine/game/link.h"
#include "engine/game/protocol.h"
#include "engine/game/save.h"
#include "engine/game/setup_json.h"
#include "engine/rules/steps.h"
#include "tests/properties/check_game.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <map>

using namespace bastide;
using namespace bastide::test;

namespace {

// Dice: before each turn's tile two dice are rolled, of faces 1 1 2 2 3 3; a third roll, of a coin (0, 1),
// comes after every third turn. What was rolled is kept.
constexpr ExpansionId kDice = kFirstFreeExpansion;
enum Kind : u8 { kDie = 0, kCoin = 1 };

struct Rolled {
  std::array<u8, 60> faces{};
  u8 count = 0;
  u8 this_turn = 0;
};
Rolled& rolled(State& state) { return expansion_state<Rolled>(state, kDice); }

void legal(const Rules&, const State&, Decision decision, ActionList& actions) {
  for (const u8 face :
       decision.kind == kDie ? std::initializer_list<u8>{1, 2, 3} : std::initializer_list<u8>{0, 1}) {
    Action action;
    action.verb = Verb::Roll;
    action.expansion = kDice;
    action.option = face;
    actions.add(action);
  }
}
void take(const Rules&, State& state, Decision, Action action, EventLog*) {
  Rolled& now = rolled(state);
  if (now.count < now.faces.size()) now.faces[now.count++] = action.option;
}
StepResult roll(const Rules&, State& state, EventLog*) {
  Rolled& now = rolled(state);
  if (now.this_turn == 2) return StepResult::Next;
  ++now.this_turn;
  push_decision(state, {kDice, kDie, kChance, 0});
  return StepResult::Stay;
}
void on_turn_end(const Rules&, State& state, EventLog*) {
  rolled(state).this_turn = 0;
  if (state.turn % 3 == 2) push_decision(state, {kDice, kCoin, kChance, 0});
}
constexpr DecisionDef kDecisions[] = {
    {.key = "roll", .legal = legal, .apply = take, .given_by = "rolls", .given_low = 1, .given_high = 3},
    {.key = "toss", .legal = legal, .apply = take, .given_by = "tosses", .given_low = 0, .given_high = 1}};
const Expansion kDiceExpansion{
    .id = kDice, .key = "dice", .decisions = kDecisions, .on_turn_end = on_turn_end};
const ExtendedCatalogue kCatalogue({&kDiceExpansion}, "draw", {{"roll", kDice, roll}});

GameSetup dice_setup(const std::string& seed) {
  GameSetup setup;
  setup.setup.expansions = 1u << kDice;
  setup.players = default_players(2);
  setup.seed = seed;
  return setup;
}

Game play(const GameSetup& setup, Catalogue catalogue, u64 choices, int most = 1 << 20) {
  auto game = Game::create(setup, catalogue);
  REQUIRE(game.ok());
  Rng rng(choices);
  ActionList actions;
  for (int i = 0; i < most && !game->over(); ++i) {
    game->legal(actions);
    REQUIRE(game->apply(actions[static_cast<int>(rng.below(static_cast<u32>(actions.size())))]));
  }
  return std::move(*game);
}

std::vector<u8> answers_of(const Game& game, const std::string& list) {
  for (const Given& given : game.chance().answered()) {
    if (given.list == list) return given.answers;
  }
  return {};
}

std::string drawn(const Game& game) {
  std::string text;
  for (const u8 design : game.chance().drawn()) text += std::string(game.rules().tile_id(design)) + " ";
  return text;
}

}  // namespace

TEST_CASE("a deck that mixes bag groups keeps its order within each of them") {
  GameSetup setup;
  setup.setup = with_expansions({river::kId});
  setup.deck = {"E", "V", "U", "BB6F4", "B", "BB6F12"};
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  ActionList actions;
  while (!game->over()) {
    game->legal(actions);
    REQUIRE(game->apply(actions[0]));
  }
  CHECK(drawn(*game) == "BB6F4 BB6F12 E V U B ");
}

TEST_CASE("the same seed gives the same rolls and tosses, whatever is played; another seed others") {
  const Game one = play(dice_setup("amber-kiln-42"), kCatalogue, 1);
  const Game two = play(dice_setup("amber-kiln-42"), kCatalogue, 2);
  const Game other = play(dice_setup("amber-kiln-43"), kCatalogue, 1);
  const auto first = [](std::vector<u8> list) { return std::vector<u8>(list.begin(), list.begin() + 20); };
  CHECK(first(answers_of(one, "rolls")) == first(answers_of(two, "rolls")));
  CHECK(answers_of(one, "tosses") == answers_of(two, "tosses"));
  CHECK(first(answers_of(one, "rolls")) != first(answers_of(other, "rolls")));
  // and the tiles are those of a game without dice
  GameSetup plain = dice_setup("amber-kiln-42");
  plain.setup.expansions = 0;
  CHECK(drawn(play(plain, kCatalogue, 3)) == drawn(one));
}

TEST_CASE("rolls come as often as their weights say") {
  std::map<int, int> faces;
  for (int n = 0; n < 40; ++n) {
    for (const u8 face : answers_of(play(dice_setup("even-" + std::to_string(n)), kCatalogue, 1), "rolls"))
      ++faces[face];
  }
  CHECK(faces.size() == 3);
  const int all = faces[1] + faces[2] + faces[3];
  CHECK(all > 5000);
  for (const int face : {1, 2, 3}) {  // a third each; a tenth beside it is more than 8 standard deviations
    CHECK(faces[face] * 30 > all * 9);
    CHECK(faces[face] * 30 < all * 11);
  }
}

TEST_CASE("rolls given with a deck are used first; then the dice roll on") {
  GameSetup setup = dice_setup("");
  setup.seed.clear();
  setup.deck = {"U", "V", "B", "E"};
  setup.given = {{"rolls", {2, 1, 3, 3, 1}}};
  const Game game = play(setup, kCatalogue, 1);
  const auto rolls = answers_of(game, "rolls");
  REQUIRE(rolls.size() == 8);
  CHECK(std::vector<u8>(rolls.begin(), rolls.begin() + 5) == std::vector<u8>{2, 1, 3, 3, 1});
  CHECK(drawn(game) == "U V B E ");
}

TEST_CASE("given answers are read from a set-up's JSON, checked, and written again") {
  const auto read = [&](const char* rolls) {
    return setup_from_json(
        *parse_json(std::string(R"({"expansions":["dice"],"deck":["U"],"rolls":)") + rolls + "}", "test"),
        "setup", kCatalogue);
  };
  const auto good = read("[2,1,3]");
  REQUIRE(good.ok());
  CHECK(good->given == std::vector<Given>{{"rolls", {2, 1, 3}}});
  CHECK(setup_to_json(*good, kCatalogue)["rolls"].dump() == "[2,1,3]");
  for (const char* bad : {"[4]", "[0]", "[\"1\"]", "3", "[1.5]", "[-1]", "[9223372036854775807]"}) {
    CAPTURE(bad);
    const auto setup = read(bad);
    REQUIRE_FALSE(setup.ok());
    CHECK(setup.error().where == "setup.rolls");
  }
  // without the expansion that tosses, nobody knows such a list
  CHECK_FALSE(setup_from_json(*parse_json(R"({"seed":"a","tosses":[1]})", "test"), "setup").ok());
  CHECK(make_link(*good, kCatalogue).error().code == "deck_given");
}

TEST_CASE("a save holds the rolls, and a loaded game goes on with the seed's next ones") {
  const Game whole = play(dice_setup("saved"), kCatalogue, 7);
  const Game part = play(dice_setup("saved"), kCatalogue, 7, 30);
  const std::string saved = save_game(part);
  CHECK(saved.find("\"chance\":{\"rolls\":[") != std::string::npos);
  CHECK(saved.find("\"deck\"") == std::string::npos);  // drawn as the seed has it
  auto loaded = load_game(saved, kCatalogue);
  REQUIRE(loaded.ok());
  for (std::size_t i = loaded->actions().size(); i < whole.actions().size(); ++i)
    REQUIRE(loaded->apply(whole.actions()[i]));
  CHECK(loaded->over());
  CHECK(answers_of(*loaded, "rolls") == answers_of(whole, "rolls"));
  CHECK(answers_of(*loaded, "tosses") == answers_of(whole, "tosses"));
  CHECK(loaded->state().score == whole.state().score);
}

TEST_CASE("what a save says was rolled and drawn counts, whatever its seed would give") {
  const Game game = play(dice_setup("recorded"), kCatalogue, 7, 12);
  std::string saved = save_game(game);
  const auto rolls = answers_of(game, "rolls");
  const auto at = saved.find("\"rolls\":[") + 9;
  saved[at] = rolls[0] == 1 ? '2' : '1';
  const auto loaded = load_game(saved, kCatalogue);
  REQUIRE(loaded.ok());
  CHECK(answers_of(*loaded, "rolls")[0] != rolls[0]);
  CHECK(std::equal(rolls.begin() + 1, rolls.end(), answers_of(*loaded, "rolls").begin() + 1));
  // tiles: the first two of the seed the other way round
  GameSetup setup;
  setup.players = default_players(2);
  setup.seed = "recorded";
  auto plain = Game::create(setup);
  const std::string first(plain->rules().tile_id(plain->chance().drawn()[0]));
  const Deck deck = shuffled_deck(plain->rules(), "recorded");
  const std::string second(plain->rules().tile_id(deck[1]));
  REQUIRE(first != second);
  const auto swapped =
      load_game(R"({"format":"bastide-game","version":1,"setup":{"seed":"recorded"},"chance":{"deck":[")" +
                second + R"(",")" + first + R"("]},"actions":[]})");
  REQUIRE(swapped.ok());
  CHECK(swapped->rules().tile_id(swapped->state().hand) == second);
  CHECK(save_game(*swapped).find("\"chance\":{\"deck\":[\"" + second) != std::string::npos);
}

TEST_CASE("a save's answers of chance are checked like the rest of it") {
  const auto load = [](const std::string& chance) {
    return load_game(R"({"format":"bastide-game","version":1,"setup":{"seed":"a"},"chance":)" + chance +
                     R"(,"actions":[]})");
  };
  CHECK(load("{}").ok());
  for (const char* bad : {R"([])", R"({"deck":["Q9"]})", R"({"deck":[1]})", R"({"deck":"D"})",
                          R"({"rolls":["1"]})", R"({"rolls":[-1]})", R"({"rolls":[256]})"}) {
    CAPTURE(bad);
    CHECK_FALSE(load(bad).ok());
  }
}

TEST_CASE("undo rolls the same again") {
  Game game = play(dice_setup("undo"), kCatalogue, 9, 20);
  const auto rolls = answers_of(game, "rolls");
  for (int i = 0; i < 6; ++i) REQUIRE(game.undo());
  for (int i = 0; i < 6; ++i) REQUIRE(game.redo());
  CHECK(answers_of(game, "rolls") == rolls);
}

TEST_CASE("protocol: rolls given in the set-up") {
  Protocol protocol(kCatalogue);
  const auto answer = parse_json(
      protocol.answer(R"({"cmd":"new","setup":{"expansions":["dice"],"deck":["U","V"],"rolls":[3,3]}})"),
      "answer");
  REQUIRE(answer.ok());
  CHECK_FALSE(answer->contains("error"));
  CHECK((*answer)["tile"] == "U");
}

TEST_CASE("random games with dice hold every invariant") {
  GameChecks checks;
  checks.catalogue = kCatalogue;
  checks.referee = false;
  for (int n = 0; n < 6; ++n) {
    Setup setup = players(1 + n);
    setup.expansions = 1u << kDice;
    CHECK(check_game(setup, "dice-" + std::to_string(n), checks) == "");
  }
}
