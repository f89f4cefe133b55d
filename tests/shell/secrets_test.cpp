// What only one player may know, at one screen with others: nothing of it is in the session before that
// player looks (GIFT-10).
#include "engine/expansions/gifts/gifts.h"
#include "engine/game/save.h"
#include "shell/play/session.h"
#include "tests/support/expansions.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;

namespace {

GameSetup with_gifts(int players, int number) {
  GameSetup setup;
  setup.setup.players = players;
  setup.setup.expansions = 1u << gifts::kId;
  setup.players = default_players(players);
  setup.seed = "secrets-" + std::to_string(number);
  return setup;
}

// Any answer but to what is hidden.
void answer(Session& session, Rng& rng) {
  const auto any = [&](std::size_t count) { return static_cast<int>(rng.below(static_cast<u32>(count))); };
  switch (session.phase()) {
    case Phase::Place:
      for (int n = any(session.places().size()); n >= 0; --n) session.next_place(1);
      REQUIRE(session.place());
      break;
    case Phase::Figure:
      session.choose_spot(any(session.spots().size()));
      REQUIRE(session.confirm());
      break;
    default: REQUIRE(session.choose(any(session.choices().size())));
  }
}

// Plays on to a moment where answers are hidden; false: the game has none.
bool to_hidden(Session& session, Rng& rng) {
  while (session.phase() != Phase::Over && session.phase() != Phase::Hidden) answer(session, rng);
  return session.phase() == Phase::Hidden;
}

Session start(int players, int number) {
  auto made = Game::create(with_gifts(players, number));
  REQUIRE(made.ok());
  Session session;
  session.start(std::move(*made));
  return session;
}

bool has_no_answers(const Session& session) {
  return session.choices().empty() && session.spots().empty() && session.places().empty();
}

}  // namespace

TEST_CASE("GIFT-10 at one screen the answers are nowhere till their player looks, and again for the next") {
  Session session = start(3, 1);
  Rng rng(1);
  REQUIRE(to_hidden(session, rng));
  const Seat who = session.who();
  CHECK(session.keeps_secrets());
  CHECK_FALSE(session.revealed());
  CHECK(has_no_answers(session));
  const u32 revision = session.revision();
  session.pick(0);
  CHECK_FALSE(session.choose(0));
  CHECK(session.revision() == revision);  // a key answers nothing that was not seen
  CHECK(session.can_skip());
  REQUIRE(session.answer());  // Enter
  CHECK(session.revision() > revision);
  CHECK(session.phase() == Phase::Choose);
  CHECK(session.choices().size() >= 2);  // a gift, or none
  CHECK_FALSE(session.reveal());
  REQUIRE(session.choose(static_cast<int>(session.choices().size()) - 1));
  CHECK(session.who() == who);
  CHECK(session.revealed());
  REQUIRE(session.undo());
  CHECK(session.phase() == Phase::Choose);  // the same player still looks
  REQUIRE(session.choose(static_cast<int>(session.choices().size()) - 1));
  while (session.who() == who) answer(session, rng);
  CHECK_FALSE(session.revealed());
  REQUIRE(session.undo());
  CHECK(session.who() == who);
  CHECK_FALSE(session.revealed());  // whoever takes back has the device
}

TEST_CASE("GIFT-10 without a look the gift may be left, and the game goes on") {
  Session session = start(2, 2);
  Rng rng(2);
  REQUIRE(to_hidden(session, rng));
  REQUIRE(session.skip());
  CHECK(session.phase() == Phase::Place);
  CHECK_FALSE(session.revealed());
}

TEST_CASE(
    "GIFT-10 a game that is opened again begins without a look; in one without secrets nothing is hidden") {
  Session session = start(2, 2);
  Rng rng(2);
  REQUIRE(to_hidden(session, rng));
  REQUIRE(session.reveal());
  auto same = Game::create(session.game().setup());
  REQUIRE(same.ok());
  for (const Action& action : session.game().actions()) REQUIRE(same->apply(action));
  session.start(std::move(*same));
  CHECK(session.phase() == Phase::Hidden);
  CHECK(has_no_answers(session));

  GameSetup plain = with_gifts(2, 3);
  plain.setup.expansions = 0;
  auto made = Game::create(plain);
  REQUIRE(made.ok());
  session.start(std::move(*made));
  CHECK_FALSE(session.keeps_secrets());
  CHECK_FALSE(session.reveal());
  while (session.phase() != Phase::Over) answer(session, rng);
}

