// What the protocol tells to whom: with "seat" in the request what that seat may know, without it what all
// may know.
#include "engine/data/json.h"
#include "engine/game/protocol.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <functional>
#include <optional>

using namespace bastide;
using namespace bastide::test;

namespace {

// A game through the protocol, each of whose answers is that of the seat that is asked.
class SeatedTable {
 public:
  explicit SeatedTable(const std::string& setup) {
    ask(R"({"cmd":"new","setup":)" + setup + "}");
    last_ = state(std::nullopt);
  }

  Json ask(const std::string& line) {
    const auto answer = parse_json(protocol_.answer(line), "answer");
    REQUIRE(answer.ok());
    return *answer;
  }
  Json state(std::optional<int> seat) { return ask(R"({"cmd":"state")" + as(seat) + "}"); }
  Json apply(const std::string& action, std::optional<int> seat) {
    return ask(R"({"cmd":"apply","action":)" + action + as(seat) + "}");
  }

  [[nodiscard]] int who() const { return last_["who"].get<int>(); }
  [[nodiscard]] bool asks(const char* what) const { return last_["what"] == what; }
  // The seat that is asked takes an answer; what all may know of it.
  Json act(const std::string& action) {
    const Json own = apply(action, who());
    REQUIRE_MESSAGE(!own.contains("error"), own.dump());
    last_ = state(std::nullopt);
    return last_;
  }
  Json act_at_random(Rng& rng) {
    const Json legal = state(who())["legal"];
    REQUIRE_FALSE(legal.empty());
    return act(std::to_string(rng.below(static_cast<u32>(legal.size()))));
  }
  // Plays at random until it is so, or the game is over.
  bool play_until(Rng& rng, const std::function<bool(const Json&)>& so) {
    while (!last_["over"].get<bool>()) {
      if (so(last_)) return true;
      act_at_random(rng);
    }
    return false;
  }
  bool play_until_asked(Rng& rng, const char* what) {
    return play_until(rng, [&](const Json& answer) { return answer["what"] == what; });
  }

 private:
  static std::string as(std::optional<int> seat) {
    return seat ? ",\"seat\":" + std::to_string(*seat) : std::string();
  }
  Protocol protocol_;
  Json last_;
};

bool has_event(const Json& answer, const char* what, Json& event) {
  for (const Json& one : answer["events"]) {
    if (one["event"] != what && (one["event"] != "room" || one["what"] != what)) continue;
    event = one;
    return true;
  }
  return false;
}

// A seat's question is for it alone: another seat that asks is told that it is asked, and nothing more. Who
// asks for no seat runs the game, and may play for all.
void check_secret(SeatedTable& table, int players) {
  const int who = table.who();
  CHECK_FALSE(table.state(who)["legal"].empty());
  CHECK(table.state(std::nullopt)["legal"] == table.state(who)["legal"]);
  for (int seat = 0; seat < players; ++seat) {
    if (seat == who) continue;
    CAPTURE(seat);
    const std::optional<int> as = seat;
    const Json seen = table.state(as);
    CHECK(seen["who"] == who);
    CHECK(seen["legal"].empty());
    for (const char* action : {"0", "99", R"({"verb":"pass"})"}) {
      const Json refused = table.apply(action, as);
      CHECK(refused["code"] == "secret");
      CHECK(refused["where"] == "seat");
    }
  }
}

}  // namespace

TEST_CASE("LET-03 the message drawn is told to its drawer alone, before it is performed or taken") {
  bool performed = false;
  bool exchanged = false;
  for (int number = 0; number < 80 && !(performed && exchanged); ++number) {
    SeatedTable table(R"({"players":3,"expansions":["messages"],"messages":[5,6,4,1,2,3],
      "options":{"table":true,"table_width":7,"table_height":7},"seed":"let-)" +
                      std::to_string(number) + "\"}");
    Rng rng(static_cast<u64>(number));
    if (!table.play_until_asked(rng, "message")) continue;
    const int who = table.who();
    CHECK(table.state(who)["message"] == 5);
    for (int seat = 0; seat < 3; ++seat)
      if (seat != who) CHECK_FALSE(table.state(seat).contains("message"));
    CHECK_FALSE(table.state(std::nullopt).contains("message"));
    check_secret(table, 3);
    const bool perform = table.state(who)["legal"].size() == 2 && !performed;
    const Json own = table.apply(perform ? "0" : R"({"verb":"pick_option","option":"points"})", who);
    const Json other = table.state((who + 1) % 3);
    const Json all = table.state(std::nullopt);
    Json event;
    REQUIRE(has_event(own, perform ? "performed" : "exchanged", event));
    CHECK(event["amount"] == 5);
    for (const Json& answer : {other, all}) {
      REQUIRE(has_event(answer, perform ? "performed" : "exchanged", event));
      CHECK(event.contains("amount") == perform);  // what is performed is seen by all
    }
    (perform ? performed : exchanged) = true;
  }
  CHECK(performed);
  CHECK(exchanged);
}

