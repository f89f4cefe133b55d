// Saves, links and the bot protocol with the classic expansions. The games in tests/data/saves are
// golden: finished games, one per expansion, with what each player got for what in results.json.
#include "engine/assembly/built_in.h"
#include "engine/data/json.h"
#include "engine/game/link.h"
#include "engine/game/protocol.h"
#include "engine/game/save.h"
#include "tests/expansions/second_count.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr const char* kAllClassic = R"(["river","abbot","inns_cathedrals","traders_builders","king_robber"])";

std::string read_file(const std::string& name) {
  std::ifstream file(std::string(BASTIDE_SOURCE_DIR) + "/tests/data/saves/" + name, std::ios::binary);
  REQUIRE(file.good());
  std::string text(std::istreambuf_iterator<char>(file), {});
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

Game load(const std::string& name) {
  auto game = load_game(read_file(name + ".json"));
  if (!game) FAIL(name << ": " << game.error().text());
  return std::move(*game);
}

Json parse(const std::string& text) {
  auto json = parse_json(text, "test");
  REQUIRE(json.ok());
  return *json;
}

// Plays the game's actions once more beside a second count of the rules.
std::string recount(const Game& golden) {
  auto game = Game::create(golden.setup());
  SecondCount count(game->rules());
  for (const Action& action : golden.actions()) {
    count.follow(game->state(), action);
    if (!game->apply(action)) return "not legal";
    if (!game->over() && game->state().hand == kNoDesign) continue;
    count.end_part(game->state());
    if (game->over()) count.end_game(game->state());
    const std::string problem = count.compare(game->state());
    if (!problem.empty()) return "turn " + std::to_string(game->turn_number()) + ": " + problem;
  }
  return "";
}

}  // namespace

TEST_CASE("golden games of the classic expansions end as recorded, and as a second count has them") {
  const Json results = parse(read_file("results.json"));
  CHECK(results.size() == 8);
  for (const auto& [name, expected] : results.items()) {
    CAPTURE(name);
    const Game game = load(name);
    CHECK(game.over());
    CHECK(game.state().turn == expected["turns"].get<int>());
    CHECK(Json(scores(game.rules(), game.state())) == expected["scores"]);
    Json breakdown = Json::array();
    for (const auto& seat : game.breakdown()) breakdown.push_back(Json(seat));
    CHECK(breakdown == expected["breakdown"]);
    CHECK(recount(game) == "");
    if (game.setup().setup.has_expansion(river::kId)) CHECK(check_river(game.rules(), game.state()) == "");
  }
}

TEST_CASE("golden games hold what they are there for: abbots back, builders, pigs, goods, titles") {
  const Game game = load("all_classic");
  CHECK(game.setup().setup.expansions == 0b111110);
  std::set<std::pair<Verb, int>> figures;
  for (const Action& action : game.actions()) figures.insert({action.verb, action.piece});
  CHECK(figures.count({Verb::ReturnPiece, kAbbot}) == 1);
  for (const int piece : {kMeeple, kLargeMeeple, kAbbot, kBuilder, kPig}) {
    CHECK(figures.count({Verb::DeployPiece, piece}) == 1);
  }
  std::set<std::string> reasons;
  for (const auto& seat : game.breakdown()) {
    for (const auto& [reason, points] : seat) reasons.insert(reason);
  }
  for (const char* reason :
       {"road", "city", "monastery", "garden", "field", "wine", "king", "robber_baron"}) {
    CHECK(reasons.count(reason) == 1);
  }
}

TEST_CASE("saves of expansions are written again as they were read") {
  for (const char* name :
       {"river", "abbot", "inns_cathedrals", "traders_builders", "king_robber", "all_classic"}) {
    CAPTURE(name);
    CHECK(save_game(load(name)) == read_file(std::string(name) + ".json"));
  }
}

TEST_CASE("a base save without the key \"expansions\" still loads") {
  const std::string text = read_file("base_without_expansions_key.json");
  CHECK(text.find("expansions") == std::string::npos);
  const Game game = load("base_without_expansions_key");
  CHECK(game.setup().setup.expansions == 0);
  CHECK_FALSE(has_option(game.rules(), "small_cities"));
  CHECK_FALSE(has_option(game.rules(), "farmers_by_city"));
  CHECK(game.over());
  const auto again = load_game(save_game(game));
  REQUIRE(again.ok());
  CHECK(again->actions() == game.actions());
  CHECK(again->state().score == game.state().score);
}

