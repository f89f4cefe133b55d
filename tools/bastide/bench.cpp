// Seeded random games through the one door: speed, and a signature that pins down every action,
// chance outcome and score of all of them.
#include "engine/assembly/built_in.h"
#include "engine/game/chance.h"
#include "engine/game/random_play.h"
#include "tools/bastide/commands.h"
#include "tools/bastide/setup_options.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>

namespace bastide::cli {
namespace {

struct Tally {
  u64 signature = 0xCBF29CE484222325ULL;  // FNV-1a over actions and final scores
  u64 turns = 0;
  u64 decisions = 0;
  u64 options = 0;
  double seconds = 0;

  void mix(u64 value) { signature = (signature ^ value) * 0x100000001B3ULL; }
};

u64 bits_of(const Action& action) {
  u64 bits = 0;
  std::memcpy(&bits, &action, sizeof action);
  return bits;
}

// `state`: room to play in; ends as the last game does.
void play(const Rules& rules, u64 seed, int games, Tally& tally, State* state) {
  Rng rng(seed);
  Chance chance(rules, "bench");
  ActionList actions;
  const auto start = std::chrono::steady_clock::now();
  for (int game = 0; game < games; ++game) {
    chance.reshuffle(rules, rng);
    start_game(rules, *state);
    while (!is_over(*state)) {
      Action action;
      if (pending(*state).who == kChance) {
        action = chance.answer(rules, *state);
      } else {
        legal_actions(rules, *state, actions);
        ++tally.decisions;
        tally.options += static_cast<u64>(actions.size());
        action = random_action(actions, rng);
        tally.mix(bits_of(action));
      }
      apply(rules, *state, action);
    }
    tally.turns += state->turn;
    for (const i32 score : scores(rules, *state)) tally.mix(static_cast<u64>(score));
  }
  tally.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Nanoseconds to copy a state, as a search does at every node: what is in use, and the whole of it.
struct CopyTime {
  double clone = 0, whole = 0;
};
CopyTime time_copies(const State& state) {
  constexpr int kCopies = 20000;
  const auto to = std::make_unique<State>();
  const auto per_copy = [&](auto copy) {
    double best = 1e9;
    for (int round = 0; round < 5; ++round) {
      const auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < kCopies; ++i) {
        copy();
        *static_cast<volatile i32*>(to->score.data()) = i;  // so that no copy is left out
      }
      best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return best * 1e9 / kCopies;
  };
  return {per_copy([&] { clone(*to, state); }), per_copy([&] { *to = state; })};
}

// The first lines of the signature are the landscape game's as its expansions came: the highest id of the
// first two; the third has all that the catalogue knows.
constexpr std::array<ExpansionId, 2> kExpansionsOfLines = {5, 12};
constexpr std::size_t kLandscapeLines = kExpansionsOfLines.size() + 1;

// The set-ups of such a line: every number of players, options in turn (the first line only), each expansion
// that is new since the line before alone, all up to then together; the rest of the game by the family's
// defaults.
std::vector<Setup> landscape_setups(std::size_t line) {
  const OptionList options(landscape());
  std::vector<Setup> setups;
  for (int players = 1; line == 0 && players <= kMaxPlayers; ++players) {
    Setup setup;
    setup.players = players;
    if (players % 2 != 0) options.set(setup, "edition", 0);
    if (players == 3) options.set(setup, "farmers", 0);
    for (const char* dropped : {"small_cities", "farmers_by_city"}) {
      if (players == 5) options.set(setup, dropped, 1);
    }
    setups.push_back(setup);
  }
  u32 everything = 0;
  for (const Expansion* expansion : landscape().expansions) {
    if (line < kExpansionsOfLines.size() && expansion->id > kExpansionsOfLines[line]) continue;
    everything |= 1u << expansion->id;
    Setup setup;
    setup.expansions = 1u << expansion->id;
    if (line == 0 || expansion->id > kExpansionsOfLines[line - 1]) setups.push_back(setup);
  }
  for (int players = 2; players <= kMaxPlayers && everything != 0; players += 2) {
    Setup setup;
    setup.players = players;
    setup.expansions = everything;
    if (players == 4) options.set(setup, "edition", 0);
    setups.push_back(setup);
  }
  return setups;
}

// Without what does not go together with other options.
Setup made_possible(const OptionList& options, Setup setup) {
  for (int wrong = options.conflict(setup); wrong >= 0; wrong = options.conflict(setup))
    options.set(setup, wrong, options.def(wrong).fallback);
  return setup;
}

// The set-ups of a game's own line, all that the catalogue knows of it: every number of players; each option
// and house rule alone at its lowest and highest, with what it needs; each expansion alone; and everything at
// once, with house rules by chance, for of some only one is played by. Some are refused: an expansion goes
// with one edition only.
std::vector<Setup> family_setups(u8 number) {
  constexpr int kMixed = 12;
  const FamilyEntry& entry = built_in()[number];
  const OptionList options(entry);
  std::vector<Setup> setups;
  const int low = entry.family->min_players;
  const int range = entry.family->max_players - low + 1;
  const auto begin = [&] {
    Setup setup;
    setup.family = number;
    setup.players = low + static_cast<int>(setups.size()) % range;
    return setup;
  };
  for (int players = 0; players < range; ++players) setups.push_back(begin());
  u32 everything = 0;
  for (const Expansion* expansion : entry.expansions) {
    everything |= 1u << expansion->id;
    Setup setup = begin();
    setup.expansions = 1u << expansion->id;
    setups.push_back(setup);
  }
  for (int i = 0; i < options.size(); ++i) {
    const OptionDef& option = options.def(i);
    for (const u8 value : {option.low, option.high}) {
      if (value == option.fallback) continue;
      Setup setup = begin();
      for (const std::string_view needed : option.needs) options.set(setup, needed, 1);
      options.set(setup, i, value);
      setups.push_back(setup);
    }
  }
  Rng rng(7);
  for (int n = 0; n < kMixed; ++n) {
    Setup setup = begin();
    setup.expansions = everything;
    for (int i = 0; i < options.size(); ++i) {
      const OptionDef& option = options.def(i);
      options.set(setup, i, option.low + static_cast<int>(rng.below(1u + option.high - option.low)));
    }
    setups.push_back(made_possible(options, setup));
  }
  return setups;
}

// A line of the signature: of so many games of each set-up. False: one cannot be played at all.
bool print_line(const std::vector<Setup>& setups, int games, bool some_are_refused) {
  Tally tally;
  const auto state = std::make_unique<State>();
  for (const Setup& setup : setups) {
    const auto rules = make_rules(setup);
    if (rules) {
      play(**rules, 42, games, tally, state.get());
    } else if (!some_are_refused || rules.error().code != "option_conflict") {
      std::fprintf(stderr, "%s\n", rules.error().text().c_str());
      return false;
    }
  }
  std::printf("%016llx\n", static_cast<unsigned long long>(tally.signature));
  return true;
}

// The lines of the landscape as it grew, then one for each game of the catalogue.
int print_signature() {
  constexpr int kGames = 100, kFamilyGames = 10;
  for (std::size_t line = 0; line < kLandscapeLines; ++line) {
    if (!print_line(landscape_setups(line), kGames, false)) return 1;
  }
  for (std::size_t family = 0; family < built_in().size(); ++family) {
    if (!print_line(family_setups(static_cast<u8>(family)), kFamilyGames, true)) return 1;
  }
  return 0;
}

struct Options {
  Setup setup;
  int games = 20000;
  u64 seed = 1;
  bool json = false;
  bool signature = false;
};

std::optional<Options> read_options(const Arguments& arguments, std::string& wrong) {
  Options options;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    if (word == "--json" || word == "--signature") {
      (word == "--json" ? options.json : options.signature) = true;
      continue;
    }
    const std::string value = ++i < arguments.size() ? arguments[i] : "";
    bool good = true;
    if (word == "--games") {
      options.games = std::atoi(value.c_str());
      good = options.games > 0;
    } else if (word == "--seed") {
      options.seed = hash_text(value);
    } else {
      good = read_setup_option(word, value, options.setup);
    }
    if (!good) {
      wrong = word + " " + value;
      return std::nullopt;
    }
  }
  return options;
}

}  // namespace

int bench(const Arguments& arguments) {
  std::string wrong;
  const auto options = read_options(arguments, wrong);
  if (!options) {
    std::fprintf(stderr, "bench: what is '%s'? See bastide --help\n", wrong.c_str());
    return 2;
  }
  if (options->signature) return print_signature();
  const auto rules = make_rules(options->setup);
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.error().text().c_str());
    return 1;
  }
  Tally warm_up;
  const auto state = std::make_unique<State>();
  play(**rules, options->seed, options->games / 20 + 1, warm_up, state.get());
  Tally tally;
  play(**rules, options->seed, options->games, tally, state.get());
  const CopyTime copies = time_copies(*state);
  const double rate = options->games / tally.seconds;
  const double per_turn = tally.seconds * 1e9 / static_cast<double>(tally.turns);
  const double turns = static_cast<double>(tally.turns) / options->games;
  std::printf(options->json
                  ? "{\"games\":%d,\"games_per_second\":%.0f,\"turns_per_game\":%.1f,\"ns_per_turn\":%.0f,"
                    "\"options_per_decision\":%.1f,\"signature\":\"%016llx\",\"ns_per_clone\":%.0f,\"ns_per_"
                    "copy\":%.0f}\n"
                  : "%d games, %.0f games/s, %.1f turns a game, %.0f ns a turn, %.1f options a decision, "
                    "signature %016llx\nits last state: %.0f ns a clone, %.0f ns a whole copy\n",
              options->games, rate, turns, per_turn,
              static_cast<double>(tally.options) / static_cast<double>(tally.decisions),
              static_cast<unsigned long long>(tally.signature), copies.clone, copies.whole);
  return 0;
}

}  // namespace bastide::cli
