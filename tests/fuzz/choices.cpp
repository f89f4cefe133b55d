// The first byte names a game that was begun, the others choose among the legal actions: whatever is played,
// the invariants hold, and in the base game the referee counts the same points. Games begun are kept, and no
// more than some turns are played, so that many a run fits into a second.
#include "engine/assembly/built_in.h"
#include "engine/game/chance.h"
#include "engine/rules/rules.h"
#include "tests/support/castle.h"
#include "tests/support/expansions.h"
#include "tests/support/hunters.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"
#include "tests/support/referee.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr int kDecisions = 10;  // of a run, after those that the game was begun by
constexpr u32 kGames = 64;

void check(const std::string& problem) {
  if (problem.empty()) return;
  std::fprintf(stderr, "%s\n", problem.c_str());
  std::abort();
}

class Play {
 public:
  Play(std::shared_ptr<const Rules> rules, const std::string& seed)
      : rules_(std::move(rules)), chance_(*rules_, seed), referee_(*rules_) {
    start_game(*rules_, *state_, nullptr, chance_.tiles().data());
    play_chance(chance_, *rules_, *state_);
    tiles_ = count_tiles_of_game(*state_);
  }
  Play(const Play& other)
      : rules_(other.rules_), chance_(other.chance_), referee_(other.referee_), tiles_(other.tiles_) {
    clone(*state_, *other.state_);
  }
  Play& operator=(const Play&) = delete;

  [[nodiscard]] bool over() const { return is_over(*state_); }
  // Whether the referee knows the game: no expansion, no rule of the house.
  [[nodiscard]] bool judged() const {
    return rules_->family == landscape().family &&
           std::all_of(rules_->expansions.begin() + 1, rules_->expansions.end(),
                       [](const Expansion* expansion) { return expansion == nullptr; });
  }

  // Takes one of the legal actions by a number.
  void answer(u32 choice) {
    legal_actions(*rules_, *state_, legal_);
    if (legal_.empty()) std::abort();
    const Action action = legal_[static_cast<int>(choice % static_cast<u32>(legal_.size()))];
    const int turn = state_->turn;
    if (judged()) referee_.follow(*state_, action);
    apply(*rules_, *state_, action);
    play_chance(chance_, *rules_, *state_);
    if (!judged() || (!over() && state_->turn == turn)) return;
    referee_.end_turn(*state_);
    if (over()) referee_.end_game(*state_);
  }

  void check_all(bool features) const {
    check(check_pieces(*rules_, *state_));
    check(check_tiles(*state_, tiles_));
    if (judged()) check(referee_.compare(*state_));
    if (features) check(check_features(*rules_, *state_));
  }

 private:
  std::shared_ptr<const Rules> rules_;
  std::unique_ptr<State> state_ = std::make_unique<State>();
  Chance chance_;
  Referee referee_;
  ActionList legal_;
  int tiles_ = 0;
};

// The hunters' editions and their expansion in turn.
Setup hunters_game_of(int players, u32 number) {
  if (number % 3 == 0) return hunters_setup(players);
  return number % 3 == 1 ? hunters_2020_setup(players) : hunters_scout_setup(players);
}

// A game of any set-up there is, begun or nearly over.
Play begun_game(u32 number) {
  for (Rng rng(number);;) {
    Setup setup;
    setup.players = 1 + static_cast<int>(rng.below(kMaxPlayers));
    set_option(setup, "edition", static_cast<int>(rng.below(kEditionKeys.size())));
    set_option(setup, "farmers", rng.below(4) != 0 ? 1 : 0);
    set_listed_options(setup, rng.below(1u << listed_options()));
    const u32 some = rng.below(4);  // none, all, or every other
    for (const Expansion* expansion : landscape().expansions) {
      if (some == 1 || (some > 1 && rng.below(2) != 0)) setup.expansions |= 1u << expansion->id;
    }
    if (number % 8 == 7) setup = castle_setup();
    if (number % 8 == 6) setup = hunters_game_of(2 + static_cast<int>(rng.below(4)), number / 8);
    const auto rules = make_rules(setup);
    if (!rules) continue;  // an edition that an expansion does not fit
    Play play(*rules, "fuzz-" + std::to_string(number));
    for (u32 n = rng.below(220); n > 0 && !play.over(); --n) play.answer(rng.below(1u << 16));
    if (!play.over()) return play;
  }
}

const Play& kept_game(u32 number) {
  static std::array<std::unique_ptr<Play>, kGames> games;
  std::unique_ptr<Play>& game = games[number % kGames];
  if (!game) game = std::make_unique<Play>(begun_game(number % kGames));
  return *game;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  if (size == 0) return 0;
  Play play(kept_game(data[0]));
  // recounting the whole land takes longer than all the rest: in every fourth run
  const bool features = data[0] / kGames == 0;
  // after the last byte the first answers are taken
  for (std::size_t i = 1; i <= static_cast<std::size_t>(kDecisions) && !play.over(); ++i) {
    play.answer(i < size ? data[i] : 0);
    play.check_all(features && (i == static_cast<std::size_t>(kDecisions) || play.over()));
  }
  return 0;
}