TEST_CASE("LET-01 which counter has moved is told, and where both stand") {
  SeatedTable table(R"({"players":2,"expansions":["messages"],"seed":"counters"})");
  Rng rng(3);
  REQUIRE(table.play_until_asked(rng, "choose_counter"));
  const int who = table.who();
  const Json before = table.state(std::nullopt);
  CHECK(before["counters"][static_cast<std::size_t>(who)] == Json::parse("[0,0]"));
  const Json after = table.act(R"({"verb":"pick_option","option":"messenger"})");
  Json event;
  REQUIRE(has_event(after, "scored", event));
  CHECK(event["player"] == who);
  CHECK(event["counter"] == 1);
  CHECK(after["counters"][static_cast<std::size_t>(who)] == Json{0, event["points"]});
  CHECK_FALSE(SeatedTable(R"({"seed":"counters"})").state(0).contains("counters"));
}

TEST_CASE("HOUSE-02 the tile looked ahead is told to its player alone") {
  SeatedTable table(R"({"players":2,"options":{"look_ahead":true},"deck":["U","V","D","E","B","W"]})");
  Rng rng(1);
  // 0 has played U and looked at the next tile
  REQUIRE(table.play_until(rng, [](const Json& answer) { return answer["who"] == 1; }));
  const Json own = table.state(0);
  const Json other = table.state(1);
  CHECK(own["hands"] == Json::parse(R"([["V"],[null]])"));
  CHECK(other["hands"] == Json::parse(R"([[null],[null]])"));  // his own is in his hand
  CHECK(other["tile"] == "D");
  CHECK(table.state(std::nullopt)["hands"] == other["hands"]);
  CHECK_FALSE(SeatedTable(R"({"seed":"hands"})").state(0).contains("hands"));
}

TEST_CASE("HOUSE-03 a hidden hand is told to its holder alone, an open one to all") {
  const std::string deck = R"("deck":["U","V","D","E","B","W","K","L","X"])";
  SeatedTable hidden(R"({"players":2,"options":{"hand_of_three":"hidden"},)" + deck + "}");
  REQUIRE(hidden.asks("choose_from_hand"));
  CHECK(hidden.state(0)["hands"] == Json::parse(R"([["U","V","D"],[null,null,null]])"));
  CHECK(hidden.state(1)["hands"] == Json::parse(R"([[null,null,null],[null,null,null]])"));
  CHECK(hidden.state(std::nullopt)["hands"] == hidden.state(1)["hands"]);
  CHECK(hidden.state(1)["left"] == 6);  // how many tiles are in the bag all may know
  check_secret(hidden, 2);
  const Json placed = hidden.act(R"({"verb":"pick_option","option":"tile_2"})");
  CHECK(placed["tile"] == "V");
  CHECK(hidden.state(0)["hands"][0] == Json::parse(R"(["U",null,"D"])"));
  SeatedTable open(R"({"players":2,"options":{"hand_of_three":"open"},)" + deck + "}");
  CHECK(open.state(1)["hands"] == Json::parse(R"([["U","V","D"],[null,null,null]])"));
  CHECK(open.state(std::nullopt)["hands"] == open.state(1)["hands"]);
  CHECK(open.state(1)["legal"].size() == 3);
  CHECK_FALSE(open.apply("0", std::nullopt).contains("error"));
}

TEST_CASE("GIFT-10 which gifts a seat holds is told to it alone, and so is which it may open") {
  int asked = 0;
  for (int number = 0; number < 6; ++number) {
    SeatedTable table(R"({"players":3,"expansions":["gifts"],"gifts":[3,3,3,3,3,1,1],"seed":"gift-)" +
                      std::to_string(number) + "\"}");
    Rng rng(static_cast<u64>(number));
    if (!table.play_until_asked(rng, "open_gift")) continue;
    ++asked;
    const auto who = static_cast<std::size_t>(table.who());
    const Json own = table.state(table.who());
    CHECK(own["hidden"][who][0]["what"] == "payout");
    CHECK(own["hidden"][who][0]["amount"].get<int>() >= 1);
    for (std::size_t seat = 0; seat < 3; ++seat)
      if (seat != who) CHECK(own["hidden"][seat].empty());
    CHECK(table.state(std::nullopt)["hidden"] == Json::parse("[[],[],[]]"));
    check_secret(table, 3);
  }
  CHECK(asked > 2);
}

