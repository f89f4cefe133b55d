// The thinker: what it asks, what of the answers reaches the session, and what becomes of a worker that
// fails.
#include "shell/play/thinker.h"

#include "engine/ai/go.h"
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "tests/shell/fake_worker.h"
#include "tests/shell/two_players.h"

#include <doctest/doctest.h>

#include <vector>

using namespace bastide;
using namespace bastide::shell;
using bastide::test::FakeWorker;
using platform::WorkerEnd;

namespace {

void start(Session& session, u8 family = 0) { test::start_two_players(session, "thinker", family); }

struct Asked {
  Session session;
  FakeWorker fake;
  Thinker thinker{session, {fake.worker()}};
  Asked() {
    start(session);
    thinker.ask("1");
    REQUIRE(thinker.state() == Thinker::State::Asked);
  }
};

}  // namespace

TEST_CASE("the thinker plays each game to its end, answer by answer") {
  for (u8 family = 0; family < built_in().size(); ++family) {
    Session session;
    FakeWorker fake;
    Thinker thinker(session, {fake.worker()});
    start(session, family);
    while (session.phase() != Phase::Over) {
      const std::size_t actions = session.game().actions().size();
      thinker.ask("t-" + std::to_string(actions));
      CHECK(session.game().actions().size() == actions);
      fake.answer();
      REQUIRE(thinker.state() == Thinker::State::Answered);
      CHECK(session.game().actions().size() == actions);  // nothing happens before it is taken
      REQUIRE(thinker.play());
      CHECK(session.game().actions().size() == actions + 1);
      CHECK(thinker.state() == Thinker::State::Idle);
    }
    thinker.ask("over");
    CHECK(thinker.state() == Thinker::State::Idle);
    CHECK(fake.ended == 0);
  }
}

TEST_CASE_FIXTURE(Asked, "what is cancelled does not reach the game") {
  const auto late = fake.waiting;
  thinker.cancel();
  CHECK(thinker.state() == Thinker::State::Idle);
  CHECK(fake.ended == 1);
  late(WorkerEnd::Answered, ai::answer_go(fake.asked.back()));  // a worker that does not care
  CHECK(thinker.state() == Thinker::State::Idle);
  CHECK_FALSE(thinker.play());
  CHECK(session.game().actions().empty());
}

TEST_CASE_FIXTURE(Asked, "an answer is for the position it was asked in") {
  REQUIRE(session.take(*action_from_json(session.game().rules(), session.game().state(), Json(0))));
  SUBCASE("seen at once") {
    thinker.follow();
    CHECK(fake.ended == 1);
  }
  SUBCASE("seen when it comes") { fake.answer(); }
  CHECK(thinker.state() == Thinker::State::Idle);
  CHECK_FALSE(thinker.play());
  CHECK(session.game().actions().size() == 1);
}

TEST_CASE_FIXTURE(Asked, "an answer that came is dropped when the game goes on without it") {
  fake.answer();
  REQUIRE(thinker.state() == Thinker::State::Answered);
  const Action answer = *thinker.answer();
  REQUIRE(session.take(answer));
  REQUIRE(session.undo());
  CHECK_FALSE(thinker.play());
  thinker.follow();
  CHECK(thinker.state() == Thinker::State::Idle);
}

TEST_CASE_FIXTURE(Asked, "of two questions the last is answered") {
  thinker.ask("2");
  CHECK(fake.ended == 1);
  CHECK(fake.asked.size() == 2);
  fake.answer();
  CHECK(thinker.state() == Thinker::State::Answered);
}

TEST_CASE_FIXTURE(Asked, "answers that are none are never played, and asked for again from a fresh worker") {
  for (const char* bad : {"", "null", "[]", "{}", R"({"action":0})", R"({"action":{"verb":"pass"}})",
                          R"({"action":{"verb":"place_tile","x":90,"y":0,"rotation":0}})",
                          R"({"error":"no","where":"","code":"malformed"})"}) {
    CAPTURE(bad);
    thinker.ask("bad");
    fake.asked.resize(1);
    const int before = fake.ended;
    for (int attempt = 1; attempt < WorkerPool::kAttempts; ++attempt) {
      fake.say(WorkerEnd::Answered, bad);
      CHECK(thinker.state() == Thinker::State::Asked);
      CHECK(fake.ended == before + attempt);
    }
    fake.say(WorkerEnd::Answered, bad);
    CHECK(thinker.state() == Thinker::State::Failed);
    CHECK(thinker.failure() == "illegal");
    CHECK(session.game().actions().empty());
  }
}

TEST_CASE_FIXTURE(Asked, "a worker that breaks or is silent is replaced, and gives up in the end") {
  fake.say(WorkerEnd::Broken);
  CHECK(fake.asked.size() == 2);
  CHECK(fake.asked[0] == fake.asked[1]);
  fake.say(WorkerEnd::Silent);
  CHECK(fake.asked.size() == 3);
  SUBCASE("answers after all") {
    fake.answer();
    CHECK(thinker.play());
  }
  SUBCASE("for good") {
    fake.say(WorkerEnd::Silent);
    CHECK(thinker.state() == Thinker::State::Failed);
    CHECK(thinker.failure() == "silent");
    thinker.ask("again");
    fake.answer();
    CHECK(thinker.failure().empty());
    CHECK(thinker.play());
  }
}

