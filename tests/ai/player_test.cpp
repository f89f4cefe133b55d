// Computer players: whatever they are asked in whatever game, they answer with a legal action; the same
// question has the same answer; the end is played exactly.
#include "engine/ai/player.h"

#include "engine/ai/levels.h"
#include "engine/ai/numbers.h"
#include "engine/ai/playout.h"
#include "engine/ai/reference/reference.h"
#include "engine/assembly/built_in.h"
#include "engine/core/features.h"
#include "engine/game/chance.h"
#include "shell/base/allocations.h"
#include "tests/ai/ask.h"
#include "tests/support/random_play.h"
#include "tests/support/random_setup.h"
#include "tests/support/repeated.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <set>

using namespace bastide;
using namespace bastide::test;

namespace {

u64 mixed(u64 hash, u64 value) { return (hash ^ value) * 0x100000001B3ULL; }

// A number for a whole game that a player plays with itself.
u64 signature(const Setup& setup, const char* name, u32 simulations) {
  const auto rules = make_rules(setup);
  REQUIRE(rules.ok());
  const auto player = ai::make_opponent(name);
  REQUIRE(player != nullptr);
  Chance chance(**rules, "signature");
  const auto state = std::make_unique<State>();
  start_game(**rules, *state);
  u64 hash = 0xCBF29CE484222325ULL;
  for (u64 number = 0; !is_over(*state); ++number) {
    Action action;
    if (pending(*state).who == kChance) {
      action = chance.answer(**rules, *state);
    } else {
      const ai::Choice choice = ask(*player, **rules, *state, simulations, number);
      action = choice.action;
      u64 bits = 0;
      std::memcpy(&bits, &action, sizeof action);
      hash = mixed(mixed(hash, bits), choice.simulations);
      std::memcpy(&bits, &choice.margin, sizeof bits);
      hash = mixed(hash, bits);
    }
    apply(**rules, *state, action);
  }
  for (const i32 score : scores(**rules, *state)) hash = mixed(hash, static_cast<u64>(score));
  return hash;
}

}  // namespace

TEST_CASE("there are four levels and whoever else is measured by") {
  for (const std::string_view level : kLevels) CHECK(ai::make_player(level) != nullptr);
  for (const char* name : {"random", "greedy", "plain", "legacy", "uct", "ensemble", "flat", "star"}) {
    CHECK(ai::make_player(name) == nullptr);
    CHECK(ai::make_opponent(name) != nullptr);
  }
  CHECK(ai::make_player("") == nullptr);
  CHECK(ai::make_player("Master") == nullptr);
  CHECK(ai::make_player("master:arms=0") == nullptr);  // for who tries things, not for messages
  CHECK(ai::make_opponent("master:arms=4") != nullptr);
  CHECK(ai::make_opponent("master:legs=4") == nullptr);
  CHECK(ai::make_opponent("plain:arms=4") == nullptr);
}

TEST_CASE("every level answers every kind of question in every game") {
  std::array<std::unique_ptr<ai::Player>, kLevels.size()> players;
  for (std::size_t i = 0; i < kLevels.size(); ++i) players[i] = ai::make_player(kLevels[i]);
  std::set<std::string> wanted;
  std::map<std::string, int> asked;
  const auto name_of = [](const Rules& rules, const Decision& decision) {
    return std::string(rules.family->key) + " " + std::string(rules.decision_def(decision).key);
  };
  const auto state = std::make_unique<State>();
  Rng rng(22);
  ActionList legal;
  constexpr int kGames = 1500, kEach = 2;
  for (int game = 0; game < kGames; ++game) {
    const auto rules =
        random_rules(rng, static_cast<unsigned>(game) % static_cast<unsigned>(built_in().size()));
    if (rules == nullptr) continue;
    start_game(*rules, *state);
    for (u64 number = 0; !is_over(*state); ++number) {
      const Decision& decision = pending(*state);
      const std::string name = decision.who == kChance ? "" : name_of(*rules, decision);
      if (!name.empty() && asked[name] < kEach) {
        ++asked[name];
        CAPTURE(name);
        for (const auto& player : players) ask(*player, *rules, *state, 4, number);
      }
      apply(*rules, *state, random_answer(*rules, *state, legal, rng));
    }
  }
  for (const FamilyEntry& entry : built_in()) {
    std::vector<const Expansion*> all(entry.expansions.begin(), entry.expansions.end());
    all.insert(all.end(), entry.house.begin(), entry.house.end());
    all.push_back(entry.family->core);
    for (const Expansion* expansion : all) {
      for (const DecisionDef& def : expansion->decisions) {
        const std::string name = std::string(entry.family->key) + " " + std::string(def.key);
        // what only chance answers has weights, a list it is given by, or draws
        const bool chance = def.weight != nullptr || !def.given_by.empty();
        // no expansion of the hunters makes the order of scoring matter (Expansion::order_matters)
        if (!chance && name != "hunters score_next") wanted.insert(name);
      }
    }
  }
  std::string missing;
  for (const std::string& name : wanted) missing += asked.count(name) != 0 ? "" : name + ", ";
  CHECK(missing == "");
}

