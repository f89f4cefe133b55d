// What the Castle's questions and captions tell: that what an answer promises is what it brings, that
// captions count areas, that a token says what it brings whoever holds how many.
#include "engine/families/castle/aids.h"
#include "shell/games/castle/words.h"
#include "shell/told/telling.h"
#include "tests/shell/speak.h"
#include "tests/support/castle.h"

#include <doctest/doctest.h>

#include <bit>
#include <memory>

using namespace bastide;
using namespace bastide::shell;
namespace words = bastide::shell::castle_words;

namespace {

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

i32 score_after(const Game& game, Seat seat, const Action& answer) {
  const auto after = std::make_unique<State>();
  clone(*after, game.state());
  apply(game.rules(), *after, answer);
  return after->score[seat];
}

void check_answers(const Game& game) {
  const Seat seat = pending(game.state()).who;
  const i32 before = scores(game.rules(), game.state())[seat];
  ActionList legal;
  game.legal(legal);
  for (const Action& answer : legal) {
    const Offer told = offer(game, answer);
    REQUIRE(told.gains.size() == 1);
    const Gained gained = told.gains.front();
    CHECK(gained.seat == seat);
    CHECK_MESSAGE(holds(told.about, "+" + std::to_string(gained.points)), told.about);
    const auto space = castle::space_of(game.rules(), before + gained.points);
    CHECK_MESSAGE(holds(told.about, "counter on " + std::to_string(space)), told.about);
    CHECK(holds(told.name, answer.verb == Verb::Pass ? "Keep it: " : "Use: "));
  }
}

}  // namespace

TEST_CASE(
    "castle: the question for a token says points and where the counter lands, used or kept CAS-30 CAS-32") {
  test::speak("en");
  int asked_while_scoring = 0, asked_for_turn = 0;
  for (u64 seed = 0; seed < 200; ++seed) {
    auto game = Game::create(test::castle_game("token-" + std::to_string(seed)));
    REQUIRE(game.ok());
    Rng rng(seed);
    while (!game->over()) {
      ActionList legal;
      game->legal(legal);
      const bool asks = game->rules().decision_def(pending(game->state())).key == "use_token";
      if (asks && game->state().scoring != kNoSegmentId) {
        check_answers(*game);
        // without the token it is what the area is worth, with it twice as much
        const int kept = offer(*game, Action{}).gains.front().points;
        CHECK(offer(*game, legal[0]).gains.front().points == 2 * kept);
        const Seat seat = pending(game->state()).who;
        const i32 before = scores(game->rules(), game->state())[seat];
        ++asked_while_scoring;  // more areas may score at once
        CHECK(score_after(*game, seat, legal[0]) >= before + 2 * kept);
        CHECK(score_after(*game, seat, Action{}) >= before + kept);
      } else if (asks) {
        ++asked_for_turn;
        for (const Action& answer : legal) CHECK(!offer(*game, answer).about.empty());
      }
      REQUIRE(game->apply(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
    }
  }
  CHECK(asked_while_scoring > 3);
  CHECK(asked_for_turn > 3);
}

TEST_CASE("castle: captions count areas, not the sides that they reach") {
  test::speak("en");
  auto game = Game::create(test::castle_game("captions"));
  REQUIRE(game.ok());
  const castle::Facts& facts = castle::facts(game->rules());
  int wide = 0, several = 0;
  for (std::size_t design = 0; design < facts.tiles.size(); ++design) {
    const castle::TileFacts& tile = facts.tiles[design];
    const std::string text = words::tile(game->rules(), static_cast<u8>(design));
    const auto check = [&](std::size_t count, const char* one, const std::string& many) {
      CHECK_MESSAGE(holds(text, one) == (count == 1), text);
      CHECK_MESSAGE(holds(text, std::to_string(count) + many) == (count > 1), text);
      several += count > 1 ? 1 : 0;
    };
    check(tile.towers.size(), "Tower", " towers");
    check(tile.houses.size(), "House", " houses");
    check(tile.paths.size(), "Path", " paths");
    for (const u8 tower : tile.towers) wide += tile.towers.size() == 1 && std::popcount(tower) > 1 ? 1 : 0;
  }
  CHECK(wide > 0);  // one tower on two sides: that is what was told as two
  CHECK(several > 0);
}

TEST_CASE("castle: the largest empty area says what can come of it CAS-42") {
  test::speak("en");
  auto game = Game::create(test::castle_game("hole"));
  REQUIRE(game.ok());
  const std::string text = words::hole(*game, castle::largest_hole(game->rules(), game->state()));
  CHECK(text ==
        "Largest empty area: 76 cells now · at most 16 points at the end · nobody has the larger keep");
}
