// The record of games played here: kept, read back whatever stands there, merged, and what it says of a name.
#include "shell/keep/record.h"

#include "shell/keep/setups.h"
#include "shell/play/record_of.h"
#include "shell/play/standing.h"
#include "tests/shell/memory_store.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <numeric>

using namespace bastide;
using namespace bastide::shell;

namespace {

RecordedGame game_of(unsigned id, const char* date, int mine, int theirs, const char* against = "gentle") {
  RecordedGame game{id, date, "carcassonne", {"inns"}, {}, {}};
  game.seats.push_back({.name = "Ann", .is = "here", .points = mine, .turn = 9, .from = {{"city", mine}}});
  game.seats.push_back({.name = "", .is = against, .points = theirs, .turn = 4, .from = {{"road", theirs}}});
  game.best.push_back({"city", mine / 2, 5, {0}});
  game.best.push_back({"road", 6, 6, {1}});
  return game;
}

GameSetup two_with_expansions() {
  GameSetup setup;
  setup.setup.players = 2;
  setup.players = default_players(2);
  setup.players[0].name = "Ann";
  setup.players[1].kind = SeatKind::Computer;
  setup.players[1].level = 2;
  setup.seed = "record";
  setup.setup.expansions = 1U << built_in()[0].expansions[0]->id;
  return setup;
}

}  // namespace

TEST_CASE("a finished game is told in a few words that agree with it") {
  const GameSetup setup = two_with_expansions();
  const Game game = test::played_game(setup, 4);
  REQUIRE(game.over());
  const auto from = game.breakdown();
  const RecordedGame kept = recorded(game, "2026-11-24", from);
  CHECK(kept.game == "carcassonne");
  CHECK(kept.with == std::vector<std::string>{std::string(built_in()[0].expansions[0]->key)});
  REQUIRE(kept.seats.size() == 2);
  const auto points = scores(game.rules(), game.state());
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const RecordedSeat& one = kept.seats[seat];
    CHECK(one.points == points[seat]);
    CHECK(std::accumulate(one.from.begin(), one.from.end(), 0,
                          [](int sum, const auto& part) { return sum + part.second; }) == one.points);
    CHECK(one.turn > 0);
    CHECK(one.turn <= one.points);
  }
  CHECK(kept.seats[0].name == "Ann");
  CHECK(kept.seats[1].is == "sharp");
  CHECK(kept.id == recorded_id(game));
  CHECK(kept.id != recorded_id(test::played_game(setup, 5)));  // played otherwise
  CHECK_FALSE(kept.best.empty());

  CHECK(is_for_record(setup));
  GameSetup watched = setup;
  for (Player& player : watched.players) player.kind = SeatKind::Computer;
  CHECK_FALSE(is_for_record(watched));
}

TEST_CASE("the best turn leaves the final scoring out") {
  GameSetup setup;
  setup.setup.players = 1;
  setup.players = default_players(1);
  setup.seed = "turns";
  const Game game = test::played_game(setup, 1);
  const auto from = game.breakdown();
  int most = 0, turn = 0;
  for (const Event& event : game.events()) {
    if (event.kind == EventKind::TilePlaced) turn = 0;
    if (event.kind == EventKind::Scored && !event.final_scoring) most = std::max(most, turn += event.amount);
  }
  CHECK(recorded(game, "2026-11-24", from).seats[0].turn == most);
}

TEST_CASE("games are kept once each, read back as they were, the oldest go") {
  test::MemoryStore store;
  const RecordedGame first = game_of(1, "2026-11-23", 70, 60), second = game_of(2, "2026-11-24", 50, 66);
  CHECK(note_game(store, first));
  CHECK(note_game(store, second));
  CHECK_FALSE(note_game(store, first));
  CHECK(read_record(store) == Record{first, second});
  CHECK(*record_from(write_record({first, second})) == Record{first, second});
  CHECK(forget_game(store, 1));
  CHECK_FALSE(forget_game(store, 1));
  CHECK(read_record(store) == Record{second});

  Record many;
  for (unsigned i = 0; i < kMaxRecorded; ++i) many.push_back(game_of(100 + i, "2026-11-23", 10, 20));
  CHECK(merge_record(many, {second, second, first}) == 2);
  CHECK(many.size() == kMaxRecorded);
  CHECK(many.back() == second);            // by date
  CHECK(many[kMaxRecorded - 2] == first);  // after those of its day
  CHECK(many.front().id == 102);
  CHECK(write_record(many).size() < kMaxRecordBytes);

  CHECK(keep_record(store, {}));
  CHECK(store.texts.empty());
  store.out_of_space = true;
  CHECK_FALSE(note_game(store, first));
}

