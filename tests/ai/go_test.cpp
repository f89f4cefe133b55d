// The messages by which a computer player is asked: what is understood, what is refused and by which name,
// and that an answer is a legal one which tells nothing that its seat cannot know.
#include "engine/ai/go.h"

#include "engine/ai/answer.h"
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/rules/rules.h"
#include "tests/support/random_play.h"
#include "tests/support/random_setup.h"

#include <doctest/doctest.h>

#include <memory>
#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

Game new_game(std::string_view family, const std::string& seed = "go") {
  GameSetup setup;
  const int number = find_family(built_in(), family);
  REQUIRE(number >= 0);
  setup.setup.family = static_cast<u8>(number);
  setup.players = default_players(2);
  setup.seed = seed;
  auto game = Game::create(setup);
  REQUIRE_MESSAGE(game.ok(), game.error().text());
  return std::move(*game);
}

std::string message(const Game& game, int seat, const std::string& seed = "1") {
  return R"({"cmd":"go","seat":)" + std::to_string(seat) + R"(,"seed":")" + seed + R"(","game":)" +
         save_game(game) + "}";
}

Json answer(const std::string& text) {
  const auto json = parse_json(ai::answer_go(text), "answer");
  REQUIRE(json.ok());
  return *json;
}

Json answer(const Game& game, const std::string& seed = "1") {
  return answer(message(game, pending(game.state()).who, seed));
}

}  // namespace

TEST_CASE(
    "a computer player answers whatever is asked to the end of each game, with an answer that is legal") {
  for (const char* family : {"carcassonne", "castle", "hunters"}) {
    CAPTURE(family);
    Game game = new_game(family);
    for (int number = 0; !game.over(); ++number) {
      const Json told = answer(game, std::to_string(number));
      REQUIRE_MESSAGE(told.contains("action"), told.dump());
      CHECK(told.size() == 1);
      const auto action = action_from_json(game.rules(), game.state(), told["action"]);
      REQUIRE_MESSAGE(action.ok(), action.error().text());
      REQUIRE(game.apply(*action));
    }
  }
}

TEST_CASE("the same message has the same answer, another seed another one") {
  const Game game = new_game("carcassonne");
  std::set<std::string> answers;
  for (int seed = 0; seed < 20; ++seed) {
    const std::string one = message(game, 0, std::to_string(seed));
    CHECK(ai::answer_go(one) == ai::answer_go(one));
    answers.insert(ai::answer_go(one));
  }
  CHECK(answers.size() > 3);
}

TEST_CASE("a message that is not understood is refused by name") {
  const Game game = new_game("carcassonne");
  const std::string save = save_game(game);
  const auto refused = [](const std::string& text) {
    const Json told = answer(text);
    CHECK(told.contains("error"));
    CHECK_FALSE(told.contains("action"));
    return told.value("code", "") + " " + told.value("where", "");
  };
  CHECK(refused("") == "malformed message");
  CHECK(refused("[]") == "malformed ");
  CHECK(refused("{\"cmd\":\"go\"") == "malformed message");
  CHECK(refused("{}") == "unknown_command cmd");
  CHECK(refused(R"({"cmd":7})") == "malformed cmd");
  CHECK(refused(R"({"cmd":"apply","action":0})") == "unknown_command cmd");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"1"})") == "malformed game");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"1","game":[]})") == "malformed game");
  CHECK(refused(R"({"cmd":"go","seed":"1","game":)" + save + "}") == "malformed seat");
  CHECK(refused(R"({"cmd":"go","seat":"0","seed":"1","game":)" + save + "}") == "malformed seat");
  CHECK(refused(R"({"cmd":"go","seat":6,"seed":"1","game":)" + save + "}") == "malformed seat");
  CHECK(refused(R"({"cmd":"go","seat":-1,"seed":"1","game":)" + save + "}") == "malformed seat");
  CHECK(refused(R"({"cmd":"go","seat":0,"game":)" + save + "}") == "seed seed");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"","game":)" + save + "}") == "seed seed");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"a b","game":)" + save + "}") == "seed seed");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"1","ms":300,"game":)" + save + "}") == "malformed ms");
  CHECK(refused(message(game, 1)) == "not_asked seat");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"1","game":{}})") == "foreign save.format");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"1","game":{"format":"bastide-game","version":2}})") ==
        "newer_version save.version");
  CHECK(refused(R"({"cmd":"go","seat":0,"seed":"1","game":{"format":"bastide-game","version":1,)"
                R"("setup":{"players":2,"seed":"go"},"actions":["pass"]}})") ==
        "illegal_action save.actions[0]");
  CHECK(refused(message(game, 0) + std::string(ai::kMaxGoBytes, ' ')) == "malformed message");
  CHECK(refused(std::string(40, '[') + std::string(40, ']')) == "malformed message");
  CHECK(refused("\xFF\xFE") == "malformed message");
}

TEST_CASE("a game that is over is not answered") {
  Game game = new_game("carcassonne");
  Rng rng(3);
  play_on(game, rng);
  const Json told = answer(message(game, 0));
  CHECK(told["code"] == "over");
}

// Everything is at hand to answer with in what a seat may know: the answers found there are those of the
// game.
TEST_CASE("what a seat knows is enough to know what it may answer") {
  const auto view = std::make_unique<State>();
  Rng rng(4);
  int secret = 0;
  for (int games = 0; games < 20;) {
    auto game = Game::create(random_setup(rng));
    if (!game) continue;  // an edition that an expansion does not fit
    ++games;
    play_on(*game, rng, [&](const Action&) {
      const Rules& rules = game->rules();
      view_for(rules, game->state(), pending(game->state()).who, *view);
      secret += is_secret(rules, game->state()) ? 1 : 0;
      ActionList whole;
      ActionList seen;
      game->legal(whole);
      legal_actions(rules, *view, seen);
      REQUIRE(whole.size() == seen.size());
      for (int i = 0; i < whole.size(); ++i) {
        CHECK(whole[i] == seen[i]);
        CHECK(action_json(rules, game->state(), whole[i]) == action_json(rules, *view, seen[i]));
      }
    });
  }
  CHECK(secret > 0);
}
