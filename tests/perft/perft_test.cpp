// Perft: how many sequences of actions there are from the start, by length. A change of the rules of
// placing or deploying shows here at once. *.perft beside this file, one position per line:
//
//   {set-up as in saves} skip <random actions first> : <sequences of 1> <of 2> …
//
// Tiles come in the order of the set-up's deck, or of the seed's. To see the present counts of a line: -s
// -tc='perft*'.
#include "engine/game/deck.h"
#include "engine/game/setup_json.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

using namespace bastide;
using namespace bastide::test;

namespace {

class Perft {
 public:
  Perft(const Rules& rules, Chance chance) : rules_(rules), chances_(states_.size(), std::move(chance)) {
    start_game(rules, states_[0], nullptr, chances_[0].tiles().data());
    play_chance(chances_[0], rules, states_[0]);
  }

  void skip(int actions) {
    Rng rng(17);
    ActionList legal;
    for (int i = 0; i < actions && !is_over(states_[0]); ++i) {
      apply(rules_, states_[0], random_answer(rules_, states_[0], legal, rng));
      play_chance(chances_[0], rules_, states_[0]);
    }
  }

  u64 count(int depth) { return count(0, depth); }

 private:
  u64 count(unsigned level, int depth) {
    const State& here = states_[level];
    if (is_over(here)) return 0;
    ActionList legal;
    legal_actions(rules_, here, legal);
    if (depth == 1) return static_cast<u64>(legal.size());
    u64 sum = 0;
    for (const Action& action : legal) {
      states_[level + 1] = here;
      apply(rules_, states_[level + 1], action);
      chances_[level + 1] = chances_[level];
      play_chance(chances_[level + 1], rules_, states_[level + 1]);
      sum += count(level + 1, depth - 1);
    }
    return sum;
  }

  const Rules& rules_;
  std::array<State, 8> states_{};
  std::vector<Chance> chances_;  // beside each state
};

struct Line {
  GameSetup setup;
  int skip = 0;
  std::vector<u64> counts;
};

Line read_line(const std::string& text) {
  const auto end = text.rfind('}') + 1;
  const auto json = parse_json(text.substr(0, end), "perft");
  REQUIRE_MESSAGE(json.ok(), text);
  const auto setup = setup_from_json(*json, "perft");
  REQUIRE_MESSAGE(setup.ok(), setup.error().text());
  Line line{*setup, 0, {}};
  std::istringstream rest(text.substr(end));
  std::string word;
  rest >> word >> line.skip >> word;
  for (u64 count = 0; rest >> count;) line.counts.push_back(count);
  REQUIRE_MESSAGE(!line.counts.empty(), text);
  return line;
}

}  // namespace

TEST_CASE("perft: numbers of action sequences") {
  namespace fs = std::filesystem;
  int positions = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(BASTIDE_SOURCE_DIR) / "tests" / "perft")) {
    if (entry.path().extension() != ".perft") continue;
    std::ifstream file(entry.path());
    for (std::string text; std::getline(file, text);) {
      if (text.empty() || text[0] == '#') continue;
      CAPTURE(text);
      const Line line = read_line(text);
      const auto rules = make_rules(line.setup.setup);
      REQUIRE(rules.ok());
      const auto deck = deck_from_ids(**rules, line.setup.deck);
      REQUIRE(deck.ok());
      const auto perft = std::make_unique<Perft>(
          **rules, deck->empty() ? Chance(**rules, line.setup.seed) : Chance(**rules, *deck));
      perft->skip(line.skip);
      for (std::size_t depth = 1; depth <= line.counts.size(); ++depth) {
        CHECK(perft->count(static_cast<int>(depth)) == line.counts[depth - 1]);
      }
      ++positions;
    }
  }
  CHECK(positions >= 6);
}