TEST_CASE("the same question has the same answer, and a game a signature that is the same everywhere") {
  Setup setup;
  const u64 once = signature(setup, "master", 60);
  if (!kSanitized) {
    CHECK(signature(setup, "master", 60) == once);
    CHECK(signature(setup, "master", 61) != once);
  }
  // an intended change of search, weights or rules changes it: write down the new one
  CHECK(once == 13790445811260893853ULL);
}

TEST_CASE("several trees take turns, and what they say is added up") {
  const auto rules = make_rules(Setup{});
  REQUIRE(rules.ok());
  const auto state = std::make_unique<State>();
  Rng rng(4);
  start_game(**rules, *state);
  for (int tiles = 0; tiles < 12;) {  // up to a placement in the middle of the game
    ActionList legal;
    legal_actions(**rules, *state, legal);
    const bool chance = pending(*state).who == kChance;
    tiles += chance ? 1 : 0;
    apply(**rules, *state,
          chance ? sample_chance(**rules, *state, rng)
                 : legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]);
  }
  const auto one = ai::make_opponent("master"), three = ai::make_opponent("master:trees=3");
  constexpr u32 kEach = 16;
  const ai::Choice choice = ask(*three, **rules, *state, 3 * kEach, 5);
  CHECK(choice.simulations == 3 * kEach);
  CHECK(ask(*three, **rules, *state, 3 * kEach, 5).margin == choice.margin);
  // of a single move each tree takes as many simulations: what is told is their mean
  const ai::Line& only = choice.moves[1].line;
  double sum = 0;
  for (const u64 seed : {u64{5}, ai::mix(5, 1), ai::mix(5, 2)})
    sum += one->choose(**rules, *state, {.simulations = kEach, .only = &only}, seed).margin;
  CHECK(three->choose(**rules, *state, {.simulations = 3 * kEach, .only = &only}, 5).margin ==
        doctest::Approx(sum / 3));
}

