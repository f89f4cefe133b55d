// Which lesson is due when, through a whole game.
#include "shell/play/lessons.h"

#include "tests/support/expansions.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

Session game_of(const std::vector<std::string>& deck) {
  GameSetup setup;
  setup.setup.players = 2;
  setup.players = default_players(2);
  setup.deck = deck;
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  Session session;
  session.start(std::move(*game));
  return session;
}

// Chooses the first place for a figure of which `is` holds.
template <class Is>
bool choose(Session& session, Is&& is) {
  for (int i = 0; i < static_cast<int>(session.spots().size()); ++i) {
    if (!is(session.spots()[static_cast<std::size_t>(i)])) continue;
    session.choose_spot(i);
    return true;
  }
  return false;
}

constexpr Taught kNothing{};

}  // namespace

TEST_CASE("lessons: placing, turning and figures are taught as a turn comes to them") {
  Session none;
  CHECK_FALSE(next_lesson(none, kNothing));
  Session session = game_of({"B", "U", "U", "U", "U", "U", "U"});
  CHECK(next_lesson(session, kNothing) == Lesson::Place);
  session.aim(session.places().front().cell);
  CHECK(next_lesson(session, kNothing) == Lesson::Turn);
  CHECK_FALSE(lesson_due(Lesson::Place, session));
  session.place();
  REQUIRE(session.phase() == Phase::Figure);
  CHECK(next_lesson(session, kNothing) == Lesson::Figure);
  REQUIRE(choose(session, [](const FigureSpot& spot) { return spot.lies; }));
  CHECK(next_lesson(session, kNothing) == Lesson::Farmer);
  session.confirm();
  CHECK(next_lesson(session, kNothing) == Lesson::Farmer);  // he lies there now
  CHECK_FALSE(lesson_due(Lesson::Home, session));
}

TEST_CASE("lessons: a completed feature brings the figure home") {
  Session session = game_of({"E", "U", "U", "U", "U", "U", "U"});
  REQUIRE(session.aim({0, -1}));
  while (session.rotation() != 2) session.turn(1);
  REQUIRE(session.place());
  REQUIRE(choose(session, [](const FigureSpot& spot) { return !spot.lies; }));
  CHECK(next_lesson(session, kNothing) == Lesson::Figure);
  session.confirm();
  CHECK(next_lesson(session, kNothing) == Lesson::Home);
  session.aim(session.places().front().cell);
  CHECK(next_lesson(session, kNothing) == Lesson::Home);
  session.place();
  CHECK_FALSE(lesson_due(Lesson::Home, session));
}

TEST_CASE("lessons: the end is near when a few tiles are left; each is taught once, in one game") {
  Session session = game_of({"U", "U", "U", "U", "U", "U", "V", "V", "V", "V", "V", "V"});
  Taught taught{};
  std::set<Lesson> seen;
  while (session.phase() != Phase::Over) {
    const int left = tiles_left(session.game().state());
    CHECK(lesson_due(Lesson::End, session) == (session.phase() == Phase::Place && left <= 4));
    if (const auto lesson = next_lesson(session, taught)) {
      CHECK(seen.insert(*lesson).second);
      taught[static_cast<std::size_t>(*lesson)] = true;
    }
    if (session.phase() == Phase::Figure) {
      session.skip();
    } else if (!session.ghost()) {
      session.aim(session.places().front().cell);
    } else {
      session.place();
    }
  }
  CHECK(seen == std::set{Lesson::Place, Lesson::Turn, Lesson::Figure, Lesson::End});
  taught.fill(true);
  CHECK_FALSE(next_lesson(game_of({"U", "U"}), taught));
}

TEST_CASE("lessons: settings remember which were shown, by name") {
  Settings settings;
  settings.taught[static_cast<std::size_t>(Lesson::Home)] = true;
  const std::string text = write_settings(settings);
  CHECK(text.find(R"("taught":["home"])") != std::string::npos);
  CHECK(read_settings(text) == settings);
  CHECK(read_settings(R"({"taught":["end","nothing",3]})").taught[static_cast<std::size_t>(Lesson::End)]);
  CHECK(read_settings(R"({"taught":7})") == Settings());
}

TEST_CASE(
    "lessons: settings remember what was learned and which expansions were met; what is no list is none") {
  Settings settings;
  settings.tells_new = false;
  settings.met = {"river", "abbot"};
  settings.learned = {"castle"};
  CHECK(read_settings(write_settings(settings)) == settings);
  CHECK(Settings().tells_new);
  CHECK(read_settings(R"({"met":"river","learned":{"castle":1},"tells_new":"no"})") == Settings());
  CHECK(read_settings(R"({"met":["river",3,null]})").met == std::vector<std::string>{"river"});
  std::string many = R"({"met":["a")";
  for (int i = 0; i < 500; ++i) many += ",\"a\"";
  CHECK(read_settings(many + "]}").met.size() == 64);
}
