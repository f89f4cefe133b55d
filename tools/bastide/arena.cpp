// bastide arena: two computer players against each other, game after game.
#include "engine/assembly/built_in.h"
#include "tools/bastide/commands.h"
#include "tools/bastide/results.h"
#include "tools/bastide/setup_options.h"
#include "tools/bastide/setup_table.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#ifndef __EMSCRIPTEN__
#include <mutex>
#include <thread>
#endif

namespace bastide::cli {
namespace {

struct Request {
  Contender first, second;
  Setup setup;
  std::string seed = "arena";
  std::string table;  // empty: `setup` alone
  std::string row;    // of the table those alone whose name holds this
  int games = 100;
  int jobs = 1;
};

constexpr const char* kUsage =
    "usage: bastide arena A B [--games N] [--ms M | --simulations N] [--ms-b M] [--simulations-b N] [--seed "
    "S] "
    "[--jobs J]\n"
    "                     [--family F] [--players P] [--edition E] [--expansions a,b|all] [--option "
    "key=value]\n"
    "                     [--table expansions|players [--row PART-OF-ITS-NAME]]\n"
    "  A and B: gentle steady sharp master random greedy plain legacy ...; settings after a colon, as in\n"
    "  master:turns=6,constant=10. --ms is processor time for a move, by default 100.\n";

bool read(const Arguments& words, Request& request) {
  if (words.size() < 2) return false;
  request.first.name = words[0];
  request.second.name = words[1];
  int ms_b = -1, simulations_b = -1;
  for (std::size_t i = 2; i < words.size(); i += 2) {
    if (i + 1 == words.size()) return false;
    const std::string& word = words[i];
    const std::string& value = words[i + 1];
    const int number = std::atoi(value.c_str());
    if (word == "--games")
      request.games = number;
    else if (word == "--jobs")
      request.jobs = number;
    else if (word == "--seed")
      request.seed = value;
    else if (word == "--ms")
      request.first.ms = number;
    else if (word == "--simulations")
      request.first.simulations = static_cast<u32>(number);
    else if (word == "--ms-b")
      ms_b = number;
    else if (word == "--simulations-b")
      simulations_b = number;
    else if (word == "--table")
      request.table = value;
    else if (word == "--row")
      request.row = value;
    else if (!read_setup_option(word, value, request.setup))
      return false;
  }
  if (request.first.ms == 0 && request.first.simulations == 0) request.first.ms = 100;
  request.second.ms = ms_b >= 0 ? ms_b : simulations_b >= 0 ? 0 : request.first.ms;
  request.second.simulations = simulations_b >= 0 ? static_cast<u32>(simulations_b)
                               : ms_b >= 0        ? 0
                                                  : request.first.simulations;
  return request.games > 0 && request.jobs > 0 &&
         (request.table.empty() || !setup_table(request.table).empty());
}

void print_effort(const char* name, const Effort& effort) {
  const double moves = std::max(1.0, effort.moves);
  std::printf("  %-28s %7.1f ms a move (longest %.0f), %9.0f simulations a move, %.0f a second\n", name,
              effort.ms / moves, effort.longest_ms, effort.simulations / moves,
              effort.simulations / std::max(1e-9, effort.ms / 1e3));
}

void print(const Request& request, const Results& results) {
  std::printf("%s against %s: %zu games, %d won, %d drawn, %zu lost\n", request.first.name.c_str(),
              request.second.name.c_str(), results.games, results.won, results.drawn,
              results.games - static_cast<std::size_t>(results.won + results.drawn));
  const double score = results.score.mean, half = results.half();
  std::printf("  score %.1f %% +- %.1f, Elo %+.0f (%+.0f to %+.0f)\n", 100 * score, 100 * half, elo(score),
              elo(score - half), elo(score + half));
  std::printf("  margin %+.1f +- %.1f points, average %.1f : %.1f\n", results.margin.mean,
              results.margin.error, results.own.mean, results.others.mean);
  print_effort(request.first.name.c_str(), results.effort[0]);
  print_effort(request.second.name.c_str(), results.effort[1]);
}

void print_row(const std::string& name, const Results& results) {
  std::printf("| %s | %.1f %% ± %.1f | %+.1f ± %.1f, %.1f : %.1f |\n", name.c_str(), 100 * results.score.mean,
              100 * results.half(), results.margin.mean, results.margin.error, results.own.mean,
              results.others.mean);
  std::fflush(stdout);
}

// How it stands, now and then: matches take long.
void tell_progress(const std::vector<GamePlayed>& games, int finished, int all) {
  if (finished % 10 != 0) return;
  double score = 0, played = 0;
  for (const GamePlayed& game : games) {
    score += game.result.score;
    played += game.effort[0].moves > 0 ? 1 : 0;
  }
  std::fprintf(stderr, "%d of %d games, %.1f %%\n", finished, all, 100 * score / std::max(1.0, played));
}

// Every job takes the next game that nobody has begun. False: a player is not known.
bool play_all(const Request& request, const Rules& rules, std::vector<GamePlayed>& games) {
#ifdef __EMSCRIPTEN__
  Match match(rules, request.first, request.second, request.seed);
  for (int number = 0; match.ready() && number < request.games; ++number) {
    games[static_cast<std::size_t>(number)] = match.play(number);
    tell_progress(games, number + 1, request.games);
  }
  return match.ready();
#else
  int begun = 0, finished = 0;
  bool ready = true;
  std::mutex lock;  // of these and of the games
  const auto work = [&] {
    Match match(rules, request.first, request.second, request.seed);
    std::unique_lock held(lock);
    ready = ready && match.ready();
    while (ready && begun < request.games) {
      const int number = begun++;
      held.unlock();
      const GamePlayed game = match.play(number);
      held.lock();
      games[static_cast<std::size_t>(number)] = game;
      tell_progress(games, ++finished, request.games);
    }
  };
  std::vector<std::thread> jobs;
  for (int job = 0; job < request.jobs; ++job) jobs.emplace_back(work);
  for (std::thread& job : jobs) job.join();
  return ready;
#endif
}

// The games of one set-up; an exit code.
int play_setup(const Request& request, Results& results) {
  const auto rules = make_rules(request.setup);
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.error().text().c_str());
    return 1;
  }
  std::vector<GamePlayed> games(static_cast<std::size_t>(request.games));
  if (!play_all(request, **rules, games)) {
    std::fputs("arena: there is no such player\n", stderr);
    return 2;
  }
  results = results_of(games, request.setup.players);
  return 0;
}

// The same match in every set-up of a table, as the rows of one.
int play_table(Request request, const std::vector<TableRow>& rows) {
  std::printf("| %s against %s, %d games | score | margin, averages |\n|---|---|---|\n",
              request.first.name.c_str(), request.second.name.c_str(), request.games);
  for (const TableRow& row : rows) {
    if (!request.row.empty() && row.name.find(request.row) == std::string::npos) continue;
    request.setup = row.setup;
    Results results;
    if (const int code = play_setup(request, results); code != 0) return code;
    print_row(row.name, results);
  }
  return 0;
}

}  // namespace

int arena(const Arguments& arguments) {
  Request request;
  if (!read(arguments, request)) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  if (!request.table.empty()) return play_table(request, setup_table(request.table));
  Results results;
  const int code = play_setup(request, results);
  if (code == 0) print(request, results);
  return code;
}

}  // namespace bastide::cli
