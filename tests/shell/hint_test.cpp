// The hint: what is asked for it, what it tells, and that it never plays.
#include "shell/play/hint.h"

#include "engine/assembly/built_in.h"
#include "engine/game/save.h"
#include "tests/shell/fake_worker.h"
#include "tests/shell/two_players.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;
using bastide::test::FakeWorker;
using platform::WorkerEnd;

namespace {

struct Looking {
  Session session;
  FakeWorker fake;
  Thinker thinker{session, {fake.worker()}};
  Hint hint{session, thinker};

  explicit Looking(u8 family = 0) {
    hint.limit(200);
    test::start_two_players(session, "hint", family);
  }
  void look() {
    hint.ask();
    REQUIRE(hint.state() == Hint::State::Thinks);
    fake.answer();
    hint.follow();
  }
};

}  // namespace

TEST_CASE("in each game the best moves are shown, with reasons, whatever is asked; nothing is played") {
  for (u8 family = 0; family < built_in().size(); ++family) {
    CAPTURE(family);
    Looking now(family);
    for (int turn = 0; turn < 12; ++turn) {
      const std::string before = save_game(now.session.game());
      now.look();
      REQUIRE(now.hint.state() == Hint::State::Shown);
      REQUIRE(!now.hint.moves().empty());
      CHECK(now.hint.moves().size() <= static_cast<std::size_t>(Hint::kMoves));
      if (now.hint.moves().size() > 2) CHECK(now.hint.moves()[1].margin >= now.hint.moves()[2].margin);
      CHECK(save_game(now.session.game()) == before);
      CHECK(now.thinker.state() == Thinker::State::Idle);
      const HintMove best = now.hint.moves().front();
      REQUIRE(now.session.take(best.first));
      now.hint.follow();
      CHECK(now.hint.state() == Hint::State::None);  // it was about another position
      if (best.then) REQUIRE(now.session.take(*best.then));
    }
  }
}

TEST_CASE("a tile that completes a feature tells its points and its figure at once") {
  Looking now;
  bool points = false, home = false;
  for (int turn = 0; turn < 60 && now.session.phase() != Phase::Over; ++turn) {
    now.look();
    const HintMove best = now.hint.moves().front();
    const Seat seat = now.session.who();
    const auto score = [&] { return scores(now.session.game().rules(), now.session.game().state())[seat]; };
    const int before = score();
    REQUIRE(now.session.take(best.first));
    if (best.then) REQUIRE(now.session.take(*best.then));
    CHECK(score() - before == best.points);
    points = points || best.points > 0;
    home = home || best.home > 0;
  }
  CHECK(points);
  CHECK(home);
}

TEST_CASE("what a move takes from another's reach is read as it is told") {
  Looking now;
  now.hint.ask();
  const auto answer = parse_json(now.fake.would_answer(), "answer");
  REQUIRE(answer.ok());
  Json told = *answer;
  told["moves"][0]["blocks"] = 2;
  told["moves"][0]["denies"] = 9;
  now.fake.say(WorkerEnd::Answered, write_json(told));
  now.hint.follow();
  REQUIRE(now.hint.state() == Hint::State::Shown);
  CHECK(now.hint.moves()[0].blocks == 2);
  CHECK(now.hint.moves()[0].denies == 9);
}

TEST_CASE("what is put away, fails, or cannot be asked shows nothing") {
  Looking now;
  now.hint.ask();
  now.hint.drop();
  CHECK(now.hint.state() == Hint::State::None);
  CHECK(now.thinker.state() == Thinker::State::Idle);
  now.hint.ask();
  now.fake.say(WorkerEnd::Refused);
  now.hint.follow();
  CHECK(now.hint.state() == Hint::State::Failed);
  CHECK(now.hint.failure() == "refused");
  now.hint.drop();
  for (const char* odd :
       {R"({"moves":7})", R"({"moves":[]})", R"({"moves":[1,{},{"line":[]},{"line":[{"verb":"pass"}]}]})",
        R"({"moves":[{"line":[0],"points":"many"}]})"}) {
    CAPTURE(odd);
    now.hint.ask();
    const auto answer = parse_json(now.fake.would_answer(), "answer");
    const auto moves = parse_json(odd, "odd");
    REQUIRE((answer.ok() && moves.ok()));
    Json told = *answer;
    told["moves"] = (*moves)["moves"];
    now.fake.say(WorkerEnd::Answered, write_json(told));
    now.hint.follow();
    CHECK(now.hint.state() != Hint::State::Shown);
    now.hint.drop();
  }
}

TEST_CASE("while a computer player is asked there is no hint") {
  Looking now;
  GameSetup setup = now.session.game().setup();
  for (Player& player : setup.players) player.kind = SeatKind::Computer;
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  now.session.start(std::move(*game));
  CHECK(!now.hint.possible());
  now.hint.ask();
  CHECK(now.hint.state() == Hint::State::None);
  CHECK(now.fake.asked.empty());
}
