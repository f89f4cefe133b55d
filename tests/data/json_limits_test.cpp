// JSON from outside is read in time that goes with its length, and what nobody would write is refused by
// name. No clock: whatever took time with the square of its length would take hours here.
#include "engine/data/json.h"
#include "engine/game/link.h"
#include "engine/game/protocol.h"
#include "engine/game/save.h"
#include "engine/game/setup_json.h"
#include "shell/keep/settings.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::test;

namespace {

// {"k0":<value>,"k1":<value>,…}
std::string object_of(int members, const std::string& value) {
  std::string text = "{";
  for (int i = 0; i < members; ++i) text += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":" + value;
  return text + "}";
}

Game some_game(std::initializer_list<std::string_view> expansions = {}) {
  GameSetup setup;
  setup.seed = "limits";
  setup.players = default_players(2);
  for (const std::string_view expansion : expansions)
    setup.setup.expansions |= 1u << find_expansion(landscape(), expansion)->id;
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  Rng rng(2);
  play_on(*game, rng);
  return std::move(*game);
}

// A save with another value, or a further one, at a place of its text.
Error load_error(const Json& save) {
  const auto game = load_game(save.dump());
  return game.ok() ? Error{"", "", ""} : game.error();
}

}  // namespace

TEST_CASE("an object with very many members is refused as soon as they are too many, and says where") {
  CHECK(parse_json(object_of(kMaxMembers, "1"), "x").ok());
  CHECK(parse_json("[" + object_of(kMaxMembers, "1") + "," + object_of(kMaxMembers, "[]") + "]", "x").ok());
  const auto refused = parse_json(object_of(kMaxMembers + 1, "1"), "x");
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().what == "more than " + std::to_string(kMaxMembers) + " members");
  CHECK(refused.error().where == "x");
  const auto within = parse_json(R"({"a":1,"b":[0,{"c":)" + object_of(kMaxMembers + 1, "[]") + "}]}", "x");
  REQUIRE_FALSE(within.ok());
  CHECK(within.error().where == "x.b[1].c");
  // among them keys that are alike, and values that are objects
  const std::string many = object_of(2'000'000, "{}");
  CHECK_FALSE(parse_json(many, "x").ok());
  CHECK(parse_json(many + "}", "x").error().what == refused.error().what);
}

TEST_CASE("what is refused within an object says where") {
  CHECK(parse_json(R"({"a":{"b":1,"b":2}})", "x").error().text() == "x.a.b: given twice");
  CHECK(parse_json(R"({"a":[1,2,9223372036854775808]})", "x").error().text() == "x.a[2]: too large a number");
  CHECK(parse_json(R"({"a":[1,2)", "x").error().text() == "x: not valid JSON");
}

TEST_CASE("a save with very many members, lists or expansions is refused by name") {
  const Json good = *parse_json(save_game(some_game({"gifts"})), "save");
  REQUIRE(load_error(good).what.empty());
  Json save = good;
  save["chance"]["gifs"] = Json::array({1});
  CHECK(load_error(save).text() == "save.chance.gifs: unknown key");
  save = good;
  save["chance"]["rolls"] = Json::array({1});  // another expansion's, but a list
  CHECK(load_error(save).what.empty());
  save = good;
  for (int i = 0; i < 20'000; ++i)
    save["chance"].get_ref<Json::object_t&>().emplace_back("k" + std::to_string(i), Json::array());
  CHECK(load_error(save).text() == "save.chance: more than 2000 members");
  save = good;
  save["note"] = "x";
  CHECK(load_error(save).text() == "save.note: unknown key");
  save = good;
  save["setup"]["options"]["no_such_rule"] = true;
  CHECK(load_error(save).text() == "save.setup.options.no_such_rule: unknown option");
  save = good;
  save["setup"][std::string(5000, 'k')] = true;
  CHECK(load_error(save).where.size() < 100);
  save = good;
  save["setup"]["expansions"] = Json(std::vector<std::string>(20'000, "gifts"));
  CHECK(load_error(save).text() == "save.setup.expansions: named twice");
}

TEST_CASE("a request with very many members, or one that is not known, is refused by name") {
  Protocol protocol;
  const auto error_of = [&](const std::string& line) {
    const Json answer = *parse_json(protocol.answer(line), "answer");
    return answer.contains("error")
               ? answer["where"].get<std::string>() + ": " + answer["error"].get<std::string>()
               : std::string();
  };
  std::string many = object_of(20'000, "1");
  CHECK(error_of(many) == "line: more than 2000 members");
  CHECK(error_of(R"({"cmd":"new","setup":)" + many + "}") == "line.setup: more than 2000 members");
  REQUIRE(error_of(R"({"cmd":"new","setup":{"seed":"a"}})").empty());
  CHECK(error_of(R"({"cmd":"apply","action":)" + many + "}") == "line.action: more than 2000 members");
  CHECK(error_of(R"({"cmd":"apply","action":{"verb":"place_tile","where":"north"}})") ==
        "action.where: unknown key");
  CHECK(error_of(R"({"cmd":"apply","action":{"verb":"place_tile","x":99}})") ==
        "action: not a legal action now");
  CHECK(error_of(R"({"cmd":"state","colour":1})") == "colour: unknown key");
  CHECK(error_of(R"({"cmd":"new","setup":{"seed":"a","rivers":1}})") == "setup.rivers: unknown key");
}

TEST_CASE("a link with very many options is refused by its length, or by the first of them") {
  std::string link = "v=1&p=2&s=x&o=put_back";
  while (link.size() < 15'900) link += ".a" + std::to_string(link.size());
  const auto refused = parse_link(link);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().text() == "link.options.a22: unknown option");
  while (link.size() < 1'000'000) link += ".a" + std::to_string(link.size());
  CHECK(parse_link(link).error().text() == "link: longer than 16000 characters");
}

TEST_CASE("settings of very many members give the defaults") {
  CHECK(shell::read_settings(object_of(2'000'000, "1")) == shell::Settings{});
  CHECK(shell::read_settings(R"({"grid":true,"of_a_newer_version":[1]})").grid);
}
