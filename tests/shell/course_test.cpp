// Courses: every step can be come to and done by the one door, what is not asked is not taken, and the land
// goes on as a game.
#include "shell/play/course.h"

#include "engine/game/action_text.h"
#include "engine/game/save.h"
#include "shell/play/learning.h"
#include "shell/play/lessons.h"
#include "shell/text/locale.h"
#include "tests/shell/speak.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

Game begun(const Course& course) {
  auto game = Game::create(course_setup(course));
  REQUIRE_MESSAGE(game.ok(), game.error().text());
  return std::move(*game);
}

std::string text_of(const Game& game, const Action& action) { return action_text(game.rules(), action); }

// Plays every way through a course that its lines take, from where the game is; answers how many ends there
// are.
int play_all(const Course& course, Game& game) {
  if (game.over()) {
    CHECK(course_place(course, game.actions().size(), {.aimed = true, .looked = true}).line == nullptr);
    return 1;
  }
  const CourseLine* line = course_place(course, game.actions().size(), {.aimed = true, .looked = true}).line;
  REQUIRE(line != nullptr);
  const bool other = pending(game.state()).who == 1;
  REQUIRE(other == (line->kind == CourseLine::Kind::Other));
  std::vector<Action> taken;
  for (const Action& action : game.legal())
    if (takes(*line, text_of(game, action))) taken.push_back(action);
  REQUIRE_MESSAGE(!taken.empty(), line->text, " ", line->answers);
  if (other) CHECK(taken.size() == 1);
  int ends = 0;
  for (const Action& action : taken) {
    REQUIRE(game.apply(action));
    ends += play_all(course, game);
    REQUIRE(game.undo());
  }
  return ends;
}

// What the learner does at a line, as its own hand would.
void do_line(Session& session, const CourseLine& line) {
  if (line.until != CourseLine::Until::Answered) {
    if (line.until == CourseLine::Until::Aimed) REQUIRE(session.aim(session.places().front().cell));
    return;
  }
  for (const Action& action : session.game().legal())
    if (takes(line, text_of(session.game(), action))) {
      REQUIRE(session.take(action));
      return;
    }
  FAIL("nothing is taken at " << line.text);
}

}  // namespace

TEST_CASE("courses: whatever the lines take leads on to the end, by every way") {
  REQUIRE(courses().size() == built_in().size());
  for (const Course* course : courses()) {
    Game game = begun(*course);
    const int ends = play_all(*course, game);
    CHECK(ends >= 1);
    MESSAGE(std::string(course->family) << ": " << ends << " ways");
  }
}

TEST_CASE("courses: ten steps in the first game, five in the others; all has words in every language") {
  for (const Course* course : courses()) {
    CHECK(course_steps(*course) == (course == courses().front() ? 10 : 5));
    CHECK(course->lines.front().kind == CourseLine::Kind::Step);
    for (const std::string_view language : kLanguages) {
      test::speak(language);
      CHECK(locale().has(std::string(course->about)));
      for (const CourseLine& line : course->lines) {
        CHECK(line.text.empty() == (line.kind == CourseLine::Kind::Other));
        if (!line.text.empty()) CHECK(locale().has(std::string(line.text)));
      }
    }
  }
}

TEST_CASE("courses: the set-up is known again, and no other is taken for it") {
  for (const Course* course : courses()) {
    GameSetup setup = course_setup(*course);
    CHECK(course_of(setup) == course);
    setup.deck.pop_back();
    CHECK(course_of(setup) == nullptr);
  }
  GameSetup plain;
  plain.setup.players = 2;
  plain.players = default_players(2);
  plain.seed = "plain";
  CHECK(course_of(plain) == nullptr);
}

TEST_CASE("courses: what a learner has come to is what the saved game says") {
  const Course& course = *courses().front();
  Game game = begun(course);
  std::set<int> steps;
  while (!game.over()) {
    const auto loaded = load_game(save_game(game));
    REQUIRE(loaded.ok());
    REQUIRE(course_of(loaded->setup()) == &course);
    CHECK(loaded->actions().size() == game.actions().size());
    steps.insert(course_place(course, loaded->actions().size()).step);
    const CourseLine* line =
        course_place(course, game.actions().size(), {.aimed = true, .looked = true}).line;
    REQUIRE(line != nullptr);
    for (const Action& action : game.legal())
      if (takes(*line, text_of(game, action))) {
        REQUIRE(game.apply(action));
        break;
      }
  }
  CHECK(steps.size() == 9);  // the second begins with the first tile in the air
  CHECK(course_taught(course, game.actions().size()) ==
        (bit(Lesson::Place) | bit(Lesson::Turn) | bit(Lesson::Figure) | bit(Lesson::Home) |
         bit(Lesson::Farmer) | bit(Lesson::End)));
  CHECK(course_taught(course, 0) == 0);
}