TEST_CASE(
    "HOUSE-03 a hidden hand is nowhere in the session till its player looks; an open one is asked at once") {
  for (const bool hidden : {true, false}) {
    GameSetup setup = with_gifts(2, 4);
    setup.setup.expansions = 0;
    test::set_option(setup.setup, "hand_of_three", hidden ? 2 : 1);
    auto made = Game::create(setup);
    REQUIRE(made.ok());
    Session session;
    session.start(std::move(*made));
    CHECK((session.phase() == Phase::Hidden) == hidden);
    CHECK(has_no_answers(session) == hidden);
    const int hand = hidden ? 3 : 0;
    const int bag = tiles_left(session.game().state());
    CHECK(tiles_left(session.seen()) == bag + hand);
    CHECK(session.reveal() == hidden);
    CHECK(tiles_left(session.seen()) == bag);  // its player knows where they are
    CHECK(session.phase() == Phase::Choose);
    REQUIRE(session.choose(0));
    CHECK(session.phase() == Phase::Place);
    session.next_place(1);
    REQUIRE(session.place());
    session.skip();
    CHECK(session.who() == 1);
    session.reveal();
    // what red still holds could lie in the bag for all that blue knows
    CHECK(tiles_left(session.seen()) == tiles_left(session.game().state()) + (hidden ? 3 : 0));
  }
}

// The next gift is the same whatever is played: whoever could take back what earned it would choose knowing
// it.
TEST_CASE("GIFT-10 what has drawn a gift is not taken back; what came after it is") {
  int drawn = 0;
  for (int number = 1; number <= 6; ++number) {
    Session session = start(2, number);
    Rng rng(static_cast<u64>(number));
    while (session.phase() != Phase::Over) {
      const auto gifts = [&] {
        const State& state = session.game().state();
        return gifts::gift_count(state, 0) + gifts::gift_count(state, 1);
      };
      const int before = gifts();
      if (session.phase() == Phase::Hidden) REQUIRE(session.reveal());
      answer(session, rng);
      if (session.phase() == Phase::Over) break;
      const std::size_t actions = session.game().actions().size();
      if (gifts() > before) {
        ++drawn;
        CHECK_FALSE(session.can_undo());
        CHECK_FALSE(session.undo());
        CHECK(session.game().actions().size() == actions);
      } else if (session.can_undo()) {
        REQUIRE(session.undo());
        REQUIRE(session.redo());
      }
      // nor after the game has been left and opened again
      if (gifts() <= before) continue;
      auto again = load_game(save_game(session.game()));
      REQUIRE(again.ok());
      Session other;
      other.start(std::move(*again));
      CHECK_FALSE(other.can_undo());
    }
  }
  CHECK(drawn > 3);
  // who plays alone hides nothing
  Session alone = start(1, 2);
  Rng rng(2);
  while (alone.phase() != Phase::Over) {
    answer(alone, rng);
    CHECK(alone.can_undo());
  }
}

TEST_CASE("HOUSE-03 with hidden hands what has filled a hand is not taken back; with open ones it is") {
  for (const char* kind : {"open", "hidden"}) {
    GameSetup setup;
    setup.setup.players = 2;
    setup.players = default_players(2);
    setup.seed = "hands";
    const OptionList options(built_in()[0]);
    options.set(setup.setup, "hand_of_three", kind == std::string("open") ? 1 : 2);
    auto made = Game::create(setup);
    REQUIRE(made.ok());
    Session session;
    session.start(std::move(*made));
    Rng rng(3);
    const bool hidden = kind == std::string("hidden");
    for (int turns = 0; turns < 12;) {
      const int turn = session.game().turn_number();
      if (session.phase() == Phase::Hidden) REQUIRE(session.reveal());
      answer(session, rng);
      const bool ended = session.game().turn_number() != turn;
      turns += ended ? 1 : 0;
      CAPTURE(kind);
      CHECK(session.can_undo() == !(hidden && ended));
    }
  }
}

TEST_CASE(
    "GIFT-10 among computer players the only person needs no curtain, and sees theirs in their own turn "
    "only") {
  bool own = false, others = false;
  for (int number = 1; number < 40 && !(own && others); ++number) {
    GameSetup setup = with_gifts(3, number);
    for (std::size_t i = 1; i < setup.players.size(); ++i) setup.players[i].kind = SeatKind::Computer;
    auto made = Game::create(setup);
    REQUIRE(made.ok());
    Session session;
    session.start(std::move(*made));
    Rng rng(static_cast<u64>(number));
    while (session.phase() != Phase::Over) {
      CHECK(session.phase() != Phase::Hidden);
      const bool secret = is_secret(session.game().rules(), session.game().state());
      if (session.phase() != Phase::Waiting) {
        CHECK((!session.keeps_secrets() || session.revealed()));
        own = own || secret;
        answer(session, rng);
        continue;
      }
      CHECK_FALSE(session.keeps_secrets());
      CHECK(has_no_answers(session));
      others = others || secret;
      const ActionList& legal = session.game().legal();
      REQUIRE(session.take(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
    }
  }
  CHECK(own);
  CHECK(others);
}

TEST_CASE("who answers for a computer player looks behind a curtain first, and all else is as for anybody") {
  GameSetup setup = with_gifts(2, 1);
  for (Player& player : setup.players) player.kind = SeatKind::Computer;
  auto made = Game::create(setup);
  REQUIRE(made.ok());
  Session session;
  session.start(std::move(*made));
  session.stand_in(true);
  Rng rng(1);
  REQUIRE(to_hidden(session, rng));
  CHECK(has_no_answers(session));
  session.stand_in(false);
  CHECK(session.phase() == Phase::Waiting);
}
