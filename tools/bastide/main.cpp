// bastide: the engine on the command line (README.md lists the commands).
#include "tools/bastide/commands.h"

#include <cstdio>
#include <cstdlib>
#include <new>

namespace {

constexpr const char* kUsage =
    "usage: bastide bench [--games N] [--family F] [--players P] [--edition E] [--expansions a,b|all] "
    "[--seed S] [--json]\n"
    "       bastide bench --signature\n"
    "       bastide arena A B [--games N] [--ms M | --simulations N] [--seed S] [--jobs J] [set-up]\n"
    "       bastide catalogue\n"
    "       bastide puzzles [--games N] [--seed S] [--table expansions] [set-up] | --check FILE\n"
    "       bastide random [--seed S] [--actions N] [--compact yes] [--as link] [--family F] [--players P] "
    "[--edition E] [--expansions a,b|all]\n"
    "       bastide regret JUDGE@SIMULATIONS A@SIMULATIONS... [--positions N] [set-up]\n"
    "       bastide replay FILE\n"
    "       bastide serve\n";

}  // namespace

int main(int argc, char** argv) {
  std::set_new_handler([] {
    std::fputs("bastide: out of memory\n", stderr);
    std::_Exit(1);
  });
  const bastide::cli::Arguments words(argv + (argc > 0 ? 1 : 0), argv + argc);
  const std::string command = words.empty() ? "" : words.front();
  const bastide::cli::Arguments rest(words.begin() + (words.empty() ? 0 : 1), words.end());
  if (command == "arena") return bastide::cli::arena(rest);
  if (command == "bench") return bastide::cli::bench(rest);
  if (command == "catalogue") return bastide::cli::catalogue(rest);
  if (command == "puzzles") return bastide::cli::puzzles(rest);
  if (command == "random") return bastide::cli::random(rest);
  if (command == "regret") return bastide::cli::regret(rest);
  if (command == "replay") return bastide::cli::replay(rest);
  if (command == "serve") return bastide::cli::serve(rest);
  if (command == "tune") return bastide::cli::tune(rest);
  std::fputs(kUsage, command.empty() || command == "--help" ? stdout : stderr);
  return command.empty() || command == "--help" ? 0 : 2;
}
