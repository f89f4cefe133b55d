// Seeds that the page makes up.
#include "shell/play/seeds.h"

#include "engine/core/rng.h"
#include "engine/game/deck.h"
#include "tests/shell/speak.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::shell;

TEST_CASE("made-up seeds are valid and speak for themselves, in every language") {
  std::set<std::string> first;
  for (const std::string_view language : kLanguages) {
    test::speak(language);
    Rng rng(7);
    for (int i = 0; i < 200; ++i) CHECK(is_valid_seed(make_seed(rng.next())));
    std::set<std::string> words;
    for (u64 i = 0; i < 32; ++i) {
      const std::string adjective = make_seed(i), noun = make_seed(i * 32);
      words.insert(adjective.substr(0, adjective.find('-')));
      words.insert(noun.substr(noun.find('-') + 1, noun.rfind('-') - noun.find('-') - 1));
    }
    CHECK(words.size() == 64);
    CHECK(make_seed(0) != make_seed(32 * 32));
    first.insert(make_seed(0));
  }
  CHECK(first == std::set<std::string>{"amber-abbey-10", "jantarovy-klaster-10", "jantarovy-klastor-10"});
}

TEST_CASE("the seed of a day is its date, whatever the language") {
  constexpr double kLeapDay = 1.7091648e12;
  test::speak("cs");
  CHECK(seed_of_day(kLeapDay) == "day-2024-02-29");
  CHECK(seed_of_day(kLeapDay - 1) == "day-2024-02-28");
  CHECK(seed_of_day(kLeapDay + 24 * 3600 * 1000) == "day-2024-03-01");
}
