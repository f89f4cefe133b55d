// bastide regret: what players lose by their moves, as one that thinks longer judges them. Simple regret
// (Bubeck, Munos, Stoltz 2009), estimated: it tells how much thinking is enough. A judge that values
// positions as the players do shares their errors: which of two ways to see is the truer one, matches tell
// (bastide arena).
#include "engine/ai/numbers.h"
#include "engine/ai/reference/reference.h"
#include "engine/assembly/built_in.h"
#include "engine/game/game.h"
#include "tools/bastide/commands.h"
#include "tools/bastide/setup_options.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace bastide::cli {
namespace {

constexpr const char* kUsage =
    "usage: bastide regret JUDGE@SIMULATIONS A@SIMULATIONS [B@SIMULATIONS]... [--positions N] [--every N] "
    "[--seed S]\n"
    "                      [--family F] [--players P] [--edition E] [--expansions a,b|all] [--option "
    "key=value]\n"
    "  players as in bastide arena; every so many of a game's decisions is one that all are asked\n";

// Who plays the games that the positions are of.
constexpr std::string_view kMover = "master";
constexpr u32 kMoverSimulations = 300;

struct Asked {
  std::string name;
  u32 simulations = 0;
  std::unique_ptr<ai::Player> player;
  double sum = 0, squares = 0;  // of what its moves lost, in points
  int others = 0;               // moves that were not the judge's
};

struct Request {
  std::vector<Asked> asked;  // the judge first
  Setup setup;
  std::string seed = "regret";
  int positions = 100;
  int every = 4;
};

// False: no player, or not so many simulations.
bool read_player(const std::string& word, Request& request) {
  const std::size_t at = word.find('@');
  if (at == std::string::npos) return false;
  Asked asked;
  asked.name = word;
  asked.simulations = static_cast<u32>(std::max(0, std::atoi(word.c_str() + at + 1)));
  asked.player = ai::make_opponent(word.substr(0, at));
  const bool good = asked.simulations > 0 && asked.player != nullptr;
  request.asked.push_back(std::move(asked));
  return good;
}

bool read(const Arguments& words, Request& request) {
  std::size_t i = 0;
  for (; i < words.size() && !words[i].starts_with("--"); ++i)
    if (!read_player(words[i], request)) return false;
  for (; i < words.size(); i += 2) {
    if (i + 1 == words.size()) return false;
    const std::string& word = words[i];
    const std::string& value = words[i + 1];
    if (word == "--positions")
      request.positions = std::atoi(value.c_str());
    else if (word == "--every")
      request.every = std::atoi(value.c_str());
    else if (word == "--seed" && is_valid_seed(value))
      request.seed = value;
    else if (!read_setup_option(word, value, request.setup))
      return false;
  }
  return request.asked.size() > 1 && request.positions > 0 && request.every > 0;
}

ai::Line own_move(const ai::Choice& choice) {
  ai::Line move;
  for (unsigned i = 0; i < choice.own; ++i) move.add(choice.line[i]);
  return move;
}

class Trial {
 public:
  explicit Trial(Request& request) : request_(request) {}

  // All are asked. The judge thinks of either move alone, with the same draws, so that neither is the
  // luckier.
  void ask(const Rules& rules, const State& view, u64 seed) {
    Asked& judge = request_.asked[0];
    const auto choose = [&](Asked& who, u64 own, const ai::Line* only) {
      return who.player->choose(rules, view, {.simulations = who.simulations, .only = only}, own);
    };
    const ai::Line best = own_move(choose(judge, seed, nullptr));
    const double worth = choose(judge, seed, &best).margin;
    for (std::size_t i = 1; i < request_.asked.size(); ++i) {
      Asked& who = request_.asked[i];
      const ai::Line move = own_move(choose(who, ai::mix(seed, 1), nullptr));
      if (std::ranges::equal(move, best)) continue;
      const double loss = worth - choose(judge, seed, &move).margin;
      who.sum += loss;
      who.squares += loss * loss;
      ++who.others;
    }
    ++positions_;
    if (positions_ % 10 == 0) std::fprintf(stderr, "%d of %d positions\n", positions_, request_.positions);
  }

  // One game; false: it could not be begun.
  bool play(int number) {
    GameSetup setup;
    setup.setup = request_.setup;
    setup.players = default_players(setup.setup.players);
    setup.seed = request_.seed + "-" + std::to_string(number);
    auto game = Game::create(setup);
    if (!game) {
      std::fprintf(stderr, "%s\n", game.error().text().c_str());
      return false;
    }
    const u64 own = hash_text(setup.seed);
    // other decisions in every game
    for (int decision = number; !game->over() && !done(); ++decision) {
      view_for(game->rules(), game->state(), pending(game->state()).who, *view_);
      const u64 seed = ai::mix(own, static_cast<u64>(decision));
      const ai::Choice choice =
          mover_->choose(game->rules(), *view_, {.simulations = kMoverSimulations}, seed);
      if (decision % request_.every == 0 && choice.simulations > 0) ask(game->rules(), *view_, seed);
      for (unsigned i = 0; i < choice.own; ++i)
        if (!game->apply(choice.line[i])) return false;
    }
    return true;
  }

  [[nodiscard]] bool done() const { return positions_ >= request_.positions; }

  void print() const {
    const double n = positions_;
    std::printf("%d positions, judged by %s\n", positions_, request_.asked[0].name.c_str());
    for (std::size_t i = 1; i < request_.asked.size(); ++i) {
      const Asked& who = request_.asked[i];
      const double mean = who.sum / n;
      const double error = std::sqrt(std::max(0.0, who.squares / n - mean * mean) / n);
      std::printf("  %-40s %.3f +- %.3f points a decision, another move in %.1f %%\n", who.name.c_str(), mean,
                  error, 100 * who.others / n);
    }
  }

 private:
  Request& request_;
  std::unique_ptr<ai::Player> mover_ = ai::make_player(kMover);
  std::unique_ptr<State> view_ = std::make_unique<State>();
  int positions_ = 0;
};

}  // namespace

int regret(const Arguments& arguments) {
  Request request;
  if (!read(arguments, request)) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  Trial trial(request);
  for (int number = 0; !trial.done(); ++number)
    if (!trial.play(number)) return 1;
  trial.print();
  return 0;
}

}  // namespace bastide::cli
