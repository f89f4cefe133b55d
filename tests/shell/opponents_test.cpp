// Computer players at the table: they are asked, their answers are seen before they are played, and whatever
// does not answer never stops the game.
#include "shell/play/opponents.h"

#include "engine/assembly/built_in.h"
#include "engine/expansions/messages/messages.h"
#include "engine/game/save.h"
#include "tests/shell/fake_worker.h"
#include "tests/support/repeated.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::shell;
using bastide::test::FakeWorker;
using platform::WorkerEnd;

namespace {

// The table, with a clock of its own.
struct Table {
  Session session;
  FakeWorker fake;
  Thinker thinker{session, {fake.worker()}};
  Opponents opponents{session, thinker};
  double seconds = 1;
  bool open = true;
  bool rests = true;

  explicit Table(GameSetup setup) {
    opponents.limit(2);
    start(std::move(setup));
  }
  void start(GameSetup setup) {
    auto game = Game::create(std::move(setup));
    REQUIRE_MESSAGE(game.ok(), game.error().text());
    session.start(std::move(*game));
  }
  void frame(double later = 0.016) {
    seconds += later;
    opponents.follow({.seconds = seconds, .open = open, .rests = rests});
  }
  [[nodiscard]] std::size_t actions() const { return session.game().actions().size(); }
  // Until something was played.
  void play_one() {
    const std::size_t before = actions();
    for (int i = 0; i < 10 && actions() == before; ++i) {
      frame(1);
      if (thinker.state() == Thinker::State::Asked) fake.answer();
      opponents.take_place();
    }
    REQUIRE(actions() == before + 1);
  }
  void decide_here() { REQUIRE(session.take(session.game().legal()[0])); }
  void play_to_the_end() {
    while (session.phase() != Phase::Over) {
      if (session.phase() == Phase::Waiting)
        play_one();
      else
        decide_here();
    }
  }
};

GameSetup against(u8 level, int players = 2, const char* seed = "table") {
  GameSetup setup;
  setup.setup.players = players;
  setup.players = default_players(players);
  for (std::size_t i = 1; i < setup.players.size(); ++i) {
    setup.players[i].kind = SeatKind::Computer;
    setup.players[i].level = level;
  }
  setup.seed = seed;
  return setup;
}

GameSetup all_computers(GameSetup setup) {
  for (Player& player : setup.players) player.kind = SeatKind::Computer;
  return setup;
}

GameSetup of_family(u8 family) {
  GameSetup setup = against(0);
  setup.setup.family = family;
  return setup;
}

}  // namespace

TEST_CASE("while a computer player is asked nothing can be answered here, and nothing of its own is shown") {
  Table table(against(0));
  while (table.session.who() == 0) table.decide_here();
  Session& session = table.session;
  REQUIRE(session.phase() == Phase::Waiting);
  CHECK(session.places().empty());
  CHECK(session.spots().empty());
  CHECK(session.choices().empty());
  CHECK(!session.planned());
  CHECK(!session.can_skip());
  const std::string before = save_game(session.game());
  session.next_place(1);
  session.next_spot(1);
  session.pick(0);
  session.go_beside(true);
  CHECK(!session.ghost());
  CHECK(!session.aim({0, 1}));
  CHECK(!session.place());
  CHECK(!session.confirm());
  CHECK(!session.skip());
  CHECK(!session.choose(0));
  CHECK(!session.answer());
  CHECK(!session.reveal());
  CHECK(!session.keeps_secrets());
  CHECK(save_game(session.game()) == before);
}

TEST_CASE("computer players play every game with a person, and among themselves, to its end") {
  for (u8 family = 0; family < built_in().size(); ++family) {
    CAPTURE(family);
    Table table(of_family(family));
    table.play_to_the_end();
    const std::string end = save_game(table.session.game());
    Table alone(all_computers(of_family(family)));
    alone.play_to_the_end();
    CHECK(alone.session.game().over());
    // the same game, played again, goes the same way
    Table again(of_family(family));
    again.play_to_the_end();
    CHECK(save_game(again.session.game()) == end);
  }
}

TEST_CASE("every expansion's questions are answered") {
  for (const int players : {2, 3, 6}) {
    if (test::kSanitized && players < 6) continue;
    CAPTURE(players);
    GameSetup setup = all_computers(against(0, players, "everything"));
    for (const Expansion* expansion : landscape().expansions) setup.setup.expansions |= 1U << expansion->id;
    Table table(setup);
    table.play_to_the_end();
    CHECK(table.session.game().over());
  }
}

TEST_CASE("a level is asked for by its name, with what it may use; a seed tells games and moments apart") {
  for (unsigned level = 0; level < kLevels.size(); ++level) {
    Table table(all_computers(against(0)));
    GameSetup setup = all_computers(against(0));
    for (Player& player : setup.players) player.level = static_cast<u8>(level);
    table.start(setup);
    table.opponents.limit(0);
    table.frame();
    REQUIRE(table.fake.asked.size() == 1);
    const auto message = parse_json(table.fake.asked.back(), "message");
    REQUIRE(message.ok());
    CHECK((*message)["player"] == kLevels[level]);
    CHECK((*message)["seed"] == "table.0");
    CHECK((*message)["ms"].get<int>() <= (level == 3 ? 3000 : 1000));
  }
}

