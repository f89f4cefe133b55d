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
#include <utility>

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

TEST_CASE("a level is asked by its name, and tells what it expects") {
  const Game game = new_game("carcassonne");
  const std::string start = R"({"cmd":"go","seat":0,"seed":"1","player":)";
  const std::string end = R"(,"game":)" + save_game(game) + "}";
  const std::string one = start + R"("master","simulations":40)" + end;
  const Json told = answer(one);
  REQUIRE_MESSAGE(told.contains("action"), told.dump());
  CHECK(told["simulations"] == 40);
  CHECK(told["margin"].is_number());
  REQUIRE(told["line"].is_array());
  CHECK(told["line"][0] == told["action"]);
  const auto action = action_from_json(game.rules(), game.state(), told["action"]);
  REQUIRE(action.ok());
  CHECK(is_legal(game.rules(), game.state(), *action));
  CHECK(ai::answer_go(one) == ai::answer_go(one));
  CHECK(answer(start + R"("gentle")" + end).contains("action"));
  CHECK(answer(start + R"("nobody")" + end)["code"] == "player");
  CHECK(answer(start + R"("plain")" + end)["code"] == "player");
  CHECK(answer(start + R"("master","simulations":0)" + end)["where"] == "simulations");
}

TEST_CASE("the best moves are told with what they bring, each at another place") {
  for (const char* family : {"carcassonne", "castle", "hunters"}) {
    const Game game = new_game(family);
    const std::string start =
        R"({"cmd":"go","seat":0,"seed":"1","player":"master","simulations":300,"moves":)";
    const std::string end = R"(,"game":)" + save_game(game) + "}";
    const Json told = answer(start + "3" + end);
    REQUIRE_MESSAGE(told.contains("moves"), told.dump());
    const Json& moves = told["moves"];
    REQUIRE(moves.size() >= 2);
    CHECK(moves.size() <= 3);
    CHECK(moves[0]["line"] == told["line"]);
    CHECK(moves[0]["margin"] == told["margin"]);
    std::set<std::pair<int, int>> cells;
    for (const Json& one : moves) {
      const auto action = action_from_json(game.rules(), game.state(), one["line"][0]);
      REQUIRE(action.ok());
      CHECK(is_legal(game.rules(), game.state(), *action));
      cells.emplace(action->cell.x, action->cell.y);
      for (const char* fact : {"points", "later", "home", "takes", "gives", "blocks", "denies"})
        CHECK(one[fact].is_number_integer());
    }
    CHECK(cells.size() == moves.size());
    CHECK(answer(start + "1" + end)["moves"].size() == 1);
    CHECK(answer(start + "0" + end)["where"] == "moves");
    CHECK(answer(start + "6" + end)["where"] == "moves");
  }
}

TEST_CASE("parts of a question, asked in several places and added up, have the answer of the whole") {
  for (const char* family : {"carcassonne", "castle", "hunters"}) {
    CAPTURE(family);
    const Game game = new_game(family);
    const auto ask = [&](const std::string& more, const std::string& level = R"(master","trees":6)") {
      return answer(R"({"cmd":"go","seat":0,"seed":"1","moves":3,"simulations":100,"player":")" + level +
                    "," + more + R"("game":)" + save_game(game) + "}");
    };
    const Json whole = ask("");
    REQUIRE(whole.contains("action"));
    for (const int parts : {1, 2, 3, 4, 16}) {
      CAPTURE(parts);
      Json grown = Json::array();
      for (int part = parts - 1; part >= 0; --part) {  // in any order
        const Json told =
            ask(R"("part":)" + std::to_string(part) + R"(,"parts":)" + std::to_string(parts) + ",");
        REQUIRE_MESSAGE(told.contains("grown"), told.dump());
        for (const Json& one : told["grown"]) grown.push_back(one);
      }
      CHECK(ask(R"("grown":)" + grown.dump() + ",") == whole);
    }
    // one tree can be asked for so too
    const Json one = ask(R"("part":0,"parts":2,)", "sharp\"");
    CHECK(ask(R"("part":1,"parts":2,)", "sharp\"")["grown"].empty());
    CHECK(ask(R"("grown":)" + one["grown"].dump() + ",", "sharp\"") == ask("", "sharp\""));
    CHECK(ask("", R"(master","trees":1)") == ask("", "master\""));
    CHECK(ask("", R"(master","trees":1)") != whole);
  }
}