TEST_CASE("GIFT-07 both tiles that are chosen between are told to all") {
  for (int number = 0; number < 8; ++number) {
    SeatedTable table(R"({"players":2,"expansions":["gifts"],"gifts":[5,5,5,5,5],"seed":"two-)" +
                      std::to_string(number) + "\"}");
    Rng rng(static_cast<u64>(number));
    if (!table.play_until_asked(rng, "open_gift")) continue;
    const Json first = table.state(std::nullopt)["tile"];
    Json all = table.act(R"({"verb":"pick_option","option":"choose_two"})");
    CHECK(all["what"] == "choose_tile");
    CHECK(all["spare"] == first);
    Json event;
    REQUIRE(has_event(all, "revealed", event));
    CHECK(event["tile"] == all["tile"]);
    const Json legal = all["legal"];
    all = table.act("0");
    REQUIRE(has_event(all, "taken", event));
    CHECK(event["tile"] == (legal[0]["option"] == "first" ? first : all["tile"]));
    CHECK_FALSE(all.contains("spare"));
    return;
  }
  FAIL("no gift was opened");
}

TEST_CASE("TOW-05 TOW-06 where a tower has grown and which tile was stolen is told to all") {
  bool grown = false;
  bool stolen = false;
  for (int number = 0; number < 4; ++number) {
    SeatedTable table(R"({"players":2,"expansions":["tower_thieves"],"seed":"thief-)" +
                      std::to_string(number) + "\"}");
    Rng rng(static_cast<u64>(number));
    table.play_until(rng, [&](const Json& answer) {
      Json event;
      if (has_event(answer, "stolen", event)) {
        stolen = true;
        CHECK(event["tile"].is_string());
      }
      if (has_event(answer, "grown", event)) {
        grown = true;
        CHECK(event["x"].is_number());
        CHECK(event["y"].is_number());
        CHECK(event["amount"].get<int>() >= 1);
      }
      return false;
    });
  }
  CHECK(grown);
  CHECK(stolen);
}

TEST_CASE("HOUSE-05 what is put back into the bag is not told as discarded") {
  for (const bool back : {true, false}) {
    int told = 0;
    for (int number = 0; number < 40 && told == 0; ++number) {
      SeatedTable table(R"({"players":2,"options":{"table":true,"table_width":9,"table_height":7)" +
                        std::string(back ? R"(,"put_back":true)" : "") + R"(},"seed":"back-)" +
                        std::to_string(number) + "\"}");
      Rng rng(static_cast<u64>(number));
      table.play_until(rng, [&](const Json& answer) {
        Json event;
        const auto left = [&] { return answer["left"].get<int>(); };
        if (has_event(answer, "tile_put_back", event)) {
          CHECK(back);
          CHECK(left() > 0);
          ++told;
        } else if (!back && has_event(answer, "tile_discarded", event)) {
          ++told;
        }
        return told > 0;
      });
    }
    CHECK(told == 1);
  }
}

TEST_CASE("protocol: each seat hears of every event once, whoever asks in between") {
  SeatedTable table(R"({"players":2,"seed":"ears"})");
  Rng rng(1);
  const auto count = [](const Json& answer) { return answer["events"].size(); };
  CHECK(count(table.state(1)) == 1);  // the first tile was drawn
  CHECK(count(table.state(1)) == 0);
  REQUIRE(table.play_until(rng, [](const Json& answer) { return answer["who"] == 1; }));
  const std::size_t turn = count(table.state(1));
  CHECK(turn >= 3);  // placed, ended, drawn
  CHECK(count(table.state(1)) == 0);
  CHECK(count(table.state(std::nullopt)) == 0);  // told by play_until
  // what is taken back has not happened
  table.ask(R"({"cmd":"undo","seat":1})");
  CHECK(count(table.state(1)) == 0);
  CHECK(count(table.apply("0", 1)) >= 1);
}

TEST_CASE("protocol: a seat that does not play is refused, and nothing changes") {
  Protocol protocol;
  const std::string first = protocol.answer(R"({"cmd":"new","setup":{"players":3,"seed":"a"},"seat":2})");
  CHECK(first.find("error") == std::string::npos);
  for (const char* seat : {"3", "-1", "\"0\"", "null", "0.5"}) {
    CAPTURE(seat);
    for (const std::string command : {R"("cmd":"state")", R"("cmd":"undo")", R"("cmd":"apply","action":0)",
                                      R"("cmd":"new","setup":{"players":3,"seed":"b"})"}) {
      const auto answer = parse_json(protocol.answer("{" + command + ",\"seat\":" + seat + "}"), "answer");
      REQUIRE(answer.ok());
      CHECK((*answer)["where"] == "seat");
    }
  }
  const auto now = parse_json(protocol.answer(R"({"cmd":"state","seat":2})"), "answer");
  CHECK((*now)["legal"] == (*parse_json(first, "first"))["legal"]);
}