TEST_CASE("trees that grow in several places, added up, answer as one search does") {
  ActionList legal;
  for (u8 family = 0; family < built_in().size(); ++family) {
    CAPTURE(family);
    Setup setup;
    setup.family = family;
    const auto rules = make_rules(setup);
    REQUIRE(rules.ok());
    const auto at_once = ai::make_search("master"), adds = ai::make_search("master");
    constexpr unsigned kTrees = 6;
    const auto state = std::make_unique<State>(), view = std::make_unique<State>();
    Rng rng(family);
    start_game(**rules, *state);
    int known = 0, thought = 0;
    for (u64 number = 0; !is_over(*state); ++number) {
      if (pending(*state).who != kChance && (number % 9 == 0 || tiles_left(*state) == 0)) {
        view_for(**rules, *state, pending(*state).who, *view);
        const u32 simulations = 50 + static_cast<u32>(number % 7);
        const ai::Budget budget = {.simulations = simulations, .trees = kTrees};
        const ai::Choice whole = at_once->choose(**rules, *view, budget, number);
        std::vector<ai::Grown> grown(kTrees);
        u64 sum = 0;
        for (unsigned tree = kTrees; tree-- > 0;) {
          const auto elsewhere = ai::make_search("master");
          elsewhere->grow(**rules, *view, budget, number, tree, grown[tree]);
          for (const u32 visits : grown[tree].visits) sum += visits;
        }
        const ai::Choice choice = adds->add_up(**rules, *view, number, grown);
        CHECK(sum == whole.simulations);
        (sum == 0 ? known : thought) += 1;
        CHECK((sum == 0 || sum == simulations));
        CHECK(choice.simulations == sum);
        CHECK(choice.action == whole.action);
        CHECK(choice.margin == whole.margin);
        CHECK(choice.own == whole.own);
        REQUIRE(choice.moves.size() == whole.moves.size());
        for (unsigned i = 0; i < choice.moves.size(); ++i) {
          CHECK(std::ranges::equal(choice.moves[i].line, whole.moves[i].line));
          CHECK(choice.moves[i].margin == whole.moves[i].margin);
        }
        grown[1].visits.pop_back();
        CHECK(adds->add_up(**rules, *view, number, grown).moves.empty());
        grown.clear();
        CHECK(adds->add_up(**rules, *view, number, grown).moves.empty());
      }
      apply(**rules, *state, random_answer(**rules, *state, legal, rng));
    }
    CHECK(known > 0);
    CHECK(thought >= 5);
  }
}

// Short lines that go everywhere: after some 35,000 of them a search lists no more moves.
TEST_CASE("a tree is full when it would be elsewhere") {
  const auto rules = make_rules(Setup{});
  REQUIRE(rules.ok());
  const auto state = std::make_unique<State>();
  Rng rng(4);
  ActionList legal;
  start_game(**rules, *state);
  while (pending(*state).who == kChance || state->turn < 12)
    apply(**rules, *state, random_answer(**rules, *state, legal, rng));
  const ai::Budget budget = {.simulations = repeated(45'000, 1'000), .trees = 4};
  const ai::Settings wide = {.seen = 1, .constant = 1000, .later = 1000};
  ai::Search at_once(wide), elsewhere(wide);
  std::vector<ai::Grown> grown(budget.trees);
  for (unsigned tree = 0; tree < budget.trees; ++tree)
    elsewhere.grow(**rules, *state, budget, 7, tree, grown[tree]);
  const ai::Choice choice = elsewhere.add_up(**rules, *state, 7, grown);
  const ai::Choice whole = at_once.choose(**rules, *state, budget, 7);
  CHECK(choice.simulations == budget.simulations);
  CHECK(choice.margin == whole.margin);
  CHECK(choice.action == whole.action);
}

TEST_CASE("nothing is allocated while a level thinks") {
  const auto view = std::make_unique<State>();
  for (std::size_t i = 0; i < built_in().size() * kLevels.size(); ++i) {
    CAPTURE(i);
    Setup setup;
    setup.family = static_cast<u8>(i / kLevels.size());
    const auto rules = make_rules(setup);
    REQUIRE(rules.ok());
    const auto player = ai::make_player(kLevels[i % kLevels.size()]);
    const auto state = std::make_unique<State>();
    Rng rng(i);
    start_game(**rules, *state);
    for (int answers = 0; answers < repeated(25, 8) && !is_over(*state);) {
      if (pending(*state).who == kChance) {
        apply(**rules, *state, sample_chance(**rules, *state, rng));
        continue;
      }
      view_for(**rules, *state, pending(*state).who, *view);
      const unsigned long before = shell::allocations();
      const ai::Choice choice = player->choose(**rules, *view, {.simulations = 60}, rng.next());
      // the first time it reads the game's weights
      if (answers++ > 0) CHECK(shell::allocations() == before);
      apply(**rules, *state, choice.action);
    }
  }
}

