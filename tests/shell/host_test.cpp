// What an embedding page is told, and what becomes of what it says.
#include "shell/app/host.h"

#include "engine/data/json.h"
#include "engine/game/action_text.h"
#include "tests/shell/two_players.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace bastide;
using namespace bastide::shell;
using WordKind = platform::HostWord::Kind;

namespace {

struct Told {
  std::vector<std::string> said;
  Host host{[this](std::string_view json) { said.emplace_back(json); }};

  std::string heard(const std::string& text) {
    said.clear();
    host.hear({WordKind::Said, text});
    REQUIRE(said.size() <= 1);
    return said.empty() ? "" : said[0];
  }
};

std::string refusal(const std::string& code, const std::string& about = "") {
  return R"({"bastide":1,"what":"error","code":")" + code + R"(","about":")" + about + R"("})";
}

}  // namespace

TEST_CASE_FIXTURE(Told, "the page around the game is told that it is there") {
  host.tell_ready();
  CHECK(said == std::vector<std::string>{R"({"bastide":1,"what":"ready"})"});
}

TEST_CASE_FIXTURE(Told, "what is not understood is refused by name") {
  for (const char* bad :
       {"", "{", "null", "7", "\"ready\"", "[]", "{}", R"({"what":"open"})",
        R"({"bastide":"1","what":"open"})", R"({"bastide":0,"what":"open"})",
        R"({"bastide":-1,"what":"open"})", R"({"bastide":1.5,"what":"open"})", R"({"bastide":1,"what":7})",
        R"({"bastide":1,"what":{}})", R"({"bastide":1,"bastide":1,"what":"open"})"}) {
    CAPTURE(bad);
    CHECK(heard(bad) == refusal("malformed"));
  }
  CHECK(heard(R"({"bastide":1,"what":")" + std::string(41, 'x') + "\"}") == refusal("malformed"));
  CHECK(heard(std::string(40, '[') + std::string(40, ']')) == refusal("malformed"));
  CHECK(heard(R"({"bastide":1})") == refusal("unknown_message"));
  CHECK(heard(R"({"bastide":1,"what":"open","link":"v=1"})") == refusal("unknown_message", "open"));
  CHECK(heard(R"({"bastide":1,"what":"ready"})") == refusal("unknown_message", "ready"));
  CHECK(heard(R"({"bastide":1,"what":"\"}"})") == refusal("unknown_message", "\\\"}"));
  CHECK(heard(R"({"bastide":2,"what":"open"})") == refusal("newer_version", "open"));
}

TEST_CASE_FIXTURE(Told, "errors are not answered with errors") {
  CHECK(heard(R"({"bastide":1,"what":"error","code":"malformed","about":""})").empty());
}

TEST_CASE_FIXTURE(Told, "what was dropped before it was read is told") {
  host.hear({WordKind::Unread, ""});
  host.hear({WordKind::TooMany, ""});
  CHECK(said == std::vector<std::string>{refusal("unreadable"), refusal("too_many")});
}

namespace {

struct Heard : Told {
  std::vector<HostOpen> opened;
  std::vector<HostApply> applied;
  std::vector<HostFilm> watched;
  std::vector<HostSettings> set;
  std::string answer;

  Heard() {
    host.listen({.open = [this](const HostOpen& one) { return opened.push_back(one), answer; },
                 .apply = [this](const HostApply& one) { return applied.push_back(one), answer; },
                 .film = [this](const HostFilm& one) { return watched.push_back(one), answer; },
                 .settings = [this](const HostSettings& one) { return set.push_back(one), answer; }});
  }
  std::string heard_as(const std::string& what, const std::string& members) {
    return heard(R"({"bastide":1,"what":")" + what + "\"" + members + "}");
  }
};

std::vector<std::string> words_of(const std::vector<std::string>& said) {
  std::vector<std::string> words;
  for (const std::string& one : said) words.push_back((*parse_json(one, "said"))["what"]);
  return words;
}

}  // namespace