TEST_CASE("an answer is seen before it is played: the land rests, then a pause goes by") {
  Table table(all_computers(against(0)));
  table.frame();
  CHECK(table.opponents.state() == Opponents::State::Thinks);
  CHECK(!table.opponents.waits());  // for an answer no frames are needed
  table.fake.answer();
  CHECK(table.opponents.waits());
  table.rests = false;
  for (int i = 0; i < 100; ++i) table.frame();
  CHECK(table.opponents.take_place());  // where it is going to lie
  CHECK(table.actions() == 0);
  table.rests = true;
  table.frame(Opponents::kPause - 0.1);
  CHECK(table.actions() == 0);
  table.frame(0.2);
  CHECK(table.actions() == 1);
}

// What an answer moves keeps a page awake; a figure not placed, before a question of the same seat's, moves
// nothing.
TEST_CASE("a page that sleeps but where frames are wanted, or an answer has come, plays on to the end") {
  GameSetup setup = all_computers(against(0));
  setup.setup.expansions = 1U << messages::kId;
  Table table(setup);
  table.frame();
  while (!table.session.game().over()) {
    if (table.thinker.state() == Thinker::State::Asked)
      table.fake.answer();
    else
      REQUIRE(table.opponents.waits());
    table.frame(1);
    table.opponents.take_place();
  }
}

TEST_CASE("behind a menu, and while it is paused, nothing goes on") {
  Table table(all_computers(against(0)));
  table.frame();
  table.fake.answer();
  SUBCASE("a menu") {
    table.open = false;
    table.frame(60);
    CHECK(table.actions() == 0);
    table.open = true;
    table.frame(0.01);
    CHECK(table.actions() == 0);  // first one looks
  }
  SUBCASE("a pause") {
    table.opponents.pause(true);
    table.frame(60);
    CHECK(table.opponents.state() == Opponents::State::Paused);
    CHECK(table.actions() == 0);
    table.opponents.pause(false);
  }
  table.play_one();
}

TEST_CASE("hurried, it plays at once until somebody here is asked, and a long thought is cut short") {
  Table table(against(3));
  table.opponents.limit(0);
  while (table.session.who() == 0) table.decide_here();
  table.frame();
  const std::string patient = table.fake.asked.back();
  table.rests = false;
  table.opponents.hurry(true);
  CHECK(table.fake.asked.back() != patient);
  table.opponents.limit(2);
  table.opponents.hurry(true);
  table.fake.answer();
  table.frame();
  CHECK(table.actions() > 0);
  while (table.session.phase() == Phase::Waiting) {
    table.frame();
    if (table.thinker.state() == Thinker::State::Asked) table.fake.answer();
  }
  table.frame();
  CHECK(!table.opponents.hurried());
}

TEST_CASE(
    "taking back in a computer player's turn leads to one's own last decision; who only looks on stops "
    "there") {
  SUBCASE("a person plays") {
    Table table(against(0));
    while (table.session.who() == 0) table.decide_here();
    const std::size_t mine = table.actions();
    table.play_one();
    REQUIRE(table.session.undo());
    CHECK(table.actions() == mine - 1);
    CHECK(table.session.who() == 0);
    table.frame(60);
    CHECK(table.thinker.state() == Thinker::State::Idle);
    CHECK(!table.opponents.paused());
  }
  SUBCASE("nobody does") {
    Table table(all_computers(against(0)));
    for (int i = 0; i < 4; ++i) table.play_one();
    table.frame();
    REQUIRE(table.session.undo());
    table.frame(60);
    CHECK(table.opponents.state() == Opponents::State::Paused);
    CHECK(table.actions() == 3);
    table.opponents.pause(false);
    table.play_one();
  }
}

TEST_CASE("who does not answer is told of, asked again, or answered for; the game never stops for good") {
  Table table(against(0));
  while (table.session.who() == 0) table.decide_here();
  table.frame();
  table.fake.say(WorkerEnd::Missing);
  CHECK(table.opponents.state() == Opponents::State::Stuck);
  CHECK(table.opponents.failure() == "missing");
  table.frame(60);
  CHECK(table.opponents.state() == Opponents::State::Stuck);
  const std::size_t before = table.actions();
  SUBCASE("again") {
    table.opponents.try_again();
    table.play_one();
  }
  SUBCASE("answered for, till it is asked again") {
    table.session.stand_in(true);
    table.frame(60);
    CHECK(table.opponents.state() == Opponents::State::None);
    REQUIRE(table.session.phase() == Phase::Place);
    table.session.next_place(1);
    REQUIRE(table.session.place());
    CHECK(table.actions() == before + 1);
    REQUIRE(table.session.undo());  // that, not one's own
    CHECK(table.actions() == before);
    table.opponents.try_again();
    CHECK(table.session.phase() == Phase::Waiting);
    table.play_one();
  }
  SUBCASE("another game knows nothing of it") {
    table.session.stand_in(true);
    table.start(all_computers(against(0)));
    CHECK(!table.session.stands_in());
    table.play_one();
  }
}

TEST_CASE("kept and opened again in the middle of its turn, it goes on") {
  Table table(all_computers(against(0)));
  for (int i = 0; i < 5; ++i) table.play_one();
  auto game = read_game_file(game_file(table.session.game()));
  REQUIRE(game.ok());
  Table other(all_computers(against(0)));
  other.session.start(std::move(*game));
  CHECK(other.session.phase() == Phase::Waiting);
  other.play_one();
  CHECK(other.actions() == 6);
}