// Over some games, for there are some in which no field is worth it (games at random bring 18 points a
// player).
TEST_CASE("every level sends farmers and makes points") {
  Setup setup;
  const auto rules = make_rules(setup);
  constexpr int kGames = repeated(4, 1);
  for (const std::string_view level : kLevels) {
    CAPTURE(level);
    const auto player = ai::make_player(level);
    const auto state = std::make_unique<State>();
    int farmers = 0, points = 0;
    for (int game = 0; game < kGames; ++game) {
      Chance chance(**rules, "farmers-" + std::to_string(game));
      start_game(**rules, *state);
      while (!is_over(*state)) {
        const bool drawn = pending(*state).who == kChance;
        const Action action =
            drawn ? chance.answer(**rules, *state) : ask(*player, **rules, *state, 20, state->turn).action;
        const Kind kind = action.verb == Verb::DeployPiece
                              ? feature_of(*state, segment_at(*state, action)).kind
                              : static_cast<Kind>((*rules)->family->field_kind + 1);
        farmers += kind == (*rules)->family->field_kind ? 1 : 0;
        apply(**rules, *state, action);
      }
      points += scores(**rules, *state)[0] + scores(**rules, *state)[1];
    }
    CHECK(farmers >= repeated(8, 1));
    CHECK(points > 2 * kGames * 35);
  }
}

namespace {

// A game played at random up to the decision that places a tile with so many left in the bag.
void play_to_last(const Rules& rules, const std::string& seed, int left, State& state) {
  Chance chance(rules, seed);
  Rng rng(hash_text(seed));
  ActionList legal;
  start_game(rules, state);
  while (tiles_left(state) > left || pending(state).who == kChance) {
    const bool drawn = pending(state).who == kChance;
    apply(rules, state, drawn ? chance.answer(rules, state) : random_answer(rules, state, legal, rng));
  }
}

// Its margin in the end if both do what is best for them: by hand, every answer and every answer after it. Of
// two players; what chance answers is certain.
int best_margin(const Rules& rules, const State& from, Seat seat) {
  if (is_over(from)) return from.score[seat] - from.score[1 - seat];
  ActionList answers;
  legal_actions(rules, from, answers);
  const Seat who = pending(from).who;
  if (who == kChance) REQUIRE(answers.size() == 1);
  std::vector<int> margins;
  const auto next = std::make_unique<State>();
  for (const Action& answer : answers) {
    clone(*next, from);
    apply(rules, *next, answer);
    margins.push_back(best_margin(rules, *next, seat));
  }
  return who == seat ? std::ranges::max(margins) : std::ranges::min(margins);
}

}  // namespace

TEST_CASE("the last tile is placed where it brings most") {
  const auto rules = make_rules(Setup{});
  const auto state = std::make_unique<State>(), trial = std::make_unique<State>();
  for (int number = 0; number < 12; ++number) {
    CAPTURE(number);
    play_to_last(**rules, "last-" + std::to_string(number), 0, *state);
    const Seat seat = pending(*state).who;
    const int best = best_margin(**rules, *state, seat);
    for (const char* level : {"sharp", "master"}) {
      const auto player = ai::make_player(level);
      clone(*trial, *state);
      while (!is_over(*trial)) apply(**rules, *trial, ask(*player, **rules, *trial, 10, 1).action);
      CHECK_MESSAGE(trial->score[seat] - trial->score[1 - seat] == best, level);
    }
  }
}

TEST_CASE("with two tiles left master finds what is best against the best answer") {
  const auto rules = make_rules(Setup{});
  const auto state = std::make_unique<State>();
  const auto master = ai::make_player("master");
  for (int number = 0; number < repeated(150, 2); ++number) {
    CAPTURE(number);
    play_to_last(**rules, "two-" + std::to_string(number), 1, *state);
    const Seat seat = pending(*state).who;
    const int best = best_margin(**rules, *state, seat);
    const ai::Choice choice = ask(*master, **rules, *state, 2000, 1);
    for (unsigned i = 0; i < choice.own; ++i) apply(**rules, *state, choice.line[i]);
    CHECK(best_margin(**rules, *state, seat) == best);
    CHECK(choice.margin == doctest::Approx(best));  // and knows it
  }
}
