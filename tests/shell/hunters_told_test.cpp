// Hunters & Gatherers and its Scout in words: whole games told in every language without a text that is
// missing; and what may be done beside laying a tile.
#include "engine/families/hunters/aids.h"
#include "shell/games/hunters/words.h"
#include "shell/play/aids.h"
#include "shell/play/holdings.h"
#include "shell/play/memories.h"
#include "shell/text/chronicle.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"
#include "tests/shell/speak.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

// A text that is missing is its key: words with a dot within, and no blank.
bool is_key(const std::string& text) {
  const std::size_t dot = text.find('.');
  return dot != std::string::npos && dot > 0 && dot + 1 < text.size() && text.find(' ') == std::string::npos;
}

GameSetup hunters_game(std::string seed, bool scout, bool newer = false) {
  GameSetup setup;
  setup.setup.family = static_cast<u8>(find_family(built_in(), "hunters"));
  setup.setup.players = 3;
  if (scout) setup.setup.expansions = 1u << hunters::kScout;
  if (newer) OptionList(built_in()[setup.setup.family]).set(setup.setup, "edition", 1);
  setup.players = default_players(3);
  setup.seed = std::move(seed);
  return setup;
}

void check_told(Game played) {
  Session session;
  session.start(std::move(played));
  const Game& game = session.game();
  for (const ChronicleLine& line : chronicle(game)) {
    CHECK_MESSAGE(!is_key(line.text), line.text);
    CHECK_MESSAGE(line.text.find('{') == std::string::npos, line.text);
  }
  for (int design = 0; design < game.rules().design_count; ++design) {
    const std::string words = tile_words(game.rules(), static_cast<u8>(design));
    CHECK_MESSAGE(words.find("hunters.") == std::string::npos, words);
    CHECK_MESSAGE(words.find("feature.") == std::string::npos, words);
  }
  for (const Memory& memory : memories(game)) CHECK(locale().has("memory." + memory.key));
  AidCards aids;
  for (SegmentId segment = 0; segment < game.state().segment_count; ++segment) {
    const FeatureCard* card = aids.feature(session, segment);
    REQUIRE(card != nullptr);
    for (const std::string& text : {facts_text(*card), hunters_words::about(game, segment)}) {
      CHECK_MESSAGE(text.find("mark.") == std::string::npos, text);
      CHECK_MESSAGE(text.find("hunters.") == std::string::npos, text);
      CHECK_MESSAGE(text.find('{') == std::string::npos, text);
      CHECK_MESSAGE(text.find("16384") == std::string::npos, text);  // ends of what is never complete
    }
  }
}

}  // namespace

TEST_CASE("games of Hunters & Gatherers are told in every language, the Scout and the edition of 2020 too") {
  for (const std::string_view language : kLanguages) {
    test::speak(language);
    check_told(test::played_game(hunters_game("told", true), 7));
    check_told(test::played_game(hunters_game("told", false, true), 8));
    for (const std::string_view tile : hunters::kScoutKeys) CHECK(!is_key(holding_name(tile)));
    for (unsigned tile = 0; tile < hunters::kScoutTiles; ++tile) {
      CHECK(!is_key(hunters_words::scout_tile(tile)));
      CHECK(hunters_words::scout_about(tile).find("hunters.") == std::string::npos);
    }
  }
  test::speak("en");
}

TEST_CASE("a session goes beside laying a tile, to figures on the land, and back SCOUT-02") {
  test::speak("en");
  bool seen = false, refused = false;
  for (int seed = 0; seed < 40 && !(seen && refused); ++seed) {
    auto game = Game::create(hunters_game("beside-" + std::to_string(seed), true));
    REQUIRE(game.ok());
    Session session;
    session.start(std::move(*game));
    Rng rng(static_cast<u64>(seed));
    while (session.phase() != Phase::Over) {
      const auto any = [&](std::size_t n) { return static_cast<int>(rng.below(static_cast<u32>(n))); };
      if (session.phase() == Phase::Place && !session.choices().empty() && !refused) {
        refused = true;
        const std::size_t actions = session.game().actions().size();
        session.pick(0);
        CHECK(session.game().actions().size() > actions);  // the tile goes back, another is drawn
        continue;
      }
      if (session.phase() == Phase::Place && session.has_beside() && !seen) {
        seen = true;
        const auto places = session.places().size();
        const std::size_t actions = session.game().actions().size();
        session.pick(static_cast<int>(session.choices().size()));
        CHECK(session.beside());
        CHECK(session.phase() == Phase::Figure);
        CHECK(!session.asks_own_figure());
        CHECK(session.can_skip());
        CHECK(session.skip());
        CHECK(session.phase() == Phase::Place);
        CHECK(session.game().actions().size() == actions);  // nothing has been done yet
        session.go_beside(true);
        session.choose_spot(0);
        CHECK(session.confirm());
        CHECK(session.phase() == Phase::Place);
        CHECK(!session.has_beside());  // once a turn
        CHECK(session.places().size() == places);
        continue;
      }
      switch (session.phase()) {
        case Phase::Place:
          for (int n = any(session.places().size()); n >= 0; --n) session.next_place(1);
          REQUIRE(session.place());
          break;
        case Phase::Figure:
          if (rng.below(3) == 0 && session.skip()) break;
          session.choose_spot(any(session.spots().size()));
          REQUIRE(session.confirm());
          break;
        default: REQUIRE(session.choose(any(session.choices().size())));
      }
    }
  }
  CHECK(seen);
  CHECK(refused);
}

TEST_CASE(
    "hunters: the pile of bonus tiles is told, a Scout tile is offered by name and effect SCOUT-03 HG-03") {
  test::speak("en");
  auto plain = Game::create(hunters_game("pile", false));
  REQUIRE(plain.ok());
  REQUIRE(asides(*plain).size() == 1);
  CHECK(asides(*plain)[0].number == 12);
  CHECK(asides(*plain)[0].words == "12 bonus tiles left, earned by gold in forests");
  bool seen = false;
  for (int seed = 0; seed < 20 && !seen; ++seed) {
    auto game = Game::create(hunters_game("play-" + std::to_string(seed), true));
    REQUIRE(game.ok());
    if (game->rules().decision_def(pending(game->state())).key != "play") continue;
    seen = true;
    ActionList legal;
    game->legal(legal);
    for (const Action& answer : legal) {
      const Offer told = offer(*game, answer);
      if (answer.verb == Verb::Pass) {
        CHECK(told.name == "Draw a tile as usual");
      } else {
        CHECK(told.name == hunters_words::scout_tile(answer.option));
        CHECK(told.about == hunters_words::scout_about(answer.option));
        CHECK(told.tile == hunters::scout_design(game->rules(), answer.option));
      }
    }
  }
  CHECK(seen);
}
