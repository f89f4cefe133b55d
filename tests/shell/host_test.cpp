// What an embedding page is told, and what becomes of what it says.
#include "shell/app/host.h"

#include "engine/data/json.h"

#include <doctest/doctest.h>

#include <vector>

using namespace bastide;
using namespace bastide::shell;
using Kind = platform::HostWord::Kind;

namespace {

struct Told {
  std::vector<std::string> said;
  Host host{[this](std::string_view json) { said.emplace_back(json); }};

  std::string heard(const std::string& text) {
    said.clear();
    host.hear({Kind::Said, text});
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
  host.hear({Kind::Unread, ""});
  host.hear({Kind::TooMany, ""});
  CHECK(said == std::vector<std::string>{refusal("unreadable"), refusal("too_many")});
}