TEST_CASE(
    "courses: at the table each step is done by hand, what is not asked is refused, the other answers") {
  for (const Course* course : courses()) {
    Session session;
    session.start(begun(*course));
    Learning learning;
    bool looks = false;
    int last = 0, refused = 0;
    while (session.phase() != Phase::Over) {
      learning.follow(session, looks);
      REQUIRE(learning.course() == course);
      if (session.phase() == Phase::Waiting) {
        const auto prepared = session.prepared();
        REQUIRE(prepared.has_value());
        CHECK(learning.line() == nullptr);
        REQUIRE(session.take(*prepared));
        continue;
      }
      const CourseLine* line = learning.line();
      REQUIRE(line != nullptr);
      CHECK(!session.prepared());
      CHECK((learning.step() == last || learning.step() == last + 1));
      last = learning.step();
      if (session.phase() == Phase::Place) REQUIRE(!session.places().empty());
      for (const Action& action :
           std::vector<Action>(session.game().legal().begin(), session.game().legal().end())) {
        if (line->until == CourseLine::Until::Answered && takes(*line, text_of(session.game(), action)))
          continue;
        if (line->until == CourseLine::Until::Aimed) continue;  // its tile is asked for by the next line
        const u32 revision = session.revision();
        CHECK(!session.take(action));
        CHECK(session.take_unwanted());
        CHECK(session.revision() == revision);
        ++refused;
      }
      if (line->until == CourseLine::Until::Looked) looks = true;
      do_line(session, *line);
      looks = looks && line->until == CourseLine::Until::Looked;
    }
    CHECK(last == course_steps(*course));
    CHECK(refused > 5);
    learning.follow(session, false);
    CHECK(learning.line() == nullptr);
  }
}

TEST_CASE(
    "courses: a place where the tile would fit, but for the step, is told of; one taken back is asked "
    "again") {
  const Course& course = *courses().front();
  Session session;
  session.start(begun(course));
  Learning learning;
  learning.follow(session, false);
  REQUIRE(session.places().size() == 1);
  CHECK(!session.aim({0, 1}));  // it fits below the start tile
  CHECK(session.take_unwanted());
  CHECK(!session.aim({5, 5}));
  CHECK(!session.take_unwanted());
  REQUIRE(session.aim({1, 0}));
  learning.follow(session, false);
  CHECK(learning.step() == 2);
  CHECK(!session.place());  // not turned yet
  CHECK(session.take_unwanted());
  session.turn(1);
  REQUIRE(session.place());
  learning.follow(session, false);
  CHECK(learning.step() == 3);
  REQUIRE(session.undo());
  learning.follow(session, false);
  CHECK(learning.step() == 2);
}

TEST_CASE("courses: the same land goes on as a game with all the tiles there are") {
  for (const Course* course : courses()) {
    Game game = begun(*course);
    while (!game.over()) {
      const CourseLine* line =
          course_place(*course, game.actions().size(), {.aimed = true, .looked = true}).line;
      REQUIRE(line != nullptr);
      for (const Action& action : game.legal())
        if (takes(*line, text_of(game, action))) {
          REQUIRE(game.apply(action));
          break;
        }
    }
    auto on = go_on_from_course(game, "seed");
    REQUIRE_MESSAGE(on.ok(), on.error().text());
    CHECK(!on->over());
    CHECK(on->actions() == game.actions());
    CHECK(on->state().tile_count == game.state().tile_count);
    CHECK(on->setup().players == game.setup().players);
    CHECK(course_of(on->setup()) == nullptr);
    GameSetup plain = game.setup();
    plain.deck.clear();
    plain.seed = "seed";
    const auto whole = Game::create(plain);
    REQUIRE(whole.ok());
    // one in hand in both
    CHECK(tiles_left(on->state()) == tiles_left(whole->state()) - static_cast<int>(game.setup().deck.size()));
    const auto loaded = load_game(save_game(*on));
    REQUIRE(loaded.ok());
    CHECK(loaded->actions() == on->actions());
    const auto again = go_on_from_course(game, "seed");
    REQUIRE(again.ok());
    CHECK(again->setup() == on->setup());
  }
}
