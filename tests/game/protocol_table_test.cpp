// What lies on the table for all to see is part of every answer of the protocol, as the expansions list it:
// what players hold, what lies on the land and stands on the scoreboard, what lies face down on the Castle's
// wall.
#include "engine/data/json.h"
#include "engine/families/castle/castle.h"
#include "engine/game/answer_json.h"
#include "engine/game/game.h"
#include "engine/game/protocol.h"
#include "engine/rules/rules.h"
#include "tests/support/castle.h"
#include "tests/support/hunters.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <functional>
#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

Json told(const Rules& rules, const State& state, Seat seat = kNobody) {
  return answer_json(rules, state, seat, {});
}
Json told(const Board& board) { return told(board.rules(), board.state()); }

// Whether a list has an object with these members.
bool has(const Json& list, const char* members) {
  const Json wanted = *parse_json(members, "test");
  for (const Json& one : list) {
    bool same = true;
    for (const auto& [key, value] : wanted.items()) same = same && one.contains(key) && one[key] == value;
    if (same) return true;
  }
  return false;
}

// Every game of the set-up, played at random, after every answer.
void each_state(const Setup& setup, u64 games, const std::function<void(const Game&)>& each) {
  for (u64 number = 0; number < games; ++number) {
    GameSetup game;
    game.setup = setup;
    game.seed = "table-" + std::to_string(number);
    auto played = Game::create(game);
    REQUIRE(played.ok());
    Rng rng(number);
    play_on(*played, rng, [&](const Action&) { each(*played); });
    each(*played);
  }
}

Setup with(std::initializer_list<ExpansionId> expansions) {
  Setup setup;
  for (const ExpansionId expansion : expansions) setup.expansions |= 1u << expansion;
  return setup;
}

}  // namespace

TEST_CASE("CAS-30 an answer tells what lies on the wall, tokens that are held, and keeps") {
  Protocol protocol;
  protocol.answer(R"({"cmd":"new","setup":{"family":"castle","seed":"wall"}})");
  const Json first = *parse_json(protocol.answer(R"({"cmd":"state"})"), "answer");
  CHECK(first["face_down"].size() == 13);
  CHECK(has(first["face_down"], R"({"room":"castle","spaces":[12,13]})"));
  CHECK_FALSE(has(first["face_down"], R"({"room":"castle","spaces":[0,1]})"));
  CHECK(first["holdings"] == Json::parse("[[],[]]"));
  CHECK(first["lying"] == Json::array());
  int tokens = 0;
  int keeps = 0;
  each_state(castle_setup(), 12, [&](const Game& game) {
    const castle::Memory& memory = castle::memory(game.state());
    const Json answer = told(game.rules(), game.state());
    std::set<int> spaces;
    for (const Json& one : answer["face_down"]) {
      CHECK(one["room"] == "castle");
      for (const Json& space : one["spaces"]) spaces.insert(space.get<int>());
    }
    for (int space = 0; space < 100; ++space)
      CHECK((castle::token_tower_at(game.rules(), game.state(), space) >= 0) == (spaces.count(space) == 1));
    for (std::size_t seat = 0; seat < 2; ++seat) {
      std::size_t kinds = 0;
      for (std::size_t kind = 0; kind < castle::kTokenKinds; ++kind) {
        const int held = memory.held[seat][kind];
        if (held == 0) continue;
        Json one;
        one["what"] = castle::kTokenKeys[kind];
        one["amount"] = held;
        CHECK(answer["holdings"][seat][kinds++] == one);
        ++tokens;
      }
      CHECK(answer["holdings"][seat].size() == kinds);
      const SegmentId keep = memory.keep[seat];
      const std::string mine = R"({"token":"keep","player":)" + std::to_string(seat) + "}";
      CHECK(has(answer["lying"], mine.c_str()) == (keep != kNoSegmentId));
      if (keep == kNoSegmentId) continue;
      ++keeps;
      const Cell cell = game.state().tiles[game.state().tile_of[keep]].cell;
      for (const Json& one : answer["lying"]) {
        if (one["player"] != seat) continue;
        CHECK(one["x"] == cell.x);
        CHECK(one["y"] == cell.y);
        CHECK(one["feature"] == "house");
        CHECK_FALSE(one["edges"].empty());
      }
    }
  });
  CHECK(tokens > 0);
  CHECK(keeps > 0);
}