TEST_CASE("a save's actions name their expansion; without it they are not legal") {
  const std::string text = read_file("traders_builders.json");
  CHECK(text.find("\"deploy:traders_builders builder ") != std::string::npos);
  CHECK(text.find("\"deploy:traders_builders pig ") != std::string::npos);
  CHECK(read_file("abbot.json").find("\"return:abbot abbot ") != std::string::npos);
  std::string core = text;
  core.replace(core.find("deploy:traders_builders"), 23, "deploy");
  const auto refused = load_game(core);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == "illegal_action");
  std::string base = text;
  base.replace(base.find("\"traders_builders\""), 18, "");
  CHECK_FALSE(load_game(base).ok());
  std::string unknown = text;
  unknown.replace(unknown.find("\"traders_builders\""), 18, "\"no_such_expansion\"");
  const auto strange = load_game(unknown);
  REQUIRE_FALSE(strange.ok());
  CHECK(strange.error().code == "unknown_room");
}

TEST_CASE("links carry every combination of the classic expansions and their option") {
  for (u32 expansions = 0; expansions < 64; expansions += 2) {
    for (const int start_tile : {0, 1}) {
      GameSetup setup;
      setup.setup.players = 3;
      setup.setup.expansions = expansions;
      set_option(setup.setup, "river_start_tile", start_tile);
      setup.players = default_players(3);
      setup.seed = "amber-kiln-42";
      const auto link = make_link(setup);
      REQUIRE(link.ok());
      const auto read = parse_link(*link);
      REQUIRE(read.ok());
      CHECK(*read == setup);
    }
  }
  const auto typed = parse_link("#v=1&p=2&e=C2&x=king_robber.river&o=river_start_tile&s=a");
  REQUIRE(typed.ok());
  CHECK(typed->setup.expansions == (1u << king_robber::kId | 1u << river::kId));
  CHECK(*make_link(*typed) == "v=1&p=2&e=C2&x=river.king_robber&o=river_start_tile&s=a");
  CHECK_FALSE(parse_link("v=1&p=2&e=C2&x=river.nowhere&s=a").ok());
}

TEST_CASE("protocol: a whole game with all five expansions, answered by objects") {
  Protocol protocol;
  const std::string start = R"({"cmd":"new","setup":{"players":3,"seed":"protocol","expansions":)";
  Json answer = parse(protocol.answer(start + kAllClassic + "}}"));
  REQUIRE_FALSE(answer.contains("error"));
  CHECK(answer["supply"][0] == parse(R"({"meeple":7,"large_meeple":1,"abbot":1,"builder":1,"pig":1})"));
  CHECK(answer["left"] == 71 + 11 + 18 + 24 + 5 - 1);
  Rng rng(7);
  std::set<std::string> verbs;
  std::set<std::string> expansions_of_events;
  while (!answer["over"].get<bool>()) {
    const Json& legal = answer["legal"];
    REQUIRE_FALSE(legal.empty());
    Json action = legal[rng.below(static_cast<u32>(legal.size()))];
    for (const Json& other : legal) {  // rather an expansion's own action than another
      if (other.contains("room")) action = other;
    }
    verbs.insert(action["verb"].get<std::string>() + (action.contains("room") ? "+" : ""));
    Json request;
    request["cmd"] = "apply";
    request["action"] = action;
    answer = parse(protocol.answer(request.dump()));
    REQUIRE_FALSE(answer.contains("error"));
    for (const Json& event : answer["events"]) {
      if (event["event"] == "room") expansions_of_events.insert(event["room"].get<std::string>());
    }
  }
  CHECK(verbs == std::set<std::string>{"place_tile", "deploy", "deploy+", "return+", "pass"});
  CHECK(expansions_of_events == std::set<std::string>{"traders_builders", "king_robber"});
  CHECK(answer["left"] == 0);
}

TEST_CASE("protocol: expansions in any order, unknown ones refused, none by default") {
  Protocol protocol;
  const auto left = [&](const std::string& expansions) {
    return parse(protocol.answer(R"({"cmd":"new","setup":{"seed":"a")" + expansions + "}}"));
  };
  CHECK(left("")["left"] == 70);
  CHECK(left("")["supply"][0] == parse(R"({"meeple":7})"));
  CHECK(left(R"(,"expansions":[])")["left"] == 70);
  CHECK(left(R"(,"expansions":["king_robber","river"])")["left"] == 71 + 11 + 5 - 1);
  CHECK(left(R"(,"expansions":["river"],"options":{"river_start_tile":true})")["left"] == 72 + 11 - 1);
  CHECK(left(R"(,"expansions":["rivers"])")["code"] == "unknown_room");
  CHECK(left(R"(,"expansions":[7])")["code"] == "unknown_room");
  CHECK(left(R"(,"expansions":"river")").contains("error"));
}