TEST_CASE_FIXTURE(Asked, "what is not there or may not run is told at once") {
  SUBCASE("missing") {
    fake.say(WorkerEnd::Missing);
    CHECK(thinker.failure() == "missing");
  }
  SUBCASE("refused") {
    fake.say(WorkerEnd::Refused);
    CHECK(thinker.failure() == "refused");
  }
  CHECK(thinker.state() == Thinker::State::Failed);
  CHECK(fake.asked.size() == 1);
  CHECK_FALSE(thinker.play());
}

namespace {

// A long thought, shared by three.
struct Shared {
  Session session;
  FakeWorker first, second, third;
  Thinker thinker{session, {first.worker(), second.worker(), third.worker()}};
  const Query query{.seed = "1", .player = "master", .simulations = Thinker::kShared, .moves = 3};
  Shared() {
    start(session);
    thinker.ask(query);
    REQUIRE(thinker.state() == Thinker::State::Asked);
  }
};

}  // namespace

TEST_CASE_FIXTURE(Shared, "a long thought is shared by all workers, and its answer is that of one") {
  FakeWorker alone;
  Thinker other(session, {alone.worker()});
  other.ask(query);
  alone.answer();
  REQUIRE(other.state() == Thinker::State::Answered);
  CHECK(alone.asked.size() == 1);
  for (const FakeWorker* one : {&first, &second, &third})  // each has something to think about
    CHECK_FALSE((*parse_json(one->would_answer(), "part"))["grown"].empty());
  third.answer();
  first.answer();
  CHECK(first.asked.size() == 1);
  CHECK(thinker.state() == Thinker::State::Asked);
  second.answer();
  CHECK(thinker.state() == Thinker::State::Asked);
  CHECK(first.asked.size() == 2);  // adds up
  first.answer();
  REQUIRE(thinker.state() == Thinker::State::Answered);
  CHECK(*thinker.answer() == *other.answer());
  CHECK(thinker.told() == other.told());
  CHECK(thinker.told()["simulations"] == Thinker::kShared);
  CHECK(first.ended + second.ended + third.ended == 0);
  CHECK(thinker.play());
}

TEST_CASE_FIXTURE(Shared, "a short thought is one worker's, after a game the others rest") {
  first.answer();
  second.answer();
  third.answer();
  first.answer();
  thinker.ask({.seed = "1", .player = "master", .simulations = Thinker::kShared - 1});
  CHECK(first.asked.size() == 3);
  CHECK(second.asked.size() == 1);
  thinker.follow();
  CHECK(second.ended == 0);
  first.answer();
  start(session);
  thinker.follow();
  thinker.follow();
  CHECK(first.ended == 0);
  CHECK(second.ended == 1);
  CHECK(third.ended == 1);
}

TEST_CASE_FIXTURE(Shared, "a shared thought that is cancelled ends with all who are at it") {
  second.answer();
  thinker.cancel();
  CHECK(first.ended == 1);
  CHECK(second.ended == 0);
  CHECK(third.ended == 1);
  thinker.ask(query);
  first.answer();
  second.answer();
  third.answer();
  first.answer();
  CHECK(thinker.play());
}

TEST_CASE_FIXTURE(Shared,
                  "a part that fails is asked again, and where several cannot be had one thinks alone") {
  SUBCASE("answers after all") {
    second.say(WorkerEnd::Broken);
    CHECK(second.asked.size() == 2);
    second.say(WorkerEnd::Answered, R"({"grown":7})");
    CHECK(second.ended == 1);
    first.answer(), second.answer(), third.answer(), first.answer();
    CHECK(thinker.told()["simulations"] == Thinker::kShared);
    CHECK(thinker.play());
  }
  SUBCASE("for good") {
    second.answer();
    third.say(WorkerEnd::Refused);
    CHECK(first.ended == 1);
    CHECK(second.ended == 1);
    CHECK(first.asked.size() == 2);
    first.answer();
    CHECK(thinker.told()["simulations"] == Thinker::kShared);
    REQUIRE(thinker.play());
    thinker.ask(query);
    CHECK(second.asked.size() == 1);
    first.say(WorkerEnd::Missing);
    CHECK(thinker.failure() == "missing");
  }
  SUBCASE("what they are made of does not come") {
    second.say(WorkerEnd::Missing);
    CHECK(thinker.failure() == "missing");
    CHECK(first.asked.size() == 1);
    thinker.ask(query);
    CHECK(second.asked.size() == 2);  // they are tried again
  }
  SUBCASE("the parts are none of the position's") {
    first.answer(), second.answer();
    third.say(WorkerEnd::Answered, R"({"grown":[{"tree":2}]})");
    for (int attempt = 0; attempt < WorkerPool::kAttempts; ++attempt) first.answer();  // a refusal
    CHECK(thinker.failure() == "illegal");
    CHECK_FALSE(thinker.play());
  }
}

TEST_CASE_FIXTURE(Shared, "a worker that somebody else takes leaves nothing asked") {
  second.say(WorkerEnd::Taken);
  CHECK(thinker.state() == Thinker::State::Idle);
  CHECK(first.ended == 1);
  CHECK(third.ended == 1);
  CHECK(second.ended == 0);
  CHECK(second.asked.size() == 1);
}
