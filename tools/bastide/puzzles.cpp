// bastide puzzles: positions of games between computer players in which one move is clearly the best.
#include "engine/ai/levels.h"
#include "engine/ai/numbers.h"
#include "engine/ai/puzzling.h"
#include "engine/assembly/built_in.h"
#include "tools/bastide/commands.h"
#include "tools/bastide/setup_options.h"
#include "tools/bastide/setup_table.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>

namespace bastide::cli {
namespace {

struct Request {
  Setup setup;
  std::string seed = "puzzles";
  std::string file;    // to be checked
  std::string themes;  // a file to be printed with its themes found anew
  std::string row;
  bool table = false;
  int games = 10;
  ai::PuzzleEffort effort;
};

constexpr const char* kUsage =
    "usage: bastide puzzles [--games N] [--seed S] [--deep SIMULATIONS] [--gap POINTS] [--table expansions "
    "[--row "
    "PART]]\n"
    "                       [--family F] [--players P] [--edition E] [--expansions a,b|all] [--option "
    "key=value]\n"
    "       bastide puzzles --check FILE [--deep SIMULATIONS]\n"
    "       bastide puzzles --themes FILE    prints it with its themes found anew\n";

bool read(const Arguments& words, Request& request) {
  for (std::size_t i = 0; i < words.size(); i += 2) {
    if (i + 1 == words.size()) return false;
    const std::string& word = words[i];
    const std::string& value = words[i + 1];
    if (word == "--games")
      request.games = std::atoi(value.c_str());
    else if (word == "--seed" && is_valid_seed(value))
      request.seed = value;
    else if (word == "--check")
      request.file = value;
    else if (word == "--themes")
      request.themes = value;
    else if (word == "--deep")
      request.effort.deep = static_cast<u32>(std::atoi(value.c_str()));
    else if (word == "--gap")
      request.effort.gap = std::atof(value.c_str());
    else if (word == "--table" && value == "expansions")
      request.table = true;
    else if (word == "--row")
      request.row = value;
    else if (!read_setup_option(word, value, request.setup))
      return false;
  }
  return request.games > 0 && request.effort.deep > 0;
}

// Who sits where: weak and strong players make different positions.
constexpr std::array<std::array<std::string_view, 2>, 4> kTables = {
    {{"sharp", "sharp"}, {"steady", "sharp"}, {"sharp", "gentle"}, {"steady", "steady"}}};
constexpr int kApart = 10, kMostOfAGame = 2;  // turns
// The first turn that is looked at: puzzles come from any part of a game.
constexpr u32 kFirstTurn = 5, kTurns = 40;

class Games {
 public:
  explicit Games(const Request& request) : puzzler_(request.effort) {
    for (const std::string_view level : {"gentle", "steady", "sharp"})
      players_.emplace(level, ai::make_player(level));
  }

  // Of one game; prints what it finds.
  void play(const Setup& rules, const std::string& seed, int number) {
    GameSetup setup;
    setup.setup = rules;
    setup.players = default_players(rules.players);
    setup.seed = seed;
    auto game = Game::create(setup);
    if (!game) return;
    const u64 own = hash_text(seed);
    int found = 0, next = static_cast<int>(kFirstTurn + ai::mix(own, 1) % kTurns);
    for (u64 step = 0; !game->over() && found < kMostOfAGame; ++step) {
      const u64 thought = ai::mix(own, step);
      if (game->turn_number() >= next && game->state().parts == 0) {
        if (const auto puzzle = puzzler_.find(*game, thought)) {
          std::printf("%s\n", write_puzzle(*puzzle).c_str());
          std::fflush(stdout);
          ++found;
          next = game->turn_number() + kApart;
        }
      }
      move(*game, kTables[static_cast<unsigned>(number) % kTables.size()], thought);
    }
  }

 private:
  void move(Game& game, const std::array<std::string_view, 2>& table, u64 seed) {
    const Seat seat = pending(game.state()).who;
    const std::string_view level = table[seat % table.size()];
    view_for(game.rules(), game.state(), seat, *view_);
    ai::Budget budget;
    budget.simulations = ai::usual_simulations(level);
    const ai::Choice choice = players_.at(level)->choose(game.rules(), *view_, budget, seed);
    for (unsigned i = 0; i < choice.own; ++i)
      if (!game.apply(choice.line[i])) return;
  }

  ai::Puzzler puzzler_;
  std::map<std::string_view, std::unique_ptr<ai::Player>> players_;
  std::unique_ptr<State> view_ = std::make_unique<State>();
};

int find_puzzles(const Request& request) {
  std::vector<TableRow> rows = {{"", request.setup}};
  if (request.table) rows = setup_table("expansions");
  Games games(request);
  for (int number = 0; number < request.games; ++number) {
    int of_table = 0;  // a row's games have decks of their own
    for (const TableRow& row : rows) {
      const std::string own = request.seed + "-" + std::to_string(number) + "-" + std::to_string(of_table++);
      if (row.name.find(request.row) != std::string::npos) games.play(row.setup, own, number);
    }
  }
  return 0;
}

// After a change of what themes mean. An exit code.
int find_themes(const Request& request) {
  std::ifstream file(request.themes);
  ai::Puzzler puzzler(request.effort);
  for (std::string line; std::getline(file, line);) {
    auto puzzle = read_puzzle(line);
    const auto open = puzzle ? open_puzzle(*puzzle) : Result<OpenPuzzle>(puzzle.error());
    if (open) puzzle->theme = puzzler.theme_of(*open);
    std::printf("%s\n", open ? write_puzzle(*puzzle).c_str() : line.c_str());
  }
  return 0;
}

// Every line: its form, its moves, and by search that the best is the best. An exit code.
int check(const Request& request) {
  std::ifstream file(request.file);
  if (!file) {
    std::fprintf(stderr, "puzzles: no file %s\n", request.file.c_str());
    return 2;
  }
  ai::Puzzler puzzler(request.effort);
  int right = 0, wrong = 0, number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    const auto puzzle = read_puzzle(line);
    const auto open = puzzle ? open_puzzle(*puzzle) : Result<OpenPuzzle>(puzzle.error());
    if (!open) {
      std::printf("line %d: %s\n", number, open.error().text().c_str());
      ++wrong;
      continue;
    }
    const double lead = puzzler.lead_of(*open, request.effort.deep, 1);
    const bool holds = lead >= request.effort.gap / 2;
    ++(holds ? right : wrong);
    if (!holds) std::printf("line %d: leads by %.1f, not %.1f\n", number, lead, open->moves[1].behind / 10.0);
  }
  std::printf("%d hold, %d do not\n", right, wrong);
  return wrong == 0 ? 0 : 1;
}

}  // namespace

int puzzles(const Arguments& arguments) {
  Request request;
  if (!read(arguments, request)) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  if (!request.themes.empty()) return find_themes(request);
  return request.file.empty() ? find_puzzles(request) : check(request);
}

}  // namespace bastide::cli
