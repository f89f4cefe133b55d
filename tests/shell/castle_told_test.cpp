// The Castle in words, made from what its descriptor says: whole games told in every language without a text
// that is missing.
#include "shell/play/aids.h"
#include "shell/play/holdings.h"
#include "shell/play/memories.h"
#include "shell/text/chronicle.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "tests/shell/speak.h"
#include "tests/support/castle.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace bastide;
using namespace bastide::shell;

namespace {

// A text that is missing is its key: words with a dot within, and no blank.
bool is_key(const std::string& text) {
  const std::size_t dot = text.find('.');
  return dot != std::string::npos && dot > 0 && dot + 1 < text.size() && text.find(' ') == std::string::npos;
}

}  // namespace

TEST_CASE("the castle's games are told in every language") {
  const Game game = test::played_game(test::castle_game("told"), 7);
  const Rules& rules = game.rules();
  for (const std::string_view language : kLanguages) {
    test::speak(language);
    const auto lines = chronicle(game);
    CHECK(lines.size() > 60);
    for (const ChronicleLine& line : lines) CHECK_MESSAGE(!is_key(line.text), language, ": ", line.text);
    for (int design = 0; design < rules.design_count; ++design) {
      const std::string words = tile_words(rules, static_cast<u8>(design));
      CHECK(!words.empty());
      CHECK_MESSAGE(words.find("mark.") == std::string::npos, words);
      CHECK_MESSAGE(words.find("feature.") == std::string::npos, words);
    }
    for (const std::string_view token : castle::kTokenKeys) {
      const std::string name = holding_name(token);
      CHECK_MESSAGE(!is_key(name), name);
    }
    for (const Memory& memory : memories(game)) CHECK(locale().has("memory." + memory.key));
  }
  test::speak("en");
}

TEST_CASE("the card of a castle's area: no field's cities, no monastery's neighbours") {
  test::speak("en");
  Session session;
  session.start(test::played_game(test::castle_game("cards"), 3));
  const State& state = session.game().state();
  AidCards aids;
  for (SegmentId segment = 0; segment < state.segment_count; ++segment) {
    const FeatureCard* card = aids.feature(session, segment);
    REQUIRE(card != nullptr);
    const std::string text = facts_text(*card);
    CHECK(!card->surrounded);
    CHECK_MESSAGE(text.find("cit") == std::string::npos, text);
    CHECK_MESSAGE(text.find("tile") != std::string::npos, text);
  }
}
