// Random games of random set-ups: any expansions with any house rules, sets in any number of copies. Which of
// them have met in such a game stands in met.txt beside this file, and no two that go together are missing
// there. After a new expansion or option: BASTIDE_UPDATE_MET=1 build/native/bastide_tests -tc='*have met*'.
#include "engine/game/game.h"
#include "tests/properties/check_game.h"
#include "tests/support/expansions.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr int kGames = 500;

// Under sanitizers fewer of them are played (BASTIDE_GAMES); the table counts all.
bool is_played(int game) {
  const char* wanted = std::getenv("BASTIDE_GAMES");
  return wanted == nullptr || game % 25 < std::atoi(wanted);
}

// Something of a set-up that others may meet: an expansion, or an option that is not at its default.
struct Thing {
  std::string name;
  ExpansionId expansion = kCoreId;  // the expansion, or
  int option = -1;
};

std::vector<Thing> things() {
  std::vector<Thing> all;
  for (const Expansion* expansion : landscape().expansions)
    all.push_back({std::string(expansion->key), expansion->id, -1});
  const OptionList options(landscape());
  for (int i = 0; i < options.size(); ++i) all.push_back({std::string(options.def(i).key), kCoreId, i});
  all.push_back({"copies", kCoreId, -1});
  return all;
}

bool is_in(const Setup& setup, const Thing& thing) {
  if (thing.expansion != kCoreId) return setup.has_expansion(thing.expansion);
  if (thing.option >= 0) return setup.options[static_cast<unsigned>(thing.option)] != 0;
  return setup.more_copies != Setup{}.more_copies;
}

Setup any_setup(Rng& rng) {
  const OptionList options(landscape());
  Setup setup;
  setup.players = 1 + static_cast<int>(rng.below(kMaxPlayers));
  for (const Expansion* expansion : landscape().expansions) {
    if (rng.below(2) != 0) setup.expansions |= 1u << expansion->id;
  }
  for (int i = 0; i < options.size(); ++i) {
    const OptionDef& option = options.def(i);
    const auto others = static_cast<u32>(option.high - option.low);  // values that are not the default
    const int value = option.low + static_cast<int>(rng.below(others));
    if (rng.below(5) < 2) options.set(setup, i, value + (value >= option.fallback ? 1 : 0));
  }
  // of what does not go together any one gives way
  while (options.conflict(setup) >= 0) {
    const auto i = static_cast<int>(rng.below(static_cast<u32>(options.size())));
    if (!options.def(i).excludes.empty() || !options.def(i).needs.empty() || rng.below(4) == 0)
      options.set(setup, i, options.def(i).fallback);
  }
  if (rng.below(4) == 0) {
    for (const Expansion* expansion : landscape().expansions)
      setup.set_copies(expansion->id, static_cast<int>(rng.below(3)));
  }
  return setup;
}

bool go_together(const Thing& a, const Thing& b) {
  const OptionList options(landscape());
  if (a.option < 0 || b.option < 0) return true;
  const auto parts = [&](const Thing& one, const Thing& other) {
    for (const std::string_view key : options.def(one.option).excludes) {
      if (key == other.name) return true;
    }
    // what needs another option does not go with what excludes that one
    for (const std::string_view need : options.def(one.option).needs) {
      const OptionDef& wanted = options.def(options.find(need));
      for (const std::string_view key : options.def(other.option).excludes) {
        if (key == wanted.key) return true;
      }
    }
    return false;
  };
  return !parts(a, b) && !parts(b, a);
}

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("any expansions, house rules and copies have met in a random game, as met.txt says") {
  const std::vector<Thing> all = things();
  std::vector<std::vector<int>> met(all.size(), std::vector<int>(all.size()));
  GameChecks checks;
  checks.referee = false;
  Rng rng(1010);
  int played = 0;
  while (played < kGames) {
    const Setup setup = any_setup(rng);
    if (!make_rules(setup).ok()) continue;  // too many tiles
    if (is_played(played)) CHECK(check_game(setup, "met-" + std::to_string(played), checks) == "");
    ++played;
    for (std::size_t a = 0; a < all.size(); ++a) {
      for (std::size_t b = 0; b <= a; ++b) met[a][b] += is_in(setup, all[a]) && is_in(setup, all[b]) ? 1 : 0;
    }
  }
  std::string table = "# Random games in which two have met, of " + std::to_string(kGames) +
                      "; the last number of a line: games with that one. -: they do not go together.\n";
  for (std::size_t a = 0; a < all.size(); ++a) {
    table += all[a].name + ":";
    for (std::size_t b = 0; b <= a; ++b) {
      const bool may = go_together(all[a], all[b]);
      table += may ? " " + std::to_string(met[a][b]) : " -";
      CHECK_MESSAGE((met[a][b] > 0) == may, all[a].name, " and ", all[b].name);
    }
    table += "\n";
  }
  const std::string path = BASTIDE_SOURCE_DIR "/tests/properties/met.txt";
  if (std::getenv("BASTIDE_UPDATE_MET") != nullptr) std::ofstream(path, std::ios::binary) << table;
  CHECK(read(path) == table);
}
