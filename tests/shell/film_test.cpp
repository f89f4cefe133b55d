// Film: any moment of a game can be looked at, nothing of the game changes, and a game can go on from there.
#include "shell/play/film.h"

#include "engine/game/save.h"
#include "shell/play/changes.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;
using bastide::test::played_game;

namespace {

Game a_game(u8 family) {
  GameSetup setup;
  setup.setup.family = family;
  setup.setup.players = 2;
  setup.players = default_players(2);
  setup.seed = "film";
  return played_game(setup, 7);
}

// Played again up to a moment, by other means.
std::string state_at(const Game& game, std::size_t moment) {
  auto again = load_game(save_game(game));
  REQUIRE(again);
  REQUIRE(again->rewind(moment));
  return save_game(*again);
}

}  // namespace

TEST_CASE("a film shows every moment of each game, in any order, and nobody can play in it") {
  for (u8 family = 0; family < built_in().size(); ++family) {
    CAPTURE(family);
    const Game game = a_game(family);
    Film film;
    REQUIRE(film.open(game));
    CHECK(film.at() == game.actions().size());
    CHECK(film.length() == game.actions().size());
    CHECK(film.turn() == film.turns());
    for (const std::size_t moment : {std::size_t{0}, film.length() / 2, film.length() / 3, film.length()}) {
      film.seek(moment);
      CHECK(film.at() == moment);
      CHECK(save_game(film.session().game()) == state_at(game, moment));
      if (moment == film.length()) continue;
      CHECK(film.session().phase() == Phase::Waiting);
      CHECK_FALSE(film.session().take(film.session().game().legal()[0]));
      CHECK_FALSE(film.session().undo());
      CHECK_FALSE(film.session().can_redo());
    }
    film.seek(film.length() + 100);
    CHECK(film.at() == film.length());
  }
}

TEST_CASE("turns of a film follow each other, with the points of then") {
  const Game game = a_game(0);
  Film film;
  REQUIRE(film.open(game));
  CHECK(film.end_of(0) == 0);
  CHECK(film.points(0) == Film::Points{});
  for (int turn = 1; turn <= film.turns(); ++turn) {
    film.to_turn(turn);
    CHECK(film.turn() == turn);
    CHECK(film.at() > film.end_of(turn - 1));
    CHECK(film.turn_of(film.end_of(turn - 1) + 1) == turn);
    const auto now = scores(game.rules(), film.session().game().state());
    for (Seat seat = 0; seat < 2; ++seat) CHECK(film.points(turn)[seat] == now[seat]);
  }
  film.seek(film.end_of(4) + 1);  // within the fifth
  film.step(1);
  CHECK(film.at() == film.end_of(5));
  film.step(-2);
  CHECK(film.at() == film.end_of(3));
  film.seek(film.end_of(4) + 1);
  film.step(-1);
  CHECK(film.at() == film.end_of(4));
  film.to_turn(-3);
  CHECK(film.at() == 0);
  film.to_turn(1000);
  CHECK(film.at() == film.length());
}

TEST_CASE("a film that plays makes one action after the other, and stands still at its end or by hand") {
  Film film;
  REQUIRE(film.open(a_game(0)));
  ChangeReader changes;
  changes.skip(film.session());
  film.play(true);  // from the beginning
  CHECK(film.at() == 0);
  double seconds = 5;
  film.follow(seconds, true);
  CHECK(film.at() == 0);  // it begins calmly
  (void)changes.next(film.session());
  for (std::size_t made = 1; made < 8; ++made) {
    film.follow(seconds += 2, false);
    CHECK(film.at() == made - 1);  // what moves is waited for
    film.follow(seconds, true);
    CHECK(film.at() == made);
    const auto change = changes.next(film.session());
    REQUIRE(change);
    CHECK_FALSE(change->jumped);  // it is played, not jumped to
    CHECK_FALSE(change->events.empty());
  }
  film.to_turn(1);
  CHECK_FALSE(film.plays());
  CHECK(changes.next(film.session())->back);
  film.follow(seconds += 2, true);
  CHECK(film.at() == film.end_of(1));
  film.next_speed();
  CHECK(film.speed() == 2);
  film.seek(film.length() - 1);
  film.play(true);
  film.follow(seconds, false);
  film.follow(seconds + 2, false);  // faster, nothing is waited for
  CHECK(film.at() == film.length());
  CHECK_FALSE(film.plays());
}

TEST_CASE("a game goes on from any moment of a film, and the film is as it was") {
  const Game game = a_game(1);
  Film film;
  REQUIRE(film.open(game));
  film.to_turn(9);
  auto other = film.from_here();
  REQUIRE(other);
  CHECK(save_game(*other) == state_at(game, film.at()));
  CHECK_FALSE(other->can_redo());
  REQUIRE(other->apply(other->legal()[0]));
  film.seek(film.length());
  CHECK(save_game(film.session().game()) == save_game(game));
}

TEST_CASE("two sessions share no numbers by which views know what they keep") {
  Film film;
  REQUIRE(film.open(a_game(0)));
  Session session;
  session.start(a_game(0));
  CHECK(film.session().started() != session.started());
  CHECK(film.session().revision() != session.revision());
}

TEST_CASE("a link's turn is taken off it, and nothing but a number is one") {
  std::string link = "v=2&p=2&s=a&m=xyz&t=12";
  CHECK(take_film_turn(link) == 12);
  CHECK(link == "v=2&p=2&s=a&m=xyz");
  for (std::string bad : {"v=2&t=", "v=2&t=-1", "v=2&t=1x", "v=2&t=1&p=2", "v=2", "v=2&t=99999999999"}) {
    const std::string before = bad;
    CHECK_FALSE(take_film_turn(bad));
    CHECK(bad == before);
  }
}