TEST_CASE("KING-01 ROB-01 TRA-02 titles, robbers and goods are told to all") {
  std::set<std::string> held;
  int robbers = 0;
  each_state(with({king_robber::kId, robbers::kId, traders_builders::kId, gifts::kId}), 6,
             [&](const Game& game) {
               const Json answer = told(game.rules(), game.state());
               for (const Json& seat : answer["holdings"])
                 for (const Json& one : seat)
                   held.insert(one["what"].get<std::string>() + (one.contains("worth") ? " worth" : ""));
               for (Seat seat = 0; seat < 2; ++seat) {
                 const u8 space = robbers::space_of(game.state(), seat);
                 Json one;
                 one["room"] = "robbers";
                 one["token"] = "robber";
                 one["player"] = seat;
                 one["space"] = space;
                 const bool stands = space != robbers::kInSupply;
                 CHECK(has(answer["on_scoreboard"], one.dump().c_str()) == stands);
                 robbers += stands ? 1 : 0;
               }
               CHECK(told(game.rules(), game.state(), 1)["holdings"] == answer["holdings"]);
             });
  CHECK(robbers > 0);
  CHECK(held == std::set<std::string>{"king worth", "robber_baron worth", "wine", "grain", "cloth", "gifts",
                                      "robber"});
}

TEST_CASE("FER-01 GOLD-01 MAGE-01 TOW-02 what lies on the land is told with its place") {
  Board board(with({tower_thieves::kId, ferries::kId, gold_mines::kId, mage_witch::kId}));
  CHECK(told(board)["lying"] == Json::array());
  std::set<std::string> tokens;
  each_state(board.rules().setup, 3, [&](const Game& game) {
    const Json answer = told(game.rules(), game.state());
    std::size_t listed = 0;
    for (const Expansion* expansion : game.rules().expansions) {
      if (expansion == nullptr || expansion->shown.lying == nullptr) continue;
      LyingList list;
      expansion->shown.lying(game.rules(), game.state(), list);
      for (const Lying& one : list) {
        const Json& entry = answer["lying"][listed++];
        const std::string token = entry["token"].get<std::string>();
        CHECK(entry["room"] == expansion->key);
        CHECK(token == expansion->tokens[one.token].key);
        CHECK(entry["x"] == one.cell.x);
        CHECK(entry["y"] == one.cell.y);
        CHECK(entry.contains("feature") == (one.segment != kNoSegment));
        CHECK(entry["count"] == one.count);
        CHECK(entry.contains("player") == (one.seat != kNobody));
        CHECK(entry.contains("piece") == (one.piece != kNoPiece));
        if (token == "ferry" && one.segment != one.other) CHECK(entry["edges"].size() == 2);
        tokens.insert(token);
      }
    }
    CHECK(answer["lying"].size() == listed);
  });
  CHECK(tokens == std::set<std::string>{"ferry", "guard", "ingot", "mage", "tower_piece", "witch"});
}

TEST_CASE("SCOUT-01 the Scout's tiles lie open before their seats") {
  Protocol protocol;
  const Json answer = *parse_json(
      protocol.answer(
          R"({"cmd":"new","setup":{"family":"hunters","expansions":["scout"],"scout_tiles":[0,1,2,3],"seed":"a"}})"),
      "answer");
  CHECK(answer["holdings"] == Json::parse(R"([[{"what":"shaman","amount":1},{"what":"footbridge","amount":1}],
                                              [{"what":"scout","amount":1},{"what":"ferryman","amount":1}]])"));
}

TEST_CASE("nothing that no expansion in play has is told") {
  const Board board;
  for (const char* member :
       {"holdings", "hidden", "hands", "lying", "on_scoreboard", "face_down", "counters"})
    CHECK_FALSE(told(board).contains(member));
}