TEST_CASE("parts that are not of the question are refused, and where is told") {
  const Game game = new_game("carcassonne");
  const std::string end = R"("game":)" + save_game(game) + "}";
  const auto refused = [&](const std::string& more,
                           const std::string& level = R"("player":"master","trees":6,)") {
    const Json told = answer(R"({"cmd":"go","seat":0,"seed":"1","simulations":30,)" + level + more + end);
    CHECK_FALSE(told.contains("action"));
    return told.value("code", "") + " " + told.value("where", "");
  };
  CHECK(refused("", R"("player":"master","trees":0,)") == "malformed trees");
  CHECK(refused("", R"("player":"master","trees":17,)") == "malformed trees");
  CHECK(refused(R"("parts":2,)") == "malformed part");
  CHECK(refused(R"("part":2,"parts":2,)") == "malformed part");
  CHECK(refused(R"("part":1,)") == "malformed part");
  CHECK(refused(R"("part":0,"parts":0,)") == "malformed parts");
  CHECK(refused(R"("part":0,"parts":17,)") == "malformed parts");
  CHECK(refused(R"("part":0,"parts":2,)", "") == "malformed player");
  CHECK(refused(R"("grown":[],)", "") == "malformed player");
  CHECK(refused(R"("part":0,"parts":2,"grown":[],)") == "malformed grown");
  CHECK(refused(R"("grown":{},)") == "malformed grown");
  CHECK(refused(R"("grown":[],)") == "malformed grown");
  CHECK(refused(R"("grown":[7],)") == "malformed grown[0]");
  Json grown = answer(R"({"cmd":"go","seat":0,"seed":"1","simulations":30,"player":"master",)"
                      R"("trees":6,"part":0,"parts":1,)" +
                      end)["grown"];
  const auto with = [&](auto change) {
    Json other = grown;
    change(other);
    return refused(R"("grown":)" + other.dump() + ",");
  };
  CHECK(with([](Json& one) { one[2].erase("tree"); }) == "malformed grown[2].tree");
  CHECK(with([](Json& one) { one[2]["tree"] = 1; }) == "malformed grown[2].tree");
  CHECK(with([](Json& one) { one[2]["tree"] = 99; }) == "malformed grown[2].tree");
  CHECK(with([](Json& one) { one[0]["leaves"] = 1; }) == "malformed grown[0].leaves");
  CHECK(with([](Json& one) { one.erase(1); }) == "malformed grown");
  CHECK(with([](Json& one) { one[1].erase("visits"); }) == "malformed grown[1].visits");
  CHECK(with([](Json& one) { one[1]["visits"] = 3; }) == "malformed grown[1].visits");
  CHECK(with([](Json& one) { one[1]["visits"][0] = -1; }) == "malformed grown[1].visits");
  CHECK(with([](Json& one) { one[1]["sums"][0] = nullptr; }) == "malformed grown[1].sums");
  CHECK(with([](Json& one) { one[1]["margins"][0] = 1e300; }) == "malformed grown[1].margins");
  CHECK(with([](Json& one) { one[1]["margins"].erase(0); }) == "malformed grown");
}

TEST_CASE("each decision of a finished game is judged with what its seat knew then") {
  for (const char* family : {"carcassonne", "castle", "hunters"}) {
    CAPTURE(family);
    Game game = new_game(family);
    Rng rng(5);
    play_on(game, rng);
    const std::string save = save_game(game);
    const auto judge = [&](std::size_t at) {
      return answer(R"({"cmd":"review","at":)" + std::to_string(at) + R"(,"simulations":20,"game":)" + save +
                    "}");
    };
    int judged = 0, dear = 0;
    for (std::size_t at = 0; at < game.actions().size(); at += 7) {
      const Json told = judge(at);
      CHECK(told["at"] == at);
      REQUIRE_MESSAGE(!told.contains("error"), told.dump());
      if (!told.contains("seat")) continue;
      ++judged;
      CHECK(told["seat"] == game.decided(at));
      CHECK(told["cost"].get<double>() >= 0);
      dear += told["cost"].get<double>() >= 2 ? 1 : 0;
      CHECK(told == judge(at));
      Game then = new_game(family);
      for (std::size_t i = 0; i < at; ++i) REQUIRE(then.apply(game.actions()[i]));
      const auto played = action_from_json(then.rules(), then.state(), told["played"][0]);
      REQUIRE(played.ok());
      CHECK(*played == game.actions()[at]);
      CHECK(action_from_json(then.rules(), then.state(), told["best"][0]).ok());
    }
    CHECK(judged > 3);
    CHECK(dear > 0);  // at random
    CHECK_FALSE(judge(game.actions().size()).contains("seat"));
    CHECK(answer(R"({"cmd":"review","at":-1,"game":)" + save + "}")["where"] == "at");
    CHECK(answer(R"({"cmd":"review","at":1})")["where"] == "game");
  }
}

TEST_CASE("who has a clock may say how long, and a game at hand needs no save") {
  struct Clock {
    int asked = 0, given = 0;
  } clock;
  const ai::Stopwatch watch{[](void* self, int ms) { static_cast<Clock*>(self)->given = ms; },
                            [](void* self) { return ++static_cast<Clock*>(self)->asked > 3; }, &clock};
  const Game game = new_game("hunters");
  const auto ask = [&](const char* text, const ai::Stopwatch* with) {
    const auto json = parse_json(ai::answer_go(game, text, with), "answer");
    REQUIRE(json.ok());
    return *json;
  };
  const Json told = ask(R"({"cmd":"go","player":"master","ms":250})", &watch);
  CHECK(told.contains("action"));
  CHECK(clock.given == 250);
  CHECK(clock.asked == 4);
  CHECK(ask(R"({"cmd":"go","player":"master","ms":250})", nullptr)["where"] == "ms");
  CHECK(ask(R"({"cmd":"go"})", nullptr)["where"] == "player");
  CHECK(ask(R"({"cmd":"go","player":"master","seat":1,"simulations":1})", nullptr)["code"] == "not_asked");
  CHECK(ask(R"({"cmd":"go","player":"sharp","game":{}})", nullptr)["where"] == "game");
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