TEST_CASE("what is no record costs nothing: single games are left out, a foreign text is set aside") {
  test::MemoryStore store;
  const RecordedGame good = game_of(7, "2026-11-23", 70, 60);
  const std::string one = write_record({good});
  const std::string inner = one.substr(1, one.size() - 2);
  for (const char* bad :
       {"3", "null", "{}", R"({"id":-1,"date":"2026-11-23","game":"castle","seats":[{"points":1}]})",
        R"({"id":4294967296,"date":"2026-11-23","game":"castle","seats":[{"points":1}]})",
        R"({"id":1,"date":"yesterday!","game":"castle","seats":[{"points":1}]})",
        R"({"id":1,"date":"2026-11-23","game":"","seats":[{"points":1}]})",
        R"({"id":1,"date":"2026-11-23","game":"castle","seats":[]})",
        R"({"id":1,"date":"2026-11-23","game":"castle","seats":[{"name":"Ann"}]})",
        R"({"id":1,"date":"2026-11-23","game":"castle","seats":[1,2]})"}) {
    store.texts[kRecordKey] = "[" + std::string(bad) + "," + inner + "]";
    CHECK_MESSAGE(read_record(store) == Record{good}, bad);
  }
  for (const char* odd : {"", "{", "{}", "7"}) {
    store.texts = {{kRecordKey, odd}};
    CHECK(read_record(store).empty());
    CHECK(store.texts[kOldRecordKey] == odd);
  }
  CHECK(record_from("[").error().code == "malformed");
  CHECK(record_from("{\"format\":\"bastide-game\"}").error().code == "foreign");
  CHECK(record_from("[1,2]").error().code == "foreign");
  CHECK(record_from("[]")->empty());
  // a name comes as it may be shown
  RecordedGame named = good;
  named.seats[0].name = "A\u202Enn";
  CHECK((*record_from(write_record({named})))[0].seats[0].name == "Ann");
}

TEST_CASE("what the record says of a name") {
  Record record = {game_of(1, "2026-11-20", 70, 60), game_of(2, "2026-11-21", 50, 66, "sharp"),
                   game_of(3, "2026-11-22", 61, 61), game_of(4, "2026-11-23", 90, 20, "here")};
  record[3].seats[1].name = "Bo";
  record[3].seats[0].turn = 24;
  RecordedGame alone{
      5, "2026-11-24", "hunters", {}, {{.name = "Ann", .is = "here", .points = 30, .turn = 5, .from = {}}},
      {}};
  record.push_back(alone);
  CHECK(names_in(record) == std::vector<std::string>{"Ann", "Bo"});
  CHECK(games_in(record) == std::vector<std::string>{"carcassonne", "hunters"});

  const Standing ann = standing(record, "Ann", "");
  CHECK(ann.games.size() == 5);
  CHECK(ann.against_others == 4);
  CHECK(ann.won == 3);  // one of them shared (BASE-53)
  CHECK(ann.average == doctest::Approx(301 / 5.0));
  CHECK(ann.most == 90);
  CHECK(ann.turn == 24);
  CHECK(ann.turn_date == "2026-11-23");
  REQUIRE(ann.against.size() == 3);  // persons, then levels, weakest first
  CHECK((ann.against[0].name == "Bo" && ann.against[0].won == 1 && ann.against[0].games == 1));
  CHECK((ann.against[1].is == "gentle" && ann.against[1].won == 1 && ann.against[1].games == 2));
  CHECK((ann.against[2].is == "sharp" && ann.against[2].won == 0));
  REQUIRE(ann.best.size() == 1);  // the other's road is not hers
  CHECK((ann.best[0].key == "city" && ann.best[0].amount == 45 && ann.best[0].date == "2026-11-23"));
  CHECK(ann.from[0].points == doctest::Approx(271 / 5.0));
  CHECK_FALSE(ann.games[1].won);
  CHECK(ann.games[4].alone);

  CHECK(standing(record, "Ann", "hunters").games.size() == 1);
  CHECK(standing(record, "Bo", "").won == 0);
  CHECK(standing(record, "Cy", "").games.empty());
}

TEST_CASE("set-ups are kept by name, the one used last first") {
  test::MemoryStore store;
  const GameSetup setup = two_with_expansions();
  GameSetup other = setup;
  other.setup.players = 3;
  other.players = default_players(3);
  CHECK(keep_setup(store, {"With Ann", setup}));
  CHECK(keep_setup(store, {"Without", other}));
  CHECK(read_setups(store) == std::vector<KeptSetup>{{"Without", other}, {"With Ann", setup}});
  CHECK(keep_setup(store, {"With Ann", other}));
  CHECK(read_setups(store) == std::vector<KeptSetup>{{"With Ann", other}, {"Without", other}});
  CHECK_FALSE(keep_setup(store, {" \u200B", setup}));
  CHECK(forget_setup(store, "Without"));
  CHECK_FALSE(forget_setup(store, "Without"));
  for (std::size_t i = 0; i < kMaxSetups; ++i) CHECK(keep_setup(store, {std::to_string(i), setup}));
  CHECK(read_setups(store).size() == kMaxSetups);
  CHECK(read_setups(store).back().name == "0");

  CHECK_FALSE(read_last_setup(store));
  keep_last_setup(store, setup);
  CHECK(*read_last_setup(store) == setup);
  for (const char* odd : {"", "{", "[]", "{\"players\":99}"}) {
    store.texts[kLastSetupKey] = odd;
    CHECK_FALSE(read_last_setup(store));
    store.texts[kSetupsKey] = "[{\"name\":\"a\",\"setup\":" + std::string(odd) + "}]";
    CHECK(read_setups(store).empty());
  }
  store.texts.clear();
  store.out_of_space = true;
  CHECK_FALSE(keep_setup(store, {"With Ann", setup}));
}
