// The review of a finished game: every tile judged, the dearest first, the game untouched.
#include "shell/play/review.h"

#include "engine/assembly/built_in.h"
#include "engine/game/save.h"
#include "tests/shell/fake_worker.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace bastide;
using namespace bastide::shell;
using bastide::test::FakeWorker;
using bastide::test::played_game;
using platform::WorkerEnd;

namespace {

struct Finished {
  Session session;
  FakeWorker fake, second, third;
  Review review{{fake.worker()}};

  explicit Finished(u8 family = 0) {
    review.limit(20);
    GameSetup setup;
    setup.setup.family = family;
    setup.players = default_players(2);
    setup.seed = "review";
    session.start(played_game(setup, 4));
    REQUIRE(session.phase() == Phase::Over);
  }
  void begin() { review.begin(session.game()); }
  void finish() {
    while (review.state() == Review::State::Asks) fake.answer();
  }
};

}  // namespace

TEST_CASE("in each game every tile is judged, and the dearest are told first") {
  for (u8 family = 0; family < built_in().size(); ++family) {
    CAPTURE(family);
    Finished now(family);
    const std::string before = save_game(now.session.game());
    now.begin();
    CHECK(now.review.progress() < 0.1F);
    now.finish();
    REQUIRE(now.review.state() == Review::State::Done);
    CHECK(now.review.progress() == 1);
    CHECK(save_game(now.session.game()) == before);
    const auto& judged = now.review.judged();
    const Game& game = now.session.game();
    CHECK(judged.size() > 20);
    for (const Judged& one : judged) {
      CHECK(one.seat == game.decided(one.at));
      CHECK(one.played.front() == game.actions()[one.at]);
      CHECK(one.cost >= 0);
      CHECK((one.cost > 0 || one.best == one.played));
    }
    const auto dearest = now.review.dearest(5);
    REQUIRE(dearest.size() == 5);  // it was played at random
    for (std::size_t i = 1; i < dearest.size(); ++i)
      CHECK(judged[dearest[i - 1]].cost >= judged[dearest[i]].cost);
    const auto then = now.review.before(judged[dearest[0]]);
    REQUIRE(then);
    CHECK(then->actions().size() == judged[dearest[0]].at);
    CHECK(is_legal(then->rules(), then->state(), judged[dearest[0]].best.front()));
    // asked again, it is known
    const std::size_t asked = now.fake.asked.size();
    now.begin();
    CHECK(now.fake.asked.size() == asked);
  }
}

TEST_CASE("several workers judge alike, whichever answers first, and all but the first end with it") {
  Finished alone, now;
  alone.begin();
  alone.finish();
  Review several({now.fake.worker(), now.second.worker(), now.third.worker()});
  several.limit(20);
  several.begin(now.session.game());
  const std::array<FakeWorker*, 3> workers = {&now.fake, &now.second, &now.third};
  for (std::size_t round = 0; several.state() == Review::State::Asks; ++round) {
    float before = several.progress();
    for (std::size_t i = 0; i < 3; ++i) {
      FakeWorker& one = *workers[(round + 2 * i) % 3];
      if (!one.waiting || several.state() != Review::State::Asks) continue;
      one.answer();
      CHECK(several.progress() > before);
      before = several.progress();
      const auto& judged = several.judged();
      CHECK(std::is_sorted(judged.begin(), judged.end(),
                           [](const Judged& a, const Judged& b) { return a.at < b.at; }));
    }
  }
  REQUIRE(several.state() == Review::State::Done);
  CHECK(now.fake.ended == 0);
  CHECK(now.second.ended == 1);
  CHECK(now.third.ended == 1);
  for (const FakeWorker* one : workers) CHECK(one->asked.size() > 5);
  const auto &here = several.judged(), &there = alone.review.judged();
  REQUIRE(here.size() == there.size());
  for (std::size_t i = 0; i < here.size(); ++i) {
    CAPTURE(i);
    CHECK(here[i].at == there[i].at);
    CHECK(here[i].turn == there[i].turn);
    CHECK(here[i].seat == there[i].seat);
    CHECK(here[i].margin == there[i].margin);
    CHECK(here[i].cost == there[i].cost);
    CHECK(here[i].played == there[i].played);
    CHECK(here[i].best == there[i].best);
  }
}

TEST_CASE("what one of several workers was asked when another failed is asked again, and nothing twice") {
  Finished now;
  Review several({now.fake.worker(), now.second.worker()});
  several.limit(1);
  several.begin(now.session.game());
  now.second.answer();  // the first is slow
  now.second.say(WorkerEnd::Missing);
  CHECK(several.state() == Review::State::Failed);
  CHECK(now.fake.ended == 1);
  several.try_again();
  REQUIRE(several.state() == Review::State::Asks);
  while (several.state() == Review::State::Asks) (now.fake.waiting ? now.fake : now.second).answer();
  std::size_t placed = 0;
  for (const Action& action : now.session.game().actions()) placed += action.verb == Verb::PlaceTile ? 1 : 0;
  CHECK(now.fake.asked.size() + now.second.asked.size() == placed + 2);  // two were in vain
  CHECK(several.progress() == 1);
  CHECK(several.judged().size() > 20);
  for (std::size_t i = 1; i < several.judged().size(); ++i)
    CHECK(several.judged()[i - 1].at < several.judged()[i].at);
}

TEST_CASE("a review whose worker somebody else takes is forgotten, and can be begun again") {
  Finished now;
  Review several({now.fake.worker(), now.second.worker()});
  several.limit(1);
  several.begin(now.session.game());
  now.second.answer();
  now.fake.say(WorkerEnd::Taken);
  CHECK(several.state() == Review::State::None);
  CHECK(several.judged().empty());
  CHECK(now.fake.ended == 0);
  CHECK(now.second.ended == 1);
  several.begin(now.session.game());
  while (several.state() == Review::State::Asks) (now.fake.waiting ? now.fake : now.second).answer();
  CHECK(several.state() == Review::State::Done);
  CHECK(several.judged().size() > 20);
}

TEST_CASE("a review that fails is told of and can be tried again; of a game that goes on there is none") {
  Finished now;
  now.begin();
  now.fake.answer();
  now.fake.say(WorkerEnd::Missing);
  CHECK(now.review.state() == Review::State::Failed);
  CHECK(now.review.failure() == "missing");
  now.begin();  // as the screen does in every frame
  CHECK(now.review.state() == Review::State::Failed);
  now.review.try_again();
  CHECK(now.review.state() == Review::State::Asks);
  for (const char* odd : {"", "{}", R"({"at":99999})"}) now.fake.say(WorkerEnd::Answered, odd);
  CHECK(now.review.state() == Review::State::Failed);
  CHECK(now.review.failure() == "illegal");
  now.review.try_again();
  now.fake.answer();
  CHECK(now.review.judged().size() >= 1);
  CHECK(now.review.is_of(now.session.game()));
  REQUIRE(now.session.undo());
  CHECK_FALSE(now.review.is_of(now.session.game()));
  now.begin();
  CHECK_FALSE(now.review.is_of(now.session.game()));
  now.review.end();
  CHECK(now.review.state() == Review::State::None);
  CHECK(now.review.judged().empty());
}