TEST_CASE_FIXTURE(Heard, "what is asked for is read, done, and refused by what is wrong with it") {
  CHECK(heard_as("open", R"(,"link":"#v=1&p=2","begin":true,"here":[0,5])").empty());
  REQUIRE(opened.size() == 1);
  CHECK((opened[0].text == "#v=1&p=2" && opened[0].begin && opened[0].here == std::vector<Seat>{0, 5}));
  CHECK(heard_as("open", R"(,"save":"{}")").empty());
  CHECK((opened[1].text == "{}" && !opened[1].begin && !opened[1].here));
  for (const char* bad :
       {"", R"(,"link":"")", R"(,"link":7)", R"(,"link":"x","save":"y")", R"(,"link":"x","begin":1)",
        R"(,"link":"x","here":0)", R"(,"link":"x","here":[6])", R"(,"link":"x","here":[-1])",
        R"(,"link":"x","here":["0"])", R"(,"link":"x","here":[0.5])"})
    CHECK_MESSAGE(heard_as("open", bad) == refusal("malformed", "open"), bad);
  CHECK(heard_as("apply", R"(,"action":"pass")").empty());
  CHECK(heard_as("apply", R"(,"action":"place D 0,1 0","after":7)").empty());
  CHECK((applied[0].action == "pass" && !applied[0].after && applied[1].after == 7));
  for (const char* bad : {"", R"(,"action":"")", R"(,"action":[])", R"(,"action":"pass","after":-1)"})
    CHECK_MESSAGE(heard_as("apply", bad) == refusal("malformed", "apply"), bad);
  CHECK(heard_as("settings", R"(,"language":"cs","purist":true,"sounds":false)").empty());
  CHECK((set[0].language == "cs" && set[0].purist == true && set[0].sounds == false && !set[0].hints));
  CHECK(heard_as("settings", R"(,"hints":"yes")") == refusal("malformed", "settings"));
  CHECK(heard_as("film", "").empty());
  CHECK(heard_as("film", R"(,"turn":7)").empty());
  CHECK((watched.size() == 2 && !watched[0].turn && watched[1].turn == 7));
  CHECK(heard_as("film", R"(,"turn":-1)") == refusal("malformed", "film"));
  CHECK((opened.size() == 2 && applied.size() == 2 && set.size() == 1));
  answer = "illegal_action";
  CHECK(heard_as("apply", R"(,"action":"pass")") == refusal("illegal_action", "apply"));
}

TEST_CASE_FIXTURE(Told, "what becomes of the game is told once: decisions, how it stands, its end") {
  Session session;
  host.follow(session);
  CHECK(said.empty());
  test::start_two_players(session, "host");
  host.follow(session);
  host.follow(session);
  REQUIRE(words_of(said) == std::vector<std::string>{"state"});
  const Json state = *parse_json(said[0], "state");
  CHECK((state["setup"]["seed"] == "host" && state["who"] == 0 && state["decides"] == "here"));
  CHECK((state["actions"] == 0 && state["over"] == false && state["scores"] == Json({0, 0})));
  said.clear();
  const Action action = session.game().legal()[0];
  REQUIRE(session.take(action));
  host.follow(session);
  REQUIRE(words_of(said) == std::vector<std::string>{"action", "state"});
  const Json told = *parse_json(said[0], "action");
  CHECK(told["action"] == action_text(session.game().rules(), action));
  CHECK((told["seat"] == 0 && told["after"] == 0));
  said.clear();
  REQUIRE(session.undo());
  host.follow(session);
  CHECK(words_of(said) == std::vector<std::string>{"state"});
  while (session.phase() != Phase::Over) REQUIRE(session.take(session.game().legal()[0]));
  said.clear();
  host.follow(session);
  host.follow(session);
  const auto words = words_of(said);
  CHECK(std::count(words.begin(), words.end(), "action") ==
        static_cast<int>(session.game().actions().size()));
  CHECK((words.back() == "over" && std::count(words.begin(), words.end(), "over") == 1));
  CHECK((*parse_json(said.back(), "over"))["ranks"].size() == 2);
}

TEST_CASE_FIXTURE(Told, "the page's size is told when it is another one") {
  host.follow_size(780, 560);
  host.follow_size(780, 560);
  CHECK(said == std::vector<std::string>{
                    R"({"bastide":1,"what":"resize","width":780,"height":560,"least":[320,300]})"});
}
